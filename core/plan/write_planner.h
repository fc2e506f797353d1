// SPDX-License-Identifier: MIT
// Writes (core/language/write.h) of one seat, planned: a flat list in which conditions skip what
// they rule out. Each word says how it is planned (core/language/writes), by what is public here.
// Part of making a Plan; immutable after that. All that throw, throw Error with the place of the
// write in the ruleset.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/bind.h"
#include "core/language/term_table.h"
#include "core/plan/piece_counts.h"
#include "core/plan/plan.h"

namespace hr {

class WritePlanner {
 public:
  using Plans = std::vector<WritePlan<k_wide>>;

  // `zone`: the zone that a write speaks of unless it says otherwise; none: the only one.
  WritePlanner(const Game& game, const WideBoard& board, SeatId actor, ZoneId zone)
      : game_(game), board_(board), actor_(actor), me_(actor), zone_(zone) {
    if (zone_ == ZoneId::none && game.definition().zones.size() == 1) zone_ = ZoneId(0);
  }

  // `where` names the list in error messages. `choosing`: what was chosen.
  void add(const std::vector<Write>& list, const std::string& where, Choosing choosing, Plans& out);

  // Before the first list: what is kept already where it begins (WriteRunner::captured).
  void keeps(KeptName value) { kept_.push_back(std::move(value)); }

  // What these writes depend on and the actor may not know: the name of a zone or variable, or
  // dice; "": nothing.
  const std::string& unknown() const { return unknown_; }

  // For words. A word begins a plan, fills it and adds it; or several.

  const Game& game() const { return game_; }
  // As whom it is planned; `actor` is whose action it follows from.
  SeatId me() const { return me_; }
  // Whether `as` is around it.
  bool inside_as() const { return as_ > 0; }
  // Whether `when` is.
  bool guarded() const { return guards_ > 0; }
  [[noreturn]] void complain(const std::string& what) const;
  // The place of the write in the ruleset.
  const std::string& where() const { return where_; }
  // Calls plan() with something added to it.
  template <class F>
  void inside(const std::string& place, const F& plan) {
    const std::string before = std::exchange(where_, where_ + place);
    plan();
    where_ = before;
  }

  WritePlan<k_wide> begin(const Write& write) const;
  void add(WritePlan<k_wide> plan) { out_->push_back(std::move(plan)); }
  void add_list(const std::vector<Write>& list);
  // `body` if the condition `a` holds, else `otherwise`.
  void add_guarded(const Write& write);
  void add_kept(const Write& write);
  // What the writes depend on is thrown.
  void depends_on_dice() const { unknown_ = "dice"; }

  // Terms as steps; no steps if there is no term.
  WideSteps cells(const Term& term) const;
  WideSteps number(const Term& term) const;
  WideSteps seats(const Term& term) const;
  WideSteps steps(const Bound& term) const;
  // Terms with their names looked up.
  Bound bound(const Term& term) const { return game_.bind(term, zone_, where_, choosing_); }
  Bound bound_set(const Term& set) const { return bind_set(game_, set, zone_, where_, choosing_); }
  Bound bound_number(const Term& term) const { return bind_number(game_, term, where_, choosing_); }

  // Seats.

  // Calls plan() as another seat.
  template <class F>
  void as_seat(SeatId seat, const F& plan) {
    const SeatId before = std::exchange(me_, seat);
    plan();
    me_ = before;
  }
  // Calls plan() as each of the seats of a term. If the term is not the same in every state, it is
  // worked out once, before anything is done as one of them; what is planned is skipped for seats
  // that are not in it.
  template <class F>
  void for_seats(const Term& term, const F& plan);
  // The seats of a term, one bit each, if they are the same in every state.
  std::optional<std::uint32_t> fixed_seats(const Term& term) const;

  // Pieces and zones.

  const ZoneDef& zone(ZoneId zone) const { return game_.definition().zones[zone]; }
  const ZoneLayout& layout(ZoneInstance zone) const { return game_.layout().zone(zone); }
  ZoneInstance instance(ZoneId zone) const { return game_.layout().zone_instance(zone, me_); }
  // The zone of the pieces that a write means; or of the cards in its set; or else its usual one.
  ZoneId zone_of(const Write& write) const;
  // The zone of the pieces that its set names; or its usual one, and none if it has none.
  ZoneId zone_said(const Write& write) const;
  // The kind of a name.
  KindId kind(const std::string& name) const;
  // top(CELLS, n) and bottom(CELLS, n): which pieces of towers are meant. Returns the cells.
  Term tower_part(const Term& term, WritePlan<k_wide>& plan) const;
  void check_tower_part(const WritePlan<k_wide>& plan) const;
  // The codes of the pieces that a write means become -1, if it names some.
  void add_meant(const Write& write, WritePlan<k_wide>& plan) const;

  // Changes of pieces: whether those of zones that each seat has are meant, as in
  // take(as(others, any.hand)), and the same write planned for each of their owners.
  bool changes_cards_of_seats(const Write& write) const;
  void add_for_owners(const Write& write);
  // Which pieces, and in which zone; then by their codes what becomes of each, as code(piece, word)
  // says; `word`: what was chosen, if that decides, else null.
  WritePlan<k_wide> begin_change(const Write& write) const;
  template <class Code>
  void add_change(WritePlan<k_wide> plan, const Write& write, const Code& code);

  // Cards.

  // Whether a write concerns cards in a zone, and not pieces on a board.
  static bool concerns_cards(const Write& write);
  // The zone that a term names, and the same of cards.
  ZoneId zone_named(const Term& term) const;
  ZoneId card_zone(const Term& term) const;
  // A zone of cards that each seat has.
  ZoneId zone_of_each(const Term& name, const char* done) const;
  // From the cards, or the zone, of `a` to the zone of `b`; both may be other seats':
  // from(term, plan), then to(term, plan), as their seats.
  template <class From, class To>
  void add_move(const Write& write, const From& from, const To& to);
  // What is moved is these cards; `pieces_too`: or pieces on a board.
  void add_cards(const Term& cards, WritePlan<k_wide>& plan, bool pieces_too) const;
  // What concerns one zone, `a`, which may be another seat's: zone(term, plan), as its seat.
  template <class Zone>
  void add_alone(const Write& write, const Zone& zone);
  // The same of a row, of which nothing else has to be known.
  void add_of_row(const Write& write);
  // `here` says which card was chosen, and not from whose hand.
  void check_whose(const Term& from, const char* instead) const;
  // The zone of the cards, or pieces, of a set.
  ZoneId zone_of_cards(const Bound& cards, bool pieces_too) const;

  // Variables, events and asks.

  // The variable that a write names, which its plan gets.
  const VarDef& variable(const Write& write, WritePlan<k_wide>& plan) const;
  const VarDef& number_variable(const Write& write, WritePlan<k_wide>& plan) const;
  WideSteps value(const Write& write, VarType type) const;
  // What an event is told for one of its slots.
  WritePlan<k_wide>::Told told(const ToldArgument& argument, EventSlot slot) const;
  // A verb that can be asked for.
  VerbId asked_verb(const std::string& name) const;
  // Those that a write names, and the cell that it gives with them.
  void add_asked(const Write& write, WritePlan<k_wide>& plan) const;
  // That in a game with secrets it does not show whether a seat can answer one of the verbs.
  void check_answerable(const std::vector<VerbId>& verbs) const;

 private:
  void add_write(const Write& write);

  // Whether nothing but tells is guarded.
  void note_tells(std::size_t guard);

  Bound set_of(const Write& write) const;
  // The pieces that a write means: those that it names, or that its set consists of. Null: all that
  // there are.
  Bound meant(const Write& write) const;
  Bound selected(const Term& pieces) const;
  // The words of the choice that a `become` speaks of.
  const std::vector<std::string>& words_of(const Write& write, WritePlan<k_wide>& plan) const;
  // The choice of a word in part `number`, as in chosen(2); null: something else is chosen there.
  const PatternDef* choice_in(std::size_t number) const;

  // "hand", or as(SEATS, zone "hand").
  static bool names_zone(const Term& term);
  // Calls plan(term) for a term, or for its part as each of the seats that it names.
  template <class F>
  void at(const Term& term, const F& plan) {
    if (!is_as(*term)) return plan(term);
    for_seats(term->a, [&] { at(term->b, plan); });
  }
  // The zone of the pieces that a pattern picks; none if it does not say.
  ZoneId picked_from() const;
  // Whether the cards that a set offers may be another seat's.
  static bool of_others(const Term& set);
  // In a bag that the actor does not see, no card can be told from another.
  void check_known(const WritePlan<k_wide>& plan, const Term& from) const;
  // Whether any card can go from one to the other.
  void check_kinds(const WritePlan<k_wide>& plan) const;
  // That what is given can be the first argument of a verb: a link can not where a cell is asked
  // for.
  void check_given(VerbId verb, const BoundTerm& given) const;

  const Game& game_;
  const WideBoard& board_;
  SeatId actor_, me_;
  ZoneId zone_;
  Choosing choosing_;
  std::string where_;
  Plans* out_ = nullptr;         // what is planned is added to it
  std::vector<KeptName> kept_;   // that the write which is planned may speak of
  int as_ = 0;                   // how many `as` are around it
  int guards_ = 0;               // how many `when`
  mutable std::string unknown_;  // see unknown()
};

template <class F>
void WritePlanner::for_seats(const Term& term, const F& plan) {
  using Flow = WritePlan<k_wide>::Flow;
  const Bound whom = bind_seats(game_, term, where_, choosing_);
  const auto fixed = fixed_seats(term);
  const std::size_t first = out_->size();
  const auto add_flow = [&](Flow flow) -> WritePlan<k_wide>& {
    WritePlan<k_wide>& out = out_->emplace_back();
    out.flow = flow;
    out.where = where_;
    out.noted = as_;
    return out;
  };
  if (as_ >= k_max_noted) complain("as is nested too deeply");
  if (!fixed) add_flow(Flow::note_seats).a = steps(whom);
  for (int s = 0; s < game_.seats(); ++s) {
    if (fixed && (*fixed >> s & 1) == 0) continue;
    const std::size_t guard = out_->size();
    if (!fixed) add_flow(Flow::skip_unless).me = SeatId(s);
    ++as_;
    as_seat(SeatId(s), plan);
    --as_;
    if (!fixed) (*out_)[guard].skip = static_cast<int>(out_->size() - guard - 1);
  }
  if (!fixed) note_tells(first);
}

template <class Code>
void WritePlanner::add_change(WritePlan<k_wide> plan, const Write& write, const Code& code) {
  plan.b = number(write.number);
  const Bound chosen = meant(write);
  const std::vector<Piece>& pieces = layout(plan.zone).pieces;
  const std::vector<std::string>* const words = write.chosen ? &words_of(write, plan) : nullptr;
  const std::size_t rows = words != nullptr ? words->size() : 1;
  for (std::size_t row = 0; row < rows; ++row) {
    std::vector<int>& codes = plan.codes.emplace_back();
    const std::string* const word = words != nullptr ? &(*words)[row] : nullptr;
    for (const Piece& piece : pieces)
      codes.push_back(!chosen || means_piece(*chosen, piece, me_) ? code(piece, word)
                                                                  : static_cast<int>(codes.size()));
  }
  check_tower_part(plan);
  add(std::move(plan));
}

template <class From, class To>
void WritePlanner::add_move(const Write& write, const From& from, const To& to) {
  const SeatId mine = me_;
  at(write.a, [&](const Term& what) {
    WritePlan<k_wide> plan = begin(write);
    from(what, plan);
    as_seat(mine, [&] {
      plan.n = number(write.number);
      at(write.b, [&](const Term& there) {
        to(there, plan);
        check_kinds(plan);
        add(plan);
      });
    });
  });
}

template <class Zone>
void WritePlanner::add_alone(const Write& write, const Zone& zone) {
  const SeatId mine = me_;
  at(write.a, [&](const Term& what) {
    WritePlan<k_wide> plan = begin(write);
    as_seat(mine, [&] { plan.n = number(write.number); });
    zone(what, plan);
    add(std::move(plan));
  });
}

}  // namespace hr
