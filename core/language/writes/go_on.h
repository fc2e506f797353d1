// SPDX-License-Identifier: MIT
// The actor acts again.
#pragma once

#include "core/language/write_table.h"

namespace hr {

template <>
struct WriteWordOf<WriteOp::go_on> {
  static constexpr WriteWord row{.word = "go_on",
                                 .example = "go_on",
                                 .called = false,
                                 .of_cards = OfCards::never,
                                 .chance = ByChance::never,
                                 .moves = MovesPieces::never,
                                 .shows = ShowsCard::never};

  static void plan(auto& planner, const Write& write) { planner.add(planner.begin(write)); }
  static void carry_out(auto& run) { run.done.goes_on = true; }
};

}  // namespace hr
