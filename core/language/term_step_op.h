// SPDX-License-Identifier: MIT
// What one step of a term does, where a term is worked out as a list of steps for a stack machine
// (core/plan/term_step.h has what each of them needs). The lists are in ranges, by what a step does
// with the stack. Each range has a function of its own, whose switch names those of the others by
// their lists: so no switch has a default, and the compiler finds a step that was forgotten. The
// steps in which most time goes by are done in the loop over the list, and only the others are
// called: those have two lists.
#pragma once

#include <cassert>
#include <cstdint>

#include "core/base/inline.h"

// It pushes, at once.
#define HR_QUICK_STEPS(STEP)                                                                         \
  STEP(cells)     /* `cells` */                                                                      \
  STEP(pieces)    /* the union of the state's sets at `words` */                                     \
  STEP(vacant)    /* `cells` without that union */                                                   \
  STEP(pieces_in) /* what that union and `cells` have in common; only fuse_steps() makes this … */ \
  STEP(any_in)    /* … whether there is any, … */                                                \
  STEP(none_in)   /* … and whether there is none */                                                \
  STEP(var_number)    /* the variable at word `n` */                                                 \
  STEP(var_flag)      /* the same */                                                                 \
  STEP(number_within) /* whether that variable is in a range; only fuse_steps() makes this */        \
  STEP(seats_within)  /* the seats whose variable is in a range */                                   \
  STEP(here)          /* a place of the action */                                                    \
  STEP(chosen_number) /* the number chosen in part `n` */                                            \
  STEP(chosen_seat)   /* the seat, as a set */

// It pushes.
#define HR_PUSH_STEPS(STEP)                                                                        \
  STEP(counted) /* the cells with a number of `pieces` in a range: of the state's sets at `words`, \
                   or of all if it names none */                                                   \
  STEP(origin)  /* a place of the action, as the next three */                                     \
  STEP(passed)                                                                                     \
  STEP(crossed)                                                                                    \
  STEP(lost)                                                                                       \
  STEP(repeated)                                                                                   \
  STEP(repetitions)                                                                                \
  STEP(actor)                                                                                      \
  STEP(lifted) /* how many pieces were moved */                                                    \
  STEP(sight)  /* what the seat saw before the action in fog number n / 2; if n is odd, `here` too \
                */                                                                                 \
  STEP(chosen_cell) /* what was chosen in part `n`, as a set */                                    \
  STEP(chosen_word) /* whether word n / k_max_arguments was chosen in part n % k_max_arguments */  \
  STEP(var_one)     /* the variable at word `n`: a cell, seat or direction, as a set */            \
  STEP(heading)     /* the direction of the action, as a set */                                    \
  STEP(so_far)      /* what the rule of `grow` adds to */                                          \
  STEP(kept)        /* value `n` of those that writes have kept */                                 \
  STEP(shared)      /* the value of its rule, if it is not known: number n / 2 of those that terms \
                       share; if n is odd, it depends on the action */

// It replaces the top.
#define HR_LOOP_CHANGE_STEPS(STEP)                                                   \
  STEP(less)        /* by what is not in the union of the state's sets at `words` */ \
  STEP(keep)        /* by what is in `cells`, too */                                 \
  STEP(keep_pieces) /* by what is in that union, too */                              \
  STEP(add)         /* by itself together with `cells` */                            \
  STEP(also)        /* by itself together with that union */                         \
  STEP(near)        /* by where its links in `dirs` lead */                          \
  STEP(count)       /* by its size */                                                \
  STEP(some)        /* by whether it is not empty */                                 \
  STEP(no)          /* by whether it is empty */                                     \
  STEP(skip)        /* not at all, but if it is empty, the next `n` steps are left out */
#define HR_CALLED_CHANGE_STEPS(STEP)                                                 \
  STEP(around)    /* by where its links lead, together with itself */                \
  STEP(level)     /* by the levels with a cell of it */                              \
  STEP(lines)     /* by those of its cells that are in a line of `n` */              \
  STEP(links_of)  /* by the links at its cells */                                    \
  STEP(ends_of)   /* by the cells that its links join */                             \
  STEP(total)     /* by how many of `pieces` are on its cells */                     \
  STEP(worth)     /* by the sum of an attribute of what is there */                  \
  STEP(highest)   /* by its cells with the largest number for an attribute */        \
  STEP(most)      /* by its cells with the word that most have for an attribute */   \
  STEP(values)    /* by the words that what is there has for an attribute */         \
  STEP(one_group) /* by whether it is not empty and connected */                     \
  STEP(loose)     /* by its cells each of which could go and leave one group */      \
  STEP(turned)    /* by the directions that those in it mean, one after the other */ \
  STEP(has_seat)  /* by whether seat `n` is in it */
#define HR_CHANGE_STEPS(STEP) HR_LOOP_CHANGE_STEPS(STEP) HR_CALLED_CHANGE_STEPS(STEP)

// It replaces the two on top, the lower one first; between and group_along the three on top.
#define HR_LOOP_JOIN_STEPS(STEP)                           \
  STEP(between)     /* see TermOp::between */              \
  STEP(group_along) /* `group` along links of the third */ \
  STEP(unite)                                              \
  STEP(meet)                                               \
  STEP(minus)                                              \
  STEP(sum)                                                \
  STEP(at_least)                                           \
  STEP(is)
#define HR_CALLED_JOIN_STEPS(STEP)                                                                 \
  STEP(ray)        /* the cells straight on from the first over the second */                      \
  STEP(onward)     /* the cells straight on from the first, as many links as the second says */    \
  STEP(bracket)    /* the cells from which a straight run over the first ends in the second */     \
  STEP(group)      /* the cells of the first reachable from the second */                          \
  STEP(bearing)    /* the first `n` directions in which links lead from the first to the second */ \
  STEP(with_links) /* those cells of the first at which there is a link of the second */           \
  STEP(without_links) /* … at which there is none */                                             \
  STEP(links_between) /* the links from the first to the second */                                 \
  STEP(near_along)    /* the neighbours of the first along links of the second */                  \
  STEP(around_along)  /* the same, together with the first */                                      \
  STEP(first_of)                                                                                   \
  STEP(add_seat) /* the first, with seat `n` if the second is not empty */                         \
  STEP(second)   /* the second alone */                                                            \
  STEP(difference)                                                                                 \
  STEP(product)
#define HR_JOIN_STEPS(STEP) HR_LOOP_JOIN_STEPS(STEP) HR_CALLED_JOIN_STEPS(STEP)

// Those that few terms have.
#define HR_LOOP_RARE_STEPS(STEP)                                                                  \
  STEP(unite_for) /* a set of seats stays, and the two above it become one: joined if seat `n` is \
                     in it, else the lower one */
#define HR_CALLED_RARE_STEPS(STEP)                                                                 \
  STEP(sum_for)           /* the same of numbers: added, or the lower one */                       \
  STEP(one_group_without) /* three by whether the first, whose loose cells the second has, is one  \
                             group without the third */                                            \
  STEP(chosen_kind) /* the top by its cell of the kind that was chosen as a word in part `n` */    \
  STEP(grow)        /* the cells below the top, or the top if `n` is 0, by what its rule adds to   \
                       them, as many times as the top says or until that is nothing */             \
  STEP(having)      /* three by the cells of the first where an attribute is between the others */ \
  STEP(having_word) /* two by the cells of the first where it is a word of the second */           \
  STEP(best)  /* of a set of seats, and a number for each of `n` seats: those of the set for whom  \
                 it is largest */                                                                  \
  STEP(stuck) /* the seats on top by those of them that could not act if it were their turn */     \
  STEP(near_towards) /* near, in the directions of the value on top, with `a` below it; so do the  \
                        others */                                                                  \
  STEP(around_towards)                                                                             \
  STEP(group_towards)                                                                              \
  STEP(bracket_towards)                                                                            \
  STEP(between_towards)                                                                            \
  STEP(ray_towards)
#define HR_RARE_STEPS(STEP) HR_LOOP_RARE_STEPS(STEP) HR_CALLED_RARE_STEPS(STEP)

// As labels of a switch.
#define HR_STEP_CASE(op) case TermStepOp::op:
#define HR_QUICK_STEP_CASES HR_QUICK_STEPS(HR_STEP_CASE)
#define HR_PUSH_STEP_CASES HR_PUSH_STEPS(HR_STEP_CASE)
#define HR_LOOP_CHANGE_STEP_CASES HR_LOOP_CHANGE_STEPS(HR_STEP_CASE)
#define HR_CALLED_CHANGE_STEP_CASES HR_CALLED_CHANGE_STEPS(HR_STEP_CASE)
#define HR_CHANGE_STEP_CASES HR_CHANGE_STEPS(HR_STEP_CASE)
#define HR_LOOP_JOIN_STEP_CASES HR_LOOP_JOIN_STEPS(HR_STEP_CASE)
#define HR_CALLED_JOIN_STEP_CASES HR_CALLED_JOIN_STEPS(HR_STEP_CASE)
#define HR_JOIN_STEP_CASES HR_JOIN_STEPS(HR_STEP_CASE)
#define HR_LOOP_RARE_STEP_CASES HR_LOOP_RARE_STEPS(HR_STEP_CASE)
#define HR_CALLED_RARE_STEP_CASES HR_CALLED_RARE_STEPS(HR_STEP_CASE)
#define HR_RARE_STEP_CASES HR_RARE_STEPS(HR_STEP_CASE)

namespace hr {

#define HR_STEP_NAME(op) op,
enum class TermStepOp : std::uint8_t {
  HR_QUICK_STEPS(HR_STEP_NAME) HR_PUSH_STEPS(HR_STEP_NAME) HR_CHANGE_STEPS(HR_STEP_NAME)
      HR_JOIN_STEPS(HR_STEP_NAME) HR_RARE_STEPS(HR_STEP_NAME)
};
#undef HR_STEP_NAME

// Of the first range, whose steps are known without a switch.
#define HR_STEP_COUNT(op) +1  // NOLINT(bugprone-macro-parentheses): a sum of as many as there are
inline constexpr auto k_last_quick_step = TermStepOp(0 HR_QUICK_STEPS(HR_STEP_COUNT) - 1);
#undef HR_STEP_COUNT

// What a function whose switch names the operations of all other ranges does for them.
[[noreturn]] HR_INLINE void not_of_this_range() {
  assert(false);
  __builtin_unreachable();
}

}  // namespace hr
