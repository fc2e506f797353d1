// SPDX-License-Identifier: MIT
// Looks at the text of a ruleset's functions for confusions that play may not show, since cells and
// seats are both numbers: parameters in the wrong place, parameters that nothing fills, and ends
// that write (warnings). Only functions written in place, or as locals of the same file, are found.
#pragma once

#include <vector>

#include "core/game/game_def.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

std::vector<Finding> lint_functions(const SourcePlaces& places, const GameDef& def);

}  // namespace hr::scripting
