// SPDX-License-Identifier: MIT
// Cells and links: on boards with cells for their links, a set may have the one, the other, or
// both; which, is known from its words.
#pragma once

#include <string>

#include "core/game/game.h"

namespace hr {

// What the cells of a set can be.
enum class Ground : std::uint8_t { nothing = 0, cells = 1, links = 2, either = 3 };

// Of a term that is bound, with all its parts.
Ground ground_of(const Game& game, const BoundTerm& term);
// What is wrong with the cells and links of this term, apart from its parts; "": nothing.
std::string ground_complaint(const Game& game, const BoundTerm& term);
// What the first argument of a verb's actions can be.
Ground first_argument(const Game& game, VerbId verb);
// "a set of links" and so on.
const char* ground_text(Ground ground);

}  // namespace hr
