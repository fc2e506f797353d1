// SPDX-License-Identifier: MIT
// Checks a state that came from outside, such as the bytes in a record: everything that the engine
// uses as an index must be in range, and what is derived from other words (sets, position key) must
// agree with them.
#pragma once

#include <string>

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

// What is wrong with the state, as a phrase; "" when it is valid.
std::string state_problem(const Game& game, const State& state);

}  // namespace hr
