// SPDX-License-Identifier: MIT
// First actions, and what it is worth to make the first one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/lab/game_tally.h"
#include "core/statistics/interval.h"
#include "core/statistics/mean_sequence.h"

namespace hr {

MeanSequence mean_of_points(const PointCounts& counts);  // from 0 to 1

// A first action of the game, and what became of whoever played it.
struct OpeningRow {
  std::string action;
  std::uint64_t games = 0;
  double points = 0;
  Interval interval;
};
std::vector<OpeningRow> openings_of(const Game& game, const GameTally& tally);

struct PointsMean {
  std::uint64_t games = 0;
  double points = 0;
  Interval interval = {};
};

struct FirstTurn {
  double even = 0.5;  // the points that anybody would get if all had equal chances
  PointsMean player;  // of the player who made the first action
  // With a pie rule: of whoever has, in the end, the seat that made it.
  std::optional<PointsMean> side = {};
  // In games for two without a pie rule: of the player who made the first action, if the other one
  // changed seats after each first action that has brought more than half of the points. Which do
  // is judged by the games with odd numbers, and what it brings by the other ones, as the same
  // games would make it look better than it is.
  std::optional<PointsMean> with_pie = {};
};
// None: it cannot be said, as games were not watched, or nobody plays against anybody.
std::optional<FirstTurn> first_turn_of(const Game& game, const GameTally& tally);

}  // namespace hr
