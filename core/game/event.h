// SPDX-License-Identifier: MIT
// An event: what happened, and which seats were told. Plain data; its sentence is made from the
// event's declared text by event_text() (core/words/text.h).
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/game/game.h"

namespace hr {

// A number, a word, or something of the game's that has a name.
using EventArgument = std::variant<std::int64_t, std::string, CellId, SeatId, Piece>;

struct Event {
  EventId kind = EventId::none;
  std::uint32_t audience = 0;  // a bit a seat
  std::vector<EventArgument> arguments;
  friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace hr
