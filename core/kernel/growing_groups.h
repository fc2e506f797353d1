// SPDX-License-Identifier: MIT
// The groups that pieces of one seat form, kept up as they come one by one. Each has marks, up to
// eight, which a group that is joined to another hands on. Pieces cannot be taken out again: who
// goes back to an earlier position begins anew. Cells are named by any cell of their group; heads
// are found along ways that get shorter each time (a union-find).
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/base/ids.h"

namespace hr {

class GrowingGroups {
 public:
  using Marks = std::uint8_t;

  explicit GrowingGroups(int cells = 0) : above_(nth(cells)), marks_(nth(cells)) {}

  // A piece comes to a cell, a group by itself as long as it is joined to no other.
  void add(int cell, Marks marks) {
    above(cell) = static_cast<std::uint16_t>(cell);
    marks_[nth(cell)] = marks;
  }
  // The newcomer becomes the head of another cell's group, which may be its own already.
  void join(int newcomer, int other) {
    const int head = head_of(other);
    above(head) = static_cast<std::uint16_t>(newcomer);
    marks_[nth(newcomer)] |= marks_[nth(head)];
  }

  // Of the pieces that came, the last one of each group is its head.
  bool heads(int cell) const { return above_[nth(cell)] == cell; }

  Marks marks(int cell) { return marks_[nth(head_of(cell))]; }
  void mark(int cell, Marks marks) { marks_[nth(head_of(cell))] |= marks; }
  // Takes marks off all groups.
  void unmark(Marks marks) {
    for (Marks& here : marks_) here = static_cast<Marks>(here & ~marks);
  }

 private:
  std::uint16_t& above(int cell) { return above_[nth(cell)]; }
  int head_of(int cell) {
    while (above(cell) != cell) cell = above(cell) = above(above(cell));
    return cell;
  }

  std::vector<std::uint16_t> above_;  // by cell; a head: itself
  std::vector<Marks> marks_;          // by cell, of use where that is a head
};

}  // namespace hr
