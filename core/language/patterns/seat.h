// SPDX-License-Identifier: MIT
// seat{ SEATS }: one of these seats is chosen, or of all others.
#pragma once

#include "core/language/pattern_word.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::seat> : PlannedByRow, ChangesNothing, HasNoPlaces {
  static constexpr PatternWord row{.word = "seat",
                                   .lists = PatternLists::seats,
                                   .fields = {"progress"},
                                   .onto = UsualSet::others,
                                   .over = UsualSet::none,
                                   .takes = ActionTakes::seat,
                                   .chooses = true};

  template <int W>
  static void offer(PatternOffer<W>& o) {
    o.at(o.set(o.pattern.onto));
  }
};

}  // namespace hr
