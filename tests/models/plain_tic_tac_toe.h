// SPDX-License-Identifier: MIT
// Tic-tac-toe, a slow and simple model. A cell is column + 3 * row, from 0. Seat 0 starts.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hr {

class PlainTicTacToe {
 public:
  PlainTicTacToe() { reset(); }

  void reset() {
    owner_.fill(k_none);
    to_move_ = 0;
    over_ = false;
    winner_ = -1;
  }

  // Sorted; empty when the game is over.
  std::vector<int> moves() const {
    std::vector<int> all;
    if (over_) return all;
    for (int cell = 0; cell < 9; ++cell) {
      if (at(cell) == k_none) all.push_back(cell);
    }
    return all;
  }

  void play(int cell) {
    assert(!over_ && at(cell) == k_none);
    owner_[static_cast<std::size_t>(cell)] = to_move_;
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

  // The seat whose mark is on a cell, or -1.
  int at(int cell) const { return owner_[static_cast<std::size_t>(cell)]; }

  // The number of action sequences of exactly this length from here.
  std::uint64_t perft(int depth) const {
    if (depth == 0) return 1;
    if (depth == 1) return moves().size();
    std::uint64_t sequences = 0;
    for (const int cell : moves()) {
      PlainTicTacToe next = *this;
      next.play(cell);
      sequences += next.perft(depth - 1);
    }
    return sequences;
  }

  // The number of ways to play from here to the end.
  std::uint64_t complete_games() const {
    if (over_) return 1;
    std::uint64_t games = 0;
    for (const int cell : moves()) {
      PlainTicTacToe next = *this;
      next.play(cell);
      games += next.complete_games();
    }
    return games;
  }

 private:
  static constexpr int k_none = -1;

  bool has_line(int seat) const {
    const int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                             {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    for (const auto& line : lines) {
      if (at(line[0]) == seat && at(line[1]) == seat && at(line[2]) == seat) return true;
    }
    return false;
  }

  std::array<int, 9> owner_;
  int to_move_ = 0;
  bool over_ = false;
  int winner_ = -1;
};

}  // namespace hr
