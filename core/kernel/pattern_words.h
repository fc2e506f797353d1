// SPDX-License-Identifier: MIT
// The words of patterns in play: for each a type that says what the pattern offers, what is done
// for an action of it, and which places it has. What else is to be known of a word is in its row
// (core/language/pattern_table.h). A word that lacks one of the three does not compile, and
// neither does a type of pattern that has no word here.
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

// Calls use(word) with the word of a type.
template <class Use>
HR_INLINE void with_pattern_word(PatternType type, const Use& use) {
  switch (type) {
    case PatternType::step:
      return use(StepWord{});
    case PatternType::slide:
      return use(SlideWord{});
    case PatternType::jump:
      return use(JumpWord{});
    case PatternType::place:
      return use(PlaceWord{});
    case PatternType::pick:
      return use(PickWord{});
    case PatternType::sow:
      return use(SowWord{});
    case PatternType::choice:
      return use(ChoiceWord{});
    case PatternType::number:
      return use(NumberWord{});
    case PatternType::seat:
      return use(SeatWord{});
    case PatternType::pass:
      return use(PassWord{});
    case PatternType::parts:
      return use(PartsWord{});
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
