// SPDX-License-Identifier: MIT
// `number` cards of the zone of `a` to that of `b`.
#pragma once

#include <algorithm>

#include "core/language/holds.h"
#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::draw> {
  static constexpr WriteWord row{
      .word = "draw",
      .example = "draw(\"deck\", \"hand\", 2)",
      .values = {given_a(Given::zone), given_b(Given::zone), given(Given::number)},
      .of_cards = OfCards::always,
      .chance = ByChance::always,
      .moves = MovesPieces::maybe,
      .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) {
    const auto card_zone = [&](const Term& name) {
      return planner.instance(planner.card_zone(name));
    };
    planner.add_move(
        write, [&](const Term& from, auto& plan) { plan.zone = card_zone(from); },
        [&](const Term& to, auto& plan) { plan.to = card_zone(to); });
  }

  static void carry_out(auto& run) {
    const auto& write = run.write;
    const int most = run.cards_meant(1);
    run.change_cards([&](auto& table) {
      // What is drawn from a bag is a roll, which says who sees it.
      if (run.zone().holds != Holds::bag)
        if (const std::uint32_t audience = run.newcomers(write.zone, write.to))
          run.tell_cards(audience, write.to,
                         run.names_of_first(write.zone, std::min(most, table.room(write.to))));
      table.draw(write.zone, write.to, most, run.context.chance);
    });
  }
};

}  // namespace hr
