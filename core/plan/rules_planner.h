// SPDX-License-Identifier: MIT
// Plans what the rules of a game say, on a board of any size: a step in making a Plan.
#pragma once

#include "core/plan/plan.h"

namespace hr {

// Both must outlive the plan. Throws Error, which begins with the path in the ruleset, and
// Exhausted.
RulesPlan<k_wide> plan_rules(const Game& game, const WideBoard& board);

}  // namespace hr
