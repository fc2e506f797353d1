// SPDX-License-Identifier: MIT
// The first `number` cards of the row `a` go behind the others; none: a random number.
#pragma once

#include <optional>

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::cut> {
  static constexpr WriteWord row{.word = "cut",
                                 .example = "cut(\"row\", 3)",
                                 .values = {given_a(Given::zone), given(Given::number)},
                                 .of_cards = OfCards::always,
                                 .chance = ByChance::without_number,
                                 .moves = MovesPieces::maybe,
                                 .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) { planner.add_of_row(write); }
  static void carry_out(auto& run) {
    const int n = run.cards_meant(1);
    const auto first = run.write.n.empty() ? std::nullopt : std::optional(n);
    run.change_cards([&](auto& table) { table.cut(run.write.zone, first, run.context.chance); });
  }
};

}  // namespace hr
