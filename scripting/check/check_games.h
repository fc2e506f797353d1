// SPDX-License-Identifier: MIT
// Plays the games of a check under one setting: the first one is audited; the next ones are watched
// as long as something declared has not occurred; the rest are played at full speed. Stops at the
// first game with a problem.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/trials/audit.h"
#include "scripting/lua/memory.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

struct CheckRound {
  std::uint64_t games = 0;
  std::uint64_t seed = 1;              // of the first game
  std::uint32_t limit = 0;             // as in CheckPlan
  std::uint64_t listed_actions = 0;    // how many legal actions may be listed
  std::function<bool()> time_is_up{};  // as in CheckPlan
};

struct RoundResult {
  std::uint64_t games = 0, watched = 0, actions = 0;
  std::uint64_t cut = 0, first_cut = 0;  // games stopped by the limit; the seed of the first
  std::uint32_t limit = 0;               // the limit in force
  std::optional<Problem> problem;
  std::uint64_t problem_seed = 0;
  std::vector<MemoryChange> changes;  // what the rules have remembered
  bool compared = true;               // false: some of their memory could not be compared
  bool broken_off = false;            // stopped before all games were played
  std::vector<Coverage::CoverageEntry> entries;
};

// `second_copy` must be the same ruleset under the same settings, loaded again.
RoundResult play_round(Ruleset& ruleset, Ruleset& second_copy, const CheckRound& round);

}  // namespace hr::scripting
