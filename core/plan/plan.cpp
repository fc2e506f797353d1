// SPDX-License-Identifier: MIT
#include "core/plan/plan.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "core/game/definition_facts.h"
#include "core/language/pattern_table.h"
#include "core/plan/of_width.h"
#include "core/plan/plan_steps.h"
#include "core/plan/rules_planner.h"
#include "core/plan/term_planner.h"

namespace hr {

template <int W>
Bits<W> Plan<W>::connected_to(const Bits<W>& of, const Bits<W>& from) const {
  return connected_cells<W>(*this, of, from);
}

template <int W>
void Plan<W>::add_rays(const Game& game) {
  const auto goes_far = [](const PatternDef& def) {
    const PatternWord& word = word_of(def.type);
    return word.any_length || (word.jumps() && def.far);
  };
  const auto& verbs = game.definition().verbs;
  if (std::ranges::none_of(
          verbs, [&](const VerbDef& verb) { return std::ranges::any_of(verb.patterns, goes_far); }))
    return;
  for (const Shift<W>& shift : this->shifts) {
    auto& from = rays.emplace_back(nth(game.cells()));
    for (int cell = 0; cell < game.cells(); ++cell)
      for (CellId on = shift.links[cell]; on != CellId::none; on = shift.links[index(on)])
        from[nth(cell)].add(index(on));
  }
}

template <int W>
Plan<W>::Plan(const Game& game)
    : PlanBoard<W>(game),
      tracks_passed(speaks_of(game.definition(), TermOp::passed)),
      tracks_crossed(speaks_of(game.definition(), TermOp::crossed)),
      tracks_heading(speaks_of(game.definition(), TermOp::heading)),
      asks_stuck(speaks_of(game.definition(), TermOp::stuck)) {
  if (this->uniform && W <= 4) add_rays(game);
  RulesPlan<W>& rules = *this;
  if constexpr (W == k_wide) {
    rules = plan_rules(game, *this);
  } else {
    wide_ = std::make_unique<const WideBoard>(game);
    rules = of_width<W>(plan_rules(game, *wide_), game, *this, reaches);
  }
}

template <int W>
std::vector<TermStep<W>> plan_steps(const Game& game, const Plan<W>& plan, SeatId seat,
                                    const TermEyes& eyes, const BoundTerm& term) {
  WideSteps steps = TermPlanner(game, plan.wide(), seat, eyes).steps(term);
  if constexpr (W == k_wide)
    return steps;
  else
    return of_width<W>(steps, game, plan);
}

// NOLINTBEGIN(bugprone-macro-parentheses): W is a template argument
#define HR_PLAN(W)                                                                                 \
  template struct Plan<W>;                                                                         \
  template std::vector<TermStep<W>> plan_steps(const Game& game, const Plan<W>& plan, SeatId seat, \
                                               const TermEyes& eyes, const BoundTerm& term);
HR_EACH_WIDTH(HR_PLAN)
#undef HR_PLAN
// NOLINTEND(bugprone-macro-parentheses)

}  // namespace hr
