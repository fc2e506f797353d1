// SPDX-License-Identifier: MIT
// Cells and links: on boards with cells for their links, a set may have the one, the other, or
// both; which, is known from its words.
#pragma once

#include <string>

#include "core/game/game.h"

namespace hr {

inline PlaceType operator|(PlaceType a, PlaceType b) {
  return static_cast<PlaceType>(static_cast<int>(a) | static_cast<int>(b));
}
inline PlaceType operator&(PlaceType a, PlaceType b) {
  return static_cast<PlaceType>(static_cast<int>(a) & static_cast<int>(b));
}

// Of a term that is bound, with all its parts.
PlaceType place_type_of(const Game& game, const BoundTerm& term);
// What is wrong with the cells and links of this term, apart from its parts; "": nothing.
std::string place_complaint(const Game& game, const BoundTerm& term);
// Whether pieces of a zone can be on a cell.
bool can_be_on(const Game& game, ZoneId zone, CellId cell);
// What the first argument of a verb's actions can be.
PlaceType first_argument(const Game& game, VerbId verb);
// "a set of links" and so on.
const char* place_type_text(PlaceType place_type);

}  // namespace hr
