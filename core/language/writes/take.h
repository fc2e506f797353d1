// SPDX-License-Identifier: MIT
// Lifts what is on the cells of `a`, or `number` from each; of another seat: captures it.
#pragma once

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::take> {
  static constexpr WriteWord row{
      .word = "take",
      .example = "take(any.purse \"coin\", 1)",
      .values = {given_a(Given::term), given(Given::limit), given(Given::number)},
      .of_cards = OfCards::never,
      .chance = ByChance::never,
      .idle_if_none = true,
      .moves = MovesPieces::maybe,
      .shows = ShowsCard::at_a};

  static void plan(auto& planner, const Write& write) {
    if (planner.changes_cards_of_seats(write)) return planner.add_for_owners(write);
    planner.add_change(planner.begin_change(write), write, [](auto, const auto*) { return -1; });
  }
  static void carry_out(auto& run) { run.change_pieces(); }
};

}  // namespace hr
