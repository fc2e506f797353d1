// SPDX-License-Identifier: MIT
#include "core/plan/step_joins.h"

#include <utility>

#include "core/plan/term_steps.h"

namespace hr {

void StepJoins::join(const TermWord& word, std::vector<Step>& first,
                     std::vector<Step> second) const {
  const auto simple = [](const std::vector<Step>& steps) {
    return steps.size() == 1 &&
           (steps[0].op == TermStepOp::cells || steps[0].op == TermStepOp::pieces ||
            steps[0].op == TermStepOp::vacant);
  };
  const bool either_way = word.joins == Joins::unite || word.joins == Joins::meet;
  if (either_way && simple(first) && !simple(second)) std::swap(first, second);
  if (simple(second) && absorb(word.joins, first, second[0])) return;
  const bool of_links = second.back().op == TermStepOp::ends_of;
  if (of_links && word.joins == Joins::meet)
    second.back().op = TermStepOp::with_links;
  else if (of_links && word.joins == Joins::minus)
    second.back().op = TermStepOp::without_links;
  else
    second.push_back(plain(*word.steps.step));
  for (Step& step : second) first.push_back(std::move(step));
}

StepJoins::Step StepJoins::plain(TermStepOp op) {
  Step step;
  step.op = op;
  return step;
}

StepJoins::Step StepJoins::with(TermStepOp op, const Bits<k_wide>& cells) {
  Step step = plain(op);
  step.cells = cells;
  return step;
}

Bits<k_wide> StepJoins::all_but(const Bits<k_wide>& cells) const {
  return Bits<k_wide>::ones(words_) - cells;
}

bool StepJoins::absorb(Joins how, std::vector<Step>& steps, Step& last) const {
  const bool vacant = last.op == TermStepOp::vacant, cells = last.op == TermStepOp::cells;
  switch (how) {
    case Joins::unite:
      if (vacant) return false;
      if (cells)
        steps.push_back(with(TermStepOp::add, last.cells));
      else
        append(steps, last, TermStepOp::also);
      return true;
    case Joins::meet:
      if (vacant || cells) keep(steps, last.cells);
      if (vacant) remove(steps, last);
      if (!vacant && !cells) append(steps, last, TermStepOp::keep_pieces);
      return true;
    case Joins::minus:
      if (vacant) return false;
      if (cells)
        keep(steps, all_but(last.cells));
      else
        remove(steps, last);
      return true;
    case Joins::first_of:
    case Joins::nothing:
      return false;
  }
  return false;
}

void StepJoins::append(std::vector<Step>& steps, Step& pieces, TermStepOp op) {
  pieces.op = op;
  steps.push_back(std::move(pieces));
}

void StepJoins::keep(std::vector<Step>& steps, const Bits<k_wide>& cells) {
  Step& last = steps.back();
  if (last.op == TermStepOp::vacant || last.op == TermStepOp::cells || last.op == TermStepOp::keep)
    last.cells &= cells;
  else
    steps.push_back(with(TermStepOp::keep, cells));
}

void StepJoins::remove(std::vector<Step>& steps, Step& pieces) {
  Step& last = steps.back();
  if (last.op == TermStepOp::cells) last.op = TermStepOp::vacant;
  if ((last.op == TermStepOp::vacant || last.op == TermStepOp::less) &&
      last.words.add_all(pieces.words))
    return;
  append(steps, pieces, TermStepOp::less);
}

}  // namespace hr
