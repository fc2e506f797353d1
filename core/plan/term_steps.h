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
#include "core/plan/word_steps.h"

namespace hr {

inline constexpr std::size_t k_max_steps = 2000;
inline constexpr std::size_t k_max_depth = 32;  // values on the stack

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

// What a step of the planner's that is called makes of the values that it takes, the lowest first.
template <int W>
[[gnu::noinline]] Bits<W> called_value(const TermStep<W>& step, const TermBoard<W>& board,
                                       const Word* state, const ActionPlaces<W>* places,
                                       const Bits<W>* of) {
  const int cells = board.cells;
  switch (step.op) {
    case TermStepOp::total: {
      std::int64_t n = 0;
      of->each([&](int cell) { n += pieces_on(step.tables->pieces, state, cell, cells); });
      return as_value<W>(n);
    }
    case TermStepOp::worth: {
      std::int64_t n = 0;
      of->each([&](int cell) { n += worth_on(step.tables->worth, state, cell, cells, true); });
      return as_value<W>(n);
    }
    case TermStepOp::has_seat:
      return holds_if(board, (of->first_word() >> step.n & 1) != 0);
    case TermStepOp::loose:
      return loose_cells(board, *of);
    case TermStepOp::one_group_without:
      return holds_if(board, is_one_group_without(board, of[0], of[1], of[2]));
    case TermStepOp::with_links:
      return with_links(board, of[0], of[1]);
    case TermStepOp::without_links:
      return of[0] - with_links(board, of[0], of[1]);
    case TermStepOp::add_seat:
      return of[1].any() ? of[0] | Bits<W>::of_word(Word{1} << step.n) : of[0];
    case TermStepOp::second:
      return of[1];
    case TermStepOp::difference:
      return as_value<W>(static_cast<std::int64_t>(of[0].first_word() - of[1].first_word()));
    case TermStepOp::product:
      return as_value<W>(static_cast<std::int64_t>(of[0].first_word() * of[1].first_word()));
    case TermStepOp::sum_for:
      return of[-1].test(static_cast<int>(step.n))
                 ? as_value<W>(as_number(of[0]) + as_number(of[1]))
                 : of[0];
    case TermStepOp::chosen_kind: {
      const std::int64_t word = places != nullptr ? places->chosen[nth(step.n)] : -1;
      Bits<W> kind;
      if (word >= 0) kind.add(step.tables->kinds[static_cast<std::size_t>(word)]);
      return *of & kind;
    }
    case TermStepOp::grow:
      return grown(step, board, state, places, *of, step.n > 1 ? as_number(of[1]) : k_max_cells);
    case TermStepOp::having:
      return cells_having(step, board, state, of[0], of[1], of[2]);
    case TermStepOp::having_word:
      return cells_having_word(step, board, state, of[0], of[1]);
    case TermStepOp::best:
      return best_seats(of, step.n - 1);
      HR_QUICK_STEP_CASES HR_PUSH_STEP_CASES HR_LOOP_STEP_CASES HR_WORD_STEP_CASES break;
  }
  not_of_this_range();
}

// The same of a step of a word; of one that takes no values, what it pushes.
template <int W>
[[gnu::noinline]] Bits<W> word_value(const TermStep<W>& step, const TermBoard<W>& board,
                                     const Word* state, const ActionPlaces<W>* places,
                                     const Bits<W>* of) {
  switch (step.op) {
#define HR_VALUE(op, word, form)                                      \
  case TermStepOp::op:                                                \
    return WordStep<TermOp::word, StepForm::form>::template value<W>( \
        {step, board, state, places, of});
#define HR_VALUES(word) HR_STEPS_OF_WORD(HR_VALUE, word)
    HR_TERMS(HR_VALUES)
#undef HR_VALUES
#undef HR_VALUE
    HR_QUICK_STEP_CASES HR_PUSH_STEP_CASES HR_LOOP_STEP_CASES HR_CALLED_STEP_CASES break;
  }
  not_of_this_range();
}

// Replaces the values that a step takes, of which all but the top are below it, by what it makes of
// them.
template <class Step, int W>
HR_INLINE void do_word_step(const TermStep<W>& step, const TermBoard<W>& board, const Word* state,
                            const ActionPlaces<W>* places, Bits<W>*& below, Bits<W>& top) {
  if constexpr (Step::k_in_loop && Step::k_takes == 1) {
    top = Step::template value<W>({step, board, state, places, &top});
    return;
  }
  *below = top;
  below -= Step::k_takes - 1;
  if constexpr (Step::k_in_loop)
    top = Step::template value<W>({step, board, state, places, below});
  else
    top = word_value(step, board, state, places, below);
}

// The value in a state, of a list of any length.
template <int W>
// NOLINTNEXTLINE(readability-function-size): one loop, for the top of the stack is in registers
Bits<W> evaluate_all(const std::vector<TermStep<W>>& steps, const TermBoard<W>& board,
                     const Word* state, const ActionPlaces<W>* places) {
  // The top of the stack is held in registers where they are enough; what is below it is in
  // uninitialised memory, since clearing that would take longer than the steps. There is room for
  // what was on top before the first step, for what a seat sees of the last part, and for the top
  // where a step is called.
  constexpr std::size_t k_room = k_max_depth + 3;
  Bits<W> top;
  alignas(Bits<W>) std::array<std::byte, sizeof(Bits<W>) * k_room> stack;  // NOLINT
  auto* below = reinterpret_cast<Bits<W>*>(stack.data());                  // NOLINT
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
      case TermStepOp::skip:
        if (!top.any()) at += step.n;
        break;
        HR_PUSH_STEP_CASES
        *below++ = top;
        top = pushed_value(step, board, state, places);
        break;
        // What is called finds the values that it takes in memory, the top among them.
#define HR_CALL(op, takes, ...)                             \
  case TermStepOp::op:                                      \
    *below = top;                                           \
    below -= ((takes) == k_takes_n ? step.n : (takes)) - 1; \
    top = called_value(step, board, state, places, below);  \
    break;
#define HR_DO_WORD_STEP(op, word, form)                                                           \
  case TermStepOp::op:                                                                            \
    do_word_step<WordStep<TermOp::word, StepForm::form>>(step, board, state, places, below, top); \
    break;
#define HR_DO_WORD_STEPS(word) HR_STEPS_OF_WORD(HR_DO_WORD_STEP, word)
        HR_CALLED_STEPS(HR_CALL)
        HR_TERMS(HR_DO_WORD_STEPS)
#undef HR_DO_WORD_STEPS
#undef HR_DO_WORD_STEP
#undef HR_CALL
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
