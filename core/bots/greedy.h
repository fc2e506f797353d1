// SPDX-License-Identifier: MIT
// Looks one action ahead: takes a victory, avoids a defeat, and else prefers what leaves the seat's
// team ahead by most, in points where the game has a score, else in what the pieces are worth
// (core/bots/material.h). Threads: that of its engine.
#pragma once

#include "core/bots/material.h"
#include "core/bots/payoff.h"
#include "core/bots/positions.h"
#include "core/bots/thought.h"

namespace hr {

class Greedy {
 public:
  // The engine must outlive it.
  explicit Greedy(Engine& engine) : engine_(engine), material_(engine.game()) {}

  // Tries each legal action, or so many of them, evenly spread, if there are more; equally good
  // ones are in random order. An ActionValue says how the action compares with the others: the best
  // one has a point.
  static constexpr std::uint64_t k_most = 500;
  Thought think(Positions& positions, SeatId seat, Random& random);

 private:
  std::int64_t after(State& state, SeatId seat, const Choice& choice);
  std::int64_t lead(const State& state, SeatId seat);

  Engine& engine_;
  Material material_;
  TotalRange totals_;
  ActionContext context_;
};

}  // namespace hr
