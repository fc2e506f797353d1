// SPDX-License-Identifier: MIT
// idle(N): so many actions without progress.
#pragma once

#include "core/language/end_word.h"

namespace hr {

template <>
struct EndWordOf<EndType::idle> : PlannedAsListed, NoArrival {
  static constexpr EndWord row{.word = "idle",
                               .lists = {EndLists::actions},
                               .by = EndsBy::idling,
                               .said = "{n} {n:action|actions} without progress"};
};

}  // namespace hr
