// SPDX-License-Identifier: MIT
// Finds what the sets of a seat have in common, and what they ask again and again although it stays
// the same: the last thing that is done to its plan. Lists of steps are read as trees, and trees
// that are alike as one node. A node becomes a step `shared`, with a list of its own, if more than
// one other needs it, or if it changes less often than what needs it: some nodes depend on the
// position alone, others on what the action has done so far. Such a step does not change what a
// list is worth; SharedValues only saves work where there is one. Where the first of two sets
// being empty decides, the second is skipped.
//
// For seats that have actions of several parts, whose later sets are worked out after each choice
// of an earlier one. Without such, each set is worked out once in a turn.
#pragma once

#include "core/plan/plan.h"

namespace hr {

void share_terms(SeatPlan<k_wide>& seat);

}  // namespace hr
