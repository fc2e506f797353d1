// SPDX-License-Identifier: MIT
// The effect of a change of rules, or of the board, on the game: what was dropped, and which
// actions are no longer legal or newly legal. Computed by comparing the moments before and after
// the change.
#pragma once

#include <span>

#include "core/match/match.h"
#include "core/table/rules_report.h"

namespace hr {

// A moment of a match: the rules in force, and the state with the answers that are open. Both are
// borrowed.
struct RulesMoment {
  const PlayableRules& rules;
  const State& state;
};
RulesMoment moment_of(const Match& match);  // at the cursor

// `change` is the step that changed the rules and led from one moment to the other. The actions of
// the given seats are compared (SeatId::owner: of all that are to act); if the rules fail there,
// there are none. What was dropped is reported to the owner, and to others if neither rules hide
// anything.
RuleChangeReport rule_change(const RulesMoment& before, const RulesMoment& after,
                             const Node& change, std::span<const SeatId> seats,
                             Language language = {});

}  // namespace hr
