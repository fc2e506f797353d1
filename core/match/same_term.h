// SPDX-License-Identifier: MIT
// Whether a term means the same in two games, as far as its words and what they name say.
#pragma once

#include "core/game/game.h"

namespace hr {

// Both may be null.
bool same_term(const Game& x, const Game& y, const Term& a, const Term& b);

}  // namespace hr
