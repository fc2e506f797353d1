// SPDX-License-Identifier: MIT
// pick{ SET }: one of these cells, or cards, is chosen.
#pragma once

#include "core/language/pattern_word.h"

namespace hr {

template <>
struct PatternWordOf<PatternType::pick> : ChangesNothing {
  static constexpr PatternWord row{.word = "pick",
                                   .lists = PatternLists::set,
                                   .fields = {"progress"},
                                   .onto = UsualSet::needed,
                                   .over = UsualSet::none,
                                   .takes = ActionTakes::cell,
                                   .target = 0,
                                   .chooses = true};

  static void plan(auto& planner, const auto& def, auto& plan) {
    if (!def.onto) throw planner.error(": expected a set of cells, got none");
    plan.onto = planner.add_set(def.onto, ZoneId::none, "");
    plan.cards = planner.zone_of_cards(def.onto);
  }

  template <int W>
  static void offer(PatternOffer<W>& o) {
    o.at(o.set(o.pattern.onto));
  }

  template <int W>
  static void note(const PatternNote<W>& note) {
    note.places.here.add(note.cell(0));
  }
};

}  // namespace hr
