// SPDX-License-Identifier: MIT
// `body`, as each of the seats of `a` means it.
#pragma once

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::as> {
  static constexpr WriteWord row{.word = "as",
                                 .example = "as(others, draw(\"deck\", \"hand\"))",
                                 .values = {given_a(Given::term), given(Given::body)},
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .moves = MovesPieces::maybe,
                                 .shows = ShowsCard::always};

  static void plan(auto& planner, const Write& write) {
    planner.for_seats(write.a, [&] { planner.add_list(write.body); });
  }
  static void carry_out(auto&) {}  // the body does it
};

}  // namespace hr
