// SPDX-License-Identifier: MIT
#include "core/lab/first_turn.h"

#include <algorithm>
#include <bit>

#include "core/bots/payoff.h"
#include "core/game/teams.h"
#include "core/words/text.h"

namespace hr {

namespace {

void add_points(PointCounts& to, const PointCounts& from) {
  for (const auto& [value, n] : from) to[value] += n;
}

PointCounts all_points(const GameTally::FirstAction& opening) {
  PointCounts out = opening.points[0];
  add_points(out, opening.points[1]);
  return out;
}

PointsMean points_mean(const PointCounts& counts) {
  const MeanSequence mean = mean_of_points(counts);
  return {mean.count(), mean.mean(), mean.interval(k_alpha)};
}

int count_teams(const GameDef& def, int seats) {
  int out = 0;
  for (std::uint32_t left = all_seats(seats); left != 0; ++out)
    left &= ~team_of(def, SeatId(std::countr_zero(left)));
  return out;
}

// Points of who opens, if the other one changes seats where that is known to be better.
PointCounts points_with_pie(const GameTally& tally) {
  PointCounts out;
  for (const auto& [action, opening] : tally.openings) {
    std::int64_t above = 0;  // half of the points
    for (const auto& [value, n] : opening.points[1])
      above += static_cast<std::int64_t>(n) * (2 * std::int64_t{value} - k_point);
    for (const auto& [value, n] : opening.points[0]) out[above > 0 ? k_point - value : value] += n;
  }
  return out;
}

}  // namespace

MeanSequence mean_of_points(const PointCounts& counts) {
  MeanSequence out(0, 1);
  for (const auto& [value, n] : counts) out.add(static_cast<double>(value) / k_point, n);
  out.close();
  return out;
}

std::vector<OpeningRow> openings_of(const Game& game, const GameTally& tally) {
  std::vector<OpeningRow> out;
  for (const auto& [action, opening] : tally.openings) {
    const PointsMean mean = points_mean(all_points(opening));
    out.push_back({.action = action_text(game, action),
                   .games = opening.games,
                   .points = mean.points,
                   .interval = mean.interval});
  }
  std::ranges::stable_sort(out, std::ranges::greater{}, &OpeningRow::games);
  return out;
}

std::optional<FirstTurn> first_turn_of(const Game& game, const GameTally& tally) {
  const GameDef& def = game.definition();
  const int teams = count_teams(def, game.seats());
  if (tally.openings.empty() || one_side(def) || teams < 2) return std::nullopt;
  PointCounts player, side;
  for (const auto& [action, opening] : tally.openings) {
    add_points(player, all_points(opening));
    add_points(side, opening.side);
  }
  FirstTurn out{.even = 1.0 / teams, .player = points_mean(player)};
  if (def.pie) out.side = points_mean(side);
  if (!def.pie && game.seats() == 2 && tally.openings.size() > 1)
    out.with_pie = points_mean(points_with_pie(tally));
  return out;
}

}  // namespace hr
