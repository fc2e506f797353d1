// SPDX-License-Identifier: MIT
// The patterns in play. What else is to be known of a pattern is in its entry
// (core/language/pattern_list.h); one that has no PatternInPlay here, or one that lacks something,
// does not compile.
#pragma once

#include <algorithm>

#include "core/kernel/pattern_choices.h"
#include "core/kernel/pattern_jump.h"
#include "core/kernel/pattern_place.h"
#include "core/kernel/pattern_slide.h"
#include "core/kernel/pattern_sow.h"
#include "core/kernel/pattern_step.h"
#include "core/language/pattern_table.h"

namespace hr {

// Calls use(word) with the PatternInPlay of a type.
template <class Use>
HR_INLINE void with_pattern_word(PatternType type, const Use& use) {
  switch (type) {
#define HR_PATTERN(name, ...) \
  case PatternType::name:     \
    return use(PatternInPlay<PatternType::name>{});
#include "core/language/pattern_list.h"
  }
}

// Notes the places of an action. `part`: which part of the action this is; for a whole action 0.
template <int W>
void note_places(const Plan<W>& plan, const Game& game, const PatternPlan<W>& pattern,
                 const Action& action, ActionPlaces<W>& places, std::size_t part = 0) {
  places.chosen[part] = action.arguments[nth(std::max(0, word_of(pattern.type).target))];
  with_pattern_word(pattern.type, [&](auto word) {
    word.template note<W>({plan, game, pattern, action, places});
  });
}

}  // namespace hr
