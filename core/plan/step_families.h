// SPDX-License-Identifier: MIT
// The operations of steps (core/plan/term_step.h) by what they do with the stack, as labels of a
// switch. Each range has a function of its own, which names the others by these lists: so its
// switch has no default, and the compiler finds an operation that was forgotten in it.
#pragma once

#include <cassert>

#include "core/base/inline.h"

namespace hr {

// What a function whose switch names the operations of all other ranges does for them.
[[noreturn]] HR_INLINE void not_of_this_range() {
  assert(false);
  __builtin_unreachable();
}

}  // namespace hr

#define HR_QUICK_STEPS            \
  case TermStepOp::cells:         \
  case TermStepOp::pieces:        \
  case TermStepOp::vacant:        \
  case TermStepOp::pieces_in:     \
  case TermStepOp::any_in:        \
  case TermStepOp::none_in:       \
  case TermStepOp::var_number:    \
  case TermStepOp::var_flag:      \
  case TermStepOp::number_within: \
  case TermStepOp::seats_within:  \
  case TermStepOp::here:          \
  case TermStepOp::chosen_number: \
  case TermStepOp::chosen_seat:

#define HR_PUSH_STEPS           \
  case TermStepOp::counted:     \
  case TermStepOp::origin:      \
  case TermStepOp::passed:      \
  case TermStepOp::crossed:     \
  case TermStepOp::lost:        \
  case TermStepOp::repeated:    \
  case TermStepOp::repetitions: \
  case TermStepOp::actor:       \
  case TermStepOp::lifted:      \
  case TermStepOp::sight:       \
  case TermStepOp::chosen_cell: \
  case TermStepOp::chosen_word: \
  case TermStepOp::var_one:     \
  case TermStepOp::heading:

#define HR_CHANGE_STEPS         \
  case TermStepOp::less:        \
  case TermStepOp::keep:        \
  case TermStepOp::keep_pieces: \
  case TermStepOp::add:         \
  case TermStepOp::also:        \
  case TermStepOp::near:        \
  case TermStepOp::around:      \
  case TermStepOp::level:       \
  case TermStepOp::lines:       \
  case TermStepOp::links_of:    \
  case TermStepOp::ends_of:     \
  case TermStepOp::total:       \
  case TermStepOp::worth:       \
  case TermStepOp::count:       \
  case TermStepOp::some:        \
  case TermStepOp::no:          \
  case TermStepOp::one_group:   \
  case TermStepOp::turned:      \
  case TermStepOp::has_seat:

#define HR_JOIN_STEPS             \
  case TermStepOp::ray:           \
  case TermStepOp::onward:        \
  case TermStepOp::bracket:       \
  case TermStepOp::between:       \
  case TermStepOp::group:         \
  case TermStepOp::with_links:    \
  case TermStepOp::without_links: \
  case TermStepOp::links_between: \
  case TermStepOp::near_along:    \
  case TermStepOp::around_along:  \
  case TermStepOp::group_along:   \
  case TermStepOp::unite:         \
  case TermStepOp::meet:          \
  case TermStepOp::minus:         \
  case TermStepOp::first_of:      \
  case TermStepOp::add_seat:      \
  case TermStepOp::second:        \
  case TermStepOp::sum:           \
  case TermStepOp::difference:    \
  case TermStepOp::product:       \
  case TermStepOp::at_least:      \
  case TermStepOp::is:

#define HR_RARE_STEPS               \
  case TermStepOp::unite_for:       \
  case TermStepOp::sum_for:         \
  case TermStepOp::chosen_kind:     \
  case TermStepOp::having:          \
  case TermStepOp::best:            \
  case TermStepOp::near_towards:    \
  case TermStepOp::around_towards:  \
  case TermStepOp::group_towards:   \
  case TermStepOp::bracket_towards: \
  case TermStepOp::between_towards: \
  case TermStepOp::ray_towards:
