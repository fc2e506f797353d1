// SPDX-License-Identifier: MIT
// `body` if `a` holds, else `otherwise`.
#pragma once

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::when> {
  static constexpr WriteWord row{.word = "when",
                                 .example = "{ when = some(own), draw(\"deck\", \"hand\") }",
                                 .called = false,
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .moves = MovesPieces::maybe,
                                 .shows = ShowsCard::inside};

  static void plan(auto& planner, const Write& write) { planner.add_guarded(write); }
  static void carry_out(auto&) {}  // the body does it
};

}  // namespace hr
