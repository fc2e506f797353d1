// SPDX-License-Identifier: MIT
// Marks in a line, a slow and simple model: tic-tac-toe, and connect four if they drop. A cell is
// column + columns * row, from 0, row 0 at the bottom.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "tests/models/plain_duel.h"

namespace hr::tests {

class PlainMarks : public PlainDuel {
 public:
  PlainMarks(int columns, int rows, int line, bool drops)
      : columns_(columns),
        rows_(rows),
        line_(line),
        drops_(drops),
        marks_(static_cast<std::size_t>(columns * rows), '.') {}

  std::vector<int> moves() const {
    std::vector<int> all;
    for (int cell = 0; cell < columns_ * rows_ && !over(); ++cell)
      if (at(cell) == '.' && (!drops_ || cell < columns_ || at(cell - columns_) != '.'))
        all.push_back(cell);
    return all;
  }

  void play(int cell) {
    assert(!over() && at(cell) == '.');
    const int mover = to_move_;
    marks_[static_cast<std::size_t>(cell)] = "xo"[mover];
    to_move_ = 1 - mover;
    if (in_line(cell))
      end(mover);
    else if (moves().empty())
      end(-1);
  }

  // Of all cells: x and o for the seats, '.' for none.
  const std::string& marks() const { return marks_; }

  // The number of ways to play from here to the end.
  std::uint64_t complete_games() const {
    std::uint64_t games = over() ? 1 : 0;
    for (const int cell : moves()) {
      PlainMarks next = *this;
      next.play(cell);
      games += next.complete_games();
    }
    return games;
  }

 private:
  char at(int cell) const { return marks_[static_cast<std::size_t>(cell)]; }

  bool in_line(int cell) const {
    constexpr int k_ways[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (const auto& way : k_ways) {
      int length = 1;
      for (const int sign : {-1, 1})
        for (int n = sign; same(cell, n * way[0], n * way[1]); n += sign) ++length;
      if (length >= line_) return true;
    }
    return false;
  }

  bool same(int cell, int across, int up) const {
    const int x = cell % columns_ + across, y = cell / columns_ + up;
    return x >= 0 && x < columns_ && y >= 0 && y < rows_ && at(x + columns_ * y) == at(cell);
  }

  int columns_, rows_, line_;
  bool drops_;
  std::string marks_;
};

inline PlainMarks plain_tic_tac_toe() { return {3, 3, 3, false}; }
inline PlainMarks plain_connect_four(int columns = 7, int rows = 6, int line = 4) {
  return {columns, rows, line, true};
}

}  // namespace hr::tests
