// SPDX-License-Identifier: MIT
// Games are played in fixed blocks, the shards. What a shard adds up to follows from its plan (what
// is played and measured) and from the numbers of its games, so it can be kept and need not be
// played again, on any machine.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "core/base/error.h"
#include "core/game/ruleset_text.h"
#include "core/lab/lab_games.h"
#include "core/lab/rules_version.h"

namespace hr {

// Raise it whenever games of the same plan come out differently, or are measured or written
// differently: what was kept before is not used any more. A test fails as a reminder.
inline constexpr int k_measuring_version = 7;

// Games, or pairs of games, from the first one to before the last.
struct Shard {
  std::uint64_t from = 0, to = 0;
  friend bool operator==(const Shard&, const Shard&) = default;
};

// The shard, of at most `block`, that begins or goes on at `from`; it ends at `to` at the latest.
constexpr Shard shard_at(std::uint64_t from, std::uint64_t to, std::uint64_t block) {
  const std::uint64_t end = (from / block + 1) * block;
  return {from, end < to ? end : to};
}

// How many games a shard has. Those of a comparison or a sweep end at its checkpoints.
inline std::uint64_t games_of_a_shard(const LabPlay& play) { return play.fast() ? 256 : 16; }
inline constexpr std::uint64_t k_pairs_of_a_shard = 16;
inline constexpr std::uint64_t k_games_of_a_ladder_shard = 16, k_games_of_a_luck_shard = 64;
// What is read of more cannot have been played: so many games have more actions than anybody waits
// for.
inline constexpr std::uint64_t k_max_games_of_a_shard = 1 << 12;
inline constexpr std::uint64_t k_max_counted_actions = std::uint64_t{1} << 44;

// The part of a run that one of several independent workers plays: every so many-th shard. What all
// of them have kept together is what one worker would have kept, so a run that finds it in its
// store reports the same. A worker reports nothing, as it has seen a part only.
struct ShardPart {
  std::uint64_t number = 0, of = 1;  // number < of
  std::uint64_t seen = 0;            // shards of the run so far

  bool takes_next() { return seen++ % of == number; }
};

// What has been kept cannot be what was played.
class DamagedResults : public Error {
 public:
  DamagedResults() : Error("the file of results is damaged; choose another name to measure anew") {}
};

// Where shards are kept. Used by one thread.
class ShardStore {
 public:
  virtual ~ShardStore() = default;
  virtual std::optional<std::string> find(const std::string& plan, Shard shard) = 0;
  virtual void put(const std::string& plan, Shard shard, const std::string& tally) = 0;
  // What was found cannot be what was played: the shard is played again, and put.
  virtual void refuse(const std::string& /*plan*/, Shard /*shard*/) {}
  // Called now and then while there is nothing to do.
  virtual void rest() {}
};

// Everything that results depend on, as a line of JSON. Throws Error if rules do not come from
// text.
std::string plan_of_games(const RulesVersion& version, const LabPlay& play, std::uint64_t seed);
std::string plan_of_pairs(const RulesVersion& first, const RulesVersion& second,
                          const LabPlay& play, std::uint64_t seed, bool independent);
// Two bots that take turns at the seats; blocks of games that are measured for luck.
std::string plan_of_meeting(const RulesVersion& version, const LabPlay& play, std::uint64_t seed);
std::string plan_of_blocks(const RulesVersion& version, const LabPlay& play, std::uint64_t seed);

}  // namespace hr
