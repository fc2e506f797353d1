// SPDX-License-Identifier: MIT
// The terms by which a seat is told what it may do with a verb, and which only what it sees may
// decide.
#pragma once

#include <vector>

#include "core/game/each_term.h"

namespace hr::scripting {

// Calls visit(term) for each; a term that is left out is empty.
template <class F>
void each_asked_term(const VerbDef& verb, const F& visit) {
  const auto visit_all = [&](const std::vector<Condition>& conditions) {
    for (const Condition& condition : conditions) visit(condition.term);
  };
  visit_all(verb.when);
  visit_all(verb.refused);
  for (const PatternDef& pattern : verb.patterns) each_term_of_offer(pattern, visit);
}

}  // namespace hr::scripting
