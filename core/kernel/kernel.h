// SPDX-License-Identifier: MIT
// The engine for boards of W words: it puts its parts together, answers questions, begins games and
// plays at random. Its parts, each using only those before it: the Plan holds the game's tables;
// Terms evaluates terms; the FogWatch reports what comes out of fog; the WriteRunner and the
// ActionRunner change the game as declared; the Judge tries actions out, and Foresight knows of
// many what would come of it; the MoveGenerator counts legal actions into a LegalList; GameEnd
// detects and makes ends; GameFlow says what an action leads to and whose turn comes next;
// SetUpSearch tests whether a secret setup is possible; PartStart lets random play repeat a seat's
// part of a group; the FastPlayout takes over random play where it can.
//
// Invariant: code that may call rules, from evaluating the sets of a pattern on, works in the frame
// it was given (kernel_frame.h) and in the caller's state. Other members are used only where no
// rules are called, or where no question can lead (part_ and fast_playout_: random play; fog_:
// actions with a listener, which a trial does not have). Each call from outside has an Allowance;
// the error of a call that was stopped names the verb, set or end that was being evaluated.
// Re-entry: can_answer(), objection(), evaluate() and visible() may be called at any time.
// Threads: one. A plan is immutable, but each kernel has its own.
#pragma once

#include <memory>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/engine/engine.h"
#include "core/engine/part_start.h"
#include "core/kernel/action_runner.h"
#include "core/kernel/fast_playout.h"
#include "core/kernel/fog_watch.h"
#include "core/kernel/game_end.h"
#include "core/kernel/game_flow.h"
#include "core/kernel/judge.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/move_generator.h"
#include "core/kernel/terms.h"
#include "core/kernel/wide_playout.h"
#include "core/kernel/write_runner.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class Kernel final : public Engine, private StuckSeats {
 public:
  Kernel(std::shared_ptr<const Game> game, Rules& rules);

  void start(State& state, ActionContext& context) override;
  std::uint64_t legal(const State& state, SeatId seat) override;
  Choice pick(std::uint64_t n) const override;
  std::uint64_t counted() const override { return flow_.counted().legal.total(); }
  std::optional<Choice> find(const Action& action) const override;
  bool can_answer(const State& state, SeatId seat, VerbId verb,
                  std::span<const std::int64_t> given) override;
  std::string objection(const State& state, SeatId seat, const Action& action) override;
  void play(State& state, SeatId seat, const Choice& choice, ActionContext& context) override;
  void resign(State& state, SeatId seat, EndReason why, ActionContext& context) override;
  void resume(State& state, ActionContext& context) override;
  std::int64_t score(const State& state, SeatId seat) override;
  Playout playout(State& state, Random& random, ActionContext& context, std::uint32_t limit,
                  bool count_choices) override;
  Playout decisive_playout(State& state, Random& random, ActionContext& context,
                           std::uint32_t limit, PlayoutTrace* trace) override;
  void evaluate(const Bound& set, const State& state, SeatId seat, SeatId viewer,
                Word* out) override;
  void visible(const State& state, ZoneInstance zone, SeatId viewer, Word* out) const override;

  std::vector<Choice> list(std::uint64_t max_numbers) const override;

 private:
  using B = Bits<W>;
  using Frame = KernelFrame<W>;

  // What one call may use up: counting legal actions, or carrying out an action.
  static constexpr Allowance::Limits k_question{std::chrono::milliseconds(700),
                                                std::size_t{32} << 20};
  template <class Body>
  auto as_question(const Body& body) const {
    try {
      const Allowance allowance(k_question);
      return body();
    } catch (const Exhausted& exhausted) {
      stopped(exhausted);
    }
  }
  [[noreturn]] void stopped(const Exhausted& exhausted) const;

  // Random play.
  void play_on(const PlayoutRun& run);
  bool play_one(const PlayoutRun& run);
  void say_ready(const PlayoutRun& run);
  bool may_be_tried(const State& state, SeatId seat, const Choice& choice, const VerbPlan<W>& verb);
  bool try_one(const PlayoutRun& run, SeatId seat);

  Word stuck(const State& position, Word seats) override;

  // The beginning.
  void lay_out(ActionContext& context);
  void set_up(State& state, ActionContext& context);
  void place_drawn(Effect& effect);
  void place_starting_pieces(KindId kind, const State& state, Effect& effect);

  Plan<W> plan_;
  Terms<W> terms_;
  FogWatch<W> fog_;
  WriteRunner<W> writes_;
  ActionRunner<W> runner_;
  Judge<W> judge_;
  MoveGenerator<W> moves_;
  GameEnd<W> ends_;
  KernelFrames<W> frames_;  // for questions that rules ask meanwhile
  GameFlow<W> flow_;
  bool finding_stuck_ = false;  // stuck() is being answered
  PartStart part_;
  State first_;                       // before writes and rules set the game up
  State before_;                      // random play: before the action that is tried
  std::vector<B> sight_;              // … and what its seat saw then, if it is judged by that
  std::vector<std::uint64_t> tried_;  // … and the actions that were found to be illegal
  FastPlayout<W> fast_playout_;
};

}  // namespace hr
