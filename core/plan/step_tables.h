// SPDX-License-Identifier: MIT
// What is looked up instead of walked when a step of a term is evaluated, on boards where that
// takes little memory. Part of making a Plan.
#pragma once

#include <algorithm>

#include "core/plan/plan_board.h"
#include "core/plan/term_steps.h"

namespace hr {

// Where the links of each cell lead.
template <int W>
void look_up_links(const Game& game, const PlanBoard<W>& board, TermStep<W>& step) {
  constexpr std::size_t k_few = 2;  // that are followed one after the other
  if constexpr (W == 1)
    if (Lanes::fit(step.tables->dirs, board.shifts)) {
      if (step.tables->dirs.size() <= k_few) return;
      step.tables->lanes.emplace_back(step.tables->dirs, board.shifts, 1);
    }
  if constexpr (W <= 4) {
    std::vector<Bits<W>>& beside = step.tables->beside;
    beside.resize(nth(game.cells()));
    for (const DirectionId dir : step.tables->dirs) {
      const Shift<W>& shift = board.shifts[nth(dir)];
      shift.mask.each([&](int cell) { beside[nth(cell)].add(index(shift.links[cell])); });
    }
  }
}

// Straight runs.
template <int W>
void look_up_lanes(const Game& game, const PlanBoard<W>& board, TermStep<W>& step) {
  if constexpr (W == 1) {
    if (!Lanes::fit(step.tables->dirs, board.shifts)) return;
    const auto size = game.board().size();
    const int longest = game.board().is_grid() ? std::max(size.x, size.y) : game.cells();
    step.tables->lanes.emplace_back(step.tables->dirs, board.shifts, std::max(longest, 2));
  }
}

// What the word of a step looks up.
template <int W>
void look_up(const Game& game, const PlanBoard<W>& board, TermStep<W>& step) {
  with_word_step(step.op, [&]<class Step>(Step) {
    if constexpr (Step::k_form == StepForm::plain &&
                  requires { Step::Word::look_up(game, board, step); })
      Step::Word::look_up(game, board, step);
  });
}

}  // namespace hr
