// SPDX-License-Identifier: MIT
// Plans what one seat may do, and what follows: a step in making a Plan.
#pragma once

#include "core/plan/plan.h"

namespace hr {

// Throws Error, which begins with the path in the ruleset, and Exhausted.
SeatPlan<k_wide> plan_seat(const Game& game, const WideBoard& board, SeatId seat);

}  // namespace hr
