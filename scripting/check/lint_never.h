// SPDX-License-Identifier: MIT
// What can never hold or happen, whatever is played: a condition that asks a seat for what it never
// sees, a card that is placed on a board, an answer to an offer that nobody makes.
#pragma once

#include "core/game/game_def.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

std::vector<Finding> lint_never(const SourcePlaces& places, const GameDef& def);

}  // namespace hr::scripting
