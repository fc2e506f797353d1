// SPDX-License-Identifier: MIT
#include "core/plan/write_planner.h"

#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "core/game/definition_facts.h"
#include "core/game/place_type.h"
#include "core/language/all_writes.h"
#include "core/language/pattern_table.h"
#include "core/plan/hidden_reads.h"
#include "core/plan/piece_counts.h"
#include "core/plan/term_planner.h"

namespace hr {

void WritePlanner::add(const std::vector<Write>& list, const std::string& where, Choosing choosing,
                       Plans& out) {
  choosing_ = choosing;
  choosing_.judged = true;
  choosing_.kept = &kept_;
  where_ = where;
  out_ = &out;
  add_list(list);
}

void WritePlanner::add_list(const std::vector<Write>& list) {
  const std::size_t known = kept_.size();
  for (std::size_t i = 0; i < list.size(); ++i)
    inside("." + std::to_string(i + 1), [&] { add_write(list[i]); });
  kept_.resize(known);
}

void WritePlanner::add_write(const Write& write) {
  const ByChance chance = concerns_cards(write) ? word_of(write.op).chance : ByChance::never;
  if (chance == ByChance::always || (chance == ByChance::without_number && !write.number))
    depends_on_dice();
  switch (write.op) {
#define HR_PLAN_WRITE(name) \
  case WriteOp::name:       \
    return WriteWordOf<WriteOp::name>::plan(*this, write);
    HR_WRITES(HR_PLAN_WRITE)
#undef HR_PLAN_WRITE
  }
}

void WritePlanner::complain(const std::string& what) const { throw Error(where_ + ": " + what); }

WritePlan<k_wide> WritePlanner::begin(const Write& write) const {
  WritePlan<k_wide> plan;
  plan.op = write.op;
  plan.of_cards = concerns_cards(write);
  plan.idle_if_none = word_of(write.op).idle_if_none;
  plan.where = where_;
  plan.me = me_;
  return plan;
}

void WritePlanner::add_guarded(const Write& write) {
  using Flow = WritePlan<k_wide>::Flow;
  const std::size_t guard = out_->size();
  WritePlan<k_wide> plan = begin(write);
  plan.flow = Flow::skip_unless;
  inside(".when", [&] { plan.a = steps(bind_condition(game_, write.a, where_, choosing_)); });
  add(std::move(plan));
  ++guards_;
  add_list(write.body);
  const auto skip_from = [&](std::size_t number) {
    (*out_)[number].skip = static_cast<int>(out_->size() - number - 1);
  };
  if (!write.otherwise.empty()) {
    const std::size_t jump = out_->size();
    out_->emplace_back().flow = Flow::skip;
    skip_from(guard);
    inside(".otherwise", [&] { add_list(write.otherwise); });
    skip_from(jump);
  } else {
    skip_from(guard);
  }
  --guards_;
  note_tells(guard);
}

void WritePlanner::note_tells(std::size_t guard) {
  const auto only_tells = [](const WritePlan<k_wide>& write) {
    return write.flow != WritePlan<k_wide>::Flow::none || write.tells > 0;
  };
  const auto first = out_->begin() + static_cast<std::ptrdiff_t>(guard);
  if (std::all_of(first, out_->end(), only_tells))
    first->tells = static_cast<int>(out_->end() - first);
}

void WritePlanner::add_kept(const Write& write) {
  if (kept_.size() == k_max_kept)
    complain("no more than " + std::to_string(k_max_kept) + " kept at a time");
  const Bound value = bound(write.a);
  WritePlan<k_wide> plan = begin(write);
  plan.flow = WritePlan<k_wide>::Flow::keep_value;
  plan.noted = static_cast<int>(kept_.size());
  plan.a = steps(value);
  kept_.push_back({write.name, value->type, value->words});
  add(std::move(plan));
}

// Terms.

WideSteps WritePlanner::steps(const Bound& term) const {
  if (unknown_.empty()) unknown_ = unseen_by(game_, *term, actor_, me_ == actor_);
  return TermPlanner(game_, board_, me_, {.truth = true, .actor = actor_}).steps(*term, where_);
}

WideSteps WritePlanner::cells(const Term& term) const { return steps(bound_set(term)); }

WideSteps WritePlanner::number(const Term& term) const {
  return term ? steps(bound_number(term)) : WideSteps();
}

WideSteps WritePlanner::seats(const Term& term) const {
  return term ? steps(bind_seats(game_, term, where_, choosing_)) : WideSteps();
}

std::optional<std::uint32_t> WritePlanner::fixed_seats(const Term& term) const {
  return TermPlanner(game_, board_, me_, {.truth = true, .actor = actor_})
      .fixed_seats(*bind_seats(game_, term, where_, choosing_));
}

// Pieces.

Term WritePlanner::tower_part(const Term& term, WritePlan<k_wide>& plan) const {
  plan.end = word_of(term->op).end;
  if (plan.end == TowerEnd::usual) return term;
  plan.n = number(term->b);
  return term->a;
}

void WritePlanner::check_tower_part(const WritePlan<k_wide>& plan) const {
  if (plan.end == TowerEnd::usual && !plan.under) return;
  const ZoneDef& its = zone(layout(plan.zone).zone);
  if (its.holds != Holds::tower)
    complain("top, bottom and under are for towers, but \"" + its.name +
             "\" is a zone of another kind; say holds = \"tower\"");
}

Bound WritePlanner::set_of(const Write& write) const {
  const bool part = word_of(write.a->op).end != TowerEnd::usual;
  return bound(part ? write.a->a : write.a);
}

Bound WritePlanner::meant(const Write& write) const {
  if (write.pieces) return selected(write.pieces);
  const Bound set = set_of(write);
  const BoundTerm* const pieces = pieces_of_set(*set);
  return pieces != nullptr && !zone(pieces->zone).of_cards() ? Bound(set, pieces) : nullptr;
}

ZoneId WritePlanner::zone_of(const Write& write) const {
  if (const Bound pieces = meant(write)) return pieces->zone;
  const Bound set = set_of(write);
  const BoundTerm* const cards = counted_part(*set);
  if (cards != nullptr && cards->zone != ZoneId::none && zone(cards->zone).of_cards())
    return cards->zone;
  if (zone_ == ZoneId::none)
    complain("say which pieces, as in take(here, any \"marker\"), because the ruleset has " +
             std::to_string(game_.definition().zones.size()) + " zones");
  return zone_;
}

ZoneId WritePlanner::zone_said(const Write& write) const {
  const Bound set = set_of(write);
  const BoundTerm* const pieces = counted_part(*set);
  return pieces != nullptr && pieces->zone != ZoneId::none ? pieces->zone : zone_;
}

KindId WritePlanner::kind(const std::string& name) const {
  const KindId kind = game_.kind(name);
  if (kind == KindId::none) complain("there is no kind called \"" + name + "\"");
  return kind;
}

Bound WritePlanner::selected(const Term& pieces) const {
  Bound out = bind_set(game_, pieces, zone_, where_);
  if (out->zone == ZoneId::none) complain("expected own, enemy or any to say which pieces");
  return out;
}

void WritePlanner::add_meant(const Write& write, WritePlan<k_wide>& plan) const {
  const Bound pieces = meant(write);
  if (!pieces) return;
  std::vector<int>& codes = plan.codes.emplace_back();
  for (const Piece& piece : layout(plan.zone).pieces)
    codes.push_back(means_piece(*pieces, piece, me_) ? -1 : static_cast<int>(codes.size()));
}

bool WritePlanner::changes_cards_of_seats(const Write& write) const {
  if (!is_as(*write.a)) return false;
  const Bound set = set_of(write);
  const BoundTerm* const cards = counted_part(*set);
  return cards != nullptr && cards->zone != ZoneId::none && zone(cards->zone).of_cards() &&
         zone(cards->zone).per_seat;
}

void WritePlanner::add_for_owners(const Write& write) {
  Write one = write;
  one.a = write.a->b;
  for_seats(write.a->a, [&] { add_write(one); });
}

WritePlan<k_wide> WritePlanner::begin_change(const Write& write) const {
  WritePlan<k_wide> plan = begin(write);
  plan.a = cells(tower_part(write.a, plan));
  plan.zone = instance(zone_of(write));
  return plan;
}

const std::vector<std::string>& WritePlanner::words_of(const Write& write,
                                                       WritePlan<k_wide>& plan) const {
  const auto number = static_cast<std::size_t>(*write.chosen);
  if (const PatternDef* verb = choosing_.pattern; verb != nullptr &&
                                                  word_of(verb->type).has_parts() &&
                                                  (number == 0 || number > verb->parts.size()))
    complain("say which part: chosen(2) is what was chosen in the second");
  const PatternDef* choice = choice_in(number);
  if (choice == nullptr) complain("expected a choice{ … } in this verb, because this uses chosen");
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

// Cards.

bool WritePlanner::concerns_cards(const Write& write) {
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

bool WritePlanner::names_zone(const Term& term) {
  if (!term) return false;
  return is_zone_name(*term) || (is_as(*term) && names_zone(term->b));
}

ZoneId WritePlanner::zone_named(const Term& term) const {
  if (!is_zone_name(*term)) complain("expected the name of a zone, in quotes");
  const ZoneId zone = game_.zone(term->name);
  if (zone == ZoneId::none) complain("there is no zone called \"" + term->name + "\"");
  return zone;
}

ZoneId WritePlanner::card_zone(const Term& term) const {
  const ZoneId its = zone_named(term);
  if (!zone(its).of_cards())
    complain("expected a bag or a row of cards, and \"" + term->name + "\" is a zone of the board");
  return its;
}

ZoneId WritePlanner::zone_of_each(const Term& name, const char* done) const {
  const ZoneId its = card_zone(name);
  if (!zone(its).per_seat)
    complain("\"" + name->name +
             "\" is the same for all seats; only a zone with per = \"seat\" can be " + done);
  return its;
}

void WritePlanner::add_of_row(const Write& write) {
  add_alone(write, [&](const Term& what, WritePlan<k_wide>& plan) {
    const ZoneId its = card_zone(what);
    plan.zone = instance(its);
    if (zone(its).slots == 0)
      complain("\"" + zone(its).name + "\" is a bag, which has no order; " +
               std::string(word_of(write.op).word) + " needs a row");
  });
}

ZoneId WritePlanner::picked_from() const {
  const PatternDef* const pattern = choosing_.pattern;
  if (pattern == nullptr || !word_of(pattern->type).picks()) return ZoneId::none;
  const Bound set = bind_set(game_, pattern->onto, ZoneId::none, where_);
  const BoundTerm* const pieces = counted_part(*set);
  return pieces != nullptr ? pieces->zone : ZoneId::none;
}

ZoneId WritePlanner::zone_of_cards(const Bound& cards, bool pieces_too) const {
  const BoundTerm* const pieces = counted_part(*cards);
  ZoneId its = pieces != nullptr ? pieces->zone : zone_;
  if (its == ZoneId::none && pieces_too) its = picked_from();
  if (its == ZoneId::none || (!pieces_too && !zone(its).of_cards()))
    complain("expected cards of a bag or a row, such as any.hand");
  return its;
}

void WritePlanner::add_cards(const Term& cards, WritePlan<k_wide>& plan, bool pieces_too) const {
  check_whose(cards, "as(others, send(here, as(actor, zone \"hand\")))");
  const Bound set = bound_set(cards);
  plan.zone = instance(zone_of_cards(set, pieces_too));
  check_known(plan, cards);
  plan.a = steps(set);
  plan.follows = is_here(*cards);
}

bool WritePlanner::of_others(const Term& set) {
  if (!set) return false;
  if (is_as(*set)) return !is_me(*set->a);
  const bool both = word_of(set->op).joins != Joins::nothing;
  return both && (of_others(set->a) || of_others(set->b));
}

void WritePlanner::check_known(const WritePlan<k_wide>& plan, const Term& from) const {
  const ZoneLayout& bag = layout(plan.zone);
  if (!is_here(*from) || inside_as() || bag.holds != Holds::bag ||
      (bag.viewers & seat_bit(actor_)) != 0)
    return;
  if (bag.seat == SeatId::none && bag.viewers != 0) return;  // a team's: its others never pick
  const std::string& name = zone(bag.zone).name;
  complain("who acts does not see the cards in \"" + name +
           "\", so none of them is chosen; draw(\"" + name + "\", …) takes one at random");
}

void WritePlanner::check_whose(const Term& from, const char* instead) const {
  if (!is_here(*from) || inside_as() || choosing_.pattern == nullptr) return;
  const auto foreign = [](const PatternDef& part) {
    return word_of(part.type).picks() && of_others(part.onto);
  };
  if (foreign(*choosing_.pattern) || std::ranges::any_of(choosing_.pattern->parts, foreign))
    complain(std::string("the card may be in another seat's zone; say whose, as in ") + instead);
}

void WritePlanner::check_kinds(const WritePlan<k_wide>& plan) const {
  const ZoneId from = layout(plan.zone).zone, to = layout(plan.to).zone;
  for (const KindDef& kind : game_.definition().kinds)
    if (kind.lives_in(from) && kind.lives_in(to)) return;
  complain("no kind can be both in \"" + zone(from).name + "\" and in \"" + zone(to).name +
           "\"; the `zone` of a kind lists where it can be");
}

// Variables, events and asks.

const VarDef& WritePlanner::variable(const Write& write, WritePlan<k_wide>& plan) const {
  plan.var = game_.var(write.name);
  if (plan.var == VarId::none) complain("there is no variable called \"" + write.name + "\"");
  return game_.definition().vars[plan.var];
}

const VarDef& WritePlanner::number_variable(const Write& write, WritePlan<k_wide>& plan) const {
  const VarDef& def = variable(write, plan);
  if (def.type != VarType::number) complain("expected \"" + write.name + "\" to be a number");
  return def;
}

WideSteps WritePlanner::value(const Write& write, VarType type) const {
  return steps(bind_value(game_, write, type, me_, zone_, where_, choosing_));
}

WritePlan<k_wide>::Told WritePlanner::told(const ToldArgument& argument, EventSlot slot) const {
  WritePlan<k_wide>::Told out{.steps = {}, .text = argument.text, .words = {}};
  if (slot != EventSlot::plain && !argument.term)
    complain(slot == EventSlot::cell ? "expected a set of cells, got a text"
                                     : "expected a set of seats, got a text");
  if (!argument.term) return out;
  if (const TermExpr& term = *argument.term;
      slot == EventSlot::plain && is_chosen(term) && term.name.empty())
    if (const PatternDef* choice = choice_in(nth(term.low))) {
      out.words = choice->words;
      out.chosen = std::max(static_cast<int>(term.low) - 1, 0);
      return out;
    }
  const Bound term = slot == EventSlot::cell   ? bound_set(argument.term)
                     : slot == EventSlot::seat ? bind_seats(game_, argument.term, where_, choosing_)
                                               : bound(argument.term);
  if (term->type == TermType::condition)
    complain(
        "expected a set, a number or a text, got a condition; to tell one event or another, "
        "write { when = CONDITION, tell(…), otherwise = tell(…) }");
  out.type = term->type;
  out.words = term->words;
  out.steps = steps(term);
  return out;
}

VerbId WritePlanner::asked_verb(const std::string& name) const {
  const VerbId verb = game_.verb(name);
  if (verb == VerbId::none || game_.built_in(verb))
    complain("there is no verb called \"" + name + "\"");
  if (!game_.verb_def(verb).asked)
    complain("\"" + name +
             "\" is a verb for ordinary turns; say asked = true in it, or ask for another");
  return verb;
}

void WritePlanner::add_asked(const Write& write, WritePlan<k_wide>& plan) const {
  const Bound given = write.a ? bound_set(write.a) : nullptr;
  if (given) plan.a = steps(given);
  for (const std::string& name : write.verbs) {
    plan.verbs.push_back(asked_verb(name));
    if (given) check_given(plan.verbs.back(), *given);
  }
}

void WritePlanner::check_given(VerbId verb, const BoundTerm& given) const {
  const std::string name = "\"" + game_.verb_def(verb).name + "\"";
  const std::vector<Argument>& arguments = game_.arguments(verb);
  if (arguments.empty() || arguments.front().type != ArgumentType::cell)
    complain("the first argument of " + name + " is no cell, so no cell can be given with the ask");
  const PlaceType found = place_type_of(game_, given), expected = first_argument(game_, verb);
  if (found != PlaceType::nothing && expected != PlaceType::nothing &&
      (found & expected) == PlaceType::nothing)
    complain(name + " begins with " + (expected == PlaceType::links ? "a link" : "a cell") +
             ", so expected " + place_type_text(expected) + ", got " + place_type_text(found));
}

void WritePlanner::check_answerable(const std::vector<VerbId>& verbs) const {
  const auto certain = [&](VerbId verb) { return always_answered(game_.verb_def(verb)); };
  if (!game_.hides() || std::ranges::any_of(verbs, certain)) return;
  const std::string name = "\"" + game_.verb_def(verbs.front()).name + "\"";
  complain("in a game with hidden information, whether " + name +
           " can be answered must not be found out by asking; say when, as in { when = CONDITION, "
           "ask " +
           name + " }");
}

}  // namespace hr
