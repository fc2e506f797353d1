// SPDX-License-Identifier: MIT
// A drawn position made into a state, as exact as if play had led to it: pieces are written the one
// way there is, so that sets and the position key agree.
#pragma once

#include <cstdint>

#include "core/engine/engine.h"
#include "core/words/drawing.h"

namespace hr {

struct TurnContext {
  SeatId turn = SeatId(0);  // who begins a turn
  std::uint32_t idle = 0;   // actions without progress
  std::uint32_t ply = 0;    // actions played
};

// `base` with what is drawn in place of what it had there: a zone or variable that is not drawn
// stays. An ordinary turn begins; nothing is asked, nobody may swap seats, the game is not over,
// and no position has come up before. Throws Error when what is drawn is hidden.
State arrange(Engine& engine, const State& base, const Drawing& drawing, const TurnContext& moment);

}  // namespace hr
