// SPDX-License-Identifier: MIT
// reach{ KIND, SET }: a piece has reached one of these cells.
#pragma once

#include "core/language/end_word.h"

namespace hr {

template <>
struct EndWordOf<EndType::reach> : PlannedAsListed {
  static constexpr EndWord row{.word = "reach",
                               .lists = {EndLists::kind, EndLists::to},
                               .braces = true,
                               .by = EndsBy::arrival,
                               .along_links = false,
                               .said = "{a piece} reached its goal"};

  static bool arrived(const auto& check) { return (check.own() & check.to()).any(); }
  static bool arrived_at(const auto& check, int cell) { return check.to().test(cell); }

  static CellSet found(const auto& sought) {
    CellSet out = sought.nothing();
    const CellSet goal = sought.to();
    for (const CellId cell : sought.own().list())
      if (goal.has(cell)) out.add(cell);
    return out;
  }
};

}  // namespace hr
