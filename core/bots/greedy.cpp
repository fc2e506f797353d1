// SPDX-License-Identifier: MIT
#include "core/bots/greedy.h"

#include <algorithm>
#include <numeric>

#include "core/base/allowance.h"
#include "core/game/teams.h"

namespace hr {

namespace {

// How often each action is tried where it may lead to different positions.
constexpr int k_samples = 4;
// More than any score or worth counts for here, and small enough that sums cannot overflow.
constexpr std::int64_t k_victory = std::int64_t{1} << 52;

}  // namespace

// By how much the best seat of the team is ahead of the best other one; together: the score.
std::int64_t Greedy::lead(const State& state, SeatId seat) {
  const GameDef& def = engine_.game().definition();
  const int seats = engine_.game().seats();
  std::vector<std::int64_t> has(nth(seats));
  if (def.score)
    for (int s = 0; s < seats; ++s) has[nth(s)] = engine_.score(state, SeatId(s));
  else
    has = material_.by_seat(state);
  add_up_teams(def, has);
  const std::uint32_t team = team_of(def, seat);
  std::int64_t other = INT64_MIN;
  for (int s = 0; s < seats; ++s)
    if ((team >> s & 1) == 0) other = std::max(other, has[nth(s)]);
  const std::int64_t own = std::clamp(has[nth(seat)], -k_victory / 4, k_victory / 4);
  return other == INT64_MIN ? own : own - std::clamp(other, -k_victory / 4, k_victory / 4);
}

std::int64_t Greedy::after(State& state, SeatId seat, const Choice& choice) {
  const bool swaps = choice.action.verb == engine_.game().swap();
  engine_.play(state, seat, choice, context_);
  if (swaps) seat = SeatId(1 - index(seat));  // where its player sits from now on
  if (!state.header().ended) return lead(state, seat);
  if (scored_as_one(engine_.game(), state.header())) return lead(state, seat);
  const Payoff got = payoff(engine_, state, totals_);
  const std::int64_t even = drawn_payoff(engine_.game())[nth(seat)];
  return got[nth(seat)] > even ? k_victory : got[nth(seat)] < even ? -k_victory : 0;
}

Thought Greedy::think(Positions& positions, SeatId seat, Random& random) {
  State start, state;
  positions.draw(start);
  const std::uint64_t legal = engine_.legal(start, seat);
  const std::uint64_t tried = std::min(legal, k_most);
  std::vector<Choice> choices;
  for (std::uint64_t i = 0; i < tried; ++i)
    choices.push_back(engine_.pick(tried == legal ? i : i * (legal / tried)));
  std::vector<std::int64_t> sums(tried);
  Thought out;
  for (int sample = 0; sample < k_samples; ++sample) {
    bool chance = !positions.open();
    if (chance && sample > 0) positions.draw(start);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      state = start;
      context_.chance.restart(random.next());
      try {
        sums[i] += after(state, seat, choices[i]) / k_samples;
      } catch (const Exhausted&) {
        throw;
      } catch (const std::exception&) {
        ++out.failures;
      }
      chance = chance || !context_.chance.faces().empty();
    }
    ++out.iterations;
    if (!chance) break;
  }
  std::vector<std::size_t> order(choices.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return sums[a] > sums[b]; });
  for (const std::size_t i : order)
    out.actions.push_back({.choice = choices[i],
                           .visits = out.iterations,
                           .value = sums[i] == sums[order.front()] ? k_point : 0});
  if (!order.empty()) out.line = {choices[order.front()]};
  return out;
}

}  // namespace hr
