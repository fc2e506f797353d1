// SPDX-License-Identifier: MIT
// Checks a definition for contradictions, as far as they can be found before its sets are bound to
// a board; Game checks those.
#pragma once

#include "core/game/game_def.h"

namespace hr {

// Throws Error: a sentence that names the field, what was expected there and what was found.
void check_definition(const GameDef& definition);

}  // namespace hr
