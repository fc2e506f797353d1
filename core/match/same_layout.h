// SPDX-License-Identifier: MIT
// Whether states of one game can be used in another as they are.
#pragma once

#include "core/game/game.h"

namespace hr {

// Whether the cells have the same names, in the same order.
bool same_cells(const Board& a, const Board& b);
// Whether every word of a state means the same in both games.
bool same_layout(const Game& a, const Game& b);

}  // namespace hr
