// SPDX-License-Identifier: MIT
#include "core/kernel/set_up_search.h"

#include <algorithm>
#include <string>
#include <unordered_set>

#include "core/engine/asks.h"
#include "core/game/dead_end.h"

namespace hr {

namespace {

// "hide, arm 8 times"
inline std::string asked_text(const State& state, const Game& game, SeatId seat) {
  std::string out;
  for (int i = 0; i < state.header().asks; ++i) {
    const Ask ask = ask_at(state, game, i);
    if (ask.seat != seat || game.built_in(ask.verb)) continue;
    out += (out.empty() ? "" : ", ") + std::string(game.verb_name(ask.verb));
    if (ask.times > 1) out += " " + std::to_string(ask.times) + " times";
  }
  return out;
}

}  // namespace

template <int W>
void SetUpSearch<W>::require(const State& state) {
  for (int s = game_->seats() - 1; s >= 0; --s) {
    if (open_ask(state, *game_, SeatId(s)) < 0) continue;  // it is not asked
    const Feasibility found = feasibility(state, SeatId(s));
    if (found == Feasibility::ready) continue;
    throw ImpossibleSetUp(
        std::string(found == Feasibility::never
                        ? "the setup is impossible under these options: there is no way"
                        : "the setup is too tight under these options: no way was found") +
        " for " + game_->definition().seats[s].name + " to give all the answers (" +
        asked_text(state, *game_, SeatId(s)) + ")");
  }
  moves_.fill(counted_, state, ask_at(state, *game_, 0).seat);
}

// Usually the first random attempt succeeds; if hundreds fail, all possibilities are searched,
// within limits.
template <int W>
typename SetUpSearch<W>::Feasibility SetUpSearch<W>::feasibility(const State& start, SeatId seat) {
  constexpr int k_tries = 300;
  Random random(0);
  int answers = 0;
  try {
    for (int i = 0; i < k_tries && answers < k_max_answers; ++i)
      if (try_at_random(start, seat, random, answers)) return Feasibility::ready;
    return search_all(start, seat);
  } catch (const Error&) {
    return Feasibility::ready;  // rules that fail do so again in play, with a better report
  }
}

template <int W>
bool SetUpSearch<W>::try_at_random(const State& start, SeatId seat, Random& random, int& answers) {
  ActionContext context;
  State state = start;
  for (; answers < k_max_answers; ++answers) {
    moves_.fill(counted_, state, seat);
    if (counted_.legal.total() == 0) return false;
    if (game_->built_in(ask_at(state, *game_, open_ask(state, *game_, seat)).verb)) return true;
    flow_.act(state, seat, counted_.legal.pick(random.below(counted_.legal.total())), context);
  }
  // A seat that is asked for so many answers at once has room for them, or the rules never stop
  // asking.
  return ask_at(start, *game_, open_ask(start, *game_, seat)).times >= k_max_answers;
}

template <int W>
typename SetUpSearch<W>::Feasibility SetUpSearch<W>::search_all(const State& start, SeatId seat) {
  constexpr std::size_t k_max_states = 20000;
  constexpr std::uint64_t k_max_choices = 1000;  // per position
  ActionContext context;
  std::unordered_set<std::uint64_t> known;
  std::vector<State> open{start};
  std::vector<Choice> choices;
  bool whole = true;
  while (!open.empty()) {
    const State state = std::move(open.back());
    open.pop_back();
    moves_.fill(counted_, state, seat);
    if (counted_.legal.total() == 0) continue;
    if (game_->built_in(ask_at(state, *game_, open_ask(state, *game_, seat)).verb))
      return Feasibility::ready;
    whole = whole && counted_.legal.total() <= k_max_choices;
    choices.clear();
    for (std::uint64_t n = 0; n < std::min(counted_.legal.total(), k_max_choices); ++n)
      choices.push_back(counted_.legal.pick(n));
    for (const Choice& choice : choices) {
      State next = state;
      flow_.act(next, seat, choice, context);
      if (!known.insert(next.hash()).second) continue;
      if (known.size() > k_max_states) return Feasibility::unknown;
      open.push_back(std::move(next));
    }
  }
  return whole ? Feasibility::never : Feasibility::unknown;
}

#define HR_SET_UP_SEARCH(W) template class SetUpSearch<W>;
HR_EACH_WIDTH(HR_SET_UP_SEARCH)
#undef HR_SET_UP_SEARCH

}  // namespace hr
