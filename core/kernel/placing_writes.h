// SPDX-License-Identifier: MIT
// Writes that put pieces and cards somewhere, or move them. Only kernel.cpp includes this.
#pragma once

#include "core/engine/cards.h"
#include "core/kernel/deeds.h"

namespace hr {

template <int W>
void Deeds<W>::put_pieces(State& state, const WritePlan<W>& write, const B& cells,
                          ActionContext& context, const Deed<W>& deed) {
  if (!cells.any()) return;
  std::int64_t n = 1;
  if (!write.b.empty()) n = as_number(terms_.value(write.b, state, &deed.places));
  if (n == 0) return;
  if (n < 0 || n > k_max_pile)
    failed(write, "expected a number of pieces from 0 to " + std::to_string(k_max_pile) + ", got " +
                      std::to_string(n));
  Effect effect(kernel_, state, context, deed.places.actor);
  cells.each(
      [&](int cell) { effect.put(write.zone, CellId(cell), write.piece, static_cast<int>(n)); });
}

// All pieces on some cells go to one cell.
template <int W>
void Deeds<W>::send_pieces(State& state, const WritePlan<W>& write, const B& from, CellId to,
                           ActionContext& context, const Deed<W>& deed) {
  if (to == CellId::none) return;
  Effect effect(kernel_, state, context, deed.places.actor);
  const ZoneLayout& zone = game_->layout().zone(write.zone);
  from.each([&](int cell) {
    if (cell == index(to)) return;
    if (zone.holds == Holds::tower) return send_tower(state, write, cell, index(to), deed);
    const auto meant = [&](int code) {
      return code >= 0 && (write.codes.empty() || write.codes[0][nth(code)] < 0);
    };
    if (zone.holds == Holds::one && meant(code_at(state.words(), zone, cell)))
      return effect.move(write.zone, CellId(cell), to);
    if (zone.holds == Holds::stack)
      for (int i = stack_height(state.words()[zone.slots + cell]); i-- > 0;)
        if (const int code =
                static_cast<int>(state.words()[zone.slots + cell] >> (8 * i) & 0xff) - 1;
            meant(code))
          effect.move(write.zone, CellId(cell), to, zone.pieces[nth(code)]);
    if (zone.holds != Holds::pile) return;
    for (std::size_t code = 0; code < zone.pieces.size(); ++code) {
      if (!meant(static_cast<int>(code))) continue;
      const int n = pile_count(state.words(), zone, static_cast<int>(code), cell, game_->cells());
      if (n == 0) continue;
      effect.take(write.zone, CellId(cell), zone.pieces[code], n);
      effect.put(write.zone, to, zone.pieces[code], n);
    }
  });
}

template <int W>
void Deeds<W>::carry_cards(State& state, const WritePlan<W>& write, const B& value,
                           ActionContext& context, Deed<W>& deed) {
  using Type = typename WritePlan<W>::Type;
  if (write.type == Type::show) return show_cards(state, write, value, context, deed);
  if (state.header().in_group && write.to != ZoneInstance::none)
    check_secret(*game_, game_->layout().zone(write.to), deed.places.actor);
  std::int64_t n = write.type == Type::send_cards ? k_max_pile : 1;
  if (!write.n.empty()) n = as_number(terms_.value(write.n, state, &deed.places));
  if (n < 0 || n > k_max_pile)
    failed(write,
           "expected from 0 to " + std::to_string(k_max_pile) + " cards, got " + std::to_string(n));
  const int most = static_cast<int>(n);
  CardTable cards(*game_, state);
  Chance& chance = context.chance;
  try {
    switch (write.type) {
      case Type::send_cards: {
        B went;
        tell_cards(state, write.zone, write.to, value, most, context);
        value.each([&](int cell) {
          const CellId last = cards.send(write.zone, CellId(cell), write.to, most);
          if (last != CellId::none) went.add(index(last));
        });
        if (write.follows && went.any()) deed.places.here = went;
        break;
      }
      case Type::draw:
        tell_cards(state, write.zone, write.to, front_of(state, write.zone, most), most, context);
        cards.draw(write.zone, write.to, most, chance);
        break;
      case Type::shuffle:
        cards.shuffle(write.zone, chance);
        break;
      case Type::trade:
        for (const auto& [from, to] :
             {std::pair(write.zone, write.to), std::pair(write.to, write.zone)})
          tell_cards(state, from, to, plan_.ground(game_->layout().zone(from).zone), k_max_pile,
                     context);
        cards.trade(write.zone, write.to);
        break;
      case Type::put_cards:
        if (most > 0) cards.put(write.zone, write.piece.kind, most);
        break;
      default:
        cards.roll(write.zone, most, chance);
    }
  } catch (const Error& error) {
    failed(write, error.what());
  }
}

// Which cards are on some cells, at most so many of each: "guard, 2 priest".
template <int W>
std::string Deeds<W>::names_of_cards(const State& state, ZoneInstance zone, const B& cells,
                                     int most) const {
  const ZoneLayout& layout = game_->layout().zone(zone);
  std::string names;
  cells.each([&](int cell) {
    const int code = code_at(state.words(), layout, cell);
    if (code < 0) return;
    const int n =
        layout.holds == Holds::bag ? std::min(most, count_at(state.words(), layout, code)) : 1;
    names += names.empty() ? "" : ", ";
    add_card_names(names, *game_, layout, code, n);
  });
  return names;
}

// The first places of a row with cards, at most n; of a bag none, because what is drawn from it is
// a roll, which says who sees it.
template <int W>
Bits<W> Deeds<W>::front_of(const State& state, ZoneInstance row, int n) const {
  const ZoneLayout& layout = game_->layout().zone(row);
  B out;
  if (layout.holds == Holds::bag) return out;
  plan_.ground(layout.zone).each([&](int cell) {
    if (n > 0 && code_at(state.words(), layout, cell) >= 0) out.add(cell), --n;
  });
  return out;
}

// Before cards go from one zone to another: who will see them, and did not before, is told.
template <int W>
void Deeds<W>::tell_cards(const State& state, ZoneInstance from, ZoneInstance to, const B& cells,
                          int most, ActionContext& context) const {
  if (context.events == nullptr || from == to) return;
  const std::uint32_t audience =
      game_->layout().zone(to).viewers & ~game_->layout().zone(from).viewers;
  if (audience == 0) return;
  std::string names = names_of_cards(state, from, cells, most);
  if (!names.empty())
    context.events->push_back({turned_up_event(*game_), audience, {std::move(names)}});
}

template <int W>
void Deeds<W>::show_cards(State& state, const WritePlan<W>& write, const B& value,
                          ActionContext& context, const Deed<W>& deed) {
  const auto audience = static_cast<std::uint32_t>(value.first_word());
  if (audience == 0 || context.events == nullptr) return;
  const std::string names =
      names_of_cards(state, write.zone, terms_.value(write.b, state, &deed.places), k_max_pile);
  context.events->push_back(
      {shown_event(*game_), audience, {write.me, names.empty() ? std::string("no card") : names}});
}

}  // namespace hr
