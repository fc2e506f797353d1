// SPDX-License-Identifier: MIT
// Where pieces find room when the rules change in mid-game. A bag may become a row and a row a bag
// or a shorter row: no card is lost as long as there is room for it.
#pragma once

#include <vector>

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

// How many more pieces of a code fit on a cell.
int room_for(const Game& game, const State& state, const ZoneLayout& zone, int code, int cell);

// The place of a card in a zone of cards of the new game, whose state holds what has already been
// carried over: in a bag that of its kind, in a row the same as before (`was`; CellId::none if it
// has no such place) or else the first free one. CellId::none: there is none.
CellId place_of_card(const Game& game, const State& state, ZoneInstance zone, KindId card,
                     CellId was);

// The codes of the cards in a bag, one for each card. A bag has no order, so theirs is a random
// one that depends only on the state.
std::vector<int> shuffled_cards(const Game& game, const State& state, const ZoneLayout& bag);

}  // namespace hr
