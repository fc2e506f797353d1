// SPDX-License-Identifier: MIT
// The terms by which a seat is told what it may do with a verb, and which only what it sees may
// decide.
#pragma once

#include <vector>

#include "core/game/definition.h"

namespace hr::scripting {

// Calls visit(term) for each; a term that is left out is empty.
template <class F>
void each_asked_term(const VerbDef& verb, const F& visit) {
  const auto visit_all = [&](const std::vector<Condition>& conditions) {
    for (const Condition& condition : conditions) visit(condition.term);
  };
  visit_all(verb.when);
  visit_all(verb.refused);
  each_pattern(verb, [&](const PatternDef& pattern) {
    visit_all(pattern.when);
    visit_all(pattern.unless);
    visit(pattern.onto);
    for (const Amount& amount : {pattern.low, pattern.high}) visit(amount.term);
    for (const auto& amount : {pattern.max, pattern.exactly})
      if (amount) visit(amount->term);
    for (const Term& term : pattern.offered) visit(term);
  });
}

}  // namespace hr::scripting
