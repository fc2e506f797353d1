// SPDX-License-Identifier: MIT
// Measures speed in processor time of the calling thread: whole random games of a ruleset and of a
// baseline (the same game written by hand, or another ruleset), run in turns so that both run under
// the same conditions.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "bench/baselines.h"
#include "scripting/ruleset/ruleset.h"

namespace hr::cli {

struct Measurements {
  double actions_per_second = 0;
  double games_per_second = 0;
  double heap_allocations_per_action = 0;  // by operator new and by Lua's allocator
  double lua_calls_per_action = 0;
  std::optional<double> baseline_actions_per_second;
  double copy_ns = 0;  // of a state in mid-game

  std::optional<double> ratio() const {
    if (!baseline_actions_per_second) return {};
    return actions_per_second / *baseline_actions_per_second;
  }
};

// Plays for about `seconds` in total, after a warm-up; rates are medians of several runs. The
// comparison is with `rival` or, if that is null, with `baseline`, or with nothing if that is null
// too.
Measurements measure(scripting::Ruleset& ruleset, const Baseline* baseline,
                     scripting::Ruleset* rival, std::uint64_t seed, double seconds);

// Plays so many games, and measures nothing: for what counts instructions. Returns the actions.
std::uint64_t play_games(scripting::Ruleset& ruleset, std::uint64_t seed, std::uint64_t games);

// The median time of a few calls, in milliseconds.
double measure_loading(const std::function<void()>& load);
// The median time to load edited rules and change to them during a match.
double measure_rule_change(const RulesetText& ruleset_text, std::uint64_t seed);

}  // namespace hr::cli
