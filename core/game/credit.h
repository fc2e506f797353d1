// SPDX-License-Identifier: MIT
// The author of a game, in the form that follows its name.
#pragma once

#include <string>

#include "core/base/words.h"
#include "core/game/game_def.h"

namespace hr {

inline std::string credit(const GameDef& definition) { return credit(definition.by); }

}  // namespace hr
