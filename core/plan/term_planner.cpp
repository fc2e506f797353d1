// SPDX-License-Identifier: MIT
#include "core/plan/term_planner.h"

#include <utility>

#include "core/base/bit_queries.h"
#include "core/base/error.h"
#include "core/game/cards.h"
#include "core/plan/fused_steps.h"
#include "core/plan/hidden_reads.h"
#include "core/plan/piece_counts.h"
#include "core/plan/step_joins.h"
#include "core/plan/step_of_parts.h"

namespace hr {

int TermPlanner::add(const Bound& bound, SeatPlan<k_wide>& out) {
  TermPlan<k_wide> plan;
  zone_ = ZoneInstance::none;
  plan.set = bound;
  if (const auto masks = plain(*bound)) {
    plan.plain = true;
    plan.masks = masks->set();
    if (zone_ != ZoneInstance::none) plan.occupancy = occupancy(zone_, out);
  } else {
    plan.steps = steps(*bound);
  }
  for (std::size_t i = first_; i < out.sets.size(); ++i)
    if (same(out.sets[i], plan)) return static_cast<int>(i);
  out.sets.push_back(std::move(plan));
  return static_cast<int>(out.sets.size()) - 1;
}

WideSteps TermPlanner::steps(const BoundTerm& set) {
  WideSteps out;
  if (!describe(set, out) || out.size() > k_max_steps) out.clear();
  fuse_steps(out, board_.words);
  return out;
}

WideSteps TermPlanner::steps(const BoundTerm& term, const std::string& where) {
  WideSteps out = steps(term);
  if (out.empty()) throw Error(where + ": this term is too long, or nested too deeply");
  return out;
}

bool TermPlanner::same(const TermPlan<k_wide>& a, const TermPlan<k_wide>& b) {
  if (!a.plain || !b.plain) return !a.steps.empty() && a.steps == b.steps;
  const PlainSet<k_wide>&x = a.masks, &y = b.masks;
  return a.occupancy == b.occupancy && x.own == y.own && x.enemy == y.enemy && x.empty == y.empty &&
         x.nobody == y.nobody;
}

int TermPlanner::occupancy(ZoneInstance zone, SeatPlan<k_wide>& plan) const {
  const ZoneLayout& layout = game_.layout().zone(zone);
  Occupancy out;
  out.zone = zone;
  out.own = layout.owner_sets[nth(seat_)];
  out.nobody = layout.owner_sets.back();
  for (int s = 0; s < game_.seats(); ++s)
    if (s != index(seat_) && layout.owner_sets[nth(s)] >= 0)
      out.enemies.push_back(layout.owner_sets[nth(s)]);
  for (std::size_t i = 0; i < plan.occupancies.size(); ++i)
    if (plan.occupancies[i].zone == zone) return static_cast<int>(i);
  plan.occupancies.push_back(out);
  return static_cast<int>(plan.occupancies.size()) - 1;
}

bool TermPlanner::describe(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth) {
  if (depth > k_max_depth || steps.size() > k_max_steps) return false;
  if (const auto fixed = cells(term)) return push_cells(*fixed, steps);
  const StepsOf& of = word_of(term.op).steps;
  switch (of.how) {
    case Planned::pushed:
      return push_op(*of.step, steps);
    case Planned::parts:
      return describe_parts(op_of_parts(term), term, steps, depth);
    case Planned::pieces:
      return describe_pieces(term, steps, depth);
    case Planned::holding:
      return describe_holding(term, steps, depth);
    case Planned::grow:
      return describe_grow(term, steps, depth);
    case Planned::having:
      return describe_having(term, steps, depth);
    case Planned::chosen_kind:
      return describe_chosen_kind(term, steps, depth);
    case Planned::attribute:
      return describe_attribute(*of.step, term, steps, depth);
    case Planned::joined:
      return describe_joined(term, steps, depth);
    case Planned::variable:
      return describe_var(term, steps);
    case Planned::as:
      return describe_as(term, steps, depth);
    case Planned::chosen:
      return describe_chosen(term, steps);
    case Planned::kept:
      return push_op(TermStepOp::kept, steps, term.low);
    case Planned::seats_for:
      return describe_seats_for(term, steps, depth);
    case Planned::best:
      return describe_best(term, steps, depth);
    case Planned::number:
      return push_cells(as_value<k_wide>(term.low), steps);
    case Planned::count:
      if (counts_by_seat(game_, term)) return describe_as(sum_by_seat(term), steps, depth);
      if (counts_cards(game_, *term.a)) return describe_total(term, steps, depth);
      return describe_parts(*of.step, term, steps, depth);
    case Planned::total:
      if (counts_by_seat(game_, term)) return describe_as(sum_by_seat(term), steps, depth);
      return term.values.empty() ? describe_total(term, steps, depth)
                                 : describe_attribute(TermStepOp::worth, term, steps, depth);
    case Planned::constant:  // cells() knows it
    case Planned::never:
    case Planned::unset:
      return false;
  }
  return false;
}

bool TermPlanner::describe_parts(TermStepOp op, const BoundTerm& term, std::vector<Step>& steps,
                                 std::size_t depth) {
  bool described = true;
  each_part(term, [&](const BoundTerm& part) {
    described = described && describe(part, steps, depth++);
  });
  if (!described) return false;
  steps.push_back(step_of_parts<k_wide>(op, term, seat_));
  return true;
}

bool TermPlanner::describe_joined(const BoundTerm& term, std::vector<Step>& steps,
                                  std::size_t depth) {
  const bool numbers = term.a->type == TermType::number && term.b->type == TermType::number;
  if (numbers) return describe_parts(*word_of(term.op).steps.of_numbers, term, steps, depth);
  const BoundTerm* const part = all_that_counts(term);
  return part != nullptr ? describe(*part, steps, depth) : describe_pair(term, steps, depth);
}

bool TermPlanner::describe_pair(const BoundTerm& term, std::vector<Step>& steps,
                                std::size_t depth) {
  std::vector<Step> first, second;
  if (!describe(*term.a, first, depth) || !describe(*term.b, second, depth + 1)) return false;
  StepJoins(board_.words).join(word_of(term.op), first, std::move(second));
  if (steps.empty()) steps.swap(first);
  for (Step& step : first) steps.push_back(std::move(step));
  return steps.size() <= k_max_steps;
}

bool TermPlanner::describe_chosen_kind(const BoundTerm& term, std::vector<Step>& steps,
                                       std::size_t depth) {
  if (!describe(*term.a, steps, depth)) return false;
  push_op(TermStepOp::chosen_kind, steps, term.low);
  for (const std::int64_t cell : term.values)
    steps.back().make_tables().kinds.push_back(static_cast<int>(cell));
  return true;
}

bool TermPlanner::describe_as(const BoundTerm& term, std::vector<Step>& steps, std::size_t depth) {
  const auto fixed = fixed_seats(*term.a);
  const bool sums = term.type == TermType::number;
  if (!fixed && !describe(*term.a, steps, depth++)) return false;  // stays below the rest
  push_cells({}, steps);
  for (int s = 0; s < game_.seats(); ++s) {
    if (fixed && (*fixed >> s & 1) == 0) continue;
    if (!for_seat(SeatId(s), [&] { return describe(*term.b, steps, depth + 1); })) return false;
    if (fixed) push_op(sums ? TermStepOp::sum : TermStepOp::unite, steps);
    if (!fixed) push_op(sums ? TermStepOp::sum_for : TermStepOp::unite_for, steps, s);
  }
  return fixed || push_op(TermStepOp::second, steps);
}

bool TermPlanner::describe_seats_for(const BoundTerm& term, std::vector<Step>& steps,
                                     std::size_t depth) {
  if (describe_seats_within(*term.a, steps)) return true;
  push_cells({}, steps);
  for (int s = 0; s < game_.seats(); ++s) {
    if (!for_seat(SeatId(s), [&] { return describe(*term.a, steps, depth + 1); })) return false;
    push_op(TermStepOp::add_seat, steps, s);
  }
  return true;
}

bool TermPlanner::describe_best(const BoundTerm& term, std::vector<Step>& steps,
                                std::size_t depth) {
  if (!describe(*term.a, steps, depth)) return false;
  for (int s = 0; s < game_.seats(); ++s)
    if (!for_seat(SeatId(s), [&] { return describe(*term.b, steps, depth + 1 + nth(s)); }))
      return false;
  return push_op(TermStepOp::best, steps, game_.seats() + 1);
}

bool TermPlanner::describe_grow(const BoundTerm& term, std::vector<Step>& steps,
                                std::size_t depth) {
  std::vector<Step> rule;
  if (!describe(*term.a, steps, depth) || (term.c && !describe(*term.c, steps, depth + 1)) ||
      !describe(*term.b, rule) || rule.size() > k_max_steps)
    return false;
  fuse_steps(rule, board_.words);
  push_op(TermStepOp::grow, steps, term.c ? 2 : 1);
  steps.back().make_tables().rule = std::move(rule);
  return true;
}

bool TermPlanner::describe_having(const BoundTerm& term, std::vector<Step>& steps,
                                  std::size_t depth) {
  const bool words = term.b->type == TermType::words;
  if (!describe_asked(term, steps, depth) || !describe(*term.b, steps, depth + 1) ||
      (!words && !describe(*term.c, steps, depth + 2)))
    return false;
  push_op(words ? TermStepOp::having_word : TermStepOp::having, steps);
  steps.back().make_tables().worth = worth_of(game_, term, seat_);
  return true;
}

bool TermPlanner::describe_asked(const BoundTerm& term, std::vector<Step>& steps,
                                 std::size_t depth) {
  if (!describe(*term.a, steps, depth)) return false;
  const BoundTerm* const pieces = counted_part(*term.a);
  const ZoneId of = pieces != nullptr ? pieces->zone : term.zone;
  if (of == ZoneId::none || game_.definition().zones[of].holds == Holds::bag) return true;
  const ZoneInstance zone = game_.layout().zone_instance(of, seat_);
  return sees(zone) || (describe_seen(zone, steps, depth + 1) && push_op(TermStepOp::meet, steps));
}

bool TermPlanner::describe_attribute(TermStepOp op, const BoundTerm& term, std::vector<Step>& steps,
                                     std::size_t depth) {
  if (!describe_asked(term, steps, depth)) return false;
  push_op(op, steps);
  steps.back().make_tables().worth = worth_of(game_, term, seat_);
  return true;
}

bool TermPlanner::describe_total(const BoundTerm& term, std::vector<Step>& steps,
                                 std::size_t depth) {
  const BoundTerm* pieces = counted_part(*term.a);
  BoundTerm every;
  every.op = TermOp::any;
  every.zone = ZoneId(0);
  if (pieces == nullptr) pieces = &every;
  const bool inside = looks_inside(*pieces);
  if (inside) pieces = pieces->a.get();
  const ZoneInstance zone = game_.layout().zone_instance(pieces->zone, seat_);
  const Holds holds = game_.layout().zone(zone).holds;
  // How many cards there are is seen, even if they are not.
  const bool backs = pieces == term.a.get() && pieces->of_all_kinds() && holds == Holds::bag &&
                     game_.definition().zones[pieces->zone].backs;
  if (!inside && (holds == Holds::tower || holds == Holds::bag)) {
    every.zone = pieces->zone;
    pieces = &every;
  }
  const bool truth = std::exchange(eyes_.truth, eyes_.truth || backs);
  const bool described = describe(*term.a, steps, depth);
  // Where the set names cells only, what is on them still has to be seen.
  const bool all_seen = counted_part(*term.a) != nullptr || sees(zone);
  if (described && !all_seen &&
      !(describe_seen(zone, steps, depth + 1) && push_op(TermStepOp::meet, steps)))
    return false;
  eyes_.truth = truth;
  if (!described || holds == Holds::one) return described && push_op(TermStepOp::count, steps);
  Step step;
  step.op = TermStepOp::total;
  step.make_tables().pieces = counted_pieces(game_, *pieces, zone, seat_);
  steps.push_back(std::move(step));
  return true;
}

bool TermPlanner::describe_holding(const BoundTerm& term, std::vector<Step>& steps,
                                   std::size_t depth) {
  const ZoneInstance zone = game_.layout().zone_instance(term.a->zone, seat_);
  Step step;
  step.op = TermStepOp::counted;
  CountedPieces& pieces = step.make_tables().pieces;
  pieces = counted_pieces(game_, *term.a, zone, seat_);
  pieces.low = term.low;
  pieces.high = term.high;
  if (term.low > 0) step.words = occupied_words(game_.layout().zone(zone));
  steps.push_back(std::move(step));
  if (term.low == 0) {  // cells and links that have none are not all of the zone's
    push_op(TermStepOp::keep, steps);
    steps.back().cells = board_.ground(term.a->zone);
  }
  if (sees(zone)) return true;
  return describe_seen(zone, steps, depth + 1) && push_op(TermStepOp::meet, steps);
}

const BoundTerm* TermPlanner::all_that_counts(const BoundTerm& set) {
  if (set.type != TermType::cells || set.a->type != TermType::cells) return nullptr;
  const auto is_empty = [&](const Bound& part) {
    const auto fixed = cells(*part);
    return fixed && !fixed->any();
  };
  const auto is_all = [&](const Bound& part) {
    const auto fixed = cells(*part);
    return fixed && is_subset(board_.all | board_.links, *fixed);
  };
  switch (word_of(set.op).joins) {
    case Joins::unite:
      return is_empty(set.b) ? set.a.get() : is_empty(set.a) ? set.b.get() : nullptr;
    case Joins::meet:
      return is_all(set.b) ? set.a.get() : is_all(set.a) ? set.b.get() : nullptr;
    case Joins::minus:
      return is_empty(set.b) ? set.a.get() : nullptr;
    case Joins::first_of:
    case Joins::nothing:
      return nullptr;
  }
  return nullptr;
}

bool TermPlanner::describe_seen(ZoneInstance zone, std::vector<Step>& steps, std::size_t depth) {
  const ZoneLayout& layout = game_.layout().zone(zone);
  const Visibility& see = game_.definition().zones[layout.zone].see;
  if (see.who != Visibility::Who::cells) return push_cells({}, steps);
  if (eyes_.judging)
    return push_op(TermStepOp::sight, steps,
                   2 * fog_number(game_, zone) + (zone == eyes_.arrives ? 1 : 0));
  const bool truth = std::exchange(eyes_.truth, true);
  const bool out =
      for_seat(eyes_.viewer, [&] { return describe(*board_.fog[layout.zone], steps, depth); });
  eyes_.truth = truth;
  return out;
}

bool TermPlanner::describe_pieces(const BoundTerm& set, std::vector<Step>& steps,
                                  std::size_t depth) {
  const ZoneInstance zone = game_.layout().zone_instance(set.zone, seat_);
  const ZoneLayout& layout = game_.layout().zone(zone);
  const bool whole = sees(zone);
  if (!whole && game_.definition().zones[set.zone].backs) return describe_backs(set, steps, depth);
  const MeantPieces which = word_of(set.op).pieces;
  const bool absent = which == MeantPieces::absent;
  Step step;
  step.op = absent ? TermStepOp::vacant : TermStepOp::pieces;
  step.cells = board_.ground(set.zone);
  if (which == MeantPieces::unseen) {
    if (whole) return push_cells({}, steps);
    push_cells(step.cells, steps);
    return describe_seen(zone, steps, depth + 1) && push_op(TermStepOp::minus, steps);
  }
  if (set.counts() && layout.holds != Holds::one) {
    step.op = TermStepOp::counted;
    step.make_tables().pieces = counted_pieces(game_, set, zone, seat_);
    if (set.low > 0) step.words = occupied_words(layout);
    steps.push_back(std::move(step));
  } else {
    steps.push_back(std::move(step));
    for (const int word : sets_of_pieces(game_, layout, set, seat_))
      add_word(absent ? TermStepOp::less : TermStepOp::also, word, steps);
    if (layout.holds == Holds::bag) keep_cells(cells_of_kinds<k_wide>(layout, set, seat_), steps);
  }
  if (const int struck = struck_word(set, zone); struck >= 0) {
    push_op(TermStepOp::less, steps);
    add_word(TermStepOp::less, struck, steps);
  }
  if (whole) return true;
  return describe_seen(zone, steps, depth + 1) && push_op(TermStepOp::meet, steps);
}

bool TermPlanner::describe_backs(const BoundTerm& set, std::vector<Step>& steps,
                                 std::size_t depth) {
  const ZoneLayout& layout = game_.layout().zone(game_.layout().zone_instance(set.zone, seat_));
  const MeantPieces which = word_of(set.op).pieces;
  if (which == MeantPieces::unseen) return push_cells(board_.ground(set.zone), steps);
  if (!set.of_all_kinds() || set.counts()) return push_cells({}, steps);
  const bool truth = std::exchange(eyes_.truth, true);
  const bool out = describe_pieces(set, steps, depth);
  eyes_.truth = truth;
  if (layout.holds != Holds::bag) return out;
  push_op(which == MeantPieces::absent ? TermStepOp::no : TermStepOp::some, steps);
  Bits<k_wide> back;
  back.add(index(back_cell(game_.definition())));
  keep_cells(back, steps);
  return out;
}

std::vector<WideSteps> steps_by_seat(const Game& game, const WideBoard& board, const Bound& term,
                                     const std::string& where) {
  std::vector<WideSteps> out;
  for (int s = 0; s < game.seats(); ++s)
    out.push_back(TermPlanner(game, board, SeatId(s), {.truth = true, .actor = SeatId(s)})
                      .steps(*term, where));
  return out;
}

}  // namespace hr
