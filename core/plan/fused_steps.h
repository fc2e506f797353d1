// SPDX-License-Identifier: MIT
// Makes one step out of some that often follow each other: pieces on some cells, and whether there
// are any; a variable that is compared with a number; what two numbers make. The last thing that is
// done to a list of steps. Part of making a Plan.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/plan/term_step.h"

namespace hr {

// The step that does what `first` and then `next` do; false if there is none. `words`: of a set of
// the board's cells.
template <int W>
bool fuse(TermStep<W>& first, const TermStep<W>& next, int words) {
  const bool keeps = next.op == TermStepOp::keep, asks = next.op == TermStepOp::some;
  if (!keeps && !asks && next.op != TermStepOp::no) return false;
  if (first.op == TermStepOp::pieces) {
    first.op = TermStepOp::pieces_in;
    first.cells = keeps ? Bits<W>(next.cells) : Bits<W>::ones(words);
    if (keeps) return true;
  }
  if (first.op != TermStepOp::pieces_in || keeps) return false;
  first.op = asks ? TermStepOp::any_in : TermStepOp::none_in;
  return true;
}

// The number that a step pushes, if it always pushes the same one.
template <int W>
std::optional<std::int64_t> fixed_number(const TermStep<W>& step) {
  if (step.op != TermStepOp::cells) return {};
  const Bits<W> value(step.cells);
  if (value != Bits<W>::of_word(value.first_word())) return {};  // a set of cells
  return static_cast<std::int64_t>(value.first_word());
}

// What a step makes of two numbers; nothing if it is not arithmetic.
inline std::optional<std::int64_t> number_made(TermStepOp op, std::int64_t a, std::int64_t b) {
  const Word x = static_cast<Word>(a), y = static_cast<Word>(b);  // which may overflow
  if (op == TermStepOp::sum) return static_cast<std::int64_t>(x + y);
  if (op == TermStepOp::difference) return static_cast<std::int64_t>(x - y);
  if (op == TermStepOp::product) return static_cast<std::int64_t>(x * y);
  return {};
}

// The numbers that a variable may be for a comparison with `number` to hold. `left`: the variable
// is on the left of it.
inline std::optional<NumberRange> compared(TermStepOp op, std::int64_t number, bool left) {
  NumberRange range;
  if (op != TermStepOp::is && op != TermStepOp::at_least) return {};
  if (op == TermStepOp::is || left) range.low = number;
  if (op == TermStepOp::is || !left) range.high = number;
  return range;
}

// The same for `first`, `second` and then `next`, of which `next` joins two numbers.
template <int W>
bool fuse(TermStep<W>& first, const TermStep<W>& second, const TermStep<W>& next) {
  const std::optional<std::int64_t> a = fixed_number(first), b = fixed_number(second);
  if (a && b) {
    const std::optional<std::int64_t> made = number_made(next.op, *a, *b);
    if (made) first.cells = Bits<W>::of_word(static_cast<Word>(*made));
    return made.has_value();
  }
  const TermStep<W>& variable = a ? second : first;
  if ((!a && !b) || variable.op != TermStepOp::var_number) return false;
  const std::optional<NumberRange> range = compared(next.op, a ? *a : *b, !a);
  if (!range) return false;
  first.n = variable.n;
  first.op = TermStepOp::number_within;
  first.cells = Bits<W>{};
  first.make_tables().range = *range;
  return true;
}

template <int W>
void fuse_steps(std::vector<TermStep<W>>& steps, int words) {
  std::size_t used = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (used > 0 && fuse(steps[used - 1], steps[i], words)) continue;
    if (used > 1 && fuse(steps[used - 2], steps[used - 1], steps[i])) {
      --used;
      continue;
    }
    if (used != i) steps[used] = std::move(steps[i]);
    ++used;
  }
  steps.resize(used);
}

}  // namespace hr
