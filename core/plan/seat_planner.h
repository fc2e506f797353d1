// SPDX-License-Identifier: MIT
// Plans what one seat may do, and what follows: a step in making a Plan.
#pragma once

#include "core/plan/plan.h"

namespace hr {

// `plan` has its board and grounds by then, and gets what steps along links need. Throws Error,
// which begins with the path in the ruleset, and Exhausted.
template <int W>
SeatPlan<W> plan_seat(const Game& game, Plan<W>& plan, SeatId seat);

}  // namespace hr
