// SPDX-License-Identifier: MIT
// Towers: where parts of them can go, the part of the MoveGenerator for moves that differ with the
// number of pieces they lift, which are counted by tower and number; and what actions do to them,
// the part of Deeds for zones that hold them.
#pragma once

#include <algorithm>

#include "core/kernel/deeds.h"
#include "core/kernel/piece_moves.h"

namespace hr {

// The least and the greatest number of pieces that a pattern may lift.
template <int W>
typename MoveGenerator<W>::Lengths MoveGenerator<W>::lift_range(const Frame& f, const State& state,
                                                                SeatId seat,
                                                                const PatternPlan<W>& plan) const {
  const auto amount = [&](const Amount& a, const std::vector<TermStep<W>>& steps) {
    const std::int64_t n = !steps.empty() ? as_number(terms_.value(steps, state, f.places))
                           : a.rule < 0   ? a.value
                                          : rules_.number(View(kernel_, state, seat), a.rule);
    return static_cast<int>(std::clamp<std::int64_t>(n, 0, k_max_tower + 1));
  };
  if (!plan.def->lift) return {1, k_max_tower};
  const Lift& lift = *plan.def->lift;
  const int least = amount(lift.low, plan.least_lift);
  return {std::max(1, least), lift.chosen ? amount(lift.high, plan.most_lift) : least};
}

// Where `lifted` pieces of a tower can go.
template <int W>
Bits<W> MoveGenerator<W>::lift_ends(const Frame& f, const State& state, SeatId seat,
                                    const PatternPlan<W>& plan, int from, int lifted,
                                    const B& onto) const {
  if (plan.type == PatternType::slide)
    return slide_ends(f, plan, from, slide_lengths(f, state, seat, plan, lifted), onto,
                      f.values[nth(plan.over)]);
  if (plan.links >= 0) return along_links(plan, from, f.values[nth(plan.links)], onto);
  B ends = plan.def->anywhere ? onto : step_ends(plan, from, onto);
  ends.remove(from);
  return ends;
}

template <int W>
void MoveGenerator<W>::fill_lifts(Frame& f, const State& state, SeatId seat,
                                  const PatternPlan<W>& plan, const B& source, const B& onto) {
  const ZoneLayout& zone = game_->layout().zone(plan.zone);
  const auto [least, most] = lift_range(f, state, seat, plan);
  const bool chosen = plan.def->lift && plan.def->lift->chosen;
  source.each([&](int from) {
    const int height = tower_height(state.words(), zone, from);
    int n = plan.def->lift ? least : height;
    B ends;
    Allowance::spend(10 * std::min(most, height));
    for (bool first = true; n <= std::min(most, height); ++n, first = false) {
      if (first || plan.length_by_lift) ends = lift_ends(f, state, seat, plan, from, n, onto);
      f.legal.add(chosen ? BucketType::over : BucketType::from, &plan, from, chosen ? n : 1, ends);
    }
  });
}

// Takes a whole tower away.
template <int W>
TowerPart Deeds<W>::take_tower(State& state, const ZoneLayout& zone, int cell) const {
  const TowerPart taken(tower_pieces(state.words(), zone, cell));
  set_tower(state, *game_, zone, cell, 0, {});
  return taken;
}

// A step, slide or jump of a tower, or of so many pieces from its top.
template <int W>
void Deeds<W>::carry_tower(State& state, const PatternPlan<W>& plan, const Action& action,
                           ActionContext& context, Deed<W>& deed) {
  const ZoneLayout& zone = game_->layout().zone(plan.zone);
  const bool jumps = plan.type == PatternType::jump;
  const int from = index(action.cell(0)), to = index(action.cell(1));
  const int height = tower_height(state.words(), zone, from);
  const int over = jumps ? index(action.cell(2)) : -1;
  int lifted = height;
  if (plan.def->lift)
    lifted =
        static_cast<int>(plan.def->lift->chosen ? action.arguments[2] : plan.def->lift->low.value);
  deed.places.lifted = lifted;
  TowerPart jumped, victims;
  if (jumps && !game_->verb_def(plan.verb).lifts_never) jumped = take_tower(state, zone, over);
  if (plan.def->captures) victims = take_tower(state, zone, to);
  check_tower(state, *game_, zone, to, lifted);
  move_tower(state, *game_, zone, from, height - lifted, lifted, to);
  const SeatId by = deed.places.actor;
  for (int i = jumped.size(); i-- > 0;)
    captured(state, by, plan.zone, over, jumped.code(i), context, deed);
  for (int i = victims.size(); i-- > 0;)
    captured(state, by, plan.zone, to, victims.code(i), context, deed);
}

// The pieces of a tower that a write means.
template <int W>
typename Deeds<W>::Levels Deeds<W>::levels(const State& state, const WritePlan<W>& write,
                                           const ZoneLayout& zone, int cell, bool whole,
                                           const Deed<W>& deed) const {
  using Part = typename WritePlan<W>::Part;
  const int height = tower_height(state.words(), zone, cell);
  if (write.part == Part::usual && whole) return {0, height};
  std::int64_t n = 1;
  if (!write.n.empty()) n = pieces_meant(write, write.n, state, deed);
  const int some = static_cast<int>(std::min<std::int64_t>(n, height));
  return {write.part == Part::bottom ? 0 : height - some, some};
}

// Changes pieces of a tower, or takes them: at most so many, from the top of those that are meant.
template <int W>
void Deeds<W>::recode_tower(State& state, const WritePlan<W>& write, const std::vector<int>& codes,
                            int cell, std::int64_t most, ActionContext& context, Deed<W>& deed) {
  const ZoneLayout& zone = game_->layout().zone(write.zone);
  const auto [first, n] = levels(state, write, zone, cell, write.takes(), deed);
  const TowerPart before(tower_pieces(state.words(), zone, cell).subspan(nth(first)));
  int unchanged = n;  // so many of them, the lowest
  for (; unchanged > 0 && most > 0; --unchanged)
    most -= codes[nth(before.code(unchanged - 1))] == before.code(unchanged - 1) ? 0 : 1;
  TowerPart after, taken;
  for (int i = 0; i < before.size(); ++i) {
    const int code = before.code(i), to = i >= unchanged && i < n ? codes[nth(code)] : code;
    if (to >= 0)
      after.add(to);
    else
      taken.add(code);
  }
  set_tower(state, *game_, zone, cell, first, after.pieces());
  for (int i = taken.size(); i-- > 0;) taken_away(state, write, cell, taken.code(i), context, deed);
}

// Moves pieces of a tower to another cell: on top of what is there, or under it.
template <int W>
void Deeds<W>::send_tower(State& state, const WritePlan<W>& write, int from, int to,
                          const Deed<W>& deed) const {
  const ZoneLayout& zone = game_->layout().zone(write.zone);
  const ZoneDef& def = game_->definition().zones[zone.zone];
  if (def.ground != ground_of(game_->board(), CellId(to)))
    failed(write, std::string("expected to send to a ") +
                      (def.ground == Ground::links ? "link" : "cell") + ", got " +
                      game_->board().name(CellId(to)));
  const auto [first, n] = levels(state, write, zone, from, true, deed);
  if (n == 0) return;
  check_tower(state, *game_, zone, to, n);
  move_tower(state, *game_, zone, from, first, n, to, write.under);
}

}  // namespace hr
