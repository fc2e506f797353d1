// SPDX-License-Identifier: MIT
// Seats that are named after several people, and do not say so (warnings): "Attackers's turn".
#pragma once

#include <string_view>

#include "core/game/game_def.h"
#include "scripting/check/finding.h"

namespace hr::scripting {

// "attackers", "Romans", "horsemen"; not "cross", "James" or "Augustus". Where it is not clear, a
// name with a capital letter is somebody's.
bool looks_plural(std::string_view name);

std::vector<Finding> lint_seats(const SourcePlaces& places, const GameDef& def);

}  // namespace hr::scripting
