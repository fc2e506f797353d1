// SPDX-License-Identifier: MIT
// repeats(N): the same position has occurred so many times.
#pragma once

#include "core/language/end_word.h"

namespace hr {

template <>
struct EndWordOf<EndType::repeats> : PlannedAsListed, NoArrival {
  static constexpr EndWord row{.word = "repeats",
                               .lists = {EndLists::times},
                               .by = EndsBy::repeating,
                               .said = "the position occurred {n} {n:time|times}"};
};

}  // namespace hr
