// SPDX-License-Identifier: MIT
// Puts `number` pieces of the kind `name` on each cell of `a`, or into the zone of `a`.
#pragma once

#include <string>
#include <utility>

#include "core/language/holds.h"
#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::put> {
  static constexpr WriteWord row{
      .word = "put",
      .example = "put(\"coin\", \"purse\", 3)",
      .values = {given(Given::kind), given_a(Given::place), given(Given::number)},
      .of_cards = OfCards::if_a_zone,
      .chance = ByChance::never,
      .moves = MovesPieces::maybe,
      .shows = ShowsCard::at_a};

  static void plan(auto& planner, const Write& write) {
    if (planner.concerns_cards(write)) return plan_cards(planner, write);
    auto plan = planner.begin(write);
    plan.a = planner.cells(write.a);
    const KindId kind = planner.kind(write.name);
    const auto& def = planner.game().definition().kinds[kind];
    plan.zone = planner.instance(def.zone);
    plan.piece = {kind, def.owned ? planner.me() : SeatId::none};
    plan.b = planner.number(write.number);
    planner.add(std::move(plan));
  }

  static void carry_out(auto& run) {
    const auto& write = run.write;
    if (write.of_cards) {
      const int cards = run.cards_meant(1);
      if (cards > 0)
        run.change_cards([&](auto& table) { table.put(write.zone, write.piece.kind, cards); });
      return;
    }
    if (!run.value.any()) return;
    const std::int64_t n = write.b.empty() ? 1 : as_number(run.term(write.b));
    if (n == 0) return;
    if (n < 0 || n > k_max_pile)
      run.fail("expected a number of pieces from 0 to " + std::to_string(k_max_pile) + ", got " +
               std::to_string(n));
    auto effect = run.effect();
    run.value.each(
        [&](int cell) { effect.put(write.zone, CellId(cell), write.piece, static_cast<int>(n)); });
  }

 private:
  static void plan_cards(auto& planner, const Write& write) {
    planner.add_alone(write, [&](const Term& what, auto& plan) {
      const ZoneId zone = planner.card_zone(what);
      plan.zone = planner.instance(zone);
      plan.piece.kind = planner.game().kind(write.name);
      if (!planner.game().definition().kinds[plan.piece.kind].lives_in(zone))
        planner.complain("\"" + write.name + "\" is never in the zone \"" +
                         planner.zone(zone).name + "\"");
    });
  }
};

}  // namespace hr
