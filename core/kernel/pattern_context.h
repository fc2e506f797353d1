// SPDX-License-Identifier: MIT
// What the words of patterns (pattern_words.h) read, whatever the position is. All of it must
// outlive those that use it.
#pragma once

#include "core/engine/engine.h"
#include "core/kernel/terms.h"
#include "core/language/pattern_table.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
struct PatternContext {
  Engine& engine;
  const Game& game;
  Rules& rules;
  const Plan<W>& plan;
  const Terms<W>& terms;
};

// A pattern in play, in a file of its own: what it offers, what is done for an action of it, and
// which places that has.
template <PatternType>
struct PatternInPlay;

}  // namespace hr
