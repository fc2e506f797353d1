// SPDX-License-Identifier: MIT
// What is looked up instead of walked when a step of a term is evaluated, on boards where that
// takes little memory. Part of making a Plan.
#pragma once

#include <algorithm>

#include "core/plan/plan_board.h"
#include "core/plan/term_steps.h"

namespace hr {

// near, around: where each cell's links lead.
template <int W>
void look_up_links(const Game& game, const PlanBoard<W>& board, TermStep<W>& step) {
  constexpr std::size_t k_few = 2;  // that are followed one after the other
  if constexpr (W == 1)
    if (Lanes::fit(step.tables->dirs, board.shifts)) {
      if (step.tables->dirs.size() <= k_few) return;
      step.tables->lanes.emplace_back(step.tables->dirs, board.shifts, 1);
    }
  for (int cell = 0; cell < game.cells() && W <= 4; ++cell) {
    Bits<W> one;
    one.add(cell);
    step.tables->beside.push_back(near_cells(step.tables->dirs, board.shifts, one, {}));
  }
}

// lines: on small boards there are so few that each of them can be looked at.
template <int W>
void look_up_rows(const PlanBoard<W>& board, TermStep<W>& step) {
  constexpr std::size_t k_few = 200;
  step.make_tables();
  if (step.n <= 1 || W > 2) return;
  for (const auto& axis : board.axes)
    board.all.each([&](int cell) {
      const Bits<W> row = run_from(board.shifts[nth(axis.first)], board.all, cell, step.n);
      if (row.any() && step.tables->rows.size() <= k_few) step.tables->rows.push_back(row);
    });
  if (step.tables->rows.size() > k_few) step.tables->rows.clear();
}

template <int W>
void look_up(const Game& game, const PlanBoard<W>& board, TermStep<W>& step) {
  if (step.op == TermStepOp::near || step.op == TermStepOp::around)
    return look_up_links(game, board, step);
  if (step.op == TermStepOp::lines) return look_up_rows(board, step);
  if constexpr (W == 1) {
    const bool runs = step.op == TermStepOp::ray || step.op == TermStepOp::bracket ||
                      step.op == TermStepOp::between;
    if (!runs || !Lanes::fit(step.tables->dirs, board.shifts)) return;
    const auto size = game.board().size();
    const int longest = game.board().is_grid() ? std::max(size.x, size.y) : game.cells();
    step.tables->lanes.emplace_back(step.tables->dirs, board.shifts, longest);
  }
}

}  // namespace hr
