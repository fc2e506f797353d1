// SPDX-License-Identifier: MIT
// What games of one version add up to. All numbers are integers, so it does not matter how the
// games were divided, and a tally read from a text is the one that was written.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/lab/measures.h"
#include "core/statistics/histogram.h"

namespace hr {

// How often a player got so many points.
using PointCounts = std::map<std::int32_t, std::uint64_t>;

struct GameTally {
  struct FirstAction {
    std::uint64_t games = 0;
    // Of who has opened so, in the games with even and with odd numbers: one half can be judged by
    // what the other shows.
    std::array<PointCounts, 2> points;
    PointCounts side;  // of whoever has that seat in the end, if players could change seats
    friend bool operator==(const FirstAction&, const FirstAction&) = default;
  };
  struct Use {
    std::uint64_t games = 0, times = 0;
    std::vector<PointCounts> players;  // of each player, in games in which that player has used it
    friend bool operator==(const Use&, const Use&) = default;
  };

  std::uint64_t games = 0, actions = 0;
  std::uint64_t unwon = 0;                                    // games that nobody has won
  std::vector<std::map<std::int32_t, std::uint64_t>> shares;  // by measure
  std::vector<Histogram> amounts;                             // by measure
  std::map<Action, FirstAction> openings;
  // Of games that were watched, as in GameFacts; and how many points each player got in them.
  std::vector<Use> verbs, kinds, places, targets;
  std::vector<PointCounts> players;

  // `seats`: how many the game has; `number`: of this game.
  void add(const std::vector<Measure>& measures, std::size_t seats, const GameFacts& game,
           std::uint64_t number);
  GameTally& operator+=(const GameTally& other);  // of the same measures
  friend bool operator==(const GameTally&, const GameTally&) = default;
};

std::string tally_text(const GameTally& tally);
inline std::uint64_t games_of(const GameTally& tally) { return tally.games; }
// Throws DamagedResults for a text that is no tally of so many measures; none: of any number.
GameTally read_game_tally(std::string_view text, std::optional<std::size_t> measures);

}  // namespace hr
