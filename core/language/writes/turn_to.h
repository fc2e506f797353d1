// SPDX-License-Identifier: MIT
// The first of the seats of `a` after the actor has the next turn.
#pragma once

#include <utility>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::turn_to> {
  static constexpr WriteWord row{.word = "turn_to",
                                 .example = "turn_to(next_seat)",
                                 .values = {given_a(Given::term)},
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .moves = MovesPieces::never,
                                 .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) {
    auto plan = planner.begin(write);
    plan.a = planner.seats(write.a);
    planner.add(std::move(plan));
  }
  static void carry_out(auto& run) { run.name_next(); }
};

}  // namespace hr
