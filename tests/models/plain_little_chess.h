// SPDX-License-Identifier: MIT
// Kings and rooks on a small board: a simple model for the probe little_chess.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

#include "tests/models/plain_duel.h"

namespace hr::tests {

class PlainLittleChess : public PlainDuel {
 public:
  static constexpr int k_columns = 4, k_rows = 5, k_cells = k_columns * k_rows, k_idle = 40;
  enum Piece : char { none = '.', king = 'k', rook = 'r' };
  struct Square {
    Piece piece = none;
    int owner = -1;
  };
  using Move = std::pair<int, int>;

  PlainLittleChess() {
    board_[1] = {king, 0};
    board_[0] = {rook, 0};
    board_[4 * k_columns + 2] = {king, 1};
    board_[4 * k_columns + 3] = {rook, 1};
  }

  std::vector<Move> moves() const {
    const int seat = to_move_;
    std::vector<Move> out;
    for (int from = 0; from < k_cells; ++from)
      for (int to = 0; to < k_cells && at(from).owner == seat; ++to)
        if (at(to).owner != seat && reaches(from, to) && !after({from, to}).in_check(seat))
          out.emplace_back(from, to);
    return out;
  }

  void play(Move move) {
    const int me = to_move_;
    const bool takes = at(move.second).owner >= 0;
    *this = after(move);
    idle_ = takes ? 0 : idle_ + 1;
    to_move_ = 1 - me;
    const bool stuck = moves().empty();
    if (stuck || idle_ >= k_idle) end(stuck && in_check(to_move_) ? me : -1);
  }

 private:
  const Square& at(int cell) const { return board_[static_cast<std::size_t>(cell)]; }

  PlainLittleChess after(Move move) const {
    PlainLittleChess out = *this;
    out.board_[static_cast<std::size_t>(move.second)] = at(move.first);
    out.board_[static_cast<std::size_t>(move.first)] = {};
    return out;
  }

  bool reaches(int from, int to) const {
    const int x = to % k_columns - from % k_columns, y = to / k_columns - from / k_columns;
    if (from == to) return false;
    if (at(from).piece == king) return std::abs(x) <= 1 && std::abs(y) <= 1;
    if (x != 0 && y != 0) return false;
    const int way = x != 0 ? (x > 0 ? 1 : -1) : (y > 0 ? k_columns : -k_columns);
    for (int cell = from + way; cell != to; cell += way)
      if (at(cell).piece != none) return false;
    return true;
  }

  bool in_check(int seat) const {
    for (int to = 0; to < k_cells; ++to) {
      if (at(to).piece != king || at(to).owner != seat) continue;
      for (int from = 0; from < k_cells; ++from)
        if (at(from).owner == 1 - seat && reaches(from, to)) return true;
    }
    return false;
  }

  std::array<Square, k_cells> board_{};
  int idle_ = 0;
};

}  // namespace hr::tests
