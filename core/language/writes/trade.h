// SPDX-License-Identifier: MIT
// All cards of a zone, that of `a`, with those of the one seat of `b`.
#pragma once

#include <bit>
#include <string>
#include <utility>

#include "core/language/term_table.h"
#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::trade> {
  static constexpr WriteWord row{
      .word = "trade",
      .example = "trade(\"hand\", next_seat)",
      .values = {given_a(Given::zone),
                 given_seats(&Write::b, "whom to trade with, such as next_seat")},
      .of_cards = OfCards::always,
      .chance = ByChance::never,
      .moves = MovesPieces::maybe,
      .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) {
    const ZoneId zone = planner.zone_of_each(write.a, "traded");
    if (is_me(*write.b)) planner.complain("expected another seat to trade with, got me");
    if (const auto seats = planner.fixed_seats(write.b); seats && std::popcount(*seats) > 1)
      planner.complain("expected one seat to trade with, got " +
                       std::to_string(std::popcount(*seats)));
    const auto mine = planner.instance(zone);
    planner.for_seats(write.b, [&] {
      auto plan = planner.begin(write);
      plan.zone = mine;
      plan.to = planner.instance(zone);
      planner.add(std::move(plan));
    });
  }
  static void carry_out(auto& run) { run.trade(); }
};

}  // namespace hr
