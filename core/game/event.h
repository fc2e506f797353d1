// SPDX-License-Identifier: MIT
// An event: what happened, and which seats learn of it. Plain data; event_text()
// (core/words/text.h) makes its sentence from the declared text.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/game/game.h"

namespace hr {

// A number, a word, or a named part of the game.
using EventArgument = std::variant<std::int64_t, std::string, CellId, SeatId, Piece>;

struct Event {
  EventId kind = EventId::none;
  std::uint32_t audience = 0;  // one bit per seat
  std::vector<EventArgument> arguments;
  friend bool operator==(const Event&, const Event&) = default;
};

// Whether a viewer is told what these seats are told: the owner all of it, a spectator what all are
// told.
inline bool hears(std::uint32_t audience, SeatId viewer, int seats) {
  if (viewer == SeatId::owner) return true;
  const std::uint32_t needed = is_seat(viewer) ? seat_bit(viewer) : all_seats(seats);
  return (audience & needed) == needed;
}

}  // namespace hr
