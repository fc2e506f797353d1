// SPDX-License-Identifier: MIT
// The actor has to answer one of `verbs`, with the one cell of `a` given if there is an `a`.
#pragma once

#include <string>
#include <utility>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::ask> {
  static constexpr WriteWord row{.word = "ask",
                                 .example = "ask(\"answer\")",
                                 .values = {given(Given::verbs), given_a(Given::optional_term)},
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .asks = Asks::must,
                                 .moves = MovesPieces::later,
                                 .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) {
    auto plan = planner.begin(write);
    planner.add_asked(write, plan);
    if (!write.a && !planner.guarded()) planner.check_answerable(plan.verbs);
    planner.add(std::move(plan));
  }
  static void carry_out(auto& run) { run.ask(); }
};

}  // namespace hr
