// SPDX-License-Identifier: MIT
// Plans the declared ends of a game: a step in making a Plan.
#pragma once

#include "core/plan/plan.h"

namespace hr {

// `number`: which of the ruleset's ends it is, from 0. Throws Error, which begins with the path in
// the ruleset, and Exhausted.
EndPlan<k_wide> plan_end(const Game& game, const WideBoard& board, const EndDef& def, int number);

}  // namespace hr
