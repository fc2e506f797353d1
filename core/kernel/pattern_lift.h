// SPDX-License-Identifier: MIT
// Moves of towers that differ with the number of pieces they lift: they are counted by tower and
// number.
#pragma once

#include <algorithm>

#include "core/base/allowance.h"
#include "core/engine/pieces.h"
#include "core/kernel/pattern_offer.h"

namespace hr {

struct LiftRange {
  int least = 1, most = k_max_tower;
};

// The least and the greatest number of pieces that a pattern may lift.
template <int W>
LiftRange lift_range(const PatternOffer<W>& o) {
  const auto amount = [&](const Amount& a, const std::vector<TermStep<W>>& steps) {
    return static_cast<int>(std::clamp<std::int64_t>(o.amount(a, steps), 0, k_max_tower + 1));
  };
  if (!o.pattern.def->lift) return {};
  const Lift& lift = *o.pattern.def->lift;
  const int least = amount(lift.low, o.pattern.least_lift);
  return {std::max(1, least), lift.chosen ? amount(lift.high, o.pattern.most_lift) : least};
}

// Offers what ends_of(from, lifted) says of each tower.
template <int W, class Ends>
void offer_lifts(PatternOffer<W>& o, const Bits<W>& source, const Ends& ends_of) {
  const PatternPlan<W>& pattern = o.pattern;
  const ZoneLayout& zone = o.in.game.layout().zone(pattern.zone);
  const auto [least, most] = lift_range(o);
  const bool chosen = pattern.def->lift && pattern.def->lift->chosen;
  source.each([&](int from) {
    const int height = tower_height(o.state.words(), zone, from);
    int n = pattern.def->lift ? least : height;
    Bits<W> ends;
    Allowance::spend(10 * std::min(most, height));
    for (bool first = true; n <= std::min(most, height); ++n, first = false) {
      if (first || pattern.length_by_lift) ends = ends_of(from, n);
      if (chosen)
        o.from(from, ends, n);
      else
        o.from(from, ends);
    }
  });
}

}  // namespace hr
