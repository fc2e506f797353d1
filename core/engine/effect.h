// SPDX-License-Identifier: MIT
// The truth, and the only way for rules to change it: an effect is open while one action is
// carried out. It is a view without a seat plus the engine's verbs of writing. Every argument is
// checked; a wrong one throws Error, which undoes the whole action.
// Always: each verb of writing leaves slots, sets and key in agreement, or throws before it writes.
// Re-entry: writing asks no rules. Questions (View::could) may open further effects, on copies of
// the state; what those write is never seen here. Threads: those of its engine.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/board/slide.h"
#include "core/engine/chance.h"
#include "core/engine/view.h"
#include "core/game/event.h"

namespace hr {

// What surrounds an action: its dice, and where events go (null: nowhere, as in simulation).
struct ActionContext {
  Chance chance;
  std::vector<Event>* events = nullptr;
};

class Effect : public View {
 public:
  Effect(Engine& engine, State& state, ActionContext& context, SeatId me);  // in engine.h

  SeatId me() const { return me_; }  // who acts; none while the game is set up
  State& writable() { return state_; }

  // Zones. A one-slot cell must be empty to be put on; `owner` none: nobody's.
  void put(int zone, CellId cell, Piece piece, int n = 1);
  // Kind none: whatever is there (a stack: its top; a pile: the first). Owner none: any seat's.
  Piece take(int zone, CellId cell, Piece piece = {}, int n = 1);
  void move(int zone, CellId from, CellId to, Piece piece = {});
  // The first such piece goes straight on over cells of `over`, as far as `most` links; where it
  // comes to stand.
  SlideEnd slide(int zone, Piece piece, DirectionId direction, int most, const CellSet& over);
  void flip(int zone, CellId cell, SeatId owner);  // the same piece, another seat's
  int clear(int zone, CellId cell);                // everything; how many there were

  void set_var(VarId var, SeatId seat, std::int64_t value);

  void ask(AskMode mode, SeatId seat, VerbId verb, std::span<const std::int64_t> arguments = {});
  // Asks every seat at once and in secret: each verb so often, then `ready`.
  struct AskPart {
    VerbId verb;
    std::int64_t times;
  };
  void ask_all(std::span<const AskPart> parts);

  void tell(std::uint32_t audience, EventId event, std::vector<EventArgument> arguments);
  bool has_listener() const { return context_.events != nullptr; }  // somebody listens
  // Nobody listens, and there is nothing that it could give away: no need to tell it.
  bool can_skip_event() const { return !has_listener() && state_.header().asks == 0; }

  int roll(int sides);
  void win(std::uint32_t winners);  // none: a draw

 private:
  void check_cell(CellId cell) const;
  void check_secret(const Visibility& see, SeatId owner, const std::string& what) const;
  int code_of(int zone, CellId cell, Piece piece) const;

  State& state_;
  ActionContext& context_;
  SeatId me_;
  int asked_ = 0;  // asks put by this effect so far: they keep their order
};

}  // namespace hr
