// SPDX-License-Identifier: MIT
// Ends games: by the declared ends, which are checked after each action, and by the score.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/engine/engine.h"
#include "core/game/teams.h"
#include "core/kernel/end_watch.h"
#include "core/kernel/terms.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class GameEnd {
 public:
  // All must outlive it.
  GameEnd(Engine& engine, const Game& game, Rules& rules, const Plan<W>& plan,
          const Terms<W>& terms)
      : engine_(engine),
        game_(&game),
        rules_(rules),
        plan_(plan),
        terms_(terms),
        watch_(game, plan) {
    for (int s = 0; s < game.seats(); ++s) teams_[nth(s)] = team_of(game.definition(), SeatId(s));
  }

  void end(State& state, EndReason reason, int number, std::uint32_t winners);
  // The highest score wins; if all seats share it, the game is drawn.
  void end_by_score(State& state, EndReason reason, int number);
  // Ends the game as a declared end says for the seat that has acted.
  void declared(State& state, int number, SeatId seat);
  // `places`: of the action after which the ends are checked; null if there is no such action.
  void check(State& state, SeatId seat, ActionContext& context, const ActionPlaces<W>* places);
  // Those that wait until all is answered (EndFacts::after_answers), for the seat whose turn it is:
  // where nobody has answered what was asked last.
  void check_waiting(State& state, SeatId seat);
  // Whether an end that is an arrival has come for a seat.
  bool arrived(int number, const State& state, SeatId seat) {
    return watch_.arrived(number, state, seat);
  }
  // EndWatch::completing()
  Bits<W> completing(int number, const State& state, SeatId seat) const {
    return watch_.completing(number, state, seat);
  }
  // EndWatch::lines_up()
  bool lines_up(int number, const State& state, SeatId seat, int cell) {
    return watch_.lines_up(number, state, seat, cell);
  }

 private:
  void check_condition(State& state, int number, SeatId seat, const ActionPlaces<W>* places);
  // The seats of all teams that have one of these seats: with_teams(), for every game has an end.
  std::uint32_t all_of_teams(std::uint32_t seats) const {
    std::uint32_t out = 0;
    for (; seats != 0; seats &= seats - 1) out |= teams_[nth(std::countr_zero(seats))];
    return out;
  }

  Engine& engine_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
  EndWatch<W> watch_;
  std::array<std::uint32_t, k_max_seats> teams_{};  // by seat: team_of()
};

}  // namespace hr
