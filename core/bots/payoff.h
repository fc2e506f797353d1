// SPDX-License-Identifier: MIT
// What a game is worth to each seat, as a share of one point: the team that wins alone has it, and
// several winners, or all if nobody has won, divide it. Integers, so that bots choose alike on
// every machine.
#pragma once

#include <array>
#include <cstdint>

#include "core/engine/engine.h"
#include "core/game/teams.h"

namespace hr {

inline constexpr std::int32_t k_point = 1 << 16;

// By seat, or where the pie rule has made players change seats by player, from 0 to k_point.
using Payoff = std::array<std::int32_t, k_max_seats>;

// Whether it has ended with a score and nobody plays against anybody, so that it is neither won nor
// lost.
bool scored_as_one(const Game& game, const Header& header);

// Nobody has won: the game was stopped, or drawn.
Payoff drawn_payoff(const Game& game);
// Of a game that has ended; if it was scored as one, see TotalRange.
Payoff payoff(const Game& game, const Header& header);

// Where all play for one score, there is no victory: the worst total seen so far is worth nothing,
// and the best one a point.
class TotalRange {
 public:
  std::int32_t share(std::int64_t total);  // of this total, which counts as seen

 private:
  std::int64_t low_ = 0, high_ = 0;
  bool seen_ = false;
};

// By how much the score of each seat is ahead of the best other one (of teams: theirs), as a part
// of a point: the largest that was seen is k_most, and being as much behind is as much less than
// nothing. Among actions that win, or lose, equally often it shows which does so by more;
// where playouts are random, that wins more often against somebody who plays better. Only where
// games have scores that are played for against others.
class ScoreMargin {
 public:
  explicit ScoreMargin(const GameDef& definition);
  static constexpr std::int32_t k_most = k_point;

  bool counts() const { return counts_; }  // whether there are such scores

  // All 0 if there are no such scores.
  Payoff of(Engine& engine, const State& state);

 private:
  bool counts_;
  std::int64_t largest_ = 0;
};

// The payoff of a state in which the game has ended.
Payoff payoff(Engine& engine, const State& state, TotalRange& totals);

}  // namespace hr
