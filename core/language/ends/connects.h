// SPDX-License-Identifier: MIT
// connects{ KIND, FROM, TO }: a chain of pieces leads from some cells to others.
#pragma once

#include "core/language/end_word.h"

namespace hr {

template <>
struct EndWordOf<EndType::connects> : PlannedAsListed {
  static constexpr EndWord row{.word = "connects",
                               .lists = {EndLists::kind, EndLists::from, EndLists::to},
                               .braces = true,
                               .by = EndsBy::arrival,
                               .along_links = true,
                               .said = "a chain connects both sides"};

  static bool arrived(const auto& check) { return check.connected(); }
  static bool arrived_at(const auto& check, int cell) { return check.connects(cell); }

  static CellSet found(const auto& sought) {
    const CellSet from = sought.from(), to = sought.to();
    return sought.groups(
        [&](const CellSet& group) { return sought.meet(group, from) && sought.meet(group, to); });
  }
};

}  // namespace hr
