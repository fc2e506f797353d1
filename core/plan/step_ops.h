// SPDX-License-Identifier: MIT
// Which step carries out which operation of a term. Part of making a Plan.
#pragma once

#include "core/plan/plan.h"

namespace hr {

// The step for one that leads in the directions of a term.
template <int W>
typename TermStep<W>::TermStepOp step_towards(TermOp op) {
  using TermStepOp = typename TermStep<W>::TermStepOp;
  switch (op) {
    case TermOp::near:
      return TermStepOp::near_towards;
    case TermOp::around:
      return TermStepOp::around_towards;
    case TermOp::group:
      return TermStepOp::group_towards;
    case TermOp::bracket:
      return TermStepOp::bracket_towards;
    case TermOp::between:
      return TermStepOp::between_towards;
    default:
      return TermStepOp::ray_towards;
  }
}

// The step for an operation on parts.
template <int W>
typename TermStep<W>::TermStepOp step_op(const BoundTerm& term) {
  using TermStepOp = typename TermStep<W>::TermStepOp;
  const bool numbers = term.sort == Sort::number && term.a->sort == Sort::number && term.b &&
                       term.b->sort == Sort::number;
  if (term.ways && term.ways->sort == Sort::directions) return step_towards<W>(term.op);
  switch (term.op) {
    case TermOp::near:
      return term.b ? TermStepOp::onward : term.ways ? TermStepOp::near_along : TermStepOp::near;
    case TermOp::around:
      return term.ways ? TermStepOp::around_along : TermStepOp::around;
    case TermOp::links_of:
      return term.b ? TermStepOp::links_between : TermStepOp::links_of;
    case TermOp::ends_of:
      return TermStepOp::ends_of;
    case TermOp::level:
      return TermStepOp::level;
    case TermOp::group:
      return term.ways ? TermStepOp::group_along : TermStepOp::group;
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
    case TermOp::turned:
      return TermStepOp::turned;
    default:
      return TermStepOp::first_of;
  }
}

}  // namespace hr
