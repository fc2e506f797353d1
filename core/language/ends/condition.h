// SPDX-License-Identifier: MIT
// A term; one that describes seats says who.
#pragma once

#include "core/language/end_word.h"

namespace hr {

template <>
struct EndWordOf<EndType::condition> : NoArrival {
  static constexpr EndWord row{.word = "", .by = EndsBy::condition, .said = ""};

  static void plan(const auto& planner, const auto& def, auto& plan) {
    planner.add_condition(plan, def.condition);
  }
};

}  // namespace hr
