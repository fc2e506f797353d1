// SPDX-License-Identifier: MIT
// The places of an action, for the terms that speak of them.
#pragma once

#include "core/base/allowance.h"
#include "core/plan/plan.h"

namespace hr {

// Whether the action may have gone this way.
template <int W>
bool leads(const PatternPlan<W>& pattern, const ActionPlaces<W>& places, DirectionId dir) {
  return pattern.ways < 0 || places.ways.has(dir);
}

// Leaps are no directions of the board.
template <int W>
void note_heading(const Game& game, DirectionId dir, ActionPlaces<W>& places) {
  if (index(dir) < game.board().directions()) places.heading = dir;
}

// The direction of a step.
template <int W>
void note_step(const Plan<W>& plan, const Game& game, const PatternPlan<W>& pattern,
               const Action& action, ActionPlaces<W>& places) {
  for (const DirectionId dir : pattern.dirs)
    if (leads(pattern, places, dir) &&
        plan.shifts[nth(dir)].links[index(action.cell(0))] == action.cell(1))
      return note_heading(game, dir, places);
}

// The direction of a slide or jump, what it passed, and the links that it went along.
template <int W>
void note_way(const Plan<W>& plan, const Game& game, const PatternPlan<W>& pattern,
              const Action& action, ActionPlaces<W>& places) {
  const int start = index(action.cell(0)), end = index(action.cell(1));
  const int last = pattern.type == PatternType::slide ? pattern.last
                   : pattern.def->far                 ? game.cells()
                                                      : 2;
  for (const DirectionId dir : pattern.dirs) {
    if (!leads(pattern, places, dir)) continue;
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
    if (at != end) continue;
    if (pattern.type == PatternType::jump && !passed.test(index(action.cell(2)))) continue;
    places.passed = passed;
    places.crossed = crossed;
    return note_heading(game, dir, places);
  }
}

// `part`: which part of the action this is; for a whole action 0.
template <int W>
void note_places(const Plan<W>& plan, const Game& game, const PatternPlan<W>& pattern,
                 const Action& action, ActionPlaces<W>& places, std::size_t part = 0) {
  places.chosen[part] = action.arguments[0];
  switch (pattern.type) {
    case PatternType::choice:
    case PatternType::number:
    case PatternType::seat:
    case PatternType::pass:
    case PatternType::parts:
      return;
    case PatternType::place:
    case PatternType::pick:
      places.here.add(index(action.cell(0)));
      return;
    case PatternType::sow:  // `here` is known when the pieces have been sown
      places.origin.add(index(action.cell(0)));
      return;
    case PatternType::jump:
      places.passed.add(index(action.cell(2)));
      break;
    case PatternType::step:
    case PatternType::slide:
      break;
  }
  places.chosen[part] = action.arguments[1];
  places.origin.add(index(action.cell(0)));
  places.here.add(index(action.cell(1)));
  if (pattern.type == PatternType::step) {
    if (plan.tracks_heading) note_step(plan, game, pattern, action, places);
    if (!plan.tracks_crossed) return;
    const int link = plan.link_between(index(action.cell(0)), index(action.cell(1)));
    if (link >= 0) places.crossed.add(link);
    return;
  }
  if (plan.tracks_passed || plan.tracks_crossed || plan.tracks_heading)
    note_way(plan, game, pattern, action, places);
}

}  // namespace hr
