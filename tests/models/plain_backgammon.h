// SPDX-License-Identifier: MIT
// Backgammon, written from its rules for comparison, without the engine. Each side counts its men
// by how many points they have to go: 0 is off the board, one more than the board has points is on
// the bar. A turn is found by trying all orders of the dice; of these only those that use most dice
// are legal, and if that is one of two, only those that use the higher one, if there are any.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace hr::tests {

class PlainBackgammon {
 public:
  struct Size {
    int points = 24, homes = 6, men = 15;
  };
  using Side = std::vector<int>;  // men by the points that they have to go
  using Board = std::array<Side, 2>;
  struct Move {
    int from = 0, to = 0;  // points to go; to 0: off
    auto operator<=>(const Move&) const = default;
  };

  // Where the men of who moves first are, and those of the other.
  PlainBackgammon(Size size, Side mine, Side theirs)
      : size_(size), board_{std::move(mine), std::move(theirs)} {}

  static PlainBackgammon usual() {
    Side start(26);
    start[24] = 2, start[13] = 5, start[8] = 3, start[6] = 5;
    return {{}, start, start};
  }

  const Board& board() const { return board_; }
  int to_move() const { return turn_; }
  bool may_roll() const { return !rolled_ && !over(); }
  bool over() const { return men(0, 0) == size_.men || men(1, 0) == size_.men; }

  void roll(int a, int b) {
    rolled_ = true;
    turns_ = a == b ? legal_turns({a, a, a, a}) : legal_turns({a, b});
    end_turn_if_done();
  }

  // With what the turn may go on.
  std::set<Move> moves() const {
    std::set<Move> out;
    for (const Turn& turn : turns_) out.insert({turn.front().from, landing(turn.front())});
    return out;
  }

  // Returns whether a man is hit.
  bool play(Move move) {
    std::vector<Turn> rest;
    for (const Turn& turn : turns_)
      if (turn.front().from == move.from && landing(turn.front()) == move.to)
        rest.emplace_back(turn.begin() + 1, turn.end());
    turns_ = std::move(rest);
    const bool hits = carry_out(board_, move.from, move.to);
    end_turn_if_done();
    return hits;
  }

  // What the winner's stake counts: once, twice or three times.
  int factor() const {
    const int loser = men(0, 0) == size_.men ? 1 : 0;
    if (men(loser, 0) > 0) return 1;
    for (int away = size_.points - size_.homes + 1; away <= size_.points + 1; ++away)
      if (men(loser, away) > 0) return 3;
    return 2;
  }
  int winner() const { return men(0, 0) == size_.men ? 0 : 1; }

  // The boards to which the legal turns lead.
  std::set<Board> results(const std::vector<int>& dice) const {
    std::set<Board> out;
    for (const Turn& turn : legal_turns(dice)) {
      Board board = board_;
      for (const Step& step : turn) carry_out(board, step.from, landing(step));
      out.insert(board);
    }
    return out;
  }

 private:
  struct Step {
    int from = 0, die = 0;
  };
  using Turn = std::vector<Step>;

  static int landing(const Step& step) { return std::max(0, step.from - step.die); }
  int men(int side, int away) const {
    return board_[static_cast<std::size_t>(side)][static_cast<std::size_t>(away)];
  }
  const Side& mine(const Board& board) const { return board[static_cast<std::size_t>(turn_)]; }

  // The same point as the other side counts it.
  int facing(int away) const { return size_.points + 1 - away; }

  bool carry_out(Board& board, int from, int to) const {
    Side& own = board[static_cast<std::size_t>(turn_)];
    Side& enemy = board[static_cast<std::size_t>(1 - turn_)];
    --own[static_cast<std::size_t>(from)];
    ++own[static_cast<std::size_t>(to)];
    if (to == 0 || enemy[static_cast<std::size_t>(facing(to))] == 0) return false;
    --enemy[static_cast<std::size_t>(facing(to))];
    ++enemy[static_cast<std::size_t>(size_.points + 1)];
    return true;
  }

  bool may_move(const Board& board, int from, int die) const {
    const Side& own = mine(board);
    const int bar = size_.points + 1;
    const auto some_beyond = [&](int away) {
      for (int i = away + 1; i <= bar; ++i)
        if (own[static_cast<std::size_t>(i)] > 0) return true;
      return false;
    };
    if (own[static_cast<std::size_t>(from)] == 0) return false;
    if (from != bar && own[static_cast<std::size_t>(bar)] > 0) return false;
    const int to = from - die;
    if (to > 0)
      return board[static_cast<std::size_t>(1 - turn_)][static_cast<std::size_t>(facing(to))] < 2;
    if (some_beyond(size_.homes)) return false;
    return to == 0 || !some_beyond(from);
  }

  void try_all(const Board& board, const std::vector<int>& dice, Turn& so_far,
               std::vector<Turn>& out) const {
    bool done = true;
    for (std::size_t i = 0; i < dice.size(); ++i) {
      if (i > 0 && dice[i] == dice[i - 1]) continue;
      for (int from = 1; from <= size_.points + 1; ++from) {
        if (!may_move(board, from, dice[i])) continue;
        done = false;
        Board next = board;
        carry_out(next, from, std::max(0, from - dice[i]));
        std::vector<int> left = dice;
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
        so_far.push_back({from, dice[i]});
        try_all(next, left, so_far, out);
        so_far.pop_back();
      }
    }
    if (done && !so_far.empty()) out.push_back(so_far);
  }

  std::vector<Turn> legal_turns(const std::vector<int>& dice) const {
    std::vector<Turn> all;
    Turn none;
    try_all(board_, dice, none, all);
    std::size_t most = 0;
    for (const Turn& turn : all) most = std::max(most, turn.size());
    std::erase_if(all, [&](const Turn& turn) { return turn.size() < most; });
    int higher = 0;
    for (const Turn& turn : all) higher = std::max(higher, turn.front().die);
    if (most == 1) std::erase_if(all, [&](const Turn& turn) { return turn.front().die < higher; });
    return all;
  }

  void end_turn_if_done() {
    std::erase_if(turns_, [](const Turn& turn) { return turn.empty(); });
    if (!turns_.empty()) return;
    turn_ = 1 - turn_;
    rolled_ = false;
  }

  Size size_;
  Board board_;
  int turn_ = 0;
  bool rolled_ = false;
  std::vector<Turn> turns_;  // the rest of those that are legal
};

}  // namespace hr::tests
