// SPDX-License-Identifier: MIT
// The games that a check plays under one setting: the first one audited; the next ones watched, as
// long as something declared has not come up; the rest at full speed. It stops at the first game
// that goes wrong.
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
  std::uint64_t seed = 1;  // of the first game
  std::uint32_t limit = 0;
  std::uint64_t listed_actions = 0;  // legal actions that may be listed
  std::function<bool()> over{};      // as CheckPlan's
};

struct RoundResult {
  std::uint64_t games = 0, watched = 0, actions = 0;
  std::uint64_t cut = 0, first_cut = 0;  // games the limit stopped; the seed of the first
  std::uint32_t limit = 0;               // that was in force
  std::optional<Problem> problem;
  std::uint64_t problem_seed = 0;
  std::vector<MemoryChange> changes;  // what the rules remembered
  bool compared = true;               // all of their memory was
  bool broken_off = false;            // before all games were played
  std::vector<Coverage::CoverageEntry> entries;
};

// `second_copy` is the same ruleset under the same settings, loaded once more.
RoundResult play_round(Ruleset& ruleset, Ruleset& second_copy, const CheckRound& round);

}  // namespace hr::scripting
