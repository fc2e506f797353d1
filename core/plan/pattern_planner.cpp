// SPDX-License-Identifier: MIT
#include "core/plan/pattern_planner.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/error.h"
#include "core/game/bind.h"
#include "core/game/place_type.h"
#include "core/language/pattern_table.h"
#include "core/language/with_pattern.h"
#include "core/plan/hidden_reads.h"
#include "core/plan/pattern_overlap.h"

namespace hr {

void PatternPlanner::begin(const VerbDef& verb, std::string where, Choosing choosing) {
  where_ = std::move(where);
  choosing_ = choosing;
  in_secret_ = verb.asked && verb.secret;
}

void PatternPlanner::begin_later_part() {
  planner_.begin(out_);
  known_.clear();
}

void PatternPlanner::add(PatternPlan<k_wide>& plan, const PatternDef& def) {
  plan.type = def.type;
  plan.def = &def;
  plan.arity = count_arguments(def);
  const PatternWord& word = word_of(def.type);
  const bool of_piece = word.lists == PatternLists::piece;
  ZoneId zone = ZoneId::none;
  if (word.has_piece()) zone = zone_of(def, of_piece);
  if (zone != ZoneId::none) plan.zone = game_.layout().zone_instance(zone, seat_);
  if (of_piece) add_source(plan, def, zone);
  if (word.along_links && !def.anywhere) add_directions(plan, def);
  if (def.ways) add_ways(plan, def);
  add_sets(plan, def, zone);
  with_pattern(def.type, [&](auto its) { its.plan(*this, def, plan); });
  if (word.any_length) add_lengths(plan, def);
  add_numbers(plan, def);
  if (word.moves) add_lift(plan, def, zone);
  add_guards(plan, def.when, where_ + ".when");
  plan.stays = def.stays;
  plan.progress = def.progress;
  plan.leads_to_few = word.one_link && !def.anywhere;
  if (plan.ways >= 0) add_plan_by_way(plan);
}

void PatternPlanner::add_guards(PatternPlan<k_wide>& plan, const std::vector<Condition>& list,
                                const std::string& where) {
  for (const Condition& condition : list)
    plan.when.push_back(
        {condition.rule >= 0
             ? -1
             : add_term(bind_condition(game_, condition.term, where, choosing_), where),
         condition.reason, condition.rule});
}

void PatternPlanner::add_worth(PatternPlan<k_wide>& plan, const PatternDef& def) const {
  const std::string where = where_ + ".worth";
  if (def.worth) plan.worth = seen(bind_number(game_, def.worth, where, choosing_), where);
}

WideSteps PatternPlanner::seen(const Bound& term, const std::string& where) const {
  check_fog(*term, where);
  return TermPlanner(game_, board_, seat_, {.actor = seat_}).steps(*term, where);
}

WideSteps PatternPlanner::judged(const Bound& term, const std::string& where,
                                 ZoneInstance arrives) const {
  check_fog(*term, where);
  return TermPlanner(game_, board_, seat_, {.actor = seat_, .judging = true, .arrives = arrives})
      .steps(*term, where);
}

int PatternPlanner::add_term(const Bound& term, const std::string& where) {
  check_fog(*term, where);
  return planner_.add(term, out_);
}

void PatternPlanner::check_fog(const BoundTerm& term, const std::string& where) const {
  if (!in_secret_) return;
  const std::string what = read_by(game_, term, true, [](const Visibility& see, bool its_own) {
    return see.who == Visibility::Who::cells && !its_own;
  });
  if (!what.empty())
    throw Error(where + ": in a secret answer, what others have in " + what +
                " is hidden, fog or not, so the answer cannot depend on it");
}

WideSteps PatternPlanner::afterwards(const Set& set, ZoneInstance zone, const char* field) const {
  const std::string where = where_ + field;
  Choosing choosing = choosing_;
  choosing.before = false;
  return TermPlanner(game_, board_, seat_, {.truth = true, .actor = seat_})
      .steps(*bind_set(game_, set, game_.layout().zone(zone).zone, where, choosing), where);
}

WideSteps PatternPlanner::amount(const Amount& amount, const char* field, bool lifts) const {
  if (!amount.term) return {};
  const std::string where = where_ + field;
  Choosing choosing = choosing_;
  choosing.lifts = lifts;
  return seen(bind_number(game_, amount.term, where, choosing), where);
}

void PatternPlanner::add_numbers(PatternPlan<k_wide>& plan, const PatternDef& def) {
  const bool lifts = word_of(def.type).any_length;
  if (def.exactly) plan.low = amount(*def.exactly, ".exactly", lifts);
  if (def.max) plan.high = amount(*def.max, ".max", lifts);
  const auto ruled = [](const auto& length) { return length && length->rule >= 0; };
  plan.varies = !plan.low.empty() || !plan.high.empty() || ruled(def.max) || ruled(def.exactly);
  if (def.exactly && def.exactly->along)
    plan.along = add_set(def.exactly->along, game_.layout().zone(plan.zone).zone, ".exactly");
}

void PatternPlanner::add_lift(PatternPlan<k_wide>& plan, const PatternDef& def, ZoneId zone) {
  plan.towers = game_.definition().zones[zone].holds == Holds::tower;
  if (!plan.towers && (def.lift || def.captures))
    throw Error(where_ + (def.lift ? ".lift" : ".captures") +
                ": expected a zone of towers, but \"" + game_.definition().zones[zone].name +
                "\" is none; say holds = \"tower\"");
  if (def.lift && def.lift->chosen) {
    plan.least_lift = amount(def.lift->low, ".lift.1");
    plan.most_lift = amount(def.lift->high, ".lift.2");
  }
  const auto says = [](const WideSteps& steps) {
    return std::ranges::find(steps, TermStepOp::lifted, &TermStep<k_wide>::op) != steps.end();
  };
  plan.length_by_lift = word_of(def.type).any_length && (says(plan.low) || says(plan.high));
  plan.by_lift = plan.length_by_lift || (def.lift && (def.lift->chosen || def.lift->low.value > 1));
}

ZoneId PatternPlanner::zone_of(const PatternDef& def, bool moves) {
  if (!def.kind.empty()) {
    const KindId kind = game_.kind(def.kind);
    if (kind == KindId::none)
      throw Error(where_ + ": there is no kind called \"" + def.kind + "\"");
    return game_.definition().kinds[kind].zone;
  }
  if (!moves || !def.piece) throw Error(where_ + ": expected a kind of piece, got none");
  const Bound bound = bind_set(game_, def.piece, ZoneId::none, where_ + ".piece", choosing_);
  const ZoneId zone = first_zone(*bound);
  if (zone == ZoneId::none) throw Error(where_ + ".piece: expected a set of pieces");
  return zone;
}

ZoneId PatternPlanner::first_zone(const BoundTerm& set) {
  if (set.zone != ZoneId::none) return set.zone;
  ZoneId zone = set.a ? first_zone(*set.a) : ZoneId::none;
  if (zone == ZoneId::none && set.b) zone = first_zone(*set.b);
  return zone;
}

void PatternPlanner::add_source(PatternPlan<k_wide>& plan, const PatternDef& def, ZoneId zone) {
  if (def.kind.empty()) {
    const Set filled = make_set(TermOp::meet, def.piece, piece_set(TermOp::filled));
    plan.source = add_set(filled, zone, ".piece");
    plan.kinds = kinds_on(*bind_set(game_, filled, zone, where_ + ".piece", choosing_), zone);
    return;
  }
  const KindId kind = game_.kind(def.kind);
  if (!game_.definition().kinds[kind].owned)
    throw Error(where_ + ": \"" + def.kind + "\" belongs to nobody; name a set of cells instead");
  plan.code = game_.layout().zone(plan.zone).code({kind, seat_});
  plan.kinds = KindSet().set(nth(kind));
  const ZoneLayout& layout = game_.layout().zone(plan.zone);
  if (sees_all_of(game_.definition().zones[zone].see, layout.seat, seat_))
    plan.source_word = layout.code_sets[nth(plan.code)];
  else
    plan.source = add_set(piece_set(TermOp::own, def.kind), zone, "");
}

void PatternPlanner::add_sets(PatternPlan<k_wide>& plan, const PatternDef& def, ZoneId zone) {
  static const Set empty = piece_set(TermOp::empty);
  static const Set enemy = piece_set(TermOp::enemy);
  const PatternWord& word = word_of(def.type);
  if (word.over != UsualSet::none) {
    const Set& usual = word.over == UsualSet::enemy ? enemy : empty;
    plan.over = add_set(def.over ? def.over : usual, zone, ".over");
  }
  switch (word.onto) {
    case UsualSet::empty:
      plan.onto = add_set(def.onto ? def.onto : empty, zone, ".onto");
      break;
    case UsualSet::enemy:
      plan.onto = add_set(def.onto ? def.onto : enemy, zone, ".onto");
      break;
    case UsualSet::as_over:
      plan.onto = def.onto ? add_set(def.onto, zone, ".onto") : plan.over;
      break;
    case UsualSet::others:
      plan.onto = add_term(
          bind_seats(game_, def.onto ? def.onto : make_set(TermOp::others), where_, choosing_),
          where_);
      break;
    case UsualSet::needed:  // as the word says
    case UsualSet::none:
    case UsualSet::unset:
      break;
  }
  if (word.lists == PatternLists::kind) {
    const KindId kind = game_.kind(def.kind);
    const bool owned = game_.definition().kinds[kind].owned;
    plan.code = game_.layout().zone(plan.zone).code({kind, owned ? seat_ : SeatId::none});
  }
}

ZoneId PatternPlanner::zone_of_cards(const Set& set) const {
  const ZoneId zone = first_zone(*bind_set(game_, set, ZoneId::none, where_, choosing_));
  return zone != ZoneId::none && game_.definition().zones[zone].of_cards() ? zone : ZoneId::none;
}

bool PatternPlanner::holds_one(ZoneInstance zone) const {
  return game_.layout().zone(zone).holds == Holds::one;
}

int PatternPlanner::add_condition(const Term& term, const char* field) {
  const std::string where = where_ + field;
  return add_term(bind_condition(game_, term, where, choosing_), where);
}

void PatternPlanner::add_directions(PatternPlan<k_wide>& plan, const PatternDef& def) {
  plan.dirs = game_.directions(def.dirs, seat_, where_ + ".dirs");
  for (const std::string& word : def.dirs)
    if (const auto leap = leap_named(word)) check_leap(def, *leap);
  for (const DirectionId dir : plan.dirs) plan.leads.add(index(dir));
  if (!board_.uniform) return;
  const auto delta = [&](DirectionId dir) { return board_.shifts[nth(dir)].delta; };
  std::stable_sort(plan.dirs.begin(), plan.dirs.end(),
                   [&](DirectionId a, DirectionId b) { return delta(a) < delta(b); });
}

void PatternPlanner::add_ways(PatternPlan<k_wide>& plan, const PatternDef& def) {
  const Bound bound = game_.bind(def.ways, ZoneId::none, where_ + ".dirs", choosing_);
  if (bound->type == TermType::directions) {
    plan.ways = add_term(bound, where_ + ".dirs");
    return;
  }
  if (bound->type != TermType::cells || word_of(def.type).by_ways)
    bind_directions(game_, def.ways, where_ + ".dirs", choosing_);  // says what it is instead
  plan.links = add_set(def.ways, ZoneId::none, ".dirs");
  expect_place_type(*bound, PlaceType::links, ".dirs");
}

void PatternPlanner::add_plan_by_way(PatternPlan<k_wide>& plan) {
  PatternPlan<k_wide> way = plan;
  way.ways = -1;
  way.when.clear();
  plan.by_way.resize(nth(game_.board().directions()), way);
  for (const DirectionId dir : plan.dirs) {
    PatternPlan<k_wide>& only = plan.by_way[nth(dir)];
    only.dirs = {dir};
    only.leads = {};
    only.leads.add(index(dir));
  }
}

void PatternPlanner::check_leap(const PatternDef& def, const Leap& leap) const {
  if (def.exactly && def.exactly->along)
    throw Error(where_ + ".exactly: along counts on the lines of the board, and " +
                leap_word(leap) + " goes along none");
  if (word_of(def.type).jumps())
    throw Error(where_ + ".dirs: a jump goes along two links of the board, not " + leap_word(leap));
  const int common = std::gcd(leap.aside, leap.ahead);
  if (word_of(def.type).any_length && common > 1)
    throw Error(where_ + ".dirs: a slide repeats its leaps, so expected numbers without a common " +
                "divisor, got " + leap_word(leap) + ", whose numbers can be divided by " +
                std::to_string(common));
}

void PatternPlanner::add_lengths(PatternPlan<k_wide>& plan, const PatternDef& def) {
  plan.last =
      game_.board().is_grid() && game_.board().straight()
          ? std::max({game_.board().size().x, game_.board().size().y, game_.board().size().z})
          : game_.cells();
  if (def.max && def.max->given())
    plan.last = static_cast<int>(std::clamp<std::int64_t>(def.max->value, 0, plan.last));
  if (!def.exactly || !def.exactly->given()) return;
  if (def.exactly->value < 1)
    throw Error(where_ + ".exactly: expected 1 or more, got " + std::to_string(def.exactly->value));
  plan.first = static_cast<int>(std::min<std::int64_t>(plan.last + 1, def.exactly->value));
  plan.last = std::min(plan.last, plan.first);
}

int PatternPlanner::add_set(const Set& set, ZoneId zone, const char* field) {
  for (const auto& [known, its_zone, place] : known_)
    if (known == set && its_zone == zone) return place;
  Bound bound = bind_set(game_, set, zone, where_ + field, choosing_);
  if (zone != ZoneId::none) bound = on_ground(std::move(bound), zone, field);
  const int place = add_term(bound, where_ + field);
  known_.push_back({set, zone, place});
  return place;
}

void PatternPlanner::expect_place_type(const BoundTerm& set, PlaceType place_type,
                                       const char* field) const {
  const PlaceType found = place_type_of(game_, set);
  if (found == PlaceType::nothing || (found & place_type) != PlaceType::nothing) return;
  throw Error(where_ + field + ": expected " + place_type_text(place_type) + ", got " +
              place_type_text(found));
}

Bound PatternPlanner::on_ground(Bound set, ZoneId zone, const char* field) const {
  const PlaceType place_type = game_.definition().zones[zone].place_type;
  expect_place_type(*set, place_type, field);
  const PlaceType found = place_type_of(game_, *set);
  if (found == place_type || found == PlaceType::nothing) return set;
  const Bound filled = bind_set(game_, piece_set(TermOp::filled), zone, where_);
  const Bound empty = bind_set(game_, piece_set(TermOp::empty), zone, where_);
  return joined(TermOp::meet, set, joined(TermOp::unite, filled, empty));
}

Bound PatternPlanner::joined(TermOp op, Bound a, Bound b) {
  BoundTerm out;
  out.op = op;
  out.a = std::move(a);
  out.b = std::move(b);
  return std::make_shared<BoundTerm>(std::move(out));
}

}  // namespace hr
