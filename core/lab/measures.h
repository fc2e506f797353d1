// SPDX-License-Identifier: MIT
// What is measured of games, each under a name: shares (how often something is so, or how large a
// part of something), and amounts (whole numbers without a bound).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/game/game.h"
#include "core/lab/game_facts.h"

namespace hr {

// Intervals and findings of the lab hold with a probability of at least one less this.
inline constexpr double k_alpha = 0.05;

// What was asked for cannot be measured: a sentence about the request, not about the rules.
class Unmeasurable : public Error {
 public:
  using Error::Error;
};

enum class MeasureType : std::uint8_t {
  points,        // that a player gets, of one point a game
  draws,         // games that nobody has won
  shared,        // games that several have won
  stopped,       // games that the limit has stopped
  swaps,         // games in which the pie rule made players change seats
  ending,        // games that have ended in this way
  verb,          // games in which this verb was used
  length,        // actions in a game
  choices,       // legal actions at a decision, on the average of a game
  lead_changes,  // how often the lead changes hands, in games of two searching bots
  decided,       // after which part of such a game the winner is clear, in hundredths
  comebacks,     // such games that were won by who once had little hope
  margin,        // by how much the winner's score is higher
  score,         // of a player
  solved,  // games that all together have won, or the only player, where there are scores, too
};

struct Measure {
  MeasureType type = MeasureType::points;
  int number = 0;    // of the player, verb or ending
  std::string name;  // "points of white"
  bool share = true;

  friend bool operator==(const Measure&, const Measure&) = default;
};

// Why games end, of a measure that is an ending.
inline EndReason ending_reason(const Measure& ending) {
  return static_cast<EndReason>(ending.number / 256);
}

// All that can be measured of a game. The same in two versions if their names are equal.
// Those that need watched games, or games of bots that search, are among them if there are such.
struct Watched {
  bool actions = false, outlook = false;
};
std::vector<Measure> measures_of(const Game& game, Watched watched);
// Those that both have, with their numbers in each.
struct CommonMeasure {
  Measure first, second;
};
std::vector<CommonMeasure> common_measures(const Game& first, const Game& second, Watched watched);

// Whether MeasureType::solved is measured: nobody plays against anybody, and such a game may be won
// as well as end with a score.
bool counts_solved(const GameDef& definition);

// The value of a share in one game, from 0 to k_point; none: the game says nothing of it.
std::optional<std::int32_t> share_in(const Measure& measure, const GameFacts& game);
// The same for an amount.
std::optional<std::int64_t> amount_in(const Measure& measure, const GameFacts& game);

}  // namespace hr
