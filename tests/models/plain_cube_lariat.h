// SPDX-License-Identifier: MIT
// Cube Lariat cell by cell, a slow and simple model. It finds out which cells touch from their
// positions on the solid: twice the position has two odd numbers for an octagon and none for a
// small cell; two cells touch if they are close enough, unless both are small.
#pragma once

#include <cstddef>
#include <vector>

#include "core/board/board.h"

namespace hr::tests {

class PlainCubeLariat {
 public:
  explicit PlainCubeLariat(const Board& board) {
    for (int a = 0; a < board.cells(); ++a) {
      beside_.emplace_back();
      for (int b = 0; b < board.cells(); ++b)
        if (touch(board.where(CellId(a)), board.where(CellId(b)))) beside_.back().push_back(b);
    }
  }

  const std::vector<int>& beside(int cell) const { return beside_[at(cell)]; }

  // The owners of the groups that isolate the nuclear cells from each other; a cell of owner -1
  // belongs to nobody.
  std::vector<int> winning_groups(const std::vector<int>& owners,
                                  const std::vector<CellId>& nuclear) const {
    std::vector<int> out;
    std::vector<bool> known(owners.size(), false);
    for (int cell = 0; cell < static_cast<int>(owners.size()); ++cell) {
      if (known[at(cell)] || owners[at(cell)] < 0) continue;
      const std::vector<bool> group =
          flood(cell, [&](int c) { return owners[at(c)] == owners[at(cell)]; });
      for (std::size_t c = 0; c < known.size(); ++c) known[c] = known[c] || group[c];
      if (isolates(group, nuclear)) out.push_back(owners[at(cell)]);
    }
    return out;
  }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  static bool touch(Coordinates a, Coordinates b) {
    const auto small = [](Coordinates c) { return c.x % 2 == 0 && c.y % 2 == 0 && c.z % 2 == 0; };
    const int x = a.x - b.x, y = a.y - b.y, z = a.z - b.z, apart = x * x + y * y + z * z;
    return apart > 0 && apart <= 4 && !(small(a) && small(b));
  }

  template <class F>
  std::vector<bool> flood(int start, F&& inside) const {
    std::vector<bool> out(beside_.size(), false);
    std::vector<int> open{start};
    out[at(start)] = true;
    while (!open.empty()) {
      const int cell = open.back();
      open.pop_back();
      for (const int next : beside(cell))
        if (!out[at(next)] && inside(next)) out[at(next)] = true, open.push_back(next);
    }
    return out;
  }

  bool isolates(const std::vector<bool>& group, const std::vector<CellId>& nuclear) const {
    for (const CellId a : nuclear) {
      if (group[at(index(a))]) continue;
      const auto reached = flood(index(a), [&](int c) { return !group[at(c)]; });
      for (const CellId b : nuclear)
        if (a != b && reached[at(index(b))]) return false;
    }
    return true;
  }

  std::vector<std::vector<int>> beside_;
};

}  // namespace hr::tests
