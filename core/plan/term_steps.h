// SPDX-License-Identifier: MIT
// A term as a short list of steps for a stack machine. Every value on the stack has the size of a
// set of cells: a set of seats has one bit for each, a condition that holds is all ones (in the
// words that sets of this board have) and one that does not is empty, and a number is in the first
// word. Made by TermPlanner; part of a Plan.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/bits.h"
#include "core/base/ids.h"
#include "core/plan/cell_walks.h"
#include "core/plan/pushed_values.h"
#include "core/plan/shared_values.h"
#include "core/plan/step_pieces.h"
#include "core/plan/term_step.h"

namespace hr {

inline constexpr std::size_t k_max_steps = 2000;
inline constexpr std::size_t k_max_depth = 32;  // values on the stack

inline Bits<1> one_word(Word word) {
  Bits<1> out;
  out.words[0] = word;
  return out;
}

// For at most this many cells their links are looked up; for more, all cells are shifted at once.
inline constexpr int k_few_cells = 2;

template <int W>
Bits<W> near_cells(const TermStep<W>& step, const std::vector<Shift<W>>& shifts, const Bits<W>& at,
                   Bits<W> out) {
  if (step.tables->beside.empty()) return near_cells(step.tables->dirs, shifts, at, out);
  if (at.count() > k_few_cells) {
    if constexpr (W == 1)
      if (!step.tables->lanes.empty())
        return out | one_word(step.tables->lanes[0].near(at.words[0]));
    return near_cells(step.tables->dirs, shifts, at, out);
  }
  at.each([&](int cell) { out |= step.tables->beside[nth(cell)]; });
  return out;
}

template <int W>
Bits<W> runs_between(const TermStep<W>& step, const TermBoard<W>& board, const Bits<W>& from,
                     const Bits<W>& over, const Bits<W>& to) {
  if constexpr (W == 1)
    if (!step.tables->lanes.empty() && from.count() == 1)
      return Bits<1>::of_word(
          step.tables->lanes[0].between(from.select(0), over.words[0], to.words[0]));
  return between_cells(step.tables->dirs, board.shifts, from, over, to);
}

// The cells of those rows that are in a set as a whole.
template <int W>
Bits<W> full_rows(const std::vector<Bits<W>>& rows, const Bits<W>& of) {
  Bits<W> out;
  for (const Bits<W>& row : rows)
    if (!(row - of).any()) out |= row;
  return out;
}

// Combines two values.
template <int W>
Bits<W> join_values(const TermStep<W>& step, const TermBoard<W>& board, const Bits<W>& a,
                    const Bits<W>& b) {
  switch (step.op) {
    case TermStepOp::group:
      return step.tables->dirs.empty() ? connected_cells(board, a, b)
                                       : group_cells(step.tables->dirs, board.shifts, a, b);
    case TermStepOp::ray:
      if constexpr (W == 1)
        if (!step.tables->lanes.empty())
          return Bits<1>::of_word(a.count() == 1
                                      ? step.tables->lanes[0].ray_from(a.select(0), b.words[0])
                                      : step.tables->lanes[0].ray(a.words[0], b.words[0]));
      return ray_cells(step.tables->dirs, board.shifts, a, b);
    case TermStepOp::onward:
      return onward_cells(step.tables->dirs, board.shifts, a, as_number(b), board.cells);
    case TermStepOp::bearing:
      return Bits<W>::of_word(bearings(board.shifts, step.n, a, b));
    case TermStepOp::with_links:
      return with_links(board, a, b);
    case TermStepOp::without_links:
      return a - with_links(board, a, b);
    case TermStepOp::links_between:
      return links_between(board, a, b);
    case TermStepOp::near_along:
      return near_along(board, a, b, {});
    case TermStepOp::around_along:
      return near_along(board, a, b, a);
    case TermStepOp::bracket:
      if constexpr (W == 1)
        if (!step.tables->lanes.empty())
          return Bits<1>::of_word(step.tables->lanes[0].bracket(a.words[0], b.words[0]));
      return bracket_cells(step.tables->dirs, board.shifts, a, b);
    case TermStepOp::difference:
      return as_value<W>(static_cast<std::int64_t>(a.first_word() - b.first_word()));
    case TermStepOp::product:
      return as_value<W>(static_cast<std::int64_t>(a.first_word() * b.first_word()));
    case TermStepOp::add_seat:
      return b.any() ? a | Bits<W>::of_word(Word{1} << step.n) : a;
    case TermStepOp::second:
      return b;
    case TermStepOp::first_of:
      return a.any() ? a : b;
      // evaluate_all() does those of the loop itself.
      HR_LOOP_JOIN_STEP_CASES HR_QUICK_STEP_CASES HR_PUSH_STEP_CASES HR_CHANGE_STEP_CASES
          HR_RARE_STEP_CASES break;
  }
  not_of_this_range();
}

// What replaces one value.
template <int W>
Bits<W> change_value(const TermStep<W>& step, const TermBoard<W>& board, const Word* state,
                     const Bits<W>& top) {
  switch (step.op) {
    case TermStepOp::around:
      return near_cells(step, board.shifts, top, top);
    case TermStepOp::level: {
      Bits<W> out;
      for (const Bits<W>& level : board.levels)
        if (intersects(level, top)) out |= level;
      return out;
    }
    case TermStepOp::links_of:
      return links_of_cells(board, top);
    case TermStepOp::ends_of:
      return ends_of_links(board, top);
    case TermStepOp::lines:
      return step.tables->rows.empty() ? line_cells(board, top, step.n)
                                       : full_rows(step.tables->rows, top);
    case TermStepOp::total: {
      std::int64_t n = 0;
      const int cells = board.cells;
      top.each([&](int cell) { n += pieces_on(step.tables->pieces, state, cell, cells); });
      return as_value<W>(n);
    }
    case TermStepOp::worth: {
      std::int64_t n = 0;
      const int cells = board.cells;
      top.each([&](int cell) { n += worth_on(step.tables->worth, state, cell, cells, true); });
      return as_value<W>(n);
    }
    case TermStepOp::highest:
      return highest_cells(step, board, state, top);
    case TermStepOp::most:
      return most_cells(step, board, state, top);
    case TermStepOp::values: {
      Word out = 0;
      const int cells = board.cells;
      top.each([&](int cell) { out |= words_on(step.tables->worth, state, cell, cells); });
      return Bits<W>::of_word(out);
    }
    case TermStepOp::one_group:
      return holds_if(board, is_one_group(board, top));
    case TermStepOp::loose:
      return loose_cells(board, top);
    case TermStepOp::turned: {
      Word out = 0;
      for (const DirectionId dir : Directions(top.first_word()))
        out |= step.tables->turned[nth(dir)];
      return Bits<W>::of_word(out);
    }
    case TermStepOp::has_seat:
      return holds_if(board, (top.first_word() >> step.n & 1) != 0);
      // evaluate_all() does those of the loop itself.
      HR_LOOP_CHANGE_STEP_CASES HR_QUICK_STEP_CASES HR_PUSH_STEP_CASES HR_JOIN_STEP_CASES
          HR_RARE_STEP_CASES break;
  }
  not_of_this_range();
}

template <int W>
Bits<W> evaluate_all(const std::vector<TermStep<W>>& steps, const TermBoard<W>& board,
                     const Word* state, const ActionPlaces<W>* places);

// A set, with what a rule adds to it, at most so many times.
template <int W>
Bits<W> grown(const TermStep<W>& step, const TermBoard<W>& board, const Word* state,
              const ActionPlaces<W>* places, Bits<W> set, std::int64_t times) {
  ActionPlaces<W> inside = places != nullptr ? *places : ActionPlaces<W>{};
  inside.so_far = &set;
  for (; times > 0; --times) {
    const Bits<W> more = evaluate_all(step.tables->rule, board, state, &inside) - set;
    if (!more.any()) break;
    set |= more;
    Allowance::spend(static_cast<std::int64_t>(step.tables->rule.size()) * board.words);
  }
  return set;
}

template <int W>
[[gnu::noinline]] Bits<W> shared_value(const TermStep<W>& step, const TermBoard<W>& board,
                                       const Word* state, const ActionPlaces<W>* places) {
  const std::vector<TermStep<W>>& rule = step.tables->rule;
  SharedValues<W>* const values = places != nullptr ? places->shared : nullptr;
  if (values == nullptr) return evaluate_all(rule, board, state, places);
  const std::size_t n = nth(static_cast<int>(step.n)) / 2;
  const bool by_action = step.n % 2 != 0;
  if (const Bits<W>* const known = values->find(n, by_action)) return *known;
  Bits<W> value = evaluate_all(rule, board, state, places);
  values->keep(n, by_action, value);
  return value;
}

// Where the kernel evaluates a term that asks this, it says in which position.
template <int W>
Bits<W> stuck_seats(const TermBoard<W>& board, const ActionPlaces<W>* places,
                    const Bits<W>& seats) {
  if (!seats.any()) return seats;
  assert(board.stuck_seats != nullptr && places != nullptr && places->position != nullptr);
  return Bits<W>::of_word(board.stuck_seats->stuck(*places->position, seats.first_word()));
}

// What a step that few terms have makes of the values below the top and the top itself. Leaves
// `below` at what is then below it. Kept out of evaluate_steps, which is faster without it.
template <int W>
[[gnu::noinline]] Bits<W> rare_value(const TermStep<W>& step, const TermBoard<W>& board,
                                     const Word* state, const ActionPlaces<W>* places,
                                     Bits<W>*& below, const Bits<W>& top) {
  switch (step.op) {
    case TermStepOp::sum_for: {
      --below;
      const bool joins = below[-1].test(static_cast<int>(step.n));
      return joins ? as_value<W>(as_number(*below) + as_number(top)) : *below;
    }
    case TermStepOp::one_group_without:
      below -= 2;
      return holds_if(board, is_one_group_without(board, below[0], below[1], top));
    case TermStepOp::chosen_kind: {
      const std::int64_t word = places != nullptr ? places->chosen[nth(step.n)] : -1;
      Bits<W> kind;
      if (word >= 0) kind.add(step.tables->kinds[static_cast<std::size_t>(word)]);
      return top & kind;
    }
    case TermStepOp::grow:
      if (step.n == 0) return grown(step, board, state, places, top, k_max_cells);
      --below;
      return grown(step, board, state, places, *below, as_number(top));
    case TermStepOp::having:
      below -= 2;
      return cells_having(step, board, state, below[0], below[1], top);
    case TermStepOp::having_word:
      --below;
      return cells_having_word(step, board, state, *below, top);
    case TermStepOp::best:
      below -= step.n;
      return best_seats(below, top, step.n);
    case TermStepOp::stuck:
      return stuck_seats(board, places, top);
    case TermStepOp::near_towards:
      --below;
      return near_cells(Directions(top.first_word()), board.shifts, below[0], {});
    case TermStepOp::around_towards:
      --below;
      return near_cells(Directions(top.first_word()), board.shifts, below[0], below[0]);
    case TermStepOp::group_towards:
      below -= 2;
      return group_cells(Directions(top.first_word()), board.shifts, below[0], below[1]);
    case TermStepOp::bracket_towards:
      below -= 2;
      return bracket_cells(Directions(top.first_word()), board.shifts, below[0], below[1]);
    case TermStepOp::between_towards:
      below -= 3;
      return between_cells(Directions(top.first_word()), board.shifts, below[0], below[1],
                           below[2]);
    case TermStepOp::ray_towards:
      below -= 2;
      return ray_cells(Directions(top.first_word()), board.shifts, below[0], below[1]);
      // evaluate_all() does those of the loop itself.
      HR_LOOP_RARE_STEP_CASES HR_QUICK_STEP_CASES HR_PUSH_STEP_CASES HR_CHANGE_STEP_CASES
          HR_JOIN_STEP_CASES break;
  }
  not_of_this_range();
}

// The value in a state, of a list of any length.
template <int W>
// NOLINTNEXTLINE(readability-function-size): one loop, for the top of the stack is in registers
Bits<W> evaluate_all(const std::vector<TermStep<W>>& steps, const TermBoard<W>& board,
                     const Word* state, const ActionPlaces<W>* places) {
  // The top of the stack is held in registers where they are enough; what is below it is in
  // uninitialised memory, since clearing that would take longer than the steps.
  Bits<W> top;
  alignas(Bits<W>) std::array<std::byte, sizeof(Bits<W>) * (k_max_depth + 1)> stack;  // NOLINT
  auto* below = reinterpret_cast<Bits<W>*>(stack.data());                             // NOLINT
  const TermStep<W>* const end = steps.data() + steps.size();
  for (const TermStep<W>* at = steps.data(); at != end; ++at) {
    const TermStep<W>& step = *at;
    if (step.op <= k_last_quick_step) {
      *below++ = top;
      top = quick_value(step, board, state, places);
      continue;
    }
    switch (step.op) {  // the steps of the loop, then those that are called
      case TermStepOp::less:
        remove_pieces(step, board, state, top);
        break;
      case TermStepOp::keep:
        top &= step.cells;
        break;
      case TermStepOp::keep_pieces: {
        Bits<W> pieces;
        add_pieces(step, board, state, pieces);
        top &= pieces;
        break;
      }
      case TermStepOp::add:
        top |= step.cells;
        break;
      case TermStepOp::also:
        add_pieces(step, board, state, top);
        break;
      case TermStepOp::some:
        top = holds_if(board, top.any());
        break;
      case TermStepOp::no:
        top = holds_if(board, !top.any());
        break;
      case TermStepOp::count:
        top = as_value<W>(top.count());
        break;
      case TermStepOp::unite:
        top |= *--below;
        break;
      case TermStepOp::unite_for:
        --below;
        top = below[-1].test(static_cast<int>(step.n)) ? *below | top : *below;
        break;
      case TermStepOp::meet:
        top &= *--below;
        break;
      case TermStepOp::minus:
        --below;
        top = *below - top;
        break;
      case TermStepOp::sum:
        top = as_value<W>(static_cast<std::int64_t>((--below)->first_word() + top.first_word()));
        break;
      case TermStepOp::is:
        top = holds_if(board, *--below == top);
        break;
      case TermStepOp::at_least:
        top = holds_if(board, as_number(*--below) >= as_number(top));
        break;
      case TermStepOp::near:
        top = near_cells(step, board.shifts, top, {});
        break;
      case TermStepOp::skip:
        if (!top.any()) at += step.n;
        break;
      case TermStepOp::between:
        below -= 2;
        top = runs_between(step, board, below[0], below[1], top);
        break;
      case TermStepOp::group_along:
        below -= 2;
        top = group_along<W>(board, below[0], below[1], top);
        break;
        HR_PUSH_STEP_CASES
        *below++ = top;
        top = pushed_value(step, board, state, places);
        break;
        HR_CALLED_CHANGE_STEP_CASES
        top = change_value(step, board, state, top);
        break;
        HR_CALLED_JOIN_STEP_CASES
        top = join_values(step, board, *--below, top);
        break;
        HR_CALLED_RARE_STEP_CASES
        top = rare_value(step, board, state, places, below, top);
        break;
        HR_QUICK_STEP_CASES
        not_of_this_range();
    }
  }
  return top;
}

// The value in a state, for lists that TermPlanner has made. Without an action its places are
// empty. Most lists have one step.
template <int W>
HR_INLINE Bits<W> evaluate_steps(const std::vector<TermStep<W>>& steps, const TermBoard<W>& board,
                                 const Word* state, const ActionPlaces<W>* places = nullptr) {
  if (steps.size() == 1 && steps[0].op <= k_last_quick_step)
    return only_value(steps[0], board, state, places);
  return evaluate_all(steps, board, state, places);
}

}  // namespace hr
