// SPDX-License-Identifier: MIT
// Turns a drawn position into a state, indistinguishable from one reached by play: pieces are
// written through core/engine/pieces.h like all others, so sets and position key are right.
#pragma once

#include <cstdint>

#include "core/engine/engine.h"
#include "core/words/drawing.h"

namespace hr {

struct TurnContext {
  SeatId turn = SeatId(0);  // the seat that begins a turn
  std::uint32_t idle = 0;   // actions without progress
  std::uint32_t ply = 0;    // actions played
};

// `base` with the drawn zones and variables in place of its own; those that are not drawn stay. The
// result is the start of an ordinary turn: nothing is asked, nobody may swap seats, the game is not
// over, and no earlier position counts as repeated. Throws Error when the drawing contains
// something hidden.
State arrange(Engine& engine, const State& base, const DrawnPosition& drawing,
              const TurnContext& moment);

}  // namespace hr
