// SPDX-License-Identifier: MIT
// Random play: whole games, in one series of calls into the rules.
#pragma once

#include "core/kernel/kernel_play.h"

namespace hr {

template <int W>
Playout Kernel<W>::playout(State& state, Random& random, ActionContext& context,
                           std::uint32_t limit) {
  Playout out;
  const PlayoutRun run{state, random, context, limit, out};
  const auto body = [&] { play_on(run); };
  if (game_->asks_rules())
    rules_.in_series(std::ref(body));
  else
    body();
  return out;
}

template <int W>
void Kernel<W>::play_on(const PlayoutRun& run) {
  auto& [state, random, context, limit, out] = run;
  part_.new_game();
  try {
    for (;;) {
      Allowance::spend(100);  // counts against outer limits, such as that of all games together
      finish_turn(state, context);
      if (play_fast(run)) return;
      const Allowance allowance(k_question);
      settle(state, context);
      if (state.header().ended) return;
      if (out.actions == limit) {
        out.cut = true;
        return;
      }
      const SeatId seat =
          state.header().asks == 0 ? state.header().turn : ask_at(state, *game_, 0).seat;
      if (all_open(state, *game_) && !part_.go_on(state, *game_, counted_.legal.total(), &out))
        continue;
      ++out.decisions;
      out.choices += counted_.legal.total();
      out.max_choices = std::max(out.max_choices, counted_.legal.total());
      act(state, seat, pick(random.below(counted_.legal.total())), context);
      if (!state.header().in_group) ++out.actions;  // the answers of a group count as one action
    }
  } catch (const Exhausted& exhausted) {
    stopped(exhausted);
  }
}

// Plays a stretch at a time, so that outer limits are checked even if the game never ends.
template <int W>
bool Kernel<W>::play_fast(const PlayoutRun& run) {
  constexpr std::uint32_t k_stretch = 5000;
  for (;;) {
    const std::uint32_t begun = run.out.actions;
    const std::uint32_t limit = begun + std::min(run.limit - begun, k_stretch);
    const bool through = fast_playout_.run({run.state, run.random, run.context, limit, run.out});
    Allowance::spend(std::int64_t{20} * (run.out.actions - begun));
    if (!through || !run.out.cut || limit == run.limit) return through;
    run.out.cut = false;
  }
}

}  // namespace hr
