// SPDX-License-Identifier: MIT
#include "core/bots/material.h"

#include <algorithm>

#include "core/engine/pieces.h"

namespace hr {

namespace {

// Calls visit(code, n) for all pieces on a cell.
template <class Visit>
void visit_pieces(const Word* words, const ZoneLayout& zone, int cell, int cells,
                  const Visit& visit) {
  switch (zone.holds) {
    case Holds::one:
      if (const int slot = slot_at(words, zone, cell); slot > 0) visit(slot - 1, 1);
      return;
    case Holds::stack:
      for (Word rest = words[zone.slots + cell]; rest != 0; rest >>= 8)
        visit(static_cast<int>(rest & 0xff) - 1, 1);
      return;
    case Holds::tower:
      for (const std::uint8_t piece : tower_pieces(words, zone, cell)) visit(piece - 1, 1);
      return;
    case Holds::pile:
    case Holds::bag:
      for (int code = 0; code < static_cast<int>(zone.pieces.size()); ++code)
        if (has_piece(words, zone, code, cell))
          visit(code, pile_count(words, zone, code, cell, cells));
      return;
  }
}

int slots_of(const Game& game, const ZoneLayout& zone) {
  const ZoneDef& def = game.definition().zones[zone.zone];
  return def.slots > 0 ? def.slots : game.cells();
}

}  // namespace

Material::Material(const Game& game) : game_(game) {
  const auto& kinds = game.definition().kinds;
  const auto is_worth = [](const Attribute& attribute) { return attribute.name == "worth"; };
  for (const KindDef& kind : kinds) {
    const auto at = std::ranges::find_if(kind.attributes, is_worth);
    worth_.push_back(at == kind.attributes.end() ? 0 : at->number);
  }
  const bool given = std::ranges::any_of(
      kinds, [&](const KindDef& kind) { return std::ranges::any_of(kind.attributes, is_worth); });
  if (!given) std::ranges::fill(worth_, 1);
}

std::vector<std::int64_t> Material::by_seat(const State& state) const {
  std::vector<std::int64_t> out(nth(game_.seats()));
  for (const ZoneInstance instance : game_.layout().zone_instances()) {
    const ZoneLayout& zone = game_.layout().zone(instance);
    const auto add = [&](int code, int n) {
      const Piece piece = zone.pieces[nth(code)];
      const SeatId owner = piece.owner == SeatId::none ? zone.seat : piece.owner;
      if (owner != SeatId::none) out[nth(owner)] += n * worth_[nth(piece.kind)];
    };
    for (int cell = 0; cell < slots_of(game_, zone); ++cell)
      visit_pieces(state.words(), zone, cell, game_.cells(), add);
  }
  return out;
}

}  // namespace hr
