// SPDX-License-Identifier: MIT
// What a definition may not contradict itself in, as far as that can be seen before its sets are
// bound to a board; Game checks those.
#pragma once

#include "core/game/definition.h"

namespace hr {

// Throws Error: a sentence that names the field, what was expected there and what was found.
void check_definition(const Definition& definition);

}  // namespace hr
