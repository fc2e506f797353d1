// SPDX-License-Identifier: MIT
// What rules provide (verbs, kinds of pieces, regions), how often it came up, and how those fared
// who used it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/lab/game_tally.h"
#include "core/statistics/difference.h"

namespace hr {

// The points of one player: in games in which that player has used something, and in all others.
struct UsePoints {
  SampleMean with, without;
};

// The same for all players together: the mean of their differences, each with the weight
// n m / (n + m) for n games with and m games without (as N. Mantel and W. Haenszel weight strata,
// J. Natl. Cancer Inst. 22 (1959) 719-748), so that a better seat is not mistaken for a better
// piece. The ends of the interval are the means of the players' ends: players of one game depend
// on each other, and this holds however much they do.
struct UseEffect {
  double with = 0, without = 0;
  Interval difference{-1, 1};  // with less without
};

struct UseRow {
  std::string name;
  std::uint64_t games = 0, times = 0;
  // Whether it could come up at all: built-in verbs, which every ruleset has, and kinds of pieces
  // that no action places or moves, need not, nor must anybody enter what belongs to others.
  bool expected = true;
  std::vector<UsePoints> players = {};   // empty: points tell nothing
  std::optional<UseEffect> effect = {};  // none: nobody used it in some games and not in others
};

struct CellUse {
  CellId cell = CellId::none;
  std::uint64_t times = 0;  // that it was the target of an action
  // The points of players who have ended an action there, each once for each of their games.
  SampleMean points = {};
  // As in UseRow; of cells, these intervals hold together.
  std::optional<UseEffect> effect = {};
};
// So many of them at least are needed to draw a map of the points.
inline constexpr std::uint64_t k_least_on_map = 20;

struct Uses {
  std::vector<UseRow> verbs, kinds, places;
  std::vector<CellUse> targets;  // the cells and links of the board
};

// Intervals of differences hold all together with a probability of at least one less alpha.
Uses uses_of(const Game& game, const GameTally& tally, double alpha);

}  // namespace hr
