// SPDX-License-Identifier: MIT
#include "core/engine/cards.h"

#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "core/engine/capacity.h"
#include "core/engine/pieces.h"

namespace hr {

namespace {

template <class Body>
void each_taken(const State& state, const Game& game, const ZoneLayout& row, Body body) {
  const int first = card_cells(game.board()).first_slot();
  for (int i = 0; i < game.definition().zones[row.zone].slots; ++i)
    if (code_at(state.words(), row, first + i) >= 0) body(CellId(first + i));
}

}  // namespace

int count_cards(const State& state, const Game& game, const ZoneLayout& zone) {
  if (zone.holds == Holds::bag) return cards_in(state.words(), zone);
  int out = 0;
  each_taken(state, game, zone, [&](CellId) { ++out; });
  return out;
}

std::vector<CellId> taken_places(const State& state, const Game& game, const ZoneLayout& row) {
  std::vector<CellId> out;
  each_taken(state, game, row, [&](CellId place) { out.push_back(place); });
  return out;
}

void add_card_names(std::string& names, const Game& game, const ZoneLayout& zone, int code, int n) {
  const std::string& name = game.definition().kinds[zone.pieces[nth(code)].kind].name;
  const bool dice = game.definition().zones[zone.zone].faces > 0;
  names += n > 1 && !dice ? std::to_string(n) + " " + name : name;
  for (int i = 1; i < n && dice; ++i) names += ", " + name;
}

CellId CardTable::slot(ZoneInstance row, bool filled) const {
  for (int i = 0; i < def(row).slots; ++i) {
    const int cell = card_cells(game_.board()).first_slot() + i;
    if ((code_at(state_.words(), layout(row), cell) >= 0) == filled) return CellId(cell);
  }
  return CellId::none;
}

int CardTable::room(ZoneInstance zone) const {
  if (layout(zone).holds == Holds::bag) return k_max_pile;
  return def(zone).slots - count_cards(state_, game_, layout(zone));
}

int CardTable::code_in(const ZoneLayout& zone, Piece piece) const {
  const int code = zone.code(piece);
  if (code >= 0) return code;
  throw Error("\"" + game_.definition().kinds[piece.kind].name + "\" is never in the zone \"" +
              game_.definition().zones[zone.zone].name + "\"");
}

CellId CardTable::put(ZoneInstance zone, KindId kind, int n) {
  const ZoneLayout& to = layout(zone);
  const bool owned = game_.definition().kinds[kind].owned;
  const int code = code_in(to, {kind, owned ? to.seat : SeatId::none});
  if (to.holds == Holds::bag) {
    const int cell = to.card_cells[nth(code)];
    if (count_at(state_.words(), to, code) + n > to.room)
      throw NoRoom(def(zone).name + ": a bag has room for " + std::to_string(to.room) +
                   " cards of a kind");
    put_piece(state_, game_, to, cell, code, n);
    return CellId(cell);
  }
  CellId last = CellId::none;
  for (; n > 0; --n) {
    last = slot(zone, false);
    if (last == CellId::none)
      throw NoRoom(def(zone).name + ": there is no room for more than " +
                   std::to_string(def(zone).slots) + " cards");
    put_piece(state_, game_, to, index(last), code);
  }
  return last;
}

void CardTable::begin(KindId kind) {
  for (const auto& [zone, n] : game_.definition().kinds[kind].begins_in)
    for (const ZoneInstance instance : game_.layout().zone_instances())
      if (layout(instance).zone == zone && n > 0) put(instance, kind, n);
}

CellId CardTable::send(ZoneInstance from, CellId cell, ZoneInstance to, int n) {
  const ZoneLayout& there = layout(from);
  const int code = code_at(state_.words(), there, index(cell));
  if (code < 0 || n <= 0) return CellId::none;
  if (from == to) return cell;
  int moved = there.holds == Holds::bag ? std::min(n, count_at(state_.words(), there, code)) : 1;
  moved = std::min(moved, room(to));
  if (moved == 0) return CellId::none;
  take_piece(state_, game_, there, index(cell), code, moved);
  return put(to, there.pieces[nth(code)].kind, moved);
}

bool CardTable::turn_over(ZoneInstance from, CellId cell, ZoneInstance to) {
  const ZoneLayout &there = layout(from), &here = layout(to);
  const int code = code_at(state_.words(), there, index(cell));
  const int place = index(cell) - card_cells(game_.board()).first_slot();
  const bool in_row = def(to).slots > 0;
  if (code < 0 || (in_row && place >= def(to).slots) ||
      code_at(state_.words(), here, index(cell)) >= 0)
    return false;
  Piece piece = there.pieces[nth(code)];
  if (in_row && piece.owner != SeatId::none) piece.owner = here.seat;
  const int turned = code_in(here, piece);
  take_piece(state_, game_, there, index(cell), code);
  put_piece(state_, game_, here, index(cell), turned);
  return true;
}

void CardTable::refill(ZoneInstance bag) {
  const std::string& name = def(bag).refills_from;
  if (name.empty()) return;
  const ZoneInstance from = game_.layout().zone_instance(game_.zone(name), layout(bag).seat);
  for (const int cell : layout(from).card_cells) send(from, CellId(cell), bag, k_max_pile);
}

// The code of a card that is drawn out of a bag, which has so many.
int CardTable::draw_one(ZoneInstance from, ZoneInstance to, int cards, Chance& chance) const {
  const ZoneLayout& bag = layout(from);
  return chance.draw(
      static_cast<int>(bag.pieces.size()), cards,
      [&](int code) { return count_at(state_.words(), bag, code); },
      bag.viewers | layout(to).viewers);
}

void CardTable::draw(ZoneInstance from, ZoneInstance to, int n, Chance& chance) {
  for (n = std::min(n, room(to)); n > 0; --n) {
    if (layout(from).holds != Holds::bag) {
      const CellId front = slot(from, true);
      if (front == CellId::none) return;
      send(from, front, to, 1);
      continue;
    }
    int cards = cards_in(state_.words(), layout(from));
    if (cards == 0) {
      refill(from);
      cards = cards_in(state_.words(), layout(from));
    }
    if (cards == 0) return;
    send(from, CellId(layout(from).card_cells[nth(draw_one(from, to, cards, chance))]), to, 1);
  }
}

void CardTable::shuffle(ZoneInstance row, Chance& chance) {
  const ZoneLayout& zone = layout(row);
  const int first = card_cells(game_.board()).first_slot();
  std::array<int, k_max_kinds> counts{};
  int cards = 0;
  for (int i = 0; i < def(row).slots; ++i) {
    const int code = code_at(state_.words(), zone, first + i);
    if (code < 0) continue;
    take_piece(state_, game_, zone, first + i, code);
    ++counts[nth(code)], ++cards;
  }
  for (int i = 0; i < cards; ++i) {
    const int code =
        chance.draw(std::span<const int>(counts.data(), zone.pieces.size()), layout(row).viewers);
    --counts[nth(code)];
    put_piece(state_, game_, zone, first + i, code);
  }
}

void CardTable::cut(ZoneInstance row, std::optional<int> n, Chance& chance) {
  const ZoneLayout& zone = layout(row);
  const int first = card_cells(game_.board()).first_slot(),
            cards = count_cards(state_, game_, zone);
  if (cards == 0) return;
  // A place among the cards falls as a card does: nobody types it.
  const auto once = [](int) { return 1; };
  const int front =
      n ? std::min(*n, cards) : (chance.draw(cards, cards, once, zone.viewers) + 1) % cards;
  std::array<int, k_max_cells> codes;  // NOLINT(*-member-init): read as far as it is written
  int at = 0;
  for (int i = 0; i < def(row).slots; ++i) {
    const int code = code_at(state_.words(), zone, first + i);
    if (code < 0) continue;
    take_piece(state_, game_, zone, first + i, code);
    codes[nth(at++)] = code;
  }
  for (int i = 0; i < cards; ++i)
    put_piece(state_, game_, zone, first + i, codes[nth((front + i) % cards)]);
}

void CardTable::trade(ZoneInstance one, ZoneInstance other) {
  if (one == other) return;
  const ZoneLayout &a = layout(one), &b = layout(other);
  const auto change = [&](const ZoneLayout& zone, int cell, int code, int from, int to) {
    if (to > from) put_piece(state_, game_, zone, cell, code, to - from);
    if (to < from) take_piece(state_, game_, zone, cell, code, from - to);
  };
  if (a.holds == Holds::bag) {  // the two have the same kinds in the same order
    for (int code = 0; code < static_cast<int>(a.pieces.size()); ++code) {
      const int mine = count_at(state_.words(), a, code), its = count_at(state_.words(), b, code);
      change(a, a.card_cells[nth(code)], code, mine, its);
      change(b, b.card_cells[nth(code)], code, its, mine);
    }
    return;
  }
  for (int i = 0; i < def(one).slots; ++i) {
    const int cell = card_cells(game_.board()).first_slot() + i;
    const int mine = code_at(state_.words(), a, cell), its = code_at(state_.words(), b, cell);
    if (mine == its) continue;
    if (mine >= 0) take_piece(state_, game_, a, cell, mine);
    if (its >= 0) take_piece(state_, game_, b, cell, its);
    if (its >= 0) put_piece(state_, game_, a, cell, its);
    if (mine >= 0) put_piece(state_, game_, b, cell, mine);
  }
}

void CardTable::clear(ZoneInstance zone) {
  const ZoneLayout& bag = layout(zone);
  for (int code = 0; code < static_cast<int>(bag.pieces.size()); ++code)
    if (const int n = count_at(state_.words(), bag, code); n > 0)
      take_piece(state_, game_, bag, bag.card_cells[nth(code)], code, n);
}

void CardTable::roll(ZoneInstance dice, int n, Chance& chance) {
  clear(dice);
  for (; n > 0; --n) {
    const int code = chance.roll(def(dice).faces, layout(dice).viewers) - 1;
    put(dice, layout(dice).pieces[nth(code)].kind, 1);
  }
}

}  // namespace hr
