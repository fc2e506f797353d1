// SPDX-License-Identifier: MIT
// The groups formed by a seat's pieces, maintained as pieces are added one by one. Each group has
// up to eight marks, which are combined when groups are joined. Pieces cannot be removed: to return
// to an earlier position, start again. A group may be named by any of its cells. (A union-find with
// path compression.)
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

  // Adds a piece as a new group.
  void add(int cell, Marks marks) {
    above(cell) = static_cast<std::uint16_t>(cell);
    marks_[nth(cell)] = marks;
  }
  // Joins another cell's group, which may be the same already, to that of the newcomer, which
  // becomes its head.
  void join(int newcomer, int other) {
    const int head = head_of(other);
    above(head) = static_cast<std::uint16_t>(newcomer);
    marks_[nth(newcomer)] |= marks_[nth(head)];
  }

  // Whether the cell is the head of its group: the piece added last.
  bool heads(int cell) const { return above_[nth(cell)] == cell; }

  Marks marks(int cell) { return marks_[nth(head_of(cell))]; }
  void mark(int cell, Marks marks) { marks_[nth(head_of(cell))] |= marks; }
  // Removes marks from all groups.
  void unmark(Marks marks) {
    for (Marks& here : marks_) here = static_cast<Marks>(here & ~marks);
  }

 private:
  std::uint16_t& above(int cell) { return above_[nth(cell)]; }
  int head_of(int cell) {
    while (above(cell) != cell) cell = above(cell) = above(above(cell));
    return cell;
  }

  std::vector<std::uint16_t> above_;  // parent in the union-find, by cell; a head points to itself
  std::vector<Marks> marks_;          // by cell; valid for heads only
};

}  // namespace hr
