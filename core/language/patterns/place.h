// SPDX-License-Identifier: MIT
// place{ KIND, … }: a new piece comes down.
#pragma once

#include "core/language/pattern_word.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::place> : PlannedByRow {
  static constexpr PatternWord row{.word = "place",
                                   .lists = PatternLists::kind,
                                   .fields = {"onto", "from", "stays"},
                                   .onto = UsualSet::empty,
                                   .over = UsualSet::none,
                                   .takes = ActionTakes::cell,
                                   .target = 0,
                                   .arrives = true};

  template <int W>
  static void offer(PatternOffer<W>& o) {
    o.at(o.arrivals());
  }

  template <int W>
  static void carry_out(const PatternAction<W>& action) {
    action.done.progress = true;
    action.done.lasting = action.done.lasting || action.in.game.placements_last();
    action.put_down(action.cell(0), action.pattern.code);
  }

  template <int W>
  static void note(const PatternNote<W>& note) {
    note.places.here.add(note.cell(0));
  }
};

}  // namespace hr
