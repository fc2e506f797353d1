// SPDX-License-Identifier: MIT
// The place in a ruleset where something failed, as a path of the definition.
#pragma once

#include <string>

#include "core/game/game.h"
#include "core/plan/plan.h"

namespace hr {

inline std::string place_of_verb(const Game& game, int verb) {
  return "verbs." + game.verb_def(VerbId(verb)).name;
}

// The first pattern that uses this set of a seat.
template <int W>
std::string place_of_set(const Game& game, const Plan<W>& plan, SeatId seat, std::size_t set) {
  const int place = static_cast<int>(set);
  for (const PatternPlan<W>& p : plan.seats[nth(seat)].patterns)
    if (p.source == place || p.onto == place || p.over == place)
      return place_of_verb(game, index(p.verb)) + "." + std::to_string(p.pattern + 1);
  return "verbs";
}

}  // namespace hr
