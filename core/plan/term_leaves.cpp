// SPDX-License-Identifier: MIT
#include "core/plan/term_leaves.h"

#include <limits>
#include <utility>

#include "core/language/term_table.h"

namespace hr {

bool TermLeaves::push_cells(const Bits<k_wide>& cells, std::vector<Step>& steps) {
  Step step;
  step.cells = cells;
  steps.push_back(std::move(step));
  return true;
}

void TermLeaves::keep_cells(const Bits<k_wide>& cells, std::vector<Step>& steps) {
  push_op(TermStepOp::keep, steps);
  steps.back().cells = cells;
}

bool TermLeaves::push_op(TermStepOp op, std::vector<Step>& steps, std::int64_t n) {
  Step step;
  step.op = op;
  step.n = n;
  steps.push_back(std::move(step));
  return true;
}

bool TermLeaves::describe_var(const BoundTerm& term, std::vector<Step>& steps) const {
  const VarDef& def = game_.definition().vars[term.var];
  const std::int64_t word = game_.layout().var_word(term.var, seat_);
  const SeatId owner = def.per_seat ? seat_ : SeatId::none;
  // What the seat does not see is not set for it.
  if (!eyes_.truth && !sees_all_of(def.see, owner, eyes_.viewer)) return push_cells({}, steps);
  switch (def.type) {
    case VarType::number:
      return push_op(TermStepOp::var_number, steps, word);
    case VarType::flag:
      return push_op(TermStepOp::var_flag, steps, word);
    case VarType::cell:
    case VarType::seat:
    case VarType::kind:
    case VarType::direction:
    case VarType::word:
      break;
  }
  return push_op(TermStepOp::var_one, steps, word);
}

bool TermLeaves::describe_seats_within(const BoundTerm& condition, std::vector<Step>& steps) const {
  SeatRange range;
  const BoundTerm* const var = compared_var(condition, range);
  if (var == nullptr || !is_variable(*var)) return false;
  const VarDef& def = game_.definition().vars[var->var];
  const bool number = var != &condition && condition.op != TermOp::no;
  if (!def.per_seat || def.type != (number ? VarType::number : VarType::flag)) return false;
  range.word = game_.layout().var_word(var->var, SeatId(0));
  range.seats = game_.seats();
  for (int s = 0; s < range.seats; ++s)
    if (!eyes_.truth && !sees_all_of(def.see, SeatId(s), eyes_.viewer)) return false;
  push_op(TermStepOp::seats_within, steps);
  steps.back().make_tables().seats = range;
  return true;
}

bool TermLeaves::describe_chosen(const BoundTerm& term, std::vector<Step>& steps) {
  switch (term.type) {
    case TermType::cells:
    case TermType::words:  // each is the bit of its number
      return push_op(TermStepOp::chosen_cell, steps, term.low);
    case TermType::seats:
      return push_op(TermStepOp::chosen_seat, steps, term.low);
    case TermType::number:
      return push_op(TermStepOp::chosen_number, steps, term.low);
    case TermType::condition:
    case TermType::directions:
      break;
  }
  return push_op(TermStepOp::chosen_word, steps, term.high * k_max_arguments + term.low);
}

const BoundTerm* TermLeaves::compared_var(const BoundTerm& condition, SeatRange& range) {
  using Limits = std::numeric_limits<std::int64_t>;
  const auto number = [](const Bound& term) { return term && is_number(*term); };
  const bool least = condition.op == TermOp::at_least;
  if (condition.op == TermOp::no) return condition.a.get();  // 0 to 0
  if (!least && condition.op != TermOp::is) {
    range.low = range.high = 1;
    return &condition;
  }
  if (number(condition.b)) {
    range.low = condition.b->low;
    range.high = least ? Limits::max() : range.low;
    return condition.a.get();
  }
  if (!number(condition.a)) return nullptr;
  range.high = condition.a->low;
  range.low = least ? Limits::min() : range.high;
  return condition.b.get();
}

int TermLeaves::struck_word(const BoundTerm& set, ZoneInstance zone) const {
  return owner_decides(word_of(set.op).pieces) && zone == game_.layout().struck_zone()
             ? game_.layout().struck_word()
             : -1;
}

void TermLeaves::add_word(TermStepOp further, int word, std::vector<Step>& steps) {
  if (steps.back().words.add(word)) return;
  push_op(further, steps);
  steps.back().words.add(word);
}

}  // namespace hr
