// SPDX-License-Identifier: MIT
// What follows in its list may speak of the value that `a` has now, as `name`.
#pragma once

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::keep> {
  static constexpr WriteWord row{.word = "keep",
                                 .example = "keep(\"winner\", best(everyone, count(any.hand)))",
                                 .values = {given(Given::new_name), given_a(Given::term)},
                                 .since = 4,
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .moves = MovesPieces::never,
                                 .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) { planner.add_kept(write); }
  static void carry_out(auto&) {}  // terms read what is kept
};

}  // namespace hr
