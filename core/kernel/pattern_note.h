// SPDX-License-Identifier: MIT
// The places of an action, for the terms that speak of them: what the word of its pattern notes,
// and the ways that pieces may have gone.
#pragma once

#include "core/base/allowance.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
struct PatternNote {
  const Plan<W>& plan;
  const Game& game;
  const PatternPlan<W>& pattern;
  const Action& action;
  ActionPlaces<W>& places;

  int cell(int argument) const { return index(action.cell(argument)); }
  void from_to() const {
    places.origin.add(cell(0));
    places.here.add(cell(1));
  }
  // Whether the action may have gone this way.
  bool leads(DirectionId dir) const { return pattern.ways < 0 || places.ways.has(dir); }
  // Leaps are no directions of the board.
  void heading(DirectionId dir) const {
    if (index(dir) < game.board().directions()) places.heading = dir;
  }
  void way(int last, int over = -1) const;
};

// The direction of an action along several links, `last` at most, what it passed, and the links
// that it went along. If `over` is a cell, it passed that one.
template <int W>
void PatternNote<W>::way(int last, int over) const {
  if (!plan.tracks_passed && !plan.tracks_crossed && !plan.tracks_heading) return;
  const int start = cell(0), end = cell(1);
  for (const DirectionId dir : pattern.dirs) {
    if (!leads(dir)) continue;
    const CellId* const links = plan.shifts[nth(dir)].links;
    Bits<W> passed, crossed;
    int from = start, at = index(links[from]), n = 1;
    for (; at >= 0; ++n) {
      if (plan.tracks_crossed)
        if (const int link = plan.link_between(from, at); link >= 0) crossed.add(link);
      if (n >= last || at == end) break;
      passed.add(at);
      from = at;
      at = index(links[at]);
    }
    Allowance::spend(n);
    if (at != end || (over >= 0 && !passed.test(over))) continue;
    places.passed = passed;
    places.crossed = crossed;
    return heading(dir);
  }
}

}  // namespace hr
