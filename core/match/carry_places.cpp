// SPDX-License-Identifier: MIT
#include "core/match/carry_places.h"

#include <utility>

#include "core/base/mix.h"
#include "core/engine/pieces.h"
#include "core/game/cards.h"
#include "core/game/place_type.h"

namespace hr {

int room_for(const Game& game, const State& state, const ZoneLayout& zone, int code, int cell) {
  const Word* const words = state.words();
  if (zone.holds == Holds::one) return code_at(words, zone, cell) < 0 ? 1 : 0;
  if (zone.holds == Holds::stack) return zone.room - stack_height(words[zone.slots + cell]);
  if (zone.holds == Holds::tower) return zone.room - tower_height(words, zone, cell);
  return zone.room - pile_count(words, zone, code, cell, game.cells());
}

CellId place_of_card(const Game& game, const State& state, ZoneInstance zone, KindId card,
                     CellId was) {
  const ZoneLayout& layout = game.layout().zone(zone);
  const ZoneDef& def = game.definition().zones[layout.zone];
  if (def.slots == 0) return card_cell(game.definition(), card);
  const auto free = [&](CellId place) {
    return can_be_on(game, layout.zone, place) && code_at(state.words(), layout, index(place)) < 0;
  };
  if (was != CellId::none && free(was)) return was;
  for (int c = card_cells(game.board()).first_slot(); c < game.cells(); ++c)
    if (free(CellId(c))) return CellId(c);
  return CellId::none;
}

std::vector<int> shuffled_cards(const Game& game, const State& state, const ZoneLayout& bag) {
  std::vector<int> out;
  for (int cell = 0; cell < game.cells(); ++cell) {
    const int code = bag.cell_codes[nth(cell)];
    if (code < 0) continue;
    out.insert(out.end(), nth(count_at(state.words(), bag, code)), code);
  }
  Random random(mix(state.hash(), nth(index(bag.zone))));
  for (std::size_t i = out.size(); i > 1; --i) std::swap(out[i - 1], out[random.below(i)]);
  return out;
}

}  // namespace hr
