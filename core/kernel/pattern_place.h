// SPDX-License-Identifier: MIT
// place{ … }: a new piece comes down.
#pragma once

#include "core/kernel/pattern_deed.h"
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
  static void carry_out(const PatternDeed<W>& deed) {
    deed.done.progress = true;
    deed.done.lasting = deed.done.lasting || deed.in.game.placements_last();
    deed.put_down(deed.cell(0), deed.pattern.code);
  }

  template <int W>
  static void note(const PatternNote<W>& note) {
    note.places.here.add(note.cell(0));
  }
};

}  // namespace hr
