// SPDX-License-Identifier: MIT
#include "core/plan/write_plan.h"

#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/game/bind.h"
#include "core/language/pattern_table.h"
#include "core/language/write_table.h"
#include "core/plan/asked_verbs.h"
#include "core/plan/new_codes.h"
#include "core/plan/piece_counts.h"

namespace hr {

void WritePlanner::add(const std::vector<Write>& list, const std::string& where, Choosing choosing,
                       std::vector<WritePlan<k_wide>>& out) {
  choosing_ = choosing;
  choosing_.judged = true;
  choosing_.kept = &kept_;
  add_list(list, where, out);
}

void WritePlanner::add_list(const std::vector<Write>& list, const std::string& where, Plans& out) {
  const std::size_t known = kept_.size();
  for (std::size_t i = 0; i < list.size(); ++i)
    add_write(list[i], where + "." + std::to_string(i + 1), out);
  kept_.resize(known);
}

// NOLINTNEXTLINE(readability-function-size): a line for each word, so that none is forgotten
void WritePlanner::add_write(const Write& write, const std::string& where, Plans& out) {
  const bool cards = concerns_cards(write);
  if (cards) note_chance(write);
  WritePlan<k_wide> plan = begin(write, where);
  switch (write.op) {
    case WriteOp::take:
    case WriteOp::flip:
    case WriteOp::become:
      if (changes_cards_of(write, where)) return add_for_owners(write, where, out);
      add_change(write, plan);
      break;
    case WriteOp::put:
      if (cards) return add_alone(write, where, out);
      add_put(write, plan);
      break;
    case WriteOp::send:
      if (cards) return add_move(write, where, out);
      add_sent(write, plan);
      break;
    case WriteOp::exchange:
      add_exchange(write, plan);
      break;
    case WriteOp::draw:
    case WriteOp::turn_over:
      return add_move(write, where, out);
    case WriteOp::trade:
      return add_trade(write, where, out);
    case WriteOp::pass_round:
      return add_passing(write, where, out);
    case WriteOp::shuffle:
    case WriteOp::cut:
    case WriteOp::show:
      return add_alone(write, where, out);
    case WriteOp::keep:
      add_kept(write, plan);
      break;
    case WriteOp::set:
    case WriteOp::add:
      add_var(write, plan);
      break;
    case WriteOp::roll:
      if (cards) return add_alone(write, where, out);
      add_roll(write, plan);
      break;
    case WriteOp::tell:
      add_tell(write, plan);
      break;
    case WriteOp::ask:
    case WriteOp::offer:
      add_ask(write, plan);
      break;
    case WriteOp::anyone_may:
      add_offers(write, plan);
      break;
    case WriteOp::turn_to:
      plan.a = steps(bind_seats(game_, write.a, where, choosing_), where);
      break;
    case WriteOp::at_once:
      return add_together(write, plan, out);
    case WriteOp::go_on:
      break;
    case WriteOp::as:
      return for_seats(write.a, where, out, [&] { add_list(write.body, where, out); });
    case WriteOp::when:
      return add_guarded(write, where, out);
  }
  out.push_back(std::move(plan));
}

bool WritePlanner::changes_cards_of(const Write& write, const std::string& where) const {
  if (write.a->op != TermOp::as) return false;
  const Bound set = set_of(write, where);
  const BoundTerm* const cards = counted_part(*set);
  return cards != nullptr && cards->zone != ZoneId::none && of_cards(cards->zone) &&
         game_.definition().zones[cards->zone].per_seat;
}

void WritePlanner::add_for_owners(const Write& write, const std::string& where, Plans& out) {
  Write one = write;
  one.a = write.a->b;
  for_seats(write.a->a, where, out, [&] { add_write(one, where, out); });
}

void WritePlanner::add_change(const Write& write, WritePlan<k_wide>& plan) const {
  plan.a = cells(add_part(write.a, plan), plan.where);
  plan.zone = instance(zone_of(write, plan.where));
  if (write.op == WriteOp::flip) check_flip(plan);
  plan.b = number(write.number, plan.where);
  add_codes(write, plan);
  check_part(plan);
}

void WritePlanner::add_ask(const Write& write, WritePlan<k_wide>& plan) const {
  Bound given;
  if (write.a) given = bind_set(game_, write.a, zone_, plan.where, choosing_);
  if (write.a) plan.a = steps(given, plan.where);
  for (const std::string& name : write.verbs) {
    plan.verbs.push_back(asked_verb(game_, name, plan.where));
    if (write.a) check_given(game_, plan.verbs.back(), *given, plan.where);
  }
  if (word_of(write.op).asks == Asks::must && guards_ == 0 && !write.a)
    check_answerable(game_, plan.verbs, plan.where);
}

void WritePlanner::add_offers(const Write& write, WritePlan<k_wide>& plan) const {
  if (!write.a && as_ > 0)
    complain(plan.where,
             "inside as, expected who may answer, as in anyone_may(\"answer\", others); as(others, "
             "...) would ask all others of each of them");
  const Term whom = write.a ? write.a : make_set(TermOp::others);
  plan.a = steps(bind_seats(game_, whom, plan.where, choosing_), plan.where);
  for (const std::string& name : write.verbs)
    plan.verbs.push_back(asked_verb(game_, name, plan.where));
}

void WritePlanner::add_together(const Write& write, WritePlan<k_wide>& plan, Plans& out) {
  plan.verbs.push_back(asked_verb(game_, write.verbs.front(), plan.where));
  const SeatId before = me_;
  for (int s = 0; s < game_.seats(); ++s) {
    if (as_ > 0 && SeatId(s) != before) continue;
    plan.me = me_ = SeatId(s);
    plan.a = steps(bind_number(game_, write.number, plan.where, choosing_), plan.where);
    out.push_back(plan);
  }
  me_ = before;
}

Term WritePlanner::add_part(const Term& term, WritePlan<k_wide>& plan) const {
  plan.end = word_of(term->op).end;
  if (plan.end == TowerEnd::usual) return term;
  if (term->b) plan.n = steps(bind_number(game_, term->b, plan.where, choosing_), plan.where);
  return term->a;
}

void WritePlanner::check_part(const WritePlan<k_wide>& plan) const {
  if (plan.end == TowerEnd::usual && !plan.under) return;
  const ZoneDef& zone = game_.definition().zones[game_.layout().zone(plan.zone).zone];
  if (zone.holds != Holds::tower)
    complain(plan.where, "top, bottom and under are for towers, but \"" + zone.name +
                             "\" is a zone of another kind; say holds = \"tower\"");
}

void WritePlanner::add_guarded(const Write& write, const std::string& where, Plans& out) {
  const std::size_t guard = out.size();
  WritePlan<k_wide> plan = begin(write, where);
  plan.flow = WritePlan<k_wide>::Flow::skip_unless;
  plan.a = steps(bind_condition(game_, write.a, where + ".when", choosing_), where + ".when");
  out.push_back(std::move(plan));
  ++guards_;
  add_list(write.body, where, out);
  if (!write.otherwise.empty()) {
    const std::size_t jump = out.size();
    out.emplace_back();
    out.back().flow = WritePlan<k_wide>::Flow::skip;
    out[guard].skip = static_cast<int>(out.size() - guard - 1);
    add_list(write.otherwise, where + ".otherwise", out);
    out[jump].skip = static_cast<int>(out.size() - jump - 1);
  } else {
    out[guard].skip = static_cast<int>(out.size() - guard - 1);
  }
  --guards_;
  note_tells(guard, out);
}

Bound WritePlanner::set_of(const Write& write, const std::string& where) const {
  const bool part = word_of(write.a->op).end != TowerEnd::usual;
  return game_.bind(part ? write.a->a : write.a, zone_, where, choosing_);
}

Bound WritePlanner::meant(const Write& write, const std::string& where) const {
  if (write.pieces) return selected(write.pieces, where);
  const Bound set = set_of(write, where);
  const BoundTerm* const pieces = pieces_of_set(*set);
  return pieces != nullptr && !of_cards(pieces->zone) ? Bound(set, pieces) : nullptr;
}

ZoneId WritePlanner::zone_of(const Write& write, const std::string& where) const {
  if (const Bound pieces = meant(write, where)) return pieces->zone;
  const Bound set = set_of(write, where);
  const BoundTerm* const cards = counted_part(*set);
  if (cards != nullptr && cards->zone != ZoneId::none && of_cards(cards->zone)) return cards->zone;
  if (zone_ == ZoneId::none)
    complain(where, "say which pieces, as in take(here, any \"marker\"), because the ruleset has " +
                        std::to_string(game_.definition().zones.size()) + " zones");
  return zone_;
}

Bound WritePlanner::selected(const Term& pieces, const std::string& where) const {
  Bound out = bind_set(game_, pieces, zone_, where);
  if (out->zone == ZoneId::none) complain(where, "expected own, enemy or any to say which pieces");
  return out;
}

void WritePlanner::check_flip(const WritePlan<k_wide>& plan) const {
  const ZoneLayout& zone = game_.layout().zone(plan.zone);
  const auto owned = [](const Piece& piece) { return piece.owner != SeatId::none; };
  if (std::ranges::any_of(zone.pieces, owned)) return;
  complain(plan.where, "flip gives pieces to the seat, but those of \"" +
                           game_.definition().zones[zone.zone].name +
                           "\" have no owner; turn_over turns a card face up, and become "
                           "exchanges kinds");
}

void WritePlanner::add_codes(const Write& write, WritePlan<k_wide>& plan) const {
  const Bound chosen = meant(write, plan.where);
  const std::vector<Piece>& pieces = game_.layout().zone(plan.zone).pieces;
  const std::vector<std::string>* const words = write.chosen ? &words_of(write, plan) : nullptr;
  const std::size_t rows = words != nullptr ? words->size() : 1;
  for (std::size_t row = 0; row < rows; ++row) {
    std::vector<int> codes;
    for (std::size_t code = 0; code < pieces.size(); ++code)
      codes.push_back(chosen && !means_piece(*chosen, pieces[code], me_)
                          ? static_cast<int>(code)
                          : new_code(game_, game_.layout().zone(plan.zone), write, pieces[code],
                                     me_, words != nullptr ? &(*words)[row] : nullptr, plan.where));
    plan.codes.push_back(std::move(codes));
  }
}

const std::vector<std::string>& WritePlanner::words_of(const Write& write,
                                                       WritePlan<k_wide>& plan) const {
  const auto number = static_cast<std::size_t>(*write.chosen);
  if (const PatternDef* verb = choosing_.pattern; verb != nullptr &&
                                                  word_of(verb->type).has_parts() &&
                                                  (number == 0 || number > verb->parts.size()))
    complain(plan.where, "say which part: chosen(2) is what was chosen in the second");
  const PatternDef* choice = choice_in(number);
  if (choice == nullptr)
    complain(plan.where, "expected a choice{ … } in this verb, because this uses chosen");
  plan.chosen = std::max(static_cast<int>(number) - 1, 0);
  return choice->words;
}

const PatternDef* WritePlanner::choice_in(std::size_t number) const {
  const PatternDef* part = choosing_.pattern;
  const bool parts = part != nullptr && word_of(part->type).has_parts();
  if (parts)
    part = number >= 1 && number <= part->parts.size() ? &part->parts[number - 1] : nullptr;
  const bool found =
      part != nullptr && word_of(part->type).takes == ActionTakes::word && (parts || number <= 1);
  return found ? part : nullptr;
}

void WritePlanner::add_put(const Write& write, WritePlan<k_wide>& plan) const {
  plan.a = cells(write.a, plan.where);
  const KindId kind = game_.kind(write.name);
  if (kind == KindId::none) complain(plan.where, "there is no kind called \"" + write.name + "\"");
  const KindDef& def = game_.definition().kinds[kind];
  plan.zone = instance(def.zone);
  plan.piece = {kind, def.owned ? me_ : SeatId::none};
  plan.b = number(write.number, plan.where);
}

void WritePlanner::add_sent(const Write& write, WritePlan<k_wide>& plan) const {
  plan.under = write.b->op == TermOp::under;
  plan.a = cells(add_part(write.a, plan), plan.where);
  plan.b = cells(plan.under ? write.b->a : write.b, plan.where);
  add_sent_pieces(write, plan);
  check_part(plan);
}

void WritePlanner::add_sent_pieces(const Write& write, WritePlan<k_wide>& plan) const {
  plan.zone = instance(zone_of(write, plan.where));
  const Bound pieces = meant(write, plan.where);
  if (!pieces) return;
  std::vector<int>& codes = plan.codes.emplace_back();
  for (const Piece& piece : game_.layout().zone(plan.zone).pieces)
    codes.push_back(means_piece(*pieces, piece, me_) ? -1 : static_cast<int>(codes.size()));
}

void WritePlanner::add_exchange(const Write& write, WritePlan<k_wide>& plan) const {
  plan.a = cells(write.a, plan.where);
  plan.b = cells(write.b, plan.where);
  const Bound first = set_of(write, plan.where);
  const BoundTerm* const pieces = counted_part(*first);
  const bool said = pieces != nullptr && pieces->zone != ZoneId::none;
  const ZoneId its = said ? pieces->zone : zone_;
  if (its == ZoneId::none)
    complain(plan.where,
             "say in which zone the first is, as in exchange(here * any.field, …), because the "
             "ruleset has " +
                 std::to_string(game_.definition().zones.size()) + " zones");
  plan.zone = instance(its);
  const ZoneDef& zone = game_.definition().zones[its];
  if (zone.holds != Holds::one || zone.of_cards())
    complain(plan.where, "exchange is for zones of the board with one piece on each cell, but \"" +
                             zone.name + "\" is another kind of zone");
}

const VarDef& WritePlanner::add_name(const Write& write, WritePlan<k_wide>& plan,
                                     bool number) const {
  plan.var = game_.var(write.name);
  if (plan.var == VarId::none)
    complain(plan.where, "there is no variable called \"" + write.name + "\"");
  const VarDef& def = game_.definition().vars[plan.var];
  if (number && def.type != VarType::number)
    complain(plan.where, "expected \"" + write.name + "\" to be a number");
  return def;
}

void WritePlanner::add_kept(const Write& write, WritePlan<k_wide>& plan) {
  if (kept_.size() == k_max_kept)
    complain(plan.where, "no more than " + std::to_string(k_max_kept) + " kept at a time");
  const Bound value = game_.bind(write.a, zone_, plan.where, choosing_);
  plan.flow = WritePlan<k_wide>::Flow::keep_value;
  plan.noted = static_cast<int>(kept_.size());
  plan.a = steps(value, plan.where);
  kept_.push_back({write.name, value->type, value->words});
}

void WritePlanner::add_var(const Write& write, WritePlan<k_wide>& plan) const {
  const VarDef& def = add_name(write, plan, write.op == WriteOp::add);
  plan.a = steps(bind_value(game_, write, def.type, me_, zone_, plan.where, choosing_), plan.where);
  if (!write.b) return;
  plan.b = steps(bind_seats(game_, write.b, plan.where, choosing_), plan.where);
  if (!def.per_seat)
    complain(plan.where, "\"" + def.name +
                             "\" is the same for all seats; only a variable with per = \"seat\" "
                             "can be set for some");
}

void WritePlanner::add_roll(const Write& write, WritePlan<k_wide>& plan) const {
  unknown_ = "dice";
  const VarDef& def = add_name(write, plan, true);
  plan.seen = viewers(game_.definition(), def.see, def.per_seat ? me_ : SeatId::none);
  const Bound sides = bind_number(game_, write.number, plan.where, choosing_);
  plan.a = steps(sides, plan.where);
  if (sides->op != TermOp::number) return;  // then it is checked when it is rolled
  const std::string n = std::to_string(sides->low);
  if (sides->low < 1 || sides->low > k_max_sides)
    complain(plan.where,
             "expected a die of 1 to " + std::to_string(k_max_sides) + " sides, got " + n);
  const bool high = def.max < sides->low;
  if (high || def.min > 1)
    complain(plan.where, "a die of " + n + " sides shows 1 to " + n + ", but \"" + write.name +
                             "\" must be at " + (high ? "most " : "least ") +
                             std::to_string(high ? def.max : def.min));
}

void WritePlanner::add_tell(const Write& write, WritePlan<k_wide>& plan) const {
  plan.tells = 1;
  plan.event = game_.event(write.name);
  if (plan.event == EventId::none)
    complain(plan.where, "there is no event called \"" + write.name + "\"");
  plan.a = steps(bind_seats(game_, write.a, plan.where, choosing_), plan.where);
  const std::vector<EventSlot>& slots = game_.event_def(plan.event).slots;
  const std::size_t n = slots.size(), given = write.arguments.size();
  if (n != given)
    complain(plan.where, "event \"" + write.name + "\": its text has " + std::to_string(n) +
                             " argument" + (n == 1 ? "" : "s") + ", got " + std::to_string(given));
  for (std::size_t i = 0; i < n; ++i)
    plan.told.push_back(
        told(write.arguments[i], slots[i], plan.where + ": {" + std::to_string(i + 1) + "}"));
}

WritePlan<k_wide>::Told WritePlanner::told(const ToldArgument& argument, EventSlot slot,
                                           const std::string& where) const {
  WritePlan<k_wide>::Told out{.steps = {}, .text = argument.text, .words = {}};
  if (slot != EventSlot::plain && !argument.term)
    complain(where, slot == EventSlot::cell ? "expected a set of cells, got a text"
                                            : "expected a set of seats, got a text");
  if (!argument.term) return out;
  if (const TermExpr& term = *argument.term;
      slot == EventSlot::plain && term.op == TermOp::chosen && term.name.empty())
    if (const PatternDef* choice = choice_in(nth(term.low))) {
      out.words = choice->words;
      out.chosen = std::max(static_cast<int>(term.low) - 1, 0);
      return out;
    }
  const Bound term = slot == EventSlot::cell
                         ? bind_set(game_, argument.term, zone_, where, choosing_)
                     : slot == EventSlot::seat ? bind_seats(game_, argument.term, where, choosing_)
                                               : game_.bind(argument.term, zone_, where, choosing_);
  if (term->type == TermType::condition)
    complain(where,
             "expected a set, a number or a text, got a condition; to tell one event or another, "
             "write { when = CONDITION, tell(…), otherwise = tell(…) }");
  out.type = term->type;
  out.words = term->words;
  out.steps = steps(term, where);
  return out;
}

}  // namespace hr
