// SPDX-License-Identifier: MIT
// What one step of a term does, where a term is worked out as a list of steps for a stack machine
// (core/plan/term_step.h has what each of them needs).
#pragma once

#include <cstdint>

namespace hr {

// In ranges, by what a step does with the stack.
enum class TermStepOp : std::uint8_t {
  // It pushes, at once:
  cells,          // `cells`
  pieces,         // the union of the state's sets at `words`
  vacant,         // `cells` without that union
  pieces_in,      // what that union and `cells` have in common; only fuse_steps() makes this …
  any_in,         // … whether there is any, …
  none_in,        // … and whether there is none
  var_number,     // the variable at word `n`
  var_flag,       // the same
  number_within,  // whether that variable is in a range; only fuse_steps() makes this
  seats_within,   // the seats whose variable is in a range
  here,           // a place of the action
  chosen_number,  // the number chosen in part `n`
  chosen_seat,    // the seat, as a set
  // It pushes:
  counted,  // the cells with a number of `pieces` in a range
  origin,   // a place of the action, this and the following
  passed,
  crossed,
  lost,
  repeated,
  repetitions,
  actor,
  lifted,       // how many pieces were moved
  sight,        // what the seat saw before the action in fog number n / 2; if n is odd, `here` too
  chosen_cell,  // what was chosen in part `n`, as a set
  chosen_word,  // whether word n / k_max_arguments was chosen in part n % k_max_arguments
  var_one,      // the variable at word `n`: a cell, seat or direction, as a set
  heading,      // the direction of the action, as a set
  // It replaces the top:
  less,         // by what is not in the union of the state's sets at `words`
  keep,         // by what is in `cells`, too
  keep_pieces,  // by what is in that union, too
  add,          // by itself together with `cells`
  also,         // by itself together with that union
  near,         // by where its links in `dirs` lead
  around,       // the same, together with the top itself
  level,        // by the levels with a cell of it
  lines,        // by those of its cells that are in a line of `n`
  links_of,     // by the links at its cells
  ends_of,      // by the cells that its links join
  total,        // by how many of `pieces` are on its cells
  worth,        // by the sum of an attribute of what is there
  count,        // by its size
  some,         // by whether it is not empty
  no,           // by whether it is empty
  one_group,    // by whether it is not empty and connected
  turned,       // by the directions that those in it mean, one after the other
  has_seat,     // by whether seat `n` is in it
  // It replaces the two on top, the lower one first:
  ray,            // the cells straight on from the first over the second
  onward,         // the cells straight on from the first, as many links as the second says
  bracket,        // the cells from which a straight run over the first ends in the second
  between,        // of the three on top: see TermOp::between
  group,          // the cells of the first reachable from the second
  with_links,     // those cells of the first at which there is a link of the second
  without_links,  // … at which there is none
  links_between,  // the links from the first to the second
  near_along,     // the neighbours of the first along links of the second
  around_along,   // the same, together with the first
  group_along,    // of the three on top: `group` along links of the third
  unite,
  meet,
  minus,
  first_of,
  add_seat,  // the first, with seat `n` if the second is not empty
  second,    // the second alone
  sum,
  difference,
  product,
  at_least,
  is,
  // A set of seats stays, and the two above it become one: joined if seat `n` is among the
  // seats, else the lower one.
  unite_for,
  sum_for,
  // Those that few terms have; see rare_value():
  chosen_kind,  // the top by its cell of the kind that was chosen as a word in part `n`
  having,       // three by the cells of the first where an attribute is between the others
  best,         // a set of seats, and a number for each of the `n` seats, by those of the set
                // for whom the number is largest
  // ray, near and so on in the directions of the value on top, with those that they need below
  // it:
  near_towards,
  around_towards,
  group_towards,
  bracket_towards,
  between_towards,
  ray_towards,
};
inline constexpr TermStepOp k_last_quick_step = TermStepOp::chosen_seat;
inline constexpr TermStepOp k_last_push_step = TermStepOp::heading;
inline constexpr TermStepOp k_last_change_step = TermStepOp::has_seat;
inline constexpr TermStepOp k_last_join_step = TermStepOp::is;

}  // namespace hr
