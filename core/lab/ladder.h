// SPDX-License-Identifier: MIT
// Which bot is stronger: each meets every other one in a number of games, in which they take turns
// at the seats, so that none has the better one more often.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "core/bots/bot_spec.h"
#include "core/lab/rules_version.h"
#include "core/lab/shards.h"
#include "core/statistics/interval.h"

namespace hr {

struct LadderRun {
  std::vector<BotSpec> bots;
  std::uint64_t games = 40;  // of each two bots; made a multiple of the number of seats
  std::uint64_t seed = 1;
  std::uint32_t limit = 100'000;
  unsigned threads = 1;
  ShardStore* store = nullptr;  // where results are kept, or null
  // If there is one, only these shards are played and kept; what is returned says nothing then.
  ShardPart* part = nullptr;
};

struct ScoreMeans {
  double first = 0, second = 0;
  Interval lead = {};
};

// How two bots did against each other. With more than two seats, each has every other seat, as far
// as they go.
struct Meeting {
  std::size_t first = 0, second = 0;           // numbers of the bots
  std::uint64_t games = 0;                     // 0: it was ended before
  std::uint64_t won = 0, drawn = 0, lost = 0;  // by the first, against the average of the second
  double points = 0;                           // that the first got, of those of both; 0 to 1
  Interval interval = {};                      // of that share, 95 %
  // Where games have scores: the mean score of a player with the first bot and with the second, in
  // games that have ended, and by how much the first's is higher, 95 % (UnboundedMean::interval()).
  std::optional<ScoreMeans> scores = {};
};

// Called on the calling thread with the number of finished games and of all. False: end with those,
// without one after which two bots would not have had either side equally often.
using LadderProgress = std::function<bool(std::uint64_t done, std::uint64_t all)>;

// Throws Unmeasurable if there are fewer than two bots, or fewer than two players who play against
// each other.
std::vector<Meeting> climb(const RulesVersion& version, const LadderRun& wanted,
                           const LadderProgress& progress = {});

// Throws DamagedResults for a text that cannot be what a shard adds up to in any game.
void check_result_list(std::string_view text, Shard shard);

}  // namespace hr
