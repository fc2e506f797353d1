// SPDX-License-Identifier: MIT
// What one step of a term does, where a term is worked out as a list of steps for a stack machine
// (core/plan/term_step.h has what each of them needs), and what planners have to know of it. Most
// are steps of the planner's own, listed here in ranges by where they are done: the most frequent
// at once, or in the loop over the list, and only the others are called. So no switch over them has
// a default, and the compiler finds a step that was forgotten. The others are those of words that
// have a file (core/language/terms), which says what they do.
#pragma once

#include <cassert>
#include <cstdint>

#include "core/base/inline.h"
#include "core/language/terms_names.h"

// In these lists: a step and, after its name, what its row has. `n`, `cells`, `words` and others
// are members of TermStep and its tables.

// It pushes, at once. Only fuse_steps() makes pieces_in, any_in, none_in, first_vacant and
// number_within.
#define HR_QUICK_STEPS(STEP)                                                                  \
  STEP(cells, 0, 1, position, pushed)     /* `cells` */                                       \
  STEP(pieces, 0, 1, position, pushed)    /* the union of the state's sets at `words` */      \
  STEP(vacant, 0, 1, position, pushed)    /* `cells` without that union */                    \
  STEP(pieces_in, 0, 1, position, pushed) /* what that union and `cells` share */             \
  STEP(any_in, 0, 1, position, pushed)    /* whether they share any */                        \
  STEP(none_in, 0, 1, position, pushed)   /* whether they share none */                       \
  /* `cells` without that union; of these, those to which no link in direction `n` leads from \
     others of them */                                                                        \
  STEP(first_vacant, 0, 2, position, never)                                                   \
  STEP(var_number, 0, 1, position, never)    /* the variable at word `n` */                   \
  STEP(var_flag, 0, 1, position, never)      /* the same */                                   \
  STEP(number_within, 0, 1, position, never) /* whether that variable is in a range */        \
  STEP(seats_within, 0, 1, position, never)  /* the seats whose variable is in a range */     \
  STEP(here, 0, 1, action, never)            /* a place of the action */                      \
  STEP(chosen_number, 0, 1, action, never)   /* the number chosen in part `n` */              \
  STEP(chosen_seat, 0, 1, action, never)     /* the seat, as a set */

// It pushes.
#define HR_PUSH_STEPS(STEP)                                                                    \
  /* the cells with a number of `pieces` in a range: of the state's sets at `words`, or of all \
     if it names none */                                                                       \
  STEP(counted, 0, 8, position, never)                                                         \
  /* what the seat saw before the action in fog number n / 2; if n is odd, `here` too */       \
  STEP(sight, 0, 8, action, never)                                                             \
  /* what was chosen in part `n`, as a set */                                                  \
  STEP(chosen_cell, 0, 8, action, never)                                                       \
  /* whether word n / k_max_arguments was chosen in part n % k_max_arguments */                \
  STEP(chosen_word, 0, 8, action, never)                                                       \
  /* the variable at word `n`: a cell, seat or direction, as a set */                          \
  STEP(var_one, 0, 8, position, never)                                                         \
  /* value `n` of those that writes have kept */                                               \
  STEP(kept, 0, 8, kept, never)                                                                \
  /* the value of its rule, if it is not known: number n / 2 of those that terms share; if n   \
     is odd, it depends on the action */                                                       \
  STEP(shared, 0, 8, position, never)

// It replaces the value on top, or two, in the loop.
#define HR_LOOP_STEPS(STEP)                                                                       \
  STEP(less, 1, 1, position, change)        /* without the union of the sets at `words` */        \
  STEP(keep, 1, 1, position, change)        /* what is in `cells`, too */                         \
  STEP(keep_pieces, 1, 1, position, change) /* what is in that union, too */                      \
  STEP(add, 1, 1, position, change)         /* together with `cells` */                           \
  STEP(also, 1, 1, position, change)        /* together with that union */                        \
  STEP(count, 1, 1, position, never)        /* its size */                                        \
  STEP(some, 1, 1, position, change)        /* whether it is not empty */                         \
  STEP(no, 1, 1, position, change)          /* whether it is empty */                             \
  STEP(skip, 1, 8, position, never)         /* itself; if empty, without the next `n` steps */    \
  STEP(unite, 2, 1, position, join)                                                               \
  STEP(meet, 2, 1, position, join)                                                                \
  STEP(minus, 2, 1, position, join)                                                               \
  STEP(sum, 2, 1, position, never)                                                                \
  STEP(at_least, 2, 1, position, never)                                                           \
  STEP(is, 2, 1, position, never)                                                                 \
  /* the two joined if seat `n` is in the set of seats below them, which stays; else the lower */ \
  STEP(unite_for, 2, 1, position, never)

// It replaces the values that it takes, and is called.
#define HR_CALLED_STEPS(STEP)                                                                     \
  STEP(total, 1, 8, position, never)    /* how many of `pieces` are on its cells */               \
  STEP(worth, 1, 8, position, never)    /* the sum of an attribute of what is there */            \
  STEP(has_seat, 1, 8, position, never) /* whether seat `n` is in it */                           \
  /* of one group, the cells each of which could go and leave one group */                        \
  STEP(loose, 1, 8, position, never)                                                              \
  /* whether the first, whose loose cells the second has, is one group without the third */       \
  STEP(one_group_without, 3, 8, position, never)                                                  \
  /* the cells of the first at which there is a link of the second; at which there is none */     \
  STEP(with_links, 2, 8, position, never)                                                         \
  STEP(without_links, 2, 8, position, never)                                                      \
  STEP(add_seat, 2, 1, position, never) /* the first, with seat `n` if the second is not empty */ \
  STEP(second, 2, 1, position, never)   /* the second alone */                                    \
  STEP(difference, 2, 1, position, never)                                                         \
  STEP(product, 2, 1, position, never)                                                            \
  STEP(sum_for, 2, 8, position, never) /* as unite_for, of numbers: added, or the lower one */    \
  /* its cell of the kind that was chosen as a word in part `n` */                                \
  STEP(chosen_kind, 1, 8, action, never)                                                          \
  /* a set, with what its rule adds to it, as many times as the number on top says, if there is   \
     one, or until that is nothing */                                                             \
  STEP(grow, k_takes_n, 8, position, never)                                                       \
  /* the cells of the first where an attribute is between the others, or a word of the second */  \
  STEP(having, 3, 8, position, never)                                                             \
  STEP(having_word, 2, 8, position, never)                                                        \
  /* of a set of seats, and a number for each seat: those of the set for whom it is largest */    \
  STEP(best, k_takes_n, 8, position, never)

// The step of a word that has a file makes a value of those of its parts: STEP(name, word, form).
// If its row allows more, it has further steps, which take one value more, in these forms; those
// that a word does not have are never planned.
#define HR_STEPS_OF_WORD(STEP, word)                                              \
  STEP(word, word, plain)                                                         \
  STEP(word##_towards, word, towards) /* in the directions of the value on top */ \
  STEP(word##_along, word, along)     /* along the links of the value on top */   \
  STEP(word##_with_b, word, with_b)   /* with the value of a part that may be left out on top */

namespace hr {

// What its value depends on besides the values that it takes.
enum class StepReads : std::uint8_t {
  unset,
  position,  // nothing, or what stays the same until there is another position
  action,    // what has been done or chosen in the action, apart from who acts
  so_far,    // what the rule of `grow` has so far
  kept,      // what the writes of the action have kept
};

// How a footprint (core/plan/footprint.h) goes back over it.
enum class StepTrace : std::uint8_t {
  unset,
  never,    // it does not: the step is about numbers, seats or what an action does, or a change far
            // away may matter to it
  pushed,   // from what is in the state
  change,   // from the value on top
  join,     // from two values
  by_word,  // as rests_on() of its word says
};

struct StepRow {
  int takes = -1;  // how many values it takes from the stack
  int work = 0;    // about how long it takes, in steps that only combine what there is
  StepReads reads = StepReads::unset;
  StepTrace trace = StepTrace::unset;
  bool in_loop = false;  // of a word: it is done in the loop; its value() is HR_INLINE
};
inline constexpr int k_takes_n = 100;  // as many as the `n` of the step says
inline constexpr int k_simple = 1, k_looked_up = 2, k_called = 8;  // `work`

enum class StepForm : std::uint8_t { plain, towards, along, with_b };

enum class TermStepOp : std::uint8_t {
#define HR_STEP_NAME(op, ...) op,
#define HR_STEP_NAMES(word) HR_STEPS_OF_WORD(HR_STEP_NAME, word)
  HR_QUICK_STEPS(HR_STEP_NAME) HR_PUSH_STEPS(HR_STEP_NAME) HR_LOOP_STEPS(HR_STEP_NAME)
      HR_CALLED_STEPS(HR_STEP_NAME) HR_TERMS(HR_STEP_NAMES)
#undef HR_STEP_NAMES
#undef HR_STEP_NAME
};

// As labels of a switch.
#define HR_STEP_CASE(op, ...) case TermStepOp::op:
#define HR_STEP_CASES(word) HR_STEPS_OF_WORD(HR_STEP_CASE, word)
#define HR_QUICK_STEP_CASES HR_QUICK_STEPS(HR_STEP_CASE)
#define HR_PUSH_STEP_CASES HR_PUSH_STEPS(HR_STEP_CASE)
#define HR_LOOP_STEP_CASES HR_LOOP_STEPS(HR_STEP_CASE)
#define HR_CALLED_STEP_CASES HR_CALLED_STEPS(HR_STEP_CASE)
#define HR_WORD_STEP_CASES HR_TERMS(HR_STEP_CASES)

#define HR_STEP_COUNT(...) +1  // NOLINT(bugprone-macro-parentheses): a sum of as many as there are
#define HR_STEP_COUNTS(word) HR_STEPS_OF_WORD(HR_STEP_COUNT, word)
// Of the first range, whose steps are known without a switch.
inline constexpr auto k_last_quick_step = TermStepOp(0 HR_QUICK_STEPS(HR_STEP_COUNT) - 1);
inline constexpr int k_step_ops = 0 HR_QUICK_STEPS(HR_STEP_COUNT) HR_PUSH_STEPS(HR_STEP_COUNT)
    HR_LOOP_STEPS(HR_STEP_COUNT) HR_CALLED_STEPS(HR_STEP_COUNT) HR_TERMS(HR_STEP_COUNTS);
#undef HR_STEP_COUNTS
#undef HR_STEP_COUNT

// What a function whose switch names the operations of all other ranges does for them.
[[noreturn]] HR_INLINE void not_of_this_range() {
  assert(false);
  __builtin_unreachable();
}

}  // namespace hr
