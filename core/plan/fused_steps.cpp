// SPDX-License-Identifier: MIT
#include "core/plan/fused_steps.h"

#include <optional>
#include <utility>

namespace hr {

namespace {

// The step that does what `first` and then `next` do; false if there is none. `words`: of a set of
// the board's cells.
bool fuse(TermStep<k_wide>& first, const TermStep<k_wide>& next, int words) {
  const bool keeps = next.op == TermStepOp::keep, asks = next.op == TermStepOp::some;
  if (!keeps && !asks && next.op != TermStepOp::no) return false;
  if (first.op == TermStepOp::pieces) {
    first.op = TermStepOp::pieces_in;
    first.cells = keeps ? Bits<k_wide>(next.cells) : Bits<k_wide>::ones(words);
    if (keeps) return true;
  }
  if (first.op != TermStepOp::pieces_in || keeps) return false;
  first.op = asks ? TermStepOp::any_in : TermStepOp::none_in;
  return true;
}

// The number that a step pushes, if it always pushes the same one.
std::optional<std::int64_t> fixed_number(const TermStep<k_wide>& step) {
  if (step.op != TermStepOp::cells) return {};
  const Bits<k_wide> value(step.cells);
  if (value != Bits<k_wide>::of_word(value.first_word())) return {};  // a set of cells
  return static_cast<std::int64_t>(value.first_word());
}

// What a step makes of two numbers; nothing if it is not arithmetic.
std::optional<std::int64_t> number_made(TermStepOp op, std::int64_t a, std::int64_t b) {
  const Word x = static_cast<Word>(a), y = static_cast<Word>(b);  // which may overflow
  if (op == TermStepOp::sum) return static_cast<std::int64_t>(x + y);
  if (op == TermStepOp::difference) return static_cast<std::int64_t>(x - y);
  if (op == TermStepOp::product) return static_cast<std::int64_t>(x * y);
  return {};
}

// The numbers that a variable may be for a comparison with `number` to hold. `left`: the variable
// is on the left of it.
std::optional<NumberRange> compared(TermStepOp op, std::int64_t number, bool left) {
  NumberRange range;
  if (op != TermStepOp::is && op != TermStepOp::at_least) return {};
  if (op == TermStepOp::is || left) range.low = number;
  if (op == TermStepOp::is || !left) range.high = number;
  return range;
}

// The same for `first`, `second` and then `next`, of which `next` joins two numbers.
bool fuse(TermStep<k_wide>& first, const TermStep<k_wide>& second, const TermStep<k_wide>& next) {
  const std::optional<std::int64_t> a = fixed_number(first), b = fixed_number(second);
  if (a && b) {
    const std::optional<std::int64_t> made = number_made(next.op, *a, *b);
    if (made) first.cells = Bits<k_wide>::of_word(static_cast<Word>(*made));
    return made.has_value();
  }
  const TermStep<k_wide>& variable = a ? second : first;
  if ((!a && !b) || variable.op != TermStepOp::var_number) return false;
  const std::optional<NumberRange> range = compared(next.op, a ? *a : *b, !a);
  if (!range) return false;
  first.n = variable.n;
  first.op = TermStepOp::number_within;
  first.cells = Bits<k_wide>{};
  first.make_tables().range = *range;
  return true;
}

// Whether `last` takes from `first` what links in one direction lead to from `second`, which is
// the same cells without the same pieces; then `first` becomes the step that does this.
bool fuse(TermStep<k_wide>& first, const TermStep<k_wide>& second, const TermStep<k_wide>& led,
          const TermStep<k_wide>& last) {
  if (last.op != TermStepOp::minus || led.op != TermStepOp::near) return false;
  if (first.op != TermStepOp::vacant || !(first == second)) return false;
  if (!led.tables || led.tables->dirs.size() != 1) return false;
  first.op = TermStepOp::first_vacant;
  first.n = index(led.tables->dirs.front());
  return true;
}

}  // namespace

void fuse_steps(WideSteps& steps, int words) {
  std::size_t used = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (used > 0 && fuse(steps[used - 1], steps[i], words)) continue;
    if (used > 1 && fuse(steps[used - 2], steps[used - 1], steps[i])) {
      --used;
      continue;
    }
    if (used > 2 && fuse(steps[used - 3], steps[used - 2], steps[used - 1], steps[i])) {
      used -= 2;
      continue;
    }
    if (used != i) steps[used] = std::move(steps[i]);
    ++used;
  }
  steps.resize(used);
}

}  // namespace hr
