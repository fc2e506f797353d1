// SPDX-License-Identifier: MIT
// All seats at once give all cards of their zone `a` to the seat `number` places on.
#pragma once

#include <utility>

#include "core/language/term_table.h"
#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::pass_round> {
  static constexpr WriteWord row{.word = "pass_round",
                                 .example = "pass_round(\"hand\")",
                                 .values = {given_a(Given::zone), given(Given::places)},
                                 .since = 4,
                                 .of_cards = OfCards::always,
                                 .chance = ByChance::never,
                                 .moves = MovesPieces::maybe,
                                 .shows = ShowsCard::never};

  // As trades that follow each other: in each circle of seats, the first trades with every other.
  static void plan(auto& planner, const Write& write) {
    const ZoneId zone = planner.zone_of_each(write.a, "passed round");
    if (planner.inside_as())
      planner.complain("all seats pass their cards round at once; write it outside of as(…)");
    const auto places = planner.bound_number(write.number);
    if (!is_number(*places))
      planner.complain(
          "expected how many seats on as a number that is the same throughout the game");
    const int seats = planner.game().seats();
    const int on = static_cast<int>((places->low % seats + seats) % seats);
    std::uint32_t done = 0;
    for (int first = 0; first < seats; ++first)
      for (int seat = first; (done >> seat & 1) == 0; seat = (seat + on) % seats) {
        done |= std::uint32_t{1} << seat;
        if (seat == first) continue;
        auto plan = planner.begin(write);
        plan.op = WriteOp::trade;
        plan.zone = planner.game().layout().zone_instance(zone, SeatId(first));
        plan.to = planner.game().layout().zone_instance(zone, SeatId(seat));
        planner.add(std::move(plan));
      }
  }
  static void carry_out(auto&) {}  // the trades do it
};

}  // namespace hr
