// SPDX-License-Identifier: MIT
// Checks a ruleset: loads it under many settings of its options, plays random games under each, and
// reports problems. Rules must not remember anything and must answer the same question in the same
// way twice; games must be unchanged after undo, redo, saving and replay, must end, and must leave
// no seat stuck; everything declared should occur. The same plan gives the same findings, to the
// byte, unless `time_is_up` stops it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "scripting/check/finding.h"
#include "scripting/source/read_ruleset_text.h"

namespace hr::scripting {

struct CheckPlan {
  std::uint64_t games = 2000;  // over all settings; a quarter of them under the first
  std::uint64_t seed = 1;      // of each setting's first game; each game adds 1
  // Actions a game; 0: 5000, or two for each cell where that is more. A declared plies(n) up to
  // 100000 overrides it.
  std::uint32_t limit = 0;
  // The ruleset's own, on or off; none: they are not known.
  std::optional<std::vector<std::string>> variants{};
  // The ruleset's scenarios: a verb that one of them plays may be rare. Files that are no scenarios
  // and those that cannot be read, which their tests report, are skipped.
  std::vector<RuleFile> tests{};
  // Called repeatedly, if set: true stops the check with the findings so far. The clock is used
  // only through this.
  std::function<bool()> time_is_up{};
  // Limits for the whole check on the calling thread; set them slightly above what `time_is_up`
  // allows, so that a single long step is stopped as well.
  Allowance::Limits limits{
      .time = std::chrono::hours(24 * 365), .memory = std::size_t{1} << 30, .whole = true};
};

struct CheckReport {
  std::vector<Finding> findings;  // ordered by place
  std::uint64_t games = 0, settings = 0, actions = 0;
  std::uint64_t refused = 0;  // settings under which the setup is impossible
  std::uint64_t untried = 0;  // settings skipped because too many others had failed
  // Settings under which some games exceeded the limit because an option that would have ended them
  // is 0 (none or never); and the options with that value under the first such setting.
  std::uint64_t unlimited = 0;
  std::uint32_t unlimited_after = 0;  // the limit under the first such setting
  Settings unlimited_by;
  // Whether `time_is_up` stopped the check before it had completed this many.
  bool stopped = false;
  std::uint64_t all_games = 0, all_settings = 0;
  bool has_no_errors() const;  // no errors; there may be warnings
  // Stopped before games were played under all settings, or before any game was finished.
  bool not_enough() const { return stopped && (games == 0 || settings < all_settings); }
};

// The ruleset text's settings apply to all games; only options that it leaves at their defaults are
// varied. `progress`, if set, is called with the number of settings done and the number of all
// settings.
CheckReport check(const RulesetText& ruleset_text, const CheckPlan& plan,
                  const std::function<void(std::size_t, std::size_t)>& progress = {});
// A report with one finding, for a ruleset that cannot be read.
CheckReport unreadable(const std::string& id, const Error& error);

}  // namespace hr::scripting
