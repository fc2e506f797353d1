// SPDX-License-Identifier: MIT
// Joins two lists of steps with +, * or -, as one step where the second is constant or only pieces.
// Part of making a Plan.
#pragma once

#include <utility>
#include <vector>

#include "core/plan/term_steps.h"

namespace hr {

template <int W>
class StepJoins {
 public:
  using Step = TermStep<W>;

  // `words`: of a set of the board's cells.
  explicit StepJoins(int words) : words_(words) {}

  // `op`: unite, meet or minus. Appends to `first` what computes the result.
  void join(TermStepOp op, std::vector<Step>& first, std::vector<Step> second) const {
    const auto simple = [](const std::vector<Step>& steps) {
      return steps.size() == 1 &&
             (steps[0].op == TermStepOp::cells || steps[0].op == TermStepOp::pieces ||
              steps[0].op == TermStepOp::vacant);
    };
    if (op != TermStepOp::minus && simple(first) && !simple(second)) std::swap(first, second);
    if (simple(second) && absorb(op, first, second[0])) return;
    if (second.back().op == TermStepOp::ends_of && op != TermStepOp::unite)
      second.back().op =
          op == TermStepOp::meet ? TermStepOp::with_links : TermStepOp::without_links;
    else
      second.push_back(plain(op));
    for (Step& step : second) first.push_back(std::move(step));
  }

 private:
  static Step plain(TermStepOp op) {
    Step step;
    step.op = op;
    return step;
  }
  static Step with(TermStepOp op, const Bits<W>& cells) {
    Step step = plain(op);
    step.cells = cells;
    return step;
  }
  Bits<W> all_but(const Bits<W>& cells) const { return Bits<W>::ones(words_) - cells; }

  // `last`: cells, pieces or vacant.
  bool absorb(TermStepOp op, std::vector<Step>& steps, Step& last) const {
    if (last.op == TermStepOp::vacant) {
      if (op != TermStepOp::meet) return false;
      keep(steps, last.cells);
      remove(steps, last);
    } else if (last.op == TermStepOp::cells) {
      if (op == TermStepOp::unite)
        steps.push_back(with(TermStepOp::add, last.cells));
      else
        keep(steps, op == TermStepOp::meet ? Bits<W>(last.cells) : all_but(last.cells));
    } else if (op == TermStepOp::minus) {
      remove(steps, last);
    } else {
      last.op = op == TermStepOp::unite ? TermStepOp::also : TermStepOp::keep_pieces;
      steps.push_back(std::move(last));
    }
    return true;
  }

  // Keeps only some cells of what the steps compute.
  static void keep(std::vector<Step>& steps, const Bits<W>& cells) {
    Step& last = steps.back();
    if (last.op == TermStepOp::vacant || last.op == TermStepOp::cells ||
        last.op == TermStepOp::keep)
      last.cells &= cells;
    else
      steps.push_back(with(TermStepOp::keep, cells));
  }

  // Removes pieces from what the steps compute.
  static void remove(std::vector<Step>& steps, Step& pieces) {
    Step& last = steps.back();
    if (last.op == TermStepOp::cells) last.op = TermStepOp::vacant;
    if ((last.op == TermStepOp::vacant || last.op == TermStepOp::less) &&
        last.words.add_all(pieces.words))
      return;
    pieces.op = TermStepOp::less;
    steps.push_back(std::move(pieces));
  }

  int words_;
};

}  // namespace hr
