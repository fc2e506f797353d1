// SPDX-License-Identifier: MIT
// plies(N): so many actions.
#pragma once

#include "core/language/end_word.h"

namespace hr {

template <>
struct EndWordOf<EndType::plies> : PlannedAsListed, NoArrival {
  static constexpr EndWord row{.word = "plies",
                               .lists = {EndLists::actions},
                               .by = EndsBy::playing,
                               .said = "{n} {n:action was|actions were} played"};
};

}  // namespace hr
