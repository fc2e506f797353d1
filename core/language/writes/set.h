// SPDX-License-Identifier: MIT
// Gives the variable `name` the value of `a`; with `b`, that of each of these seats.
#pragma once

#include <utility>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::set> {
  static constexpr WriteWord row{.word = "set",
                                 .example = "set(\"points\", 0)",
                                 .values = {given(Given::variable), given_value("the new value"),
                                            given_b(Given::optional_term)},
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .moves = MovesPieces::never,
                                 .changes = Changes::gives,
                                 .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) {
    auto plan = planner.begin(write);
    const auto& def = planner.variable(write, plan);
    plan.a = planner.value(write, def.type);
    plan.b = planner.seats(write.b);
    if (write.b && !def.per_seat)
      planner.complain("\"" + def.name +
                       "\" is the same for all seats; only a variable with per = \"seat\" can be "
                       "set for some");
    planner.add(std::move(plan));
  }
  static void carry_out(auto& run) { run.set_variable(0); }
};

}  // namespace hr
