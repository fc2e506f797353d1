// SPDX-License-Identifier: MIT
// Makes one step out of some that often follow each other: pieces on some cells, and whether there
// are any. The last thing that is done to a list of steps. Part of making a Plan.
#pragma once

#include <utility>
#include <vector>

#include "core/plan/term_step.h"

namespace hr {

// The step that does what `first` and then `next` do; false if there is none. `words`: of a set of
// the board's cells.
template <int W>
bool fuse(TermStep<W>& first, const TermStep<W>& next, int words) {
  using TermStepOp = typename TermStep<W>::TermStepOp;
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

template <int W>
void fuse_steps(std::vector<TermStep<W>>& steps, int words) {
  std::size_t used = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (used > 0 && fuse(steps[used - 1], steps[i], words)) continue;
    if (used != i) steps[used] = std::move(steps[i]);
    ++used;
  }
  steps.resize(used);
}

}  // namespace hr
