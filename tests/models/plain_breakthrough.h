// SPDX-License-Identifier: MIT
// Breakthrough cell by cell, a slow and simple model. A cell is column + columns * row, both from
// 0; seat 0 starts from rows 0 and 1 and moves up, seat 1 from the last two and moves down.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

#include "tests/models/plain_duel.h"

namespace hr::tests {

class PlainBreakthrough : public PlainDuel {
 public:
  using Move = std::pair<int, int>;  // from, to

  explicit PlainBreakthrough(int columns = 8, int rows = 8)
      : columns_(columns), rows_(rows), owner_(static_cast<std::size_t>(columns * rows), k_none) {
    for (int x = 0; x < columns_; ++x) {
      for (int y = 0; y < 2; ++y) {
        owner(x, y) = 0;
        owner(x, rows_ - 1 - y) = 1;
      }
    }
  }

  std::vector<Move> moves() const {
    std::vector<Move> all;
    if (over()) return all;
    const int forward = to_move_ == 0 ? 1 : -1;
    for (int x = 0; x < columns_; ++x) {
      for (int y = 0; y < rows_; ++y) {
        if (owner(x, y) != to_move_) continue;
        for (int dx = -1; dx <= 1; ++dx) {
          const int u = x + dx;
          const int v = y + forward;
          if (u < 0 || u >= columns_ || v < 0 || v >= rows_) continue;
          const bool empty = owner(u, v) == k_none;
          const bool enemy = owner(u, v) == 1 - to_move_;
          if (empty || (enemy && dx != 0)) all.emplace_back(x + columns_ * y, u + columns_ * v);
        }
      }
    }
    std::sort(all.begin(), all.end());
    return all;
  }

  void play(Move move) {
    assert(!over());
    const auto [from, to] = move;
    const int mover = to_move_;
    owner_[static_cast<std::size_t>(from)] = k_none;
    owner_[static_cast<std::size_t>(to)] = mover;
    to_move_ = 1 - mover;
    const int far = mover == 0 ? rows_ - 1 : 0;
    // A side without a pawn has no move either.
    if (to / columns_ == far || moves().empty()) end(mover);
  }

  // The seat whose pawn is on a cell, or -1.
  int at(int cell) const { return owner_[static_cast<std::size_t>(cell)]; }

 private:
  static constexpr int k_none = -1;

  int& owner(int x, int y) { return owner_[static_cast<std::size_t>(x + columns_ * y)]; }
  int owner(int x, int y) const { return owner_[static_cast<std::size_t>(x + columns_ * y)]; }

  int columns_;
  int rows_;
  std::vector<int> owner_;
};

}  // namespace hr::tests
