// SPDX-License-Identifier: MIT
// Games of one version, played on several threads and added up.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/lab/game_tally.h"
#include "core/lab/rules_version.h"
#include "core/lab/shards.h"

namespace hr {

struct GameRun {
  const RulesVersion& version;
  const LabPlay& play;
  const std::vector<Measure>& measures;  // those of the version when it is played so
  std::uint64_t seed = 1;
  Shard games = {};
  unsigned threads = 1;
  ShardStore* store = nullptr;  // or null
  std::string plan = {};        // plan_of_games, if there is a store
  ShardPart* part = nullptr;    // or null
  std::stop_token stop = {};
  bool one_of_many = false;  // an error of the rules says which version it was
};

// Calls `take` on the calling thread with what the next games add up to, in the order of the games,
// until it returns false; `idle` now and then while it waits.
void play_games(const GameRun& run, const std::function<bool(const GameTally&)>& take,
                const std::function<void()>& idle);

}  // namespace hr
