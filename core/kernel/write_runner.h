// SPDX-License-Identifier: MIT
// Carries out what is declared to follow: lists of writes, to pieces, cards, variables, events and
// asks; what capturing and declining lead to; and who has the next turn. May call rules. Threads:
// that of its engine.
#pragma once

#include <string>
#include <vector>

#include "core/engine/engine.h"
#include "core/kernel/action_effects.h"
#include "core/kernel/fog_watch.h"
#include "core/kernel/terms.h"
#include "core/plan/plan.h"

namespace hr {

// Of a set of seats, those that have turns.
template <int W>
Word in_play(const Bits<W>& seats, const State& state) {
  return seats.first_word() & ~Word{state.header().out};
}

// The first of some seats, counted on from one of n seats and from 1; 0: there is none.
inline std::uint8_t first_after(Word seats, SeatId seat, int n) {
  for (int i = 1; i <= n; ++i)
    if (const int s = (index(seat) + i) % n; (seats >> s & 1) != 0)
      return static_cast<std::uint8_t>(s + 1);
  return 0;
}

template <int W>
class WriteRun;

template <int W>
class WriteRunner {
 public:
  // All must outlive it.
  WriteRunner(Engine& engine, const Game& game, Rules& rules, const Plan<W>& plan,
              const Terms<W>& terms, const FogWatch<W>& fog)
      : engine_(engine), game_(&game), rules_(rules), plan_(plan), terms_(terms), fog_(fog) {}

  // A list of writes, each on what the one before has left.
  void apply(State& state, const std::vector<WritePlan<W>>& writes, ActionContext& context,
             ActionEffects<W>& done);
  // One that belongs to no action.
  void apply(State& state, const std::vector<WritePlan<W>>& writes, SeatId as,
             ActionContext& context) {
    ActionEffects<W> done(state);
    done.places.actor = as;
    apply(state, writes, context, done);
  }
  // Who has the next turn: the seat that an action has named, or else the usual one. If the turn
  // passes among some seats only, the first of them after that seat, should it not be among them.
  SeatId next_seat(State& state, SeatId me, SeatId usual) const;
  // What follows when a seat declines what it was offered.
  void decline(State& state, VerbId offered, ActionContext& context, ActionEffects<W>& done);
  // A piece has been captured: reports it, does what is declared to follow, and calls the rules.
  void captured(State& state, SeatId by, ZoneInstance zone, int cell, int code,
                ActionContext& context, ActionEffects<W>& done);

  // What one write reads of it.
  Engine& engine() const { return engine_; }
  const Game& game() const { return *game_; }
  const Plan<W>& plan() const { return plan_; }
  const Terms<W>& terms() const { return terms_; }
  // An error of a write, with its place in the ruleset.
  [[noreturn]] void failed(const WritePlan<W>& write, const std::string& what) const;

 private:
  using B = Bits<W>;
  using Flow = typename WritePlan<W>::Flow;

  // Keeps the values of one list of writes; those of lists around it come before them.
  class KeptValues;
  void follow_capture(State& state, const std::vector<WritePlan<W>>& writes, const Piece& piece,
                      int cell, ActionContext& context, ActionEffects<W>& done);
  // One write, but none that leads past others.
  void do_write(WriteRun<W>& run) const;
  void check_secrets(const WritePlan<W>& write, const ActionEffects<W>& done) const;

  Engine& engine_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
  const FogWatch<W>& fog_;
  std::vector<B> kept_;  // by all lists that are under way; memory stays
};

}  // namespace hr
