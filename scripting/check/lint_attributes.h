// SPDX-License-Identifier: MIT
// Attributes of cards that cannot be what was meant (warnings): a number in quotes where other
// kinds have a number, and a number that no kind has.
#pragma once

#include "core/game/game_def.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

std::vector<Finding> lint_attributes(const SourcePlaces& places, const GameDef& def);

}  // namespace hr::scripting
