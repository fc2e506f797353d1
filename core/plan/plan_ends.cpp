// SPDX-License-Identifier: MIT
#include "core/plan/plan_ends.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/game/bind.h"
#include "core/language/end_table.h"
#include "core/language/with_end.h"
#include "core/plan/plan.h"
#include "core/plan/step_of_parts.h"
#include "core/plan/term_planner.h"

namespace hr {

namespace {

std::vector<Kept<k_wide>> constant_cells(const Game& game, const WideBoard& board, const Set& set,
                                         const std::string& where) {
  if (!set) throw Error(where + ": expected a set of cells, got none");
  const Bound bound = bind_set(game, set, ZoneId::none, where);
  std::vector<Kept<k_wide>> out;
  for (int s = 0; s < game.seats(); ++s) {
    const auto cells = TermPlanner(game, board, SeatId(s)).cells(*bound);
    if (!cells)
      throw Error(where + ": expected a set of regions and cells that does not depend on pieces");
    out.push_back(*cells);
  }
  return out;
}

// By seat, the word of the set of its pieces of a kind ("": any kind).
std::vector<int> own_words(const Game& game, const std::string& name, const std::string& where) {
  std::vector<int> out;
  auto zone = ZoneId(0);
  const KindId kind = name.empty() ? KindId::none : game.kind(name);
  if (!name.empty() && kind == KindId::none)
    throw Error(where + ": there is no kind called \"" + name + "\"");
  if (kind != KindId::none)
    zone = game.definition().kinds[kind].zone;
  else if (game.definition().zones.size() != 1)
    throw Error(where + ": name a kind, because the ruleset has " +
                std::to_string(game.definition().zones.size()) + " zones");
  if (kind != KindId::none && !game.definition().kinds[kind].owned)
    throw Error(where + ": \"" + name + "\" belongs to nobody");
  for (int s = 0; s < game.seats(); ++s) {
    const ZoneLayout& layout = game.layout().zone(game.layout().zone_instance(zone, SeatId(s)));
    out.push_back(kind == KindId::none ? layout.owner_sets[nth(s)]
                                       : layout.code_sets[nth(layout.code({kind, SeatId(s)}))]);
    if (out.back() < 0) throw Error(where + ": no kind of this zone belongs to a seat");
  }
  return out;
}

LineAxis<k_wide> plan_axis(const WideBoard& board, DirectionId direction, DirectionId back,
                           int length) {
  LineAxis<k_wide> out;
  out.direction = direction;
  out.back = back;
  Bits<k_wide> starts = board.all;
  const Shift<k_wide>& shift = board.shifts[nth(direction)];
  if (!board.uniform)  // a ring shorter than the line has no room for it
    board.all.each([&](int cell) {
      if (!run_from(shift, board.all, cell, length).any()) starts.remove(cell);
    });
  out.starts = starts;
  if (!board.uniform) return out;
  for (int run = 1; run < length;) {
    const int join = std::min(run, length - run);
    Bits<k_wide> mask = board.all;
    for (int i = 0; i < join && mask.any(); ++i) {
      mask = shift.pull(mask);
      Allowance::spend(shift.work());
    }
    // No cell has enough room in this direction, so a line has none either.
    if (!mask.any())
      return {.direction = direction, .back = back, .starts = {}, .joins = {{0, {}}}};
    out.joins.push_back({join * shift.delta, mask});
    run += join;
  }
  return out;
}

bool asks_outcome(const BoundTerm& term) {
  bool out = word_of(term.op).of_outcome;
  each_part(term, [&](const BoundTerm& part) { out = out || asks_outcome(part); });
  return out;
}

}  // namespace

std::vector<LineAxis<k_wide>> EndPlanner::axes(int length) const {
  std::vector<LineAxis<k_wide>> out;
  for (const auto& [direction, back] : board_.axes)  // one direction of each opposite pair
    out.push_back(plan_axis(board_, direction, back, length));
  return out;
}

void EndPlanner::add_condition(EndPlan<k_wide>& plan, const Term& term) const {
  Bound bound = game_.bind(term, ZoneId::none, where_, {.judged = true});
  plan.says_who = bound->type == TermType::seats;
  if (!plan.says_who) bound = bind_condition(game_, term, where_, {.judged = true});
  plan.after_answers = asks_outcome(*bound);
  plan.condition = steps_by_seat(game_, board_, bound, where_);
}

EndPlan<k_wide> EndPlanner::plan(const EndDef& def) const {
  EndPlan<k_wide> out;
  out.type = def.type;
  out.n = def.n;
  out.result = result_of(def);
  const bool counts = lists(def.type, EndLists::length) || lists(def.type, EndLists::times) ||
                      lists(def.type, EndLists::actions);
  if (counts && def.n < 1)
    throw error(": expected a number from 1 on, got " + std::to_string(def.n));
  if (lists(def.type, EndLists::kind) || word_of(def.type).by == EndsBy::arrival)
    out.own = own_words(game_, def.kind, where_);
  if (lists(def.type, EndLists::to)) out.to = constant_cells(game_, board_, def.to, where_);
  if (lists(def.type, EndLists::from)) out.from = constant_cells(game_, board_, def.from, where_);
  with_end(def.type, [&](auto its) { its.plan(*this, def, out); });
  return out;
}

}  // namespace hr
