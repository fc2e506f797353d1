// SPDX-License-Identifier: MIT
// parts{ PATTERN, … }: several of them, one after the other. Each is a pattern by itself, and the
// kernel goes through them.
#pragma once

#include "core/language/pattern_word.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::parts> : PlannedByRow, ChangesNothing, HasNoPlaces {
  static constexpr PatternWord row{.word = "parts",
                                   .lists = PatternLists::parts,
                                   .fields = {"progress"},
                                   .onto = UsualSet::none,
                                   .over = UsualSet::none,
                                   .takes = ActionTakes::as_parts};

  template <int W>
  static void offer(PatternOffer<W>& /*o*/) {}
};

}  // namespace hr
