// SPDX-License-Identifier: MIT
// The patterns in play: their words (core/language/patterns), with all that these call.
#pragma once

#include <algorithm>

#include "core/kernel/pattern_action.h"
#include "core/kernel/pattern_lift.h"
#include "core/kernel/pattern_note.h"
#include "core/kernel/pattern_offer.h"
#include "core/language/with_pattern.h"
#include "core/plan/cell_walks.h"

namespace hr {

// Notes the places of an action. `part`: which part of the action this is; for a whole action 0.
template <int W>
void note_places(const Plan<W>& plan, const Game& game, const PatternPlan<W>& pattern,
                 const Action& action, ActionPlaces<W>& places, std::size_t part = 0) {
  places.chosen[part] = action.arguments[nth(std::max(0, word_of(pattern.type).target))];
  const PatternNote<W> note{plan, game, pattern, action, places};
  with_pattern(pattern.type, [&](auto word) { word.note(note); });
}

}  // namespace hr
