// SPDX-License-Identifier: MIT
// What the words of patterns (core/language/pattern_word.h) read, whatever the position is. All of
// it must outlive those that use it.
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/engine/engine.h"
#include "core/kernel/terms.h"
#include "core/plan/plan.h"
#include "core/plan/rule_paths.h"

namespace hr {

template <int W>
struct PatternContext {
  Engine& engine;
  const Game& game;
  Rules& rules;
  const Plan<W>& plan;
  const Terms<W>& terms;

  // The error to throw where an action of a pattern is against what its rules promise.
  Error error(const PatternPlan<W>& pattern, const std::string& text) const {
    return Error(rules.located(place_of_verb(game, index(pattern.verb)), text));
  }
};

}  // namespace hr
