// SPDX-License-Identifier: MIT
// What actions do to the pieces and variables of a game.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/engine/asks.h"
#include "core/engine/capacity.h"
#include "core/engine/cards.h"
#include "core/engine/engine.h"
#include "core/engine/pieces.h"
#include "core/engine/recode.h"
#include "core/kernel/sow.h"
#include "core/kernel/terms.h"
#include "core/plan/plan.h"
#include "core/plan/term_steps.h"

namespace hr {

template <int W>
class Kernel;

// What an action has done so far. It belongs to one action, and is no part of a state.
template <int W>
struct Deed {
  bool progress = false;   // resets the idle count
  bool lasting = false;    // play cannot undo it
  bool goes_on = false;    // the actor acts again
  bool ends_chain = true;  // whether it asks for the next action of its chain, or ends it
  bool together = false;   // it has asked several seats together
  int asked = 0;           // how many asks it has made
  // The verb that it declines, or, if it is `ready`, the one that says what is then done.
  VerbId closes = VerbId::none;
  ActionPlaces<W> places;  // for the terms that speak of them
};

// The first of some seats, counted on from one of n seats and from 1; 0: there is none.
template <int W>
std::uint8_t first_after(const Bits<W>& seats, SeatId seat, int n) {
  for (int i = 1; i <= n; ++i)
    if (const int s = (index(seat) + i) % n; (seats.first_word() >> s & 1) != 0)
      return static_cast<std::uint8_t>(s + 1);
  return 0;
}

// Carries out what an action does to the game: the piece that is moved or placed, captures, and the
// writes that its verb declares.
template <int W>
class Deeds {
 public:
  // All must outlive it.
  Deeds(Kernel<W>& kernel, const Game& game, Rules& rules, const Plan<W>& plan,
        const Terms<W>& terms)
      : kernel_(kernel), game_(&game), rules_(rules), plan_(plan), terms_(terms) {}

  // The engine's part of an action: lifts the piece, puts it down, handles captures.
  void carry_out(State& state, const PatternPlan<W>& plan, const Action& action,
                 ActionContext& context, Deed<W>& deed);
  // Before that: works out in which directions the pattern leads, if a term says so.
  void note_ways(const State& state, const PatternPlan<W>& plan, Deed<W>& deed) const {
    if (plan.ways < 0) return;
    const SeatId seat = deed.places.actor;
    const SeatPlan<W>& mine = plan_.seats[nth(seat)];
    const B ways = terms_.value(mine.sets[nth(plan.ways)], mine, state, seat, &deed.places);
    deed.places.ways = Directions(ways.first_word());
  }
  // Lifts the pieces that the chain of jumps which is over has struck.
  void lift_struck(State& state, ActionContext& context, Deed<W>& deed);
  // A list of writes, each on what the one before has left.
  void carry_out(State& state, const std::vector<WritePlan<W>>& writes, ActionContext& context,
                 Deed<W>& deed);
  // One that belongs to no action.
  void carry_out(State& state, const std::vector<WritePlan<W>>& writes, SeatId as,
                 ActionContext& context) {
    Deed<W> deed;
    deed.places.actor = as;
    carry_out(state, writes, context, deed);
  }
  // Who has the next turn: the seat that an action has named, or else the usual one. If the turn
  // passes among some seats only, the first of them after that seat, should it not be among them.
  SeatId next_seat(State& state, SeatId me, SeatId usual) const;
  // What follows when a seat declines what it was offered.
  void decline(State& state, VerbId offered, ActionContext& context, Deed<W>& deed);
  // A piece has been captured: reports it, and calls the rules.
  void captured(State& state, SeatId by, ZoneInstance zone, int cell, int code,
                ActionContext& context, Deed<W>& deed);

 private:
  using B = Bits<W>;

  // One write, but none that leads past others; `value`: of its first term.
  void carry_out(State& state, const WritePlan<W>& write, const B& value, ActionContext& context,
                 Deed<W>& deed);
  void sow(State& state, const PatternPlan<W>& plan, int from, Deed<W>& deed) const;
  void strike(State& state, int cell, Deed<W>& deed) const;
  void carry_tower(State& state, const PatternPlan<W>& plan, const Action& action,
                   ActionContext& context, Deed<W>& deed);
  TowerPart take_tower(State& state, const ZoneLayout& zone, int cell) const;
  struct Levels {
    int first = 0, n = 0;
  };
  Levels levels(const State& state, const WritePlan<W>& write, const ZoneLayout& zone, int cell,
                bool whole, const Deed<W>& deed) const;
  void recode_tower(State& state, const WritePlan<W>& write, const std::vector<int>& codes,
                    int cell, std::int64_t most, ActionContext& context, Deed<W>& deed);
  void send_tower(State& state, const WritePlan<W>& write, int from, int to,
                  const Deed<W>& deed) const;
  void recode(State& state, const WritePlan<W>& write, const B& cells, ActionContext& context,
              Deed<W>& deed);
  void taken_away(State& state, const WritePlan<W>& write, int cell, int code,
                  ActionContext& context, Deed<W>& deed);
  void put_pieces(State& state, const WritePlan<W>& write, const B& cells, ActionContext& context,
                  const Deed<W>& deed);
  void send_pieces(State& state, const WritePlan<W>& write, const B& from, CellId to,
                   ActionContext& context, const Deed<W>& deed);
  void carry_cards(State& state, const WritePlan<W>& write, const B& value, ActionContext& context,
                   Deed<W>& deed);
  B front_of(const State& state, const ZoneLayout& row, const B& places, int n) const;
  void send_cards(State& state, const WritePlan<W>& write, const B& cells, int most,
                  ActionContext& context, Deed<W>& deed);
  void turn_over(State& state, const WritePlan<W>& write, const B& cells,
                 ActionContext& context) const;
  void trade(State& state, const WritePlan<W>& write, Traded& traded, const ActionContext& context,
             const Deed<W>& deed) const;
  void tell_traded(const State& state, Traded& traded, ActionContext& context) const;
  std::uint32_t newcomers(ZoneInstance from, ZoneInstance to, const ActionContext& context) const;
  void tell_cards(std::uint32_t audience, ZoneInstance from, std::string names,
                  ActionContext& context) const;
  void show_cards(State& state, const WritePlan<W>& write, const B& value, int most,
                  ActionContext& context, const Deed<W>& deed);
  void write_var(State& state, const WritePlan<W>& write, const B& value, ActionContext& context,
                 const Deed<W>& deed);
  void roll(State& state, const WritePlan<W>& write, std::int64_t sides, ActionContext& context,
            const Deed<W>& deed);
  void tell(State& state, const WritePlan<W>& write, std::uint32_t audience, ActionContext& context,
            const Deed<W>& deed);
  EventArgument told(const State& state, const typename WritePlan<W>::Told& what,
                     const Deed<W>& deed) const;
  void give(const WritePlan<W>& write, Effect& effect, SeatId seat, std::int64_t n) const;
  void ask_for(State& state, const WritePlan<W>& write, const B& cells, Deed<W>& deed);
  void ask_together(State& state, const WritePlan<W>& write, std::int64_t times, Deed<W>& deed);
  CellId one_cell(const WritePlan<W>& write, const B& cells, const char* what) const;
  // How many pieces a write concerns; an error if the number is negative.
  std::int64_t pieces_meant(const WritePlan<W>& write, const std::vector<TermStep<W>>& number,
                            const State& state, const Deed<W>& deed) const;
  [[noreturn]] void failed(const WritePlan<W>& write, const std::string& what) const;

  Kernel<W>& kernel_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
};

template <int W>
void Deeds<W>::carry_out(State& state, const PatternPlan<W>& plan, const Action& action,
                         ActionContext& context, Deed<W>& deed) try {
  deed.progress = deed.lasting = plan.progress;
  if (plan.zone == ZoneInstance::none || plan.stays) return;
  const SeatId seat = deed.places.actor;
  const ZoneLayout& zone = game_->layout().zone(plan.zone);
  if (state.header().in_group) check_secret(*game_, zone, seat);
  if (plan.type == PatternType::sow) return sow(state, plan, index(action.cell(0)), deed);
  if (plan.towers) return carry_tower(state, plan, action, context, deed);
  const bool places = plan.type == PatternType::place;
  const int to = index(action.cell(places ? 0 : 1));
  int code = plan.code;
  if (places) {
    deed.progress = true;
    deed.lasting = deed.lasting || game_->placements_last();
  } else {
    const int from = index(action.cell(0));
    if (plan.def->kind.empty()) code = code_at(state.words(), zone, from);
    take_piece(state, *game_, zone, from, code);
  }
  const int over = plan.type == PatternType::jump ? index(action.cell(2)) : -1;
  const bool struck = over >= 0 && game_->verb_def(plan.verb).lifts_at_end;
  if (struck) strike(state, over, deed);
  const bool stays = struck || (over >= 0 && game_->verb_def(plan.verb).lifts_never);
  const int jumped = over < 0 || stays ? -1 : code_at(state.words(), zone, over);
  const int victim = zone.holds == Holds::one ? code_at(state.words(), zone, to) : -1;
  if (jumped >= 0) take_piece(state, *game_, zone, over, jumped);
  if (victim >= 0) take_piece(state, *game_, zone, to, victim);
  check_room(state, *game_, zone, to, code);
  put_piece(state, *game_, zone, to, code);
  if (jumped >= 0) captured(state, seat, plan.zone, over, jumped, context, deed);
  if (victim >= 0) captured(state, seat, plan.zone, to, victim, context, deed);
} catch (const NoRoom& full) {
  throw Error(rules_.located(place_of_verb(*game_, index(plan.verb)), full.what()));
}

template <int W>
void Deeds<W>::sow(State& state, const PatternPlan<W>& plan, int from, Deed<W>& deed) const {
  const B skip = plan.skip.empty() ? B{} : terms_.value(plan.skip, state, &deed.places);
  const DirectionId dir = plan.ways < 0 ? plan.dirs[0] : deed.places.ways.first();
  const int last = sow_pieces(state, *game_, game_->layout().zone(plan.zone), from,
                              plan_.shifts[nth(dir)].links, skip);
  if (last < 0)
    throw Error(rules_.located(place_of_verb(*game_, index(plan.verb)),
                               "the way ends before all pieces are sown"));
  deed.places.here.add(last);
}

template <int W>
void Deeds<W>::captured(State& state, SeatId by, ZoneInstance zone, int cell, int code,
                        ActionContext& context, Deed<W>& deed) {
  const Piece piece = game_->layout().zone(zone).pieces[nth(code)];
  const bool rule = game_->definition().kinds[piece.kind].on_captured;
  deed.progress = true;
  deed.lasting = deed.lasting || game_->captures_last();
  if (piece.owner != by && piece.owner != SeatId::none) deed.places.lost.add(cell);
  if (context.events != nullptr) {
    Event event{game_->captured_event(), 0, {by, piece, CellId(cell)}};
    Event found{game_->sighted_event(), 0, {piece, CellId(cell)}};
    for (int s = 0; s < game_->seats(); ++s) {
      if (!View(kernel_, state, SeatId(s)).sees(zone, CellId(cell))) continue;
      event.audience |= seat_bit(SeatId(s));
      if (piece.owner != SeatId(s) && kernel_.fog_.hid(zone, SeatId(s), cell))
        found.audience |= seat_bit(SeatId(s));
    }
    if (found.audience != 0) context.events->push_back(std::move(found));
    context.events->push_back(std::move(event));
  }
  if (!rule) return;
  Effect effect(kernel_, state, context, by);
  rules_.captured(effect, piece.kind, piece.owner, CellId(cell), by);
}

// A piece is jumped, but stays until the chain is over.
template <int W>
void Deeds<W>::strike(State& state, int cell, Deed<W>& deed) const {
  Word* const struck = state.words() + game_->layout().struck_word();
  struck[cell >> 6] |= cell_bit(cell);
  state.header().key ^= struck_key(cell);
  deed.progress = true;
}

template <int W>
void Deeds<W>::lift_struck(State& state, ActionContext& context, Deed<W>& deed) {
  const int word = game_->layout().struck_word();
  const ZoneInstance at = game_->layout().struck_zone();
  B::load(state.words() + word, plan_.words).each([&](int cell) {
    const ZoneLayout& zone = game_->layout().zone(at);
    const int code = code_at(state.words(), zone, cell);
    state.words()[word + (cell >> 6)] &= ~cell_bit(cell);
    state.header().key ^= struck_key(cell);
    if (code < 0) return;  // a rule has removed it
    take_piece(state, *game_, zone, cell, code);
    captured(state, deed.places.actor, at, cell, code, context, deed);
  });
}

// An error of a write, with its place in the ruleset.
template <int W>
[[noreturn]] void Deeds<W>::failed(const WritePlan<W>& write, const std::string& what) const {
  throw Error(rules_.located(write.where, what));
}

template <int W>
std::int64_t Deeds<W>::pieces_meant(const WritePlan<W>& write,
                                    const std::vector<TermStep<W>>& number, const State& state,
                                    const Deed<W>& deed) const {
  const std::int64_t n = as_number(terms_.value(number, state, &deed.places));
  if (n < 0) failed(write, "expected a number of pieces from 0, got " + std::to_string(n));
  return n;
}

// The one cell of a set; none if it is empty.
template <int W>
CellId Deeds<W>::one_cell(const WritePlan<W>& write, const B& cells, const char* what) const {
  if (!cells.any()) return CellId::none;
  if (cells.count() > 1)
    failed(write,
           std::string("expected one cell ") + what + ", got " + std::to_string(cells.count()));
  return CellId(cells.select(0));
}

// A write has taken a piece: if it is another seat's, that captures it.
template <int W>
void Deeds<W>::taken_away(State& state, const WritePlan<W>& write, int cell, int code,
                          ActionContext& context, Deed<W>& deed) {
  const SeatId owner = game_->layout().zone(write.zone).pieces[nth(code)].owner;
  if (owner == SeatId::none) return;
  if (owner != deed.places.actor) deed.places.lost.add(cell);
  if (owner != write.me) captured(state, write.me, write.zone, cell, code, context, deed);
}

template <int W>
void Deeds<W>::carry_out(State& state, const std::vector<WritePlan<W>>& writes,
                         ActionContext& context, Deed<W>& deed) {
  using Type = typename WritePlan<W>::Type;
  std::array<std::uint32_t, k_max_noted> noted{};
  Traded traded;
  for (std::size_t i = 0; i < writes.size(); ++i) {
    const WritePlan<W>& write = writes[i];
    if (!traded.empty() && write.type < Type::note_seats && write.type != Type::trade)
      tell_traded(state, traded, context);
    if (write.tells > 0 && context.events == nullptr && state.header().asks == 0) {
      i += nth(write.tells) - 1;  // nobody listens
      continue;
    }
    const B value = write.a.empty() ? B{} : terms_.value(write.a, state, &deed.places);
    switch (write.type) {
      case Type::note_seats:
        noted[nth(write.noted)] = static_cast<std::uint32_t>(value.first_word());
        break;
      case Type::skip_unless:
        if (write.a.empty() ? (noted[nth(write.noted)] & seat_bit(write.me)) == 0 : !value.any())
          i += nth(write.skip);
        break;
      case Type::skip:
        i += nth(write.skip);
        break;
      case Type::trade:
        trade(state, write, traded, context, deed);
        break;
      default:
        carry_out(state, write, value, context, deed);
    }
  }
  tell_traded(state, traded, context);
}

template <int W>
void Deeds<W>::carry_out(State& state, const WritePlan<W>& write, const B& value,
                         ActionContext& context, Deed<W>& deed) try {
  using Type = typename WritePlan<W>::Type;
  if (state.header().in_group && write.zone != ZoneInstance::none)
    check_secret(*game_, game_->layout().zone(write.zone), deed.places.actor);
  switch (write.type) {
    case Type::recode:
      if (value.any()) recode(state, write, value, context, deed);
      break;
    case Type::put:
      return put_pieces(state, write, value, context, deed);
    case Type::send:
      return send_pieces(state, write, value,
                         one_cell(write, terms_.value(write.b, state, &deed.places), "to send to"),
                         context, deed);
    case Type::set:
    case Type::add:
      return write_var(state, write, value, context, deed);
    case Type::roll:
      return roll(state, write, as_number(value), context, deed);
    case Type::tell:
      return tell(state, write, static_cast<std::uint32_t>(value.first_word()), context, deed);
    case Type::ask:
      return ask_for(state, write, value, deed);
    case Type::at_once:
      return ask_together(state, write, as_number(value), deed);
    case Type::go_on:
      deed.goes_on = true;
      break;
    case Type::turn_to:
      state.header().next = first_after(value, deed.places.actor, game_->seats()) & 0x1f;
      break;
    default:
      carry_cards(state, write, value, context, deed);
  }
} catch (const NoRoom& full) {
  failed(write, full.what());
}

}  // namespace hr
