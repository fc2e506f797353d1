// SPDX-License-Identifier: MIT
// Whether a state that came from outside, as bytes in a record, is one that the game can be in:
// everything the engine indexes by is in range, and what follows from other words (the sets and the
// position key) is what it must be.
#pragma once

#include <string>

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

// What is wrong with it, as a phrase; "" when it is sound.
std::string state_fault(const Game& game, const State& state);

}  // namespace hr
