// SPDX-License-Identifier: MIT
// The engine for boards of W words: what an action does, whose turn comes next, how a game begins.
// Its parts: the Plan holds the game's tables; Terms evaluates terms; the MoveGenerator counts
// legal actions into a LegalList; the EndWatch detects ends; the FogWatch reports what comes out of
// fog; SetUpSearch tests whether a secret setup is possible; PartStart lets random play repeat a
// seat's part of a group; the FastPlayout takes over random play where it can. What it does
// itself is in kernel.cpp: questions, actions, the beginning, random play; and part_moves.h.
//
// Invariant: code that may call rules, from evaluating the sets of a pattern on, works in the frame
// it was given (kernel_frame.h) and in the caller's state. Other members are used only where no
// rules are called, or where no question can lead (part_ and fast_playout_: random play; fog_:
// actions with a listener, which a trial does not have). Each call from outside has an Allowance;
// the error of a call that was stopped names the verb, set or end that was being evaluated.
// Re-entry: can_answer(), objection(), evaluate() and visible() may be called at any time.
// Threads: one. A plan is immutable, but each kernel has its own.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/engine/asks.h"
#include "core/engine/engine.h"
#include "core/engine/part_start.h"
#include "core/engine/pieces.h"
#include "core/game/dead_end.h"
#include "core/kernel/chain_search.h"
#include "core/kernel/deeds.h"
#include "core/kernel/fast_playout.h"
#include "core/kernel/fog_watch.h"
#include "core/kernel/game_end.h"
#include "core/kernel/judge.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/move_generator.h"
#include "core/kernel/terms.h"
#include "core/kernel/wide_playout.h"
#include "core/plan/plan.h"

namespace hr {

template <int W>
class SetUpSearch;

// The turns in a row in which nobody could act and that were skipped.
class SkippedTurns {
 public:
  // Counts one more. Returns true if nothing has changed in a whole round of the seats, and nothing
  // was rolled. Throws DeadEnd if changes never lead to anything.
  bool nothing_changes(const State& state, const ActionContext& context, int seats) {
    constexpr int k_max_rounds = 1000;
    const std::size_t rolls = context.chance.faces().size();
    if (turns_++ % seats != 0) return false;
    if (turns_ > k_max_rounds * seats)
      throw DeadEnd("no seat has had a legal action for " + std::to_string(turns_ - 1) +
                        " turns; does stuck = \"skips\" wait for something that never comes?",
                    VerbId::none);
    const bool same = turns_ > 1 && key_ == state.header().key && rolls_ == rolls;
    key_ = state.header().key;
    rolls_ = rolls;
    return same;
  }

  // Whether dice were rolled since the turn that was skipped before. After too many rounds: false.
  bool rolled(const ActionContext& context, int seats) {
    constexpr int k_max_rounds = 1000;
    const std::size_t rolls = context.chance.faces().size();
    const bool out = turns_ > 0 && rolls > rolls_ && turns_ <= k_max_rounds * seats;
    ++turns_;
    rolls_ = rolls;
    return out;
  }

 private:
  int turns_ = 0;
  Word key_ = 0;           // when the latest round began: the position …
  std::size_t rolls_ = 0;  // … and how many dice had been rolled
};

template <int W>
class Kernel final : public Engine {
 public:
  Kernel(std::shared_ptr<const Game> game, Rules& rules);

  void start(State& state, ActionContext& context) override;
  std::uint64_t legal(const State& state, SeatId seat) override;
  Choice pick(std::uint64_t n) const override;
  std::uint64_t counted() const override { return counted_.legal.total(); }
  std::optional<Choice> find(const Action& action) const override;
  bool can_answer(const State& state, SeatId seat, VerbId verb,
                  std::span<const std::int64_t> given) override;
  std::string objection(const State& state, SeatId seat, const Action& action) override;
  void play(State& state, SeatId seat, const Choice& choice, ActionContext& context) override;
  void resume(State& state, ActionContext& context) override;
  std::int64_t score(const State& state, SeatId seat) override;
  Playout playout(State& state, Random& random, ActionContext& context, std::uint32_t limit,
                  bool count_choices) override;
  Playout decisive_playout(State& state, Random& random, ActionContext& context,
                           std::uint32_t limit) override;
  void evaluate(const Bound& set, const State& state, SeatId seat, SeatId viewer,
                Word* out) override;
  void visible(const State& state, ZoneInstance zone, SeatId viewer, Word* out) const override;

  std::vector<Choice> list(std::uint64_t max_numbers) const override;

 private:
  friend class ChainSearch<W>;  // perform()
  friend class Deeds<W>;        // fog_
  friend class FastPlayout<W>;
  friend class FastTurnLoop<W>;
  friend class Judge<W>;          // perform()
  friend class MoveGenerator<W>;  // judge_
  friend class SetUpSearch<W>;    // act() and moves_
  friend class WidePlayout;
  template <int V, LoopShape shape>
  friend class FastPlayoutLoop;
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

  // Actions.
  void act(State& state, SeatId seat, const Choice& choice, ActionContext& context);
  VerbId consume_ask_or_turn(State& state, SeatId seat, VerbId verb);
  void perform(State& state, SeatId seat, const Choice& choice, ActionContext& context,
               Deed<W>& deed);
  void perform_parts(State& state, const PatternPlan<W>& plan, const Action& action,
                     ActionContext& context, Deed<W>& deed);  // part_moves.h
  void play_on(const PlayoutRun& run);
  bool play_one(const PlayoutRun& run);
  void say_ready(const PlayoutRun& run);
  bool try_one(const PlayoutRun& run, SeatId seat);
  void chain(State& state, SeatId seat, const Choice& choice, ActionContext& context,
             Deed<W>& deed);
  void follow(State& state, SeatId seat, VerbId verb, ActionContext& context, Deed<W>& deed);
  void built_in(State& state, VerbId verb, ActionContext& context, Deed<W>& deed);
  void close_group(State& state, VerbId last, ActionContext& context);
  void pass_turn(State& state, ActionContext& context, bool over = false);
  void finish_turn(State& state, ActionContext& context);
  void give_turn(State& state, SeatId seat);
  void begin_turn(State& state, ActionContext& context);
  void check_repeats(State& state);
  void settle(State& state, ActionContext& context, bool lazy = false);
  void settle_group(const State& state);
  void stuck(State& state, ActionContext& context, SkippedTurns& skipped);

  // The beginning.
  void lay_out(ActionContext& context);
  void set_up(State& state, ActionContext& context);
  void place_starting_pieces(KindId kind, const State& state, Effect& effect);

  Plan<W> plan_;
  Terms<W> terms_;
  MoveGenerator<W> moves_;
  Deeds<W> deeds_;
  Judge<W> judge_;
  ChainSearch<W> chains_;
  GameEnd<W> ends_;
  FogWatch<W> fog_;
  Frame counted_;           // what legal() counted last
  KernelFrames<W> frames_;  // for questions that rules ask meanwhile
  PartStart part_;
  std::array<Word, k_max_seats> turn_keys_{};
  State first_;                       // before writes and rules set the game up
  State before_;                      // random play: before the action that is tried
  std::vector<B> sight_;              // … and what its seat saw then, if it is judged by that
  std::vector<std::uint64_t> tried_;  // … and the actions that were found to be illegal
  FastPlayout<W> fast_playout_;
};

}  // namespace hr
