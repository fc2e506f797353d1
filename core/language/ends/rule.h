// SPDX-License-Identifier: MIT
// A function of the rules says whether it has come.
#pragma once

#include "core/language/end_word.h"

namespace hr {

template <>
struct EndWordOf<EndType::rule> : PlannedAsListed, NoArrival {
  static constexpr EndWord row{.word = "", .by = EndsBy::rule, .said = ""};
};

}  // namespace hr
