// SPDX-License-Identifier: MIT
// The row of cards of `a`.
#pragma once

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::shuffle> {
  static constexpr WriteWord row{.word = "shuffle",
                                 .example = "shuffle(\"row\")",
                                 .values = {given_a(Given::zone)},
                                 .of_cards = OfCards::always,
                                 .chance = ByChance::always,
                                 .moves = MovesPieces::maybe,
                                 .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) { planner.add_of_row(write); }
  static void carry_out(auto& run) {
    run.change_cards([&](auto& table) { table.shuffle(run.write.zone, run.context.chance); });
  }
};

}  // namespace hr
