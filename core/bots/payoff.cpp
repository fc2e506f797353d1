// SPDX-License-Identifier: MIT
#include "core/bots/payoff.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

#include "core/game/standing.h"

namespace hr {

namespace {

// Divides a point among the teams of these seats.
Payoff shared_payoff(const Game& game, std::uint32_t seats) {
  const GameDef& def = game.definition();
  int teams = 0;
  for (std::uint32_t left = seats; left != 0; ++teams)
    left &= ~team_of(def, SeatId(__builtin_ctz(left)));
  Payoff out{};
  for (int seat = 0; seat < game.seats(); ++seat)
    if ((seats >> seat & 1) != 0) out[nth(seat)] = k_point / teams;
  return out;
}

}  // namespace

bool scored_as_one(const Game& game, const Header& header) {
  const GameDef& def = game.definition();
  return one_side(def) && def.score && header.ended && scores_decide(def, header);
}

Payoff drawn_payoff(const Game& game) {
  return one_side(game.definition()) ? Payoff{} : shared_payoff(game, all_seats(game.seats()));
}

Payoff payoff(const Game& game, const Header& header) {
  return header.winners == 0 ? drawn_payoff(game)
                             : shared_payoff(game, with_teams(game.definition(), header.winners));
}

std::int32_t TotalRange::share(std::int64_t total) {
  low_ = seen_ ? std::min(low_, total) : total;
  high_ = seen_ ? std::max(high_, total) : total;
  seen_ = true;
  // Differences of scores may need all 64 bits, and times a point they would need more.
  auto width = static_cast<std::uint64_t>(high_) - static_cast<std::uint64_t>(low_);
  auto above = static_cast<std::uint64_t>(total) - static_cast<std::uint64_t>(low_);
  if (width == 0) return k_point / 2;
  while (width >= std::uint64_t{1} << 40) width >>= 1, above >>= 1;
  return static_cast<std::int32_t>(above * k_point / width);
}

ScoreMargin::ScoreMargin(const GameDef& definition)
    : counts_(definition.score && !one_side(definition)) {}

Payoff ScoreMargin::of(Engine& engine, const State& state) {
  static constexpr std::int64_t k_largest = std::int64_t{1} << 32;  // so that nothing overflows
  Payoff out{};
  if (!counts_) return out;
  const GameDef& def = engine.game().definition();
  const int seats = engine.game().seats();
  std::array<std::int64_t, k_max_seats> scores{}, margins{};
  for (int seat = 0; seat < seats; ++seat) scores[nth(seat)] = engine.score(state, SeatId(seat));
  add_up_teams(def, std::span(scores.data(), nth(seats)));
  for (int seat = 0; seat < seats; ++seat) {
    std::int64_t best = INT64_MIN;
    for (int other = 0; other < seats; ++other)
      if ((team_of(def, SeatId(seat)) >> other & 1) == 0) best = std::max(best, scores[nth(other)]);
    if (best == INT64_MIN) return out;
    const auto within = [](std::int64_t score) { return std::clamp(score, -k_largest, k_largest); };
    margins[nth(seat)] = within(scores[nth(seat)]) - within(best);
    largest_ = std::max(largest_, std::abs(margins[nth(seat)]));
  }
  if (largest_ == 0) return out;
  for (int seat = 0; seat < seats; ++seat)
    out[nth(seat)] = static_cast<std::int32_t>(margins[nth(seat)] * k_most / largest_);
  return out;
}

Payoff payoff(Engine& engine, const State& state, TotalRange& totals) {
  const Game& game = engine.game();
  if (!scored_as_one(game, state.header())) return payoff(game, state.header());
  Payoff out{};
  out.fill(totals.share(engine.score(state, SeatId(0))));
  return out;
}

}  // namespace hr
