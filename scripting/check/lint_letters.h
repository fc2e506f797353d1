// SPDX-License-Identifier: MIT
// Texts that the window does not show as they are written (warnings): it places letters one after
// another from left to right.
#pragma once

#include "core/game/game_def.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

std::vector<Finding> lint_letters(const SourcePlaces& places, const GameDef& def);

}  // namespace hr::scripting
