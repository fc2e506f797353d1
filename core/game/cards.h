// SPDX-License-Identifier: MIT
// Cards: kinds that can be in bags, where the board has a cell for each of them.
#pragma once

#include "core/game/game_def.h"

namespace hr {

// Gives a definition, whose zones and kinds are complete, the cells that its bags and rows of cards
// need; regions have none of them. Throws Error as with_cards does.
void add_card_cells(GameDef& definition);

// Fits regions to a board that has got more cells; none of those is in a region.
void widen_regions(GameDef& definition);

// The cell that stands for a kind in bags; none: it is in no bag.
inline CellId card_cell(const GameDef& definition, KindId kind) {
  const int card = definition.kinds[kind].card;
  return card < 0 ? CellId::none : CellId(card_cells(definition.board).first + card);
}
// The cell that stands for cards in a bag of which only the backs are seen.
inline CellId back_cell(const GameDef& definition) {
  return CellId(card_cells(definition.board).first_slot() - 1);
}
// The kind that a cell stands for; none: this is another cell.
KindId kind_of_cell(const GameDef& definition, CellId cell);

// The number that a kind has for an attribute. A text is the number of its place among all texts of
// this attribute, so that equal texts have equal numbers; a kind without it has 0.
std::int64_t attribute_of(const GameDef& definition, KindId kind, const std::string& name);
// The number that stands for a text; none: no kind has it.
std::optional<std::int64_t> text_number(const GameDef& definition, const std::string& name,
                                        const std::string& text);
// All that kinds have for an attribute, as words: numbers from the lowest, then texts in the order
// of the kinds.
std::vector<std::string> attribute_words(const GameDef& definition, const std::string& name);
// What a kind has, as one of them; "": nothing.
std::string attribute_word(const GameDef& definition, KindId kind, const std::string& name);
bool has_attribute(const GameDef& definition, const std::string& name);

}  // namespace hr
