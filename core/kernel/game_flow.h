// SPDX-License-Identifier: MIT
// The course of a game: what an action leads to, whose turn comes next, what happens where a seat
// cannot act, until somebody can or the game is over. May call rules.
// Threads: that of its engine.
#pragma once

#include <array>

#include "core/engine/engine.h"
#include "core/kernel/action_runner.h"
#include "core/kernel/fog_watch.h"
#include "core/kernel/game_end.h"
#include "core/kernel/judge.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/move_generator.h"
#include "core/kernel/terms.h"
#include "core/kernel/write_runner.h"
#include "core/plan/plan.h"

namespace hr {

class SkippedTurns;

template <int W>
class GameFlow {
 public:
  // All must outlive it.
  GameFlow(Engine& engine, const Game& game, Rules& rules, const Plan<W>& plan,
           const Terms<W>& terms, const FogWatch<W>& fog, WriteRunner<W>& writes,
           ActionRunner<W>& runner, Judge<W>& judge, MoveGenerator<W>& moves, GameEnd<W>& ends,
           KernelFrames<W>& frames);

  // Everything that an action does, except settling the position afterwards.
  void act(State& state, SeatId seat, const Choice& choice, ActionContext& context);
  // The same after the action has been performed: its chain goes on or ends, and the ends are
  // checked.
  void finish_action(State& state, SeatId seat, const Choice& choice, ActionContext& context,
                     ActionEffects<W>& done);
  // The turn passes on. `over`: it ends now, even if actions are left.
  void pass_turn(State& state, ActionContext& context, bool over = false);
  // A seat gives up (Engine::resign), except settling the position afterwards.
  void resign(State& state, SeatId seat, EndReason why, ActionContext& context);
  // Passes the turn while nothing is left to do in it.
  void finish_turn(State& state, ActionContext& context);
  void give_turn(State& state, SeatId seat);
  // What is done when a turn begins. The first one is that of the seat which the setup has named.
  void begin_turn(State& state, ActionContext& context);
  // Continues until somebody can act or the game is over; leaves that seat's actions counted. If
  // `lazy`, actions that would have to be tested one by one are counted untested.
  void settle(State& state, ActionContext& context, bool lazy = false);

  // The frame in which actions were counted last.
  KernelFrame<W>& counted() { return counted_; }
  const KernelFrame<W>& counted() const { return counted_; }

 private:
  void chain(State& state, SeatId seat, const Choice& choice, ActionContext& context,
             ActionEffects<W>& done);
  void close_group(State& state, VerbId last, ActionContext& context);
  void check_repeats(State& state);
  bool settle_group(State& state, ActionContext& context);
  bool drop_absent(State& state, ActionContext& context);
  bool may_lack_answers(const State& state) const;
  void drop_first(State& state, bool declines, ActionContext& context);
  void drop_unanswered(State& state, bool declines, ActionContext& context);
  VerbId drop_in_group(State& state, int open) const;
  bool skip_absent(State& state, SeatId& next, ActionContext& context);
  void stuck(State& state, ActionContext& context, SkippedTurns& skipped);

  Engine& engine_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
  const FogWatch<W>& fog_;
  WriteRunner<W>& writes_;
  ActionRunner<W>& runner_;
  Judge<W>& judge_;
  MoveGenerator<W>& moves_;
  GameEnd<W>& ends_;
  KernelFrames<W>& frames_;
  KernelFrame<W> counted_;
  std::array<Word, k_max_seats> turn_keys_{};
};

}  // namespace hr
