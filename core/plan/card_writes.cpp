// SPDX-License-Identifier: MIT
#include "core/plan/card_writes.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/language/pattern_table.h"
#include "core/language/write_table.h"
#include "core/plan/piece_counts.h"

namespace hr {

bool CardWrites::concerns_cards(const Write& write) {
  switch (word_of(write.op).of_cards) {
    case OfCards::always:
      return true;
    case OfCards::if_a_zone:
      return names_zone(write.a);
    case OfCards::if_b_zone:
      return names_zone(write.b);
    case OfCards::unset:
    case OfCards::never:
      return false;
  }
  return false;
}

void CardWrites::note_chance(const Write& write) const {
  const ByChance chance = word_of(write.op).chance;
  if (chance == ByChance::always || (chance == ByChance::without_number && !write.number))
    unknown_ = "dice";
}

WritePlan<k_wide> CardWrites::begin(const Write& write, const std::string& where) const {
  WritePlan<k_wide> plan;
  plan.op = write.op;
  plan.of_cards = concerns_cards(write);
  plan.idle_if_none = word_of(write.op).idle_if_none;
  plan.where = where;
  plan.me = me_;
  return plan;
}

void CardWrites::add_move(const Write& write, const std::string& where, Plans& out) {
  const SeatId mine = me_;
  at(write.a, where, out, [&](const Term& from) {
    WritePlan<k_wide> plan = begin(write, where);
    if (write.op == WriteOp::draw) {
      plan.zone = instance(card_zone(from, where));
    } else {
      check_whose(from, where, "as(others, send(here, as(actor, zone \"hand\")))");
      const Bound cards = bind_set(game_, from, zone_, where, choosing_);
      plan.zone = instance(zone_of(cards, where, write.op == WriteOp::turn_over));
      check_known(plan, from, where);
      plan.a = steps(cards, where);
      plan.follows = from->op == TermOp::here;
    }
    const SeatId its = std::exchange(me_, mine);
    plan.n = number(write.number, where);
    at(write.b, where, out, [&](const Term& to) {
      plan.to =
          instance(write.op == WriteOp::turn_over ? zone_named(to, where) : card_zone(to, where));
      if (write.op == WriteOp::turn_over)
        check_places(game_.layout().zone(plan.zone).zone, game_.layout().zone(plan.to).zone, where);
      check_kinds(plan, where);
      out.push_back(plan);
    });
    me_ = its;
  });
}

void CardWrites::add_trade(const Write& write, const std::string& where, Plans& out) {
  const ZoneId zone = zone_of_each(write.a, where, "traded");
  if (write.b->op == TermOp::me) complain(where, "expected another seat to trade with, got me");
  if (const auto seats = fixed_seats(write.b, where); seats && std::popcount(*seats) > 1)
    complain(where,
             "expected one seat to trade with, got " + std::to_string(std::popcount(*seats)));
  const ZoneInstance mine = instance(zone);
  for_seats(write.b, where, out, [&] {
    WritePlan<k_wide> plan = begin(write, where);
    plan.zone = mine;
    plan.to = instance(zone);
    out.push_back(std::move(plan));
  });
}

void CardWrites::add_passing(const Write& write, const std::string& where, Plans& out) {
  const ZoneId zone = zone_of_each(write.a, where, "passed round");
  if (as_ > 0)
    complain(where, "all seats pass their cards round at once; write it outside of as(…)");
  const Bound places = bind_number(game_, write.number, where, choosing_);
  if (places->op != TermOp::number)
    complain(where, "expected how many seats on as a number that is the same throughout the game");
  const int seats = game_.seats();
  const int on = static_cast<int>((places->low % seats + seats) % seats);
  std::uint32_t done = 0;
  for (int first = 0; first < seats; ++first)
    for (int seat = first; (done >> seat & 1) == 0; seat = (seat + on) % seats) {
      done |= std::uint32_t{1} << seat;
      if (seat == first) continue;
      WritePlan<k_wide> plan = begin(write, where);
      plan.op = WriteOp::trade;
      plan.zone = game_.layout().zone_instance(zone, SeatId(first));
      plan.to = game_.layout().zone_instance(zone, SeatId(seat));
      out.push_back(std::move(plan));
    }
}

void CardWrites::add_alone(const Write& write, const std::string& where, Plans& out) {
  const SeatId mine = me_;
  at(write.a, where, out, [&](const Term& what) { add_alone(write, what, mine, where, out); });
}

ZoneId CardWrites::zone_of_each(const Term& name, const std::string& where,
                                const char* done) const {
  const ZoneId zone = card_zone(name, where);
  if (!game_.definition().zones[zone].per_seat)
    complain(where, "\"" + name->name +
                        "\" is the same for all seats; only a zone with per = \"seat\" can be " +
                        done);
  return zone;
}

bool CardWrites::names_zone(const Term& term) {
  if (!term) return false;
  return term->op == TermOp::zone || (term->op == TermOp::as && names_zone(term->b));
}

ZoneId CardWrites::zone_named(const Term& term, const std::string& where) const {
  if (term->op != TermOp::zone) complain(where, "expected the name of a zone, in quotes");
  const ZoneId zone = game_.zone(term->name);
  if (zone == ZoneId::none) complain(where, "there is no zone called \"" + term->name + "\"");
  return zone;
}

ZoneId CardWrites::card_zone(const Term& term, const std::string& where) const {
  const ZoneId zone = zone_named(term, where);
  if (!game_.definition().zones[zone].of_cards())
    complain(where,
             "expected a bag or a row of cards, and \"" + term->name + "\" is a zone of the board");
  return zone;
}

ZoneId CardWrites::picked_from(const std::string& where) const {
  const PatternDef* const pattern = choosing_.pattern;
  if (pattern == nullptr || !word_of(pattern->type).picks()) return ZoneId::none;
  const Bound set = bind_set(game_, pattern->onto, ZoneId::none, where);
  const BoundTerm* const pieces = counted_part(*set);
  return pieces != nullptr ? pieces->zone : ZoneId::none;
}

ZoneId CardWrites::zone_of(const Bound& cards, const std::string& where, bool pieces_too) const {
  const BoundTerm* const pieces = counted_part(*cards);
  ZoneId zone = pieces != nullptr ? pieces->zone : zone_;
  if (zone == ZoneId::none && pieces_too) zone = picked_from(where);
  if (zone == ZoneId::none || (!pieces_too && !game_.definition().zones[zone].of_cards()))
    complain(where, "expected cards of a bag or a row, such as any.hand");
  return zone;
}

void CardWrites::check_places(ZoneId from, ZoneId to, const std::string& where) const {
  const auto& zones = game_.definition().zones;
  for (const ZoneId zone : {from, to})
    if (zones[zone].holds != Holds::one)
      complain(where,
               "expected two rows, or two zones of the board with one piece on each cell, "
               "but \"" +
                   zones[zone].name + "\" is another kind of zone");
  if (from == to)
    complain(where,
             "expected another zone to turn them over to; if what is meant lies in a zone "
             "that the pattern does not name, say it: turn_over(here * any.down, \"up\")");
  if ((zones[from].slots > 0) != (zones[to].slots > 0))
    complain(where,
             "expected two rows, or two zones of the board: a piece that is turned over "
             "keeps its place");
}

bool CardWrites::of_others(const Term& set) {
  if (!set) return false;
  if (set->op == TermOp::as) return set->a->op != TermOp::me;
  const bool both = word_of(set->op).joins != Joins::nothing;
  return both && (of_others(set->a) || of_others(set->b));
}

void CardWrites::check_known(const WritePlan<k_wide>& plan, const Term& from,
                             const std::string& where) const {
  const ZoneLayout& bag = game_.layout().zone(plan.zone);
  if (from->op != TermOp::here || as_ > 0 || bag.holds != Holds::bag ||
      (bag.viewers & seat_bit(actor_)) != 0)
    return;
  if (bag.seat == SeatId::none && bag.viewers != 0) return;  // a team's: its others never pick
  const std::string& name = game_.definition().zones[bag.zone].name;
  complain(where, "who acts does not see the cards in \"" + name +
                      "\", so none of them is chosen; draw(\"" + name +
                      "\", …) takes one at random");
}

void CardWrites::check_whose(const Term& from, const std::string& where,
                             const char* instead) const {
  if (from->op != TermOp::here || as_ > 0 || choosing_.pattern == nullptr) return;
  const auto foreign = [](const PatternDef& part) {
    return word_of(part.type).picks() && of_others(part.onto);
  };
  if (foreign(*choosing_.pattern) || std::ranges::any_of(choosing_.pattern->parts, foreign))
    complain(where,
             std::string("the card may be in another seat's zone; say whose, as in ") + instead);
}

void CardWrites::check_kinds(const WritePlan<k_wide>& plan, const std::string& where) const {
  const auto& zones = game_.definition().zones;
  const ZoneId from = game_.layout().zone(plan.zone).zone, to = game_.layout().zone(plan.to).zone;
  for (const KindDef& kind : game_.definition().kinds)
    if (kind.lives_in(from) && kind.lives_in(to)) return;
  complain(where, "no kind can be both in \"" + zones[from].name + "\" and in \"" + zones[to].name +
                      "\"; the `zone` of a kind lists where it can be");
}

void CardWrites::add_alone(const Write& write, const Term& what, SeatId mine,
                           const std::string& where, Plans& out) {
  WritePlan<k_wide> plan = begin(write, where);
  const SeatId its = std::exchange(me_, mine);
  plan.n = number(write.number, where);
  if (write.op == WriteOp::show)
    plan.a = steps(bind_seats(game_, write.b, where, choosing_), where);
  me_ = its;
  if (write.op == WriteOp::show) {
    check_whose(what, where, "as(others, show(here, actor))");
    const Bound cards = bind_set(game_, what, zone_, where, choosing_);
    plan.tells = 1;
    plan.zone = instance(zone_of(cards, where, true));
    if (game_.layout().zone(plan.zone).holds != Holds::one &&
        game_.layout().zone(plan.zone).holds != Holds::bag)
      complain(where, "expected cards, or pieces of a zone with one on each cell");
    if (write.number && game_.layout().zone(plan.zone).holds == Holds::bag)
      complain(where,
               "a bag has no order, so there are no first cards in it; show all of them, "
               "or use a row");
    plan.b = steps(cards, where);
    out.push_back(std::move(plan));
    return;
  }
  const ZoneId zone = card_zone(what, where);
  const ZoneDef& def = game_.definition().zones[zone];
  plan.zone = instance(zone);
  if (write.op == WriteOp::put) {
    plan.piece.kind = game_.kind(write.name);
    if (!game_.definition().kinds[plan.piece.kind].lives_in(zone))
      complain(where, "\"" + write.name + "\" is never in the zone \"" + def.name + "\"");
  } else if (write.op == WriteOp::roll) {
    if (def.faces == 0)
      complain(where,
               "expected a zone of dice, made with dice{ … }, and \"" + def.name + "\" is none");
  } else if (def.slots == 0) {
    complain(where, "\"" + def.name + "\" is a bag, which has no order; " +
                        std::string(word_of(write.op).word) + " needs a row");
  }
  out.push_back(std::move(plan));
}

}  // namespace hr
