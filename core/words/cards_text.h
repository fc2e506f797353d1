// SPDX-License-Identifier: MIT
// Bags and rows of cards in one line: "guard, 2 priest", "#1 copper, #3 gold", "1, 1, 3" of dice,
// "empty", "5 cards, hidden".
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/engine/view.h"
#include "core/words/contents.h"

namespace hr {

// As the view shows them. Of hidden cards, how many there are if their backs show it.
std::string cards_text(const View& view, ZoneInstance zone);

// The reverse, of cards that are not hidden: what is where. Throws Error that says what was
// expected.
std::vector<std::pair<CellId, Pieces>> cards_of(const Game& game, const ZoneLayout& zone,
                                                const std::string& text);

}  // namespace hr
