// SPDX-License-Identifier: MIT
// Makes what was planned in wide sets into the plan of a board of W words, and adds what is looked
// up instead of walked on boards where that takes little memory. A step in making a Plan.
#pragma once

#include <vector>

#include "core/plan/plan.h"

namespace hr {

// Adds to `reaches` where the steps of patterns lead.
template <int W>
RulesPlan<W> of_width(const RulesPlan<k_wide>& rules, const Game& game, const PlanBoard<W>& board,
                      Reaches<W>& reaches);

template <int W>
std::vector<TermStep<W>> of_width(const WideSteps& steps, const Game& game,
                                  const PlanBoard<W>& board);

}  // namespace hr
