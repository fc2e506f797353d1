// SPDX-License-Identifier: MIT
// Plans the declared ends of a game: a step in making a Plan.
#pragma once

#include "core/plan/plan.h"

namespace hr {

// `number`: which of the ruleset's ends it is, from 0. `plan` has its board by then. Throws Error,
// which begins with the path in the ruleset, and Exhausted.
template <int W>
EndPlan<W> plan_end(const Game& game, const Plan<W>& plan, const EndDef& def, int number);

}  // namespace hr
