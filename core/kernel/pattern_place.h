// SPDX-License-Identifier: MIT
// place{ … }: a new piece comes down.
#pragma once

#include "core/kernel/pattern_action.h"
#include "core/kernel/pattern_note.h"
#include "core/kernel/pattern_offer.h"

namespace hr {

template <>
struct PatternInPlay<PatternType::place> {
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
