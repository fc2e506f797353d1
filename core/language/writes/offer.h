// SPDX-License-Identifier: MIT
// The same, but it may decline.
#pragma once

#include <string>
#include <utility>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::offer> {
  static constexpr WriteWord row{.word = "offer",
                                 .example = "offer(\"answer\")",
                                 .values = {given(Given::verbs), given_a(Given::optional_term)},
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .asks = Asks::may,
                                 .moves = MovesPieces::later,
                                 .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) {
    auto plan = planner.begin(write);
    planner.add_asked(write, plan);
    planner.add(std::move(plan));
  }
  static void carry_out(auto& run) { run.ask(); }
};

}  // namespace hr
