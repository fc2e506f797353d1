// SPDX-License-Identifier: MIT
// Writes that move cards. Only kernel.cpp includes this.
#pragma once

#include "core/engine/cards.h"
#include "core/kernel/deeds.h"

namespace hr {

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
        value.each([&](int cell) {
          const CellId last = cards.send(write.zone, CellId(cell), write.to, most);
          if (last != CellId::none) went.add(index(last));
        });
        if (write.follows && went.any()) deed.places.here = went;
        break;
      }
      case Type::draw:
        cards.draw(write.zone, write.to, most, chance);
        break;
      case Type::shuffle:
        cards.shuffle(write.zone, chance);
        break;
      case Type::trade:
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

// Which cards are in a set: "guard, 2 priest".
template <int W>
void Deeds<W>::show_cards(State& state, const WritePlan<W>& write, const B& value,
                          ActionContext& context, const Deed<W>& deed) {
  const auto audience = static_cast<std::uint32_t>(value.first_word());
  if (audience == 0 || context.events == nullptr) return;
  const ZoneLayout& zone = game_->layout().zone(write.zone);
  std::string names;
  terms_.value(write.b, state, &deed.places).each([&](int cell) {
    const int code = code_at(state.words(), zone, cell);
    if (code < 0) return;
    const int n = zone.holds == Holds::bag ? count_at(state.words(), zone, code) : 1;
    names += names.empty() ? "" : ", ";
    names += n == 1 ? "" : std::to_string(n) + " ";
    names += game_->definition().kinds[zone.pieces[nth(code)].kind].name;
  });
  context.events->push_back(
      {shown_event(*game_), audience, {write.me, names.empty() ? std::string("no card") : names}});
}

}  // namespace hr
