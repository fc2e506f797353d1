// SPDX-License-Identifier: MIT
// Tells the seats of `b` which cards are in `a`.
#pragma once

#include <string>

#include "core/language/holds.h"
#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::show> {
  static constexpr WriteWord row{
      .word = "show",
      .example = "show(any.hand, everyone)",
      .values = {given_a(Given::term),
                 given_seats(&Write::b, "who is shown them, such as everyone, others or me"),
                 given(Given::number)},
      .of_cards = OfCards::always,
      .chance = ByChance::never,
      .moves = MovesPieces::never,
      .shows = ShowsCard::to_all_b};

  static void plan(auto& planner, const Write& write) {
    const SeatId mine = planner.me();
    planner.add_alone(write, [&](const Term& what, auto& plan) {
      planner.as_seat(mine, [&] { plan.a = planner.seats(write.b); });
      planner.check_whose(what, "as(others, show(here, actor))");
      const auto cards = planner.bound_set(what);
      plan.tells = 1;
      plan.zone = planner.instance(planner.zone_of_cards(cards, true));
      const auto holds = planner.layout(plan.zone).holds;
      if (holds != Holds::one && holds != Holds::bag)
        planner.complain("expected cards, or pieces of a zone with one on each cell");
      if (write.number && holds == Holds::bag)
        planner.complain(
            "a bag has no order, so there are no first cards in it; show all of them, or use a "
            "row");
      plan.b = planner.steps(cards);
    });
  }

  static void carry_out(auto& run) {
    const auto& write = run.write;
    const int most = run.cards_meant(k_max_pile);
    const auto audience = static_cast<std::uint32_t>(run.value.first_word());
    if (audience == 0 || run.context.events == nullptr) return;
    auto cards = run.term(write.b);
    if (run.zone().holds != Holds::bag) cards = run.first_of(write.zone, cards, most);
    const std::string names = run.names_of(write.zone, cards, most);
    const bool alone = audience == seat_bit(write.me);
    run.context.events->push_back({alone ? looked_event(run.game()) : shown_event(run.game()),
                                   audience,
                                   {write.me, names.empty() ? std::string("no card") : names}});
  }
};

}  // namespace hr
