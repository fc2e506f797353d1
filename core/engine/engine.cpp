// SPDX-License-Identifier: MIT
#include "core/engine/engine.h"

#include "core/engine/asks.h"

namespace hr {

void Engine::agree_draw(State& state) {
  Header& header = state.header();
  header.ended = true;
  header.reason = EndReason::agreed;
  header.end = 0;
  header.winners = 0;
}

std::uint32_t Engine::actors(const State& state) const {
  const Header& header = state.header();
  if (header.ended) return 0;
  if (header.asks == 0) return seat_bit(header.turn);
  std::uint32_t seats = 0;
  for (int s = 0; s < game_->seats(); ++s)
    if (open_ask(state, *game_, SeatId(s)) >= 0) seats |= seat_bit(SeatId(s));
  return seats;
}

}  // namespace hr
