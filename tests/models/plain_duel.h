// SPDX-License-Identifier: MIT
// What the plain models of games for two have in common. A model has `moves()`, in ascending order
// and none when the game is over, and `play(move)`.
#pragma once

#include <cstdint>
#include <vector>

namespace hr::tests {

class PlainDuel {
 public:
  int to_move() const { return to_move_; }  // seat 0 starts
  bool over() const { return over_; }
  int winner() const { return winner_; }  // 0 or 1; -1 for a draw, and during the game

 protected:
  void end(int winner) { over_ = true, winner_ = winner; }

  int to_move_ = 0;

 private:
  bool over_ = false;
  int winner_ = -1;
};

// The number of action sequences of exactly this length from here.
template <class Plain>
std::uint64_t plain_perft(const Plain& plain, int depth) {
  if (depth == 0) return 1;
  const auto moves = plain.moves();
  if (depth == 1) return moves.size();
  std::uint64_t sequences = 0;
  for (const auto& move : moves) {
    Plain next = plain;
    next.play(move);
    sequences += plain_perft(next, depth - 1);
  }
  return sequences;
}

// How many sequences of 1, 2, … actions there are.
template <class Plain>
std::vector<std::uint64_t> plain_counts(const Plain& plain, int depth) {
  std::vector<std::uint64_t> out;
  for (int d = 1; d <= depth; ++d) out.push_back(plain_perft(plain, d));
  return out;
}

}  // namespace hr::tests
