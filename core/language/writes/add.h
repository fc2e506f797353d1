// SPDX-License-Identifier: MIT
// Adds the number `a` to the variable `name`.
#pragma once

#include <utility>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::add> {
  static constexpr WriteWord row{.word = "add",
                                 .example = "add(\"points\", 1)",
                                 .values = {given(Given::variable), given_value("how much")},
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .moves = MovesPieces::never,
                                 .changes = Changes::adds,
                                 .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) {
    auto plan = planner.begin(write);
    plan.a = planner.value(write, planner.number_variable(write, plan).type);
    planner.add(std::move(plan));
  }
  static void carry_out(auto& run) { run.set_variable(run.variable()); }
};

}  // namespace hr
