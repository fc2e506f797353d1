// SPDX-License-Identifier: MIT
// pass{}: nothing is chosen.
#pragma once

#include "core/language/pattern_word.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::pass> : PlannedByRow, ChangesNothing, HasNoPlaces {
  static constexpr PatternWord row{.word = "pass",
                                   .lists = PatternLists::nothing,
                                   .fields = {"progress"},
                                   .onto = UsualSet::none,
                                   .over = UsualSet::none,
                                   .takes = ActionTakes::nothing};

  template <int W>
  static void offer(PatternOffer<W>& o) {
    o.numbers(0, 1);
  }
};

}  // namespace hr
