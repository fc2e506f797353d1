// SPDX-License-Identifier: MIT
// Connect Four cell by cell, a slow and simple model. An action is a column, from 0; a cell is
// column + columns * row, row 0 at the bottom. Seat 0 starts.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hr {

class PlainConnectFour {
 public:
  explicit PlainConnectFour(int columns = 7, int rows = 6, int line = 4)
      : columns_(columns), rows_(rows), line_(line) {
    reset();
  }

  void reset() {
    owner_.assign(static_cast<std::size_t>(columns_ * rows_), k_none);
    to_move_ = 0;
    over_ = false;
    winner_ = -1;
  }

  // The columns with room, sorted; empty when the game is over.
  std::vector<int> moves() const {
    std::vector<int> all;
    if (over_) return all;
    for (int x = 0; x < columns_; ++x) {
      if (at(x, rows_ - 1) == k_none) all.push_back(x);
    }
    return all;
  }

  void play(int column) {
    assert(!over_ && at(column, rows_ - 1) == k_none);
    int y = 0;
    while (at(column, y) != k_none) ++y;
    owner_[static_cast<std::size_t>(column + columns_ * y)] = to_move_;
    if (has_line(to_move_)) {
      over_ = true;
      winner_ = to_move_;
    } else if (moves().empty()) {
      over_ = true;
    }
    to_move_ = 1 - to_move_;
  }

  bool over() const { return over_; }
  int winner() const { return winner_; }  // 0 or 1; -1 for a draw, and during the game
  int to_move() const { return to_move_; }

  // The seat whose disc is on a cell, or -1.
  int at(int x, int y) const { return owner_[static_cast<std::size_t>(x + columns_ * y)]; }

  // The number of action sequences of exactly this length from here.
  std::uint64_t perft(int depth) const {
    if (depth == 0) return 1;
    if (depth == 1) return moves().size();
    std::uint64_t sequences = 0;
    for (const int column : moves()) {
      PlainConnectFour next = *this;
      next.play(column);
      sequences += next.perft(depth - 1);
    }
    return sequences;
  }

 private:
  static constexpr int k_none = -1;

  bool has_line(int seat) const {
    const int steps[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (int x = 0; x < columns_; ++x) {
      for (int y = 0; y < rows_; ++y) {
        for (const auto& step : steps) {
          if (line_from(seat, x, y, step[0], step[1])) return true;
        }
      }
    }
    return false;
  }

  bool line_from(int seat, int x, int y, int dx, int dy) const {
    for (int i = 0; i < line_; ++i) {
      const int u = x + i * dx;
      const int v = y + i * dy;
      if (u < 0 || u >= columns_ || v < 0 || v >= rows_ || at(u, v) != seat) return false;
    }
    return true;
  }

  int columns_;
  int rows_;
  int line_;
  std::vector<int> owner_;
  int to_move_ = 0;
  bool over_ = false;
  int winner_ = -1;
};

}  // namespace hr
