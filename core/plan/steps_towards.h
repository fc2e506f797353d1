// SPDX-License-Identifier: MIT
// Steps of a term that lead in directions which are known only when they are carried out.
#pragma once

#include "core/plan/cell_walks.h"
#include "core/plan/term_step.h"

namespace hr {

// How many values a step leads from, over or to, in directions of its own.
template <int W>
int values_towards(const TermStep<W>& step) {
  if (step.op <= TermStepOp::around_towards) return 1;
  return step.op == TermStepOp::between_towards ? 3 : 2;
}
template <int W>
Bits<W> lead_towards(const TermStep<W>& step, const TermBoard<W>& board, const Bits<W>* values,
                     Directions dirs) {
  switch (step.op) {
    case TermStepOp::near_towards:
      return near_cells(dirs, board.shifts, values[0], {});
    case TermStepOp::around_towards:
      return near_cells(dirs, board.shifts, values[0], values[0]);
    case TermStepOp::group_towards:
      return group_cells(dirs, board.shifts, values[0], values[1]);
    case TermStepOp::bracket_towards:
      return bracket_cells(dirs, board.shifts, values[0], values[1]);
    case TermStepOp::between_towards:
      return between_cells(dirs, board.shifts, values[0], values[1], values[2]);
    case TermStepOp::ray_towards:
      return ray_cells(dirs, board.shifts, values[0], values[1]);
    case TermStepOp::unite_for:  // they lead nowhere
    case TermStepOp::sum_for:
    case TermStepOp::chosen_kind:
    case TermStepOp::having:
    case TermStepOp::best:
      HR_QUICK_STEP_CASES HR_PUSH_STEP_CASES HR_CHANGE_STEP_CASES HR_JOIN_STEP_CASES break;
  }
  not_of_this_range();
}

}  // namespace hr
