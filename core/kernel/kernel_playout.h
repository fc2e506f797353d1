// SPDX-License-Identifier: MIT
// Random play: whole games, in one series of calls into the rules.
#pragma once

#include "core/kernel/kernel_play.h"

namespace hr {

// Whether actions that are judged by the position after them may be left uncounted: what is tried
// has no listener, and rules that all are asked about need every action.
inline bool may_be_lazy(const PlayoutRun& run) {
  return !run.count_choices && run.context.events == nullptr;
}

// Plays a stretch at a time, so that outer limits are checked even if the game never ends.
template <class Fast>
bool play_fast(Fast& fast, const PlayoutRun& run) {
  constexpr std::uint32_t k_stretch = 5000;
  for (;;) {
    const std::uint32_t begun = run.out.actions;
    const std::uint32_t limit = begun + std::min(run.limit - begun, k_stretch);
    const bool through =
        fast.run({run.state, run.random, run.context, limit, run.out, true, run.decisive});
    Allowance::spend(std::int64_t{20} * (run.out.actions - begun));
    if (!through || !run.out.cut || limit == run.limit) return through;
    run.out.cut = false;
  }
}

template <int W>
Playout Kernel<W>::playout(State& state, Random& random, ActionContext& context,
                           std::uint32_t limit, bool count_choices) {
  Playout out;
  play_on({state, random, context, limit, out, count_choices});
  return out;
}

template <int W>
Playout Kernel<W>::decisive_playout(State& state, Random& random, ActionContext& context,
                                    std::uint32_t limit) {
  Playout out;
  play_on({state, random, context, limit, out, false, true});
  return out;
}

template <int W>
void Kernel<W>::play_on(const PlayoutRun& run) {
  State& state = run.state;
  const UnkeyedAsks unkeyed(state, *game_);
  const auto body = [&] {
    bool lazy = may_be_lazy(run);
    part_.new_game();
    for (;;) {
      if (fast_playout_.fits()) {
        finish_turn(state, run.context);
        if (play_fast(fast_playout_, run)) return;
      }
      do {
        const Allowance allowance(k_question);
        Allowance::spend(100);  // counts against outer limits, such as that of all games together
        settle(state, run.context, lazy);
        if (state.header().ended) return;
        if (run.out.actions == run.limit) {
          run.out.cut = true;
          return;
        }
        lazy = play_one(run);
      } while (!fast_playout_.fits());
    }
  };
  try {
    if (game_->asks_rules())
      rules_.in_series(std::ref(body));
    else
      body();
  } catch (const Exhausted& exhausted) {
    stopped(exhausted);
  }
}

// Plays an action where legal ones have been counted. Returns whether the next count may be lazy.
template <int W>
bool Kernel<W>::play_one(const PlayoutRun& run) {
  auto& [state, random, context, limit, out, count_choices, decisive] = run;
  const SeatId seat =
      state.header().asks == 0 ? state.header().turn : ask_at(state, *game_, 0).seat;
  const bool all = asks_all(state, *game_);
  if (counted_.untested) {
    // If none of the actions is legal, they have to be counted as usual to find out what then.
    const bool played = !all && try_one(run, seat);
    out.actions += played ? 1 : 0;
    return played;
  }
  const std::uint64_t total = counted_.legal.total();
  if (all && !part_.go_on(state, *game_, total, &out)) return may_be_lazy(run);
  const Choice choice = pick((all ? run.part_of(seat) : run.draws_of(seat)).below(total));
  if (choice.action.verb == game_->ready()) {  // to be ready is no decision
    run.end_part(seat);
  } else {
    ++out.decisions;
    out.choices += total;
    out.max_choices = std::max(out.max_choices, total);
  }
  act(state, seat, choice, context);
  say_ready(run);
  if (!state.header().in_group) ++out.actions;  // the answers of a group count as one action
  return may_be_lazy(run);
}

// After an answer in a group: seats that have no more to answer, and that no rule keeps from being
// ready, say so. There is nothing else that they could do, so this need not be counted first.
template <int W>
void Kernel<W>::say_ready(const PlayoutRun& run) {
  State& state = run.state;
  if (game_->definition().ready) return;
  Choice choice;
  choice.action.verb = game_->ready();
  while (state.header().in_group) {
    const Ask ask = ask_at(state, *game_, 0);
    if (ask.verb != choice.action.verb) return;
    run.part_of(ask.seat).below(1);  // as for any choice, so that what follows is drawn alike
    run.end_part(ask.seat);
    act(state, ask.seat, choice, run.context);
  }
}

// Draws actions that are not tested yet until one is legal, and plays it: uniform among the legal
// ones. Returns false if none is, or none that is known to be, with the state as it was.
template <int W>
bool Kernel<W>::try_one(const PlayoutRun& run, SeatId seat) {
  State& state = run.state;
  tried_.clear();
  const std::uint64_t total = counted_.legal.total();
  SeatDraws* const by_seat = run.context.chance.seat_draws();
  Random retries(0);
  Random* draws = &run.draws_of(seat);
  while (tried_.size() < total) {
    const std::uint64_t n = draws->below(total);
    if (by_seat != nullptr && draws != &retries) {
      retries = by_seat->retry(seat);
      draws = &retries;
    }
    if (std::ranges::find(tried_, n) != tried_.end()) continue;
    const Choice choice = pick(n);
    const VerbPlan<W>* const verb = game_->built_in(choice.action.verb)
                                        ? nullptr
                                        : &plan_.seats[nth(seat)].verbs[nth(choice.action.verb)];
    if (verb != nullptr && verb->most && verb->drawn &&
        !chains_.begins_best(counted_, state, seat, choice)) {
      tried_.push_back(n);
      continue;
    }
    if (verb == nullptr || !verb->judged) {
      act(state, seat, choice, run.context);
      return true;
    }
    before_ = state;
    state.header().in_group = false;
    Deed<W> deed;
    deed.closes = consume_ask_or_turn(state, seat, choice.action.verb);
    deed.ends_chain = false;
    judge_.note_sight(before_, seat, choice, sight_);
    perform(state, seat, choice, run.context, deed);
    deed.places.sight = sight_.data();
    if (!judge_.illegal(state, seat, choice, run.context, deed)) {
      if (plan_.pattern_of(seat, choice).chains && !state.header().ended)
        chain(state, seat, choice, run.context, deed);
      follow(state, seat, choice.action.verb, run.context, deed);
      return true;
    }
    std::swap(state, before_);
    tried_.push_back(n);
    Allowance::spend(100);
  }
  return false;
}

}  // namespace hr
