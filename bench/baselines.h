// SPDX-License-Identifier: MIT
// The hand-written baselines by the name of the ruleset they stand beside.
#pragma once

#include <cstdint>
#include <string_view>

#include "bench/baseline.h"

namespace hr {

struct Baseline {
  std::string_view ruleset;
  BaselineRun (*run)(std::uint64_t seed, std::uint64_t games);
};

// The baseline of a ruleset, or of the one that its name extends: x_something is measured against
// the baseline of x. Null when there is none.
const Baseline* find_baseline(std::string_view ruleset);

// What that chooses from: both as compiled for any processor, or for fast ones (where these are
// built, cmake/FastBuild.cmake), as the engine is that they are compared with.
const Baseline* find_plain_baseline(std::string_view ruleset);
const Baseline* find_fast_baseline(std::string_view ruleset);

}  // namespace hr
