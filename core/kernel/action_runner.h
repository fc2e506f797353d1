// SPDX-License-Identifier: MIT
// Performs actions: the piece that is moved or placed, what it captures, and what its verb declares
// to follow. May call rules. Threads: that of its engine.
#pragma once

#include "core/engine/engine.h"
#include "core/kernel/action_effects.h"
#include "core/kernel/fog_watch.h"
#include "core/kernel/pattern_context.h"
#include "core/kernel/terms.h"
#include "core/kernel/write_runner.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class ActionRunner {
 public:
  // All must outlive it.
  ActionRunner(Engine& engine, const Game& game, Rules& rules, const Plan<W>& plan,
               const Terms<W>& terms, FogWatch<W>& fog, WriteRunner<W>& writes)
      : engine_(engine),
        game_(&game),
        rules_(rules),
        plan_(plan),
        terms_(terms),
        fog_(fog),
        writes_(writes),
        patterns_{engine, game, rules, plan, terms} {}

  // Performs an action: what the engine does for it, what its verb declares to follow, and its
  // effect, but no chain that goes on, no end, and no turn that passes. If somebody listens, the
  // caller tells what has come out of fog once all of the action is done.
  void perform(State& state, SeatId seat, const Choice& choice, ActionContext& context,
               ActionEffects<W>& done);
  // The engine's own doing of one part of an action; notes its places instead of those before.
  void run_part(State& state, const PatternPlan<W>& part, std::size_t number, const Action& action,
                ActionContext& context, ActionEffects<W>& done);

  // The engine's part of an action: what the word of its pattern does, captures included.
  void run_pattern(State& state, const PatternPlan<W>& plan, const Action& action,
                   ActionContext& context, ActionEffects<W>& done);
  // Lifts the pieces that the chain of jumps which is over has struck.
  void lift_struck(State& state, ActionContext& context, ActionEffects<W>& done);

 private:
  using B = Bits<W>;

  // Works out in which directions the pattern leads, if a term says so.
  void note_ways(const State& state, const PatternPlan<W>& plan, ActionEffects<W>& done) const;
  void run_parts(State& state, const PatternPlan<W>& plan, const Action& action,
                 ActionContext& context, ActionEffects<W>& done);
  void built_in(State& state, VerbId verb, ActionContext& context, ActionEffects<W>& done);

  Engine& engine_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
  FogWatch<W>& fog_;
  WriteRunner<W>& writes_;
  PatternContext<W> patterns_;
};

}  // namespace hr
