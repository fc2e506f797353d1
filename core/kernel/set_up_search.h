// SPDX-License-Identifier: MIT
// Tests whether all seats can complete what they are asked at the start: options that ask for more
// than the board has room for are refused before somebody has placed seven bombs out of eight.
// Works on copies of the state; afterwards the first seat's actions are counted.
#pragma once

#include "core/kernel/game_flow.h"
#include "core/kernel/move_generator.h"

namespace hr {

template <int W>
class SetUpSearch {
 public:
  // All must outlive it.
  SetUpSearch(const Game& game, GameFlow<W>& flow, MoveGenerator<W>& moves)
      : game_(&game), flow_(flow), moves_(moves), counted_(flow.counted()) {}

  // Throws ImpossibleSetUp.
  void require(const State& state);

 private:
  enum class Feasibility : std::uint8_t { ready, never, unknown };
  static constexpr int k_max_answers = 20000;  // in all attempts together

  Feasibility feasibility(const State& start, SeatId seat);
  bool try_at_random(const State& start, SeatId seat, Random& random, int& answers);
  Feasibility search_all(const State& start, SeatId seat);

  const Game* game_;
  GameFlow<W>& flow_;
  MoveGenerator<W>& moves_;
  KernelFrame<W>& counted_;
};

}  // namespace hr
