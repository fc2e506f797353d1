// SPDX-License-Identifier: MIT
// Which step carries out which operation of a term. Part of making a Plan.
#pragma once

#include "core/plan/plan.h"

namespace hr {

// The step for an operation on parts.
template <int W>
typename TermStep<W>::TermStepOp step_op(const BoundTerm& term) {
  using TermStepOp = typename TermStep<W>::TermStepOp;
  const bool numbers = term.sort == Sort::number && term.a->sort == Sort::number && term.b &&
                       term.b->sort == Sort::number;
  switch (term.op) {
    case TermOp::near:
      return term.b ? TermStepOp::onward : term.c ? TermStepOp::near_along : TermStepOp::near;
    case TermOp::around:
      return term.c ? TermStepOp::around_along : TermStepOp::around;
    case TermOp::links_of:
      return term.b ? TermStepOp::links_between : TermStepOp::links_of;
    case TermOp::ends_of:
      return TermStepOp::ends_of;
    case TermOp::level:
      return TermStepOp::level;
    case TermOp::group:
      return term.c ? TermStepOp::group_along : TermStepOp::group;
    case TermOp::bracket:
      return TermStepOp::bracket;
    case TermOp::between:
      return TermStepOp::between;
    case TermOp::ray:
      return TermStepOp::ray;
    case TermOp::lines:
      return TermStepOp::lines;
    case TermOp::unite:
      return numbers ? TermStepOp::sum : TermStepOp::unite;
    case TermOp::meet:
      return numbers ? TermStepOp::product : TermStepOp::meet;
    case TermOp::minus:
      return numbers ? TermStepOp::difference : TermStepOp::minus;
    case TermOp::some:
      return TermStepOp::some;
    case TermOp::no:
      return TermStepOp::no;
    case TermOp::at_least:
      return TermStepOp::at_least;
    case TermOp::is:
      return TermStepOp::is;
    case TermOp::one_group:
      return TermStepOp::one_group;
    case TermOp::count:
      return TermStepOp::count;
    default:
      return TermStepOp::first_of;
  }
}

}  // namespace hr
