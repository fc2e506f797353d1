// SPDX-License-Identifier: MIT
// Hex cell by cell, a slow and simple model. A cell is x + n * y, from 0. Seat 0 (red) connects the
// left edge x = 0 with the right edge x = n - 1; seat 1 (blue) connects y = 0 with y = n - 1. With
// the pie rule, k_swap is an additional action in seat 1's very first turn: the players exchange
// seats, the pieces stay, and it is still seat 1's turn, now with the other player in it.
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

#include "tests/models/plain_duel.h"

namespace hr::tests {

class PlainHex : public PlainDuel {
 public:
  static constexpr int k_swap = -1;

  explicit PlainHex(int n = 11, bool pie = false)
      : n_(n), pie_(pie), owner_(static_cast<std::size_t>(n * n), k_none) {}

  // The swap first.
  std::vector<int> moves() const {
    std::vector<int> all;
    if (over()) return all;
    if (pie_ && stones_ == 1 && !swapped_) all.push_back(k_swap);
    for (int cell = 0; cell < n_ * n_; ++cell) {
      if (at(cell) == k_none) all.push_back(cell);
    }
    return all;
  }

  void play(int cell) {
    assert(!over());
    if (cell == k_swap) {
      assert(pie_ && stones_ == 1 && !swapped_);
      swapped_ = true;
      return;
    }
    assert(at(cell) == k_none);
    owner_[static_cast<std::size_t>(cell)] = to_move_;
    ++stones_;
    if (joined(to_move_)) end(to_move_);
    to_move_ = 1 - to_move_;
  }

  int player_in(int seat) const { return swapped_ ? 1 - seat : seat; }

  // The seat whose stone is on a cell, or -1.
  int at(int cell) const { return owner_[static_cast<std::size_t>(cell)]; }

  // Whether a seat's stones connect its two edges: flood fill from the first edge.
  bool joined(int seat) const {
    std::vector<bool> reached(owner_.size(), false);
    std::vector<int> waiting;
    for (int i = 0; i < n_; ++i) waiting.push_back(seat == 0 ? n_ * i : i);
    while (!waiting.empty()) {
      const int cell = waiting.back();
      waiting.pop_back();
      if (at(cell) != seat || reached[static_cast<std::size_t>(cell)]) continue;
      reached[static_cast<std::size_t>(cell)] = true;
      if ((seat == 0 ? cell % n_ : cell / n_) == n_ - 1) return true;
      for (const int next : neighbours(cell)) waiting.push_back(next);
    }
    return false;
  }

  std::vector<int> neighbours(int cell) const {
    const int steps[6][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}};
    std::vector<int> near;
    for (const auto& step : steps) {
      const int x = cell % n_ + step[0];
      const int y = cell / n_ + step[1];
      if (x >= 0 && x < n_ && y >= 0 && y < n_) near.push_back(x + n_ * y);
    }
    return near;
  }

 private:
  static constexpr int k_none = -1;

  int n_;
  bool pie_;
  std::vector<int> owner_;
  int stones_ = 0;
  bool swapped_ = false;
};

}  // namespace hr::tests
