// SPDX-License-Identifier: MIT
// Reads the board that a set-up draws, as scenarios draw theirs (core/words/drawing.h), once there
// is a game whose names it may use. Errors name the line and column in the ruleset's file.
#pragma once

#include <vector>

#include "core/game/game.h"
#include "core/game/ruleset_text.h"
#include "scripting/read/loaded_ruleset.h"

namespace hr::scripting {

// `texts` were read from `ruleset_text`. Throws RuleError.
DrawnStart read_drawn_setup(const Game& game, const RulesetText& ruleset_text,
                            const std::vector<DrawnText>& texts);

}  // namespace hr::scripting
