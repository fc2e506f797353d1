// SPDX-License-Identifier: MIT
// How games can end, in general: what many games that ended so have in common.
#pragma once

#include <string>

#include "core/trials/simulate.h"

namespace hr::cli {

std::string ending_text(const Game& game, const Ending& ending);  // "a meeple reached its goal"

}  // namespace hr::cli
