// SPDX-License-Identifier: MIT
// The ways in which a game can end, in words.
#pragma once

#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/trials/simulate.h"

namespace hr {

std::string ending_text(const Game& game, const Ending& ending);  // "a meeple reached its goal"

// All ways that the definition knows, whether or not they ever happen.
std::vector<Ending> endings_of(const Game& game);

}  // namespace hr
