// SPDX-License-Identifier: MIT
// Full access to the state, and the only way for rules to change it. An Effect exists while one
// action is carried out; it is a view that sees everything, plus the engine's writing verbs. Every
// argument is checked; a wrong one throws Error, and the whole action is then discarded.
// Invariant: after each writing verb, slots, sets and position key agree; a verb that throws has
// written nothing.
// Re-entry: the writing verbs call no rules. Questions (View::can_answer) may create further
// effects on copies of the state, which never affect this one. Threads: that of its engine.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/board/slide.h"
#include "core/engine/chance.h"
#include "core/engine/view.h"
#include "core/game/event.h"

namespace hr {

// What an action needs besides the state: its dice, and where events are collected (null: events
// are not recorded, as in simulation).
struct ActionContext {
  Chance chance;
  std::vector<Event>* events = nullptr;
};

class Effect : public View {
 public:
  Effect(Engine& engine, State& state, ActionContext& context, SeatId me);  // in engine.h

  SeatId me() const { return me_; }  // the acting seat; none during setup

  // Zones. A one-slot cell must be empty for put(); `owner` none means that nobody owns the piece.
  void put(ZoneInstance zone, CellId cell, Piece piece, int n = 1);
  // Kind none: any piece (a stack: its top one; a pile: the first). Owner none: any seat's.
  Piece take(ZoneInstance zone, CellId cell, Piece piece = {}, int n = 1);
  void move(ZoneInstance zone, CellId from, CellId to, Piece piece = {});
  // Moves the first such piece straight on over cells of `over`, at most `max` links. Returns
  // where it ends.
  SlideEnd slide(ZoneInstance zone, Piece piece, DirectionId direction, int max,
                 const CellSet& over);
  void flip(ZoneInstance zone, CellId cell, SeatId owner);  // changes the owner of the piece there
  // Removes everything; returns how many pieces there were.
  int clear(ZoneInstance zone, CellId cell);

  void set_var(VarId var, SeatId seat, std::int64_t value);

  // Of several verbs the seat answers with one, whichever it likes.
  void ask(AskMode mode, SeatId seat, std::span<const VerbId> verbs,
           std::span<const std::int64_t> arguments = {});
  void ask(AskMode mode, SeatId seat, VerbId verb, std::span<const std::int64_t> arguments = {}) {
    ask(mode, seat, std::span(&verb, 1), arguments);
  }
  // Offers a choice of these verbs to the seats, one bit each, in the order of turns from the one
  // after the seat whose effect this is, until one of them answers.
  void offer_in_turn(std::uint32_t seats, std::span<const VerbId> verbs);
  // Asks the seats, one bit each, at once and in secret for each verb the given number of times,
  // then for `ready`.
  struct AskPart {
    VerbId verb;
    std::int64_t times;
  };
  void ask_all(std::uint32_t seats, std::span<const AskPart> parts);

  void tell(std::uint32_t audience, EventId event, std::vector<EventArgument> arguments);
  bool has_listener() const { return context_.events != nullptr; }
  // Nobody listens, and tell() would not throw either (no ask is pending): the event can be left
  // out.
  bool can_skip_event() const { return !has_listener() && state_.header().asks == 0; }

  // `seen`: who sees it, one bit per seat, or Chance::k_undeclared.
  int roll(int sides, std::uint32_t seen = Chance::k_undeclared);
  // Draws out of a bag that holds counts[i] cards of sort i; returns the sort.
  int draw(std::span<const int> counts, std::uint32_t seen);
  // No winners: a draw. Seats that are out do not win, unless with their team. `number`: of the end
  // under GameDef::ends that this is, EndType::named; -1: none.
  void win(std::uint32_t winners, int number = -1);

 private:
  void check_cell(CellId cell) const;
  int code_of(ZoneInstance zone, CellId cell, Piece piece) const;

  State& state_;
  ActionContext& context_;
  SeatId me_;
  int asked_ = 0;  // asks made by this effect so far, which keep their order
};

}  // namespace hr
