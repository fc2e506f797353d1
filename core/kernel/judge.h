// SPDX-License-Identifier: MIT
// Judges actions by the position that they lead to (VerbDef::unless), and remembers positions for
// rules that speak of earlier ones.
#pragma once

#include <string>

#include "core/engine/engine.h"
#include "core/kernel/action_runner.h"
#include "core/kernel/earlier_positions.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/terms.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class Judge {
 public:
  // All must outlive it.
  Judge(Engine& engine, const Game& game, Rules& rules, const Plan<W>& plan, const Terms<W>& terms,
        ActionRunner<W>& runner)
      : engine_(engine), game_(&game), rules_(rules), plan_(plan), terms_(terms), runner_(runner) {}

  // Tries a choice on a copy; returns true if the rules forbid the resulting position. The action
  // and its effect are carried out without a listener; ends are not checked and no turn passes. A
  // hypothetical choice, as in can_answer(), answers no pending ask.
  bool forbidden(KernelFrame<W>& f, const State& state, SeatId seat, const Choice& choice);
  // What the seat sees in each zone with fog, for an action that is judged by it; else nothing.
  void note_sight(const State& state, SeatId seat, const Choice& choice,
                  std::vector<Bits<W>>& sight) const;
  // How often the position that an action has led to, which nobody has remembered yet, occurred
  // before.
  void note_repetitions(const State& state, ActionEffects<W>& done);
  // Whether the rules forbid the position that an action has led to. In done.places.sight is what
  // note_sight() has noted before it, and note_repetitions() was called. `why` gets the reason, if
  // it is not null and there is one.
  bool illegal(State& state, SeatId seat, const Choice& choice, ActionContext& context,
               ActionEffects<W>& done, std::string* why = nullptr);
  // Remembers where the pieces stand, in games whose rules speak of it.
  void remember(State& state, ActionEffects<W>& done);
  // How often the state's game had this position key.
  int times(const State& state, Word key) {
    return follows_ ? earlier_.times(state, key) : state.times(key);
  }

  // While it lives, times() is asked about one game that goes on, after each of its actions.
  class Following {
   public:
    explicit Following(Judge& judge) : judge_(judge) { judge_.follows_ = true, start(); }
    ~Following() { judge_.follows_ = false; }
    Following(const Following&) = delete;
    Following& operator=(const Following&) = delete;
    // To be called when others have gone on with the game.
    void start() { judge_.earlier_.forget(); }

   private:
    Judge& judge_;
  };

 private:
  bool refused(const State& state, SeatId seat, const Choice& choice, ActionEffects<W>& done,
               std::string* why) const;

  Engine& engine_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
  ActionRunner<W>& runner_;
  EarlierPositions earlier_;
  bool follows_ = false;
};

}  // namespace hr
