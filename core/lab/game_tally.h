// SPDX-License-Identifier: MIT
// What games of one version add up to. All numbers are integers, so it does not matter how the
// games were divided, and a tally read from a text is the one that was written.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/lab/measures.h"
#include "core/statistics/histogram.h"

namespace hr {

struct GameTally {
  struct Opening {
    std::uint64_t games = 0;
    std::map<std::int32_t, std::uint64_t> points;  // of who has opened so
    friend bool operator==(const Opening&, const Opening&) = default;
  };
  struct Use {
    std::uint64_t games = 0, times = 0;
    friend bool operator==(const Use&, const Use&) = default;
  };

  std::uint64_t games = 0, actions = 0;
  std::uint64_t unwon = 0;                                    // games that nobody has won
  std::vector<std::map<std::int32_t, std::uint64_t>> shares;  // by measure
  std::vector<Histogram> amounts;                             // by measure
  std::map<Action, Opening> openings;
  std::vector<Use> verbs, kinds;

  void add(const std::vector<Measure>& measures, const GameFacts& game);
  GameTally& operator+=(const GameTally& other);  // of the same measures
  friend bool operator==(const GameTally&, const GameTally&) = default;
};

std::string tally_text(const GameTally& tally);
// Throws Error for a text that is no tally of so many measures.
GameTally read_game_tally(std::string_view text, std::size_t measures);

}  // namespace hr
