// SPDX-License-Identifier: MIT
// One request for random play, and what has come of it so far.
#pragma once

#include "core/engine/engine.h"

namespace hr {

struct PlayoutRun {
  State& state;
  Random& random;
  ActionContext& context;
  std::uint32_t limit = 0;
  Playout& out;
  bool count_choices = false;
  bool decisive = false;          // Engine::decisive_playout()
  PlayoutTrace* trace = nullptr;  // or null

  // What the next action of the seat draws from.
  Random& draws_of(SeatId seat) const {
    SeatDraws* const by_seat = context.chance.seat_draws();
    return by_seat == nullptr ? random : by_seat->action(seat);
  }
  // The same for its next answer in a group, until it is ready.
  Random& part_of(SeatId seat) const {
    SeatDraws* const by_seat = context.chance.seat_draws();
    return by_seat == nullptr ? random : by_seat->part(seat);
  }
  // Whether this is an ordinary turn with no pending ask and no listener: only such are played
  // fast.
  bool is_ordinary() const {
    const Header& header = state.header();
    return !header.ended && header.asks == 0 && header.turn_open && header.stuck == 0 &&
           !header.in_group && header.pie != Pie::waiting && header.pie != Pie::open &&
           context.events == nullptr;
  }
  void end_part(SeatId seat) const {
    if (SeatDraws* const by_seat = context.chance.seat_draws()) by_seat->end_part(seat);
  }
};

}  // namespace hr
