// SPDX-License-Identifier: MIT
// Checks a definition for contradictions, as far as they can be found before its sets are bound to
// a board; Game checks those.
#pragma once

#include "core/game/definition.h"

namespace hr {

// Throws Error: a sentence that names the field, what was expected there and what was found.
void check_definition(const Definition& definition);

}  // namespace hr
