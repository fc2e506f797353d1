// SPDX-License-Identifier: MIT
// Checks a ruleset: reads it, loads it under many settings of its options, plays random games under
// each, and finds what is wrong. Rules must remember nothing and answer the same twice; games must
// come back the same after undo, redo, writing out and playing over, must end, and must leave no
// seat stuck; whatever is declared should come up. The same plan gives the same findings, to the
// byte, unless it says when to stop.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/allowance.h"
#include "core/base/error.h"
#include "core/engine/engine.h"
#include "core/match/match.h"
#include "scripting/check/finding.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::scripting {

struct CheckPlan {
  std::uint64_t games = 2000;  // over all settings; a quarter of them under the first
  std::uint64_t seed = 1;      // of the first game under each setting; the next one has the next
  std::uint32_t limit = 5000;  // actions a game; declared plies(n) go first, up to 100000
  // Asked again and again, if there is one: whether to stop with what was found by now. All that
  // depends on the clock goes through here.
  std::function<bool()> over{};
  // What all of it may use up on the thread that calls; a little more than `over` says, so that a
  // single step that takes long is stopped, too.
  Allowance::Limits limits{
      .time = std::chrono::hours(24 * 365), .memory = std::size_t{1} << 30, .whole = true};
};

struct CheckReport {
  std::vector<Finding> findings;  // in the order of their places
  std::uint64_t games = 0, settings = 0, actions = 0;
  std::uint64_t refused = 0;  // settings under which the set-up cannot be done
  std::uint64_t untried = 0;  // settings left out because too many others had failed
  // Settings under which some games went on past the limit because an option that would have ended
  // them is 0 there, for none or never; and which options those were under the first such setting.
  std::uint64_t unlimited = 0;
  Settings unlimited_by;
  // Whether `over` ended it before all these were played.
  bool stopped = false;
  std::uint64_t all_games = 0, all_settings = 0;
  bool sound() const;  // no errors; warnings there may be
};

// `progress`, if there is one, is told how many settings of how many are done.
// Its settings stay in force in all games; options that it leaves to their defaults are varied.
CheckReport check(const Edition& edition, const CheckPlan& plan,
                  const std::function<void(std::size_t, std::size_t)>& progress = {});
// Of what cannot even be read: that alone.
CheckReport unreadable(const std::string& id, const Error& error);

// Before rules replace others in a running match: can they go on from this position, and can a new
// game begin under them, if not on an edited board then on the one they declare? Asks what is
// legal, plays 200 actions of random games from the position, and sets a game up; the first thing
// found, if any. `engine` is one over the ruleset's rules. Takes milliseconds, or what the budget
// of a single call allows where the rules loop.
std::optional<Finding> check_position(Ruleset& ruleset, Engine& engine, const State& state,
                                      std::uint64_t seed = 1);
// The same for Match::swap: throws Error when something is found.
Match::Trial trial_of(std::shared_ptr<Ruleset> ruleset);

}  // namespace hr::scripting
