// SPDX-License-Identifier: MIT
// Bags and rows of cards in one line: "guard, 2 priest", "#1 copper, #3 gold", "1, 1, 3" of dice,
// "empty", "5 cards, hidden".
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/engine/view.h"
#include "core/words/contents.h"

namespace hr {

using PlacedCards = std::pair<CellId, Pieces>;  // cards of a kind, and where they lie

// Those of a bag by name, those of a row in their order.
std::string cards_text(const Game& game, const ZoneLayout& zone, std::vector<PlacedCards> cards);
// As the view shows them. Of hidden cards, how many there are if their backs show it.
Message cards_message(const View& view, ZoneInstance zone);
std::string cards_text(const View& view, ZoneInstance zone);

// The reverse, of cards that are not hidden: what is where. Throws Error that says what was
// expected.
std::vector<PlacedCards> cards_of(const Game& game, const ZoneLayout& zone,
                                  const std::string& text);

}  // namespace hr
