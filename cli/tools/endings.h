// SPDX-License-Identifier: MIT
// Describes how games end in general terms, for counting games with the same kind of end.
#pragma once

#include <string>

#include "core/trials/simulate.h"

namespace hr::cli {

std::string ending_text(const Game& game, const Ending& ending);  // "a meeple reached its goal"

}  // namespace hr::cli
