// SPDX-License-Identifier: MIT
// What comes into sight in fog: a piece of another's on a cell that a seat did not see before an
// action and sees behind it is told to that seat, for it may give something away.
#pragma once

#include "core/kernel/kernel.h"

namespace hr {

// Notes what every seat sees of the zones with fog.
template <int W>
void Kernel<W>::note_sight(const State& state) {
  sight_.clear();
  for (int zone = 0; zone < game_->zone_instances(); ++zone)
    if (in_fog(zone))
      for (int s = 0; s < game_->seats(); ++s) sight_.push_back(seen(state, zone, SeatId(s)));
}

template <int W>
void Kernel<W>::tell_sight(const State& state, Occasion& occasion) const {
  std::size_t noted = 0;
  for (int zone = 0; zone < game_->zone_instances(); ++zone)
    if (in_fog(zone))
      for (int s = 0; s < game_->seats(); ++s)
        tell_new(state, zone, SeatId(s), seen(state, zone, SeatId(s)) - sight_[noted++], occasion);
}

template <int W>
bool Kernel<W>::in_fog(int zone) const {
  return plan_.fog[nth(index(game_->zone(zone).zone))] != nullptr;
}

template <int W>
void Kernel<W>::tell_new(const State& state, int zone, SeatId seat, const B& cells,
                         Occasion& occasion) const {
  const ZoneLayout& layout = game_->zone(zone);
  cells.each([&](int cell) {
    for (std::size_t code = 0; code < layout.pieces.size(); ++code)
      if (layout.pieces[code].owner != seat &&
          has_piece(state.words(), layout, static_cast<int>(code), cell))
        occasion.events->push_back(
            {game_->sighted_event(), seat_bit(seat), {layout.pieces[code], CellId(cell)}});
  });
}

}  // namespace hr
