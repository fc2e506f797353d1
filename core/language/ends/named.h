// SPDX-License-Identifier: MIT
// Functions bring it about by its name: g:win(seat, "name").
#pragma once

#include "core/language/end_word.h"

namespace hr {

template <>
struct EndWordOf<EndType::named> : PlannedAsListed, NoArrival {
  static constexpr EndWord row{.word = "", .by = EndsBy::name, .said = ""};
};

}  // namespace hr
