// SPDX-License-Identifier: MIT
// Counts the legal actions of a seat: patterns over sets of cells, and one by one only those
// actions that rules have to be asked about. Works in the frame that it is given and stores
// nothing, so a rule called by it may ask for actions itself. Throws Error where rules fail, and
// Exhausted.
#pragma once

#include "core/engine/asks.h"
#include "core/kernel/action_runner.h"
#include "core/kernel/chain_search.h"
#include "core/kernel/judge.h"
#include "core/kernel/kernel_frame.h"
#include "core/kernel/pattern_context.h"
#include "core/kernel/terms.h"

namespace hr {

template <int W>
class MoveGenerator : private ChainLinks<W> {
 public:
  using Frame = KernelFrame<W>;

  // All must outlive it. `judge` and `runner` try actions out.
  MoveGenerator(Engine& engine, const Game& game, Rules& rules, const Plan<W>& plan,
                const Terms<W>& terms, ActionRunner<W>& runner, Judge<W>& judge)
      : engine_(engine),
        game_(&game),
        rules_(rules),
        plan_(plan),
        terms_(terms),
        runner_(runner),
        judge_(judge),
        patterns_{engine, game, rules, plan, terms},
        chains_(game, plan, terms, runner, *this) {}

  // Everything that the seat may do now: in its turn, or in answer to what it is asked.
  void fill(Frame& f, const State& state, SeatId seat);
  // Whether the seat could answer this ask.
  bool can_answer(Frame& f, const State& state, const Ask& ask);
  // Whether the seat would have a legal action if it were its turn and nobody was asked anything.
  bool can_act(Frame& f, const State& state, SeatId seat);
  // The chains of verbs whose actions go on.
  ChainSearch<W>& chains() { return chains_; }
  // Whether the rules let a seat with a complete part say that it is ready.
  bool may_be_ready(const State& state, SeatId seat, std::string* why);

 private:
  using B = Bits<W>;

  void fill_chain(Frame& f, const State& state, const Ask& ask) override;
  void work_out_sets(Frame& f, const State& state, SeatId seat, bool ordinary);
  void work_out_shared(Frame& f, const State& state, SeatId seat, std::size_t needed,
                       std::size_t& i);
  void fill_turn(Frame& f, const State& state, SeatId seat);
  void fill_verb(Frame& f, const State& state, SeatId seat, int verb, const Ask* ask);
  void fill_patterns(Frame& f, const State& state, SeatId seat, const VerbPlan<W>& plan,
                     const Ask* ask);
  void look_ahead(Frame& f, const State& state, SeatId seat, const VerbPlan<W>& plan);
  void fill_listed(Frame& f, const State& state, SeatId seat, int verb, const Ask* ask);
  void fill_pattern(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                    const Ask* ask);
  void offer(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan, const Ask* ask);
  void offer_ways(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  const Ask* ask);
  bool pass_guards(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                   const Ask* ask);
  void fill_parts(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan);
  void offer_part(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  std::size_t part, const ActionPlaces<W>& places);
  void fill_part(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                 std::size_t part, const Action& before, const ActionPlaces<W>& places);
  void fill_after(Frame& f, const State& state, SeatId seat, const PatternPlan<W>& plan,
                  std::size_t part, const Action& before, const ActionPlaces<W>& places);
  bool allowed(Frame& f, const State& state, SeatId seat, const Choice& choice);
  void keep_given(Frame& f, const Ask& ask, std::size_t from);

  Engine& engine_;
  const Game* game_;
  Rules& rules_;
  const Plan<W>& plan_;
  const Terms<W>& terms_;
  ActionRunner<W>& runner_;
  Judge<W>& judge_;
  PatternContext<W> patterns_;
  ChainSearch<W> chains_;
};

}  // namespace hr
