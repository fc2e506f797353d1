// SPDX-License-Identifier: MIT
// Speed, in the CPU time of the calling thread: whole random games of a ruleset, and of the same
// game written by hand or of another ruleset, run by turns so that both meet the machine in the
// same mood.
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
  double copy_ns = 0;  // of a state in the middle of a game

  std::optional<double> ratio() const {
    if (!baseline_actions_per_second) return {};
    return actions_per_second / *baseline_actions_per_second;
  }
};

// Plays for about so many seconds in all, after a warm-up; rates are medians of several runs. What
// it is held against is another ruleset or, without one, the baseline, or (null) nothing.
Measurements measure(scripting::Ruleset& ruleset, const Baseline* baseline,
                     scripting::Ruleset* rival, std::uint64_t seed, double seconds);

// The median time of a few calls, in milliseconds.
double measure_loading(const std::function<void()>& load);
// The median time that edited rules take to be loaded and swapped in under a match in mid-game.
double measure_swapping(const Edition& edition, std::uint64_t seed);

}  // namespace hr::cli
