// SPDX-License-Identifier: MIT
// The step that makes the value of a term from those of its parts and reads nothing else
// (Planned::parts), and what it makes of values that are known.
#pragma once

#include <algorithm>
#include <cassert>
#include <initializer_list>
#include <vector>

#include "core/game/game.h"
#include "core/language/term_table.h"
#include "core/plan/term_steps.h"

namespace hr {

// Which step that is: it depends on which parts there are, and on how its ways are said.
inline TermStepOp op_of_parts(const BoundTerm& term) {
  const StepsOf& of = word_of(term.op).steps;
  const bool towards = term.ways && term.ways->type == TermType::directions;
  if (towards && of.towards) return *of.towards;
  if (term.b && of.with_b) return *of.with_b;
  return term.ways && of.along ? *of.along : *of.step;
}

// Nothing is looked up for it; step_tables.h does that for a step that is kept.
template <int W>
TermStep<W> step_of_parts(TermStepOp op, const BoundTerm& term, SeatId seat) {
  TermStep<W> out;
  out.op = op;
  if (word_of(term.op).follows != Follows::nothing || !term.turned.empty()) {
    StepTables<W>& tables = out.make_tables();
    if (!term.dirs.empty()) tables.dirs = term.dirs[seat];
    tables.turned = term.turned;
  }
  out.n = std::min<std::int64_t>(term.low, k_max_cells + 1);
  return out;
}

// Its value; `parts`: those of the term's parts, as they follow each other in it.
template <int W>
Bits<W> value_of_parts(const BoundTerm& term, SeatId seat, const TermBoard<W>& board,
                       const std::vector<Bits<W>>& parts) {
  std::vector<TermStep<W>> steps(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) steps[i].cells = parts[i];
  steps.push_back(step_of_parts<W>(op_of_parts(term), term, seat));
  return evaluate_all<W>(steps, board, nullptr, nullptr);
}

// What + * - or first_of make of two sets.
template <int W>
Bits<W> join_sets(Joins how, const Bits<W>& a, const Bits<W>& b) {
  switch (how) {
    case Joins::unite:
      return a | b;
    case Joins::meet:
      return a & b;
    case Joins::minus:
      return a - b;
    case Joins::first_of:
      return a.any() ? a : b;
    case Joins::nothing:
      break;
  }
  assert(false);
  return a;
}

// Calls use(part) with each part of a term, in the order in which steps take them.
template <class Use>
void each_part(const BoundTerm& term, const Use& use) {
  for (const Bound* part : {&term.a, &term.b, &term.c, &term.ways})
    if (*part) use(**part);
}

}  // namespace hr
