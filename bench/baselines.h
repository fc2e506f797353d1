// SPDX-License-Identifier: MIT
// Finds the hand-written baseline of a ruleset by name.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "bench/baseline.h"
#include "bench/baseline_player.h"

namespace hr {

struct Baseline {
  std::string_view ruleset;
  BaselineRun (*run)(std::uint64_t seed, std::uint64_t games);
  // Who plays it by plain UCT (bench/plain_uct.h), from the start of a game; null if there is
  // nobody.
  std::unique_ptr<BaselinePlayer> (*player)(std::uint64_t seed) = nullptr;
};

// The baseline of a ruleset, or of the one that its name extends: x_something is measured against
// the baseline of x. Null if there is none.
const Baseline* find_baseline(std::string_view ruleset);

// The two builds that find_baseline() chooses from: for any processor and for fast ones (where
// these are built, cmake/FastBuild.cmake), like the engine that they are compared with.
const Baseline* find_plain_baseline(std::string_view ruleset);
const Baseline* find_fast_baseline(std::string_view ruleset);

}  // namespace hr
