// SPDX-License-Identifier: MIT
// Counting lines of play: the usual proof that legal actions are what they should be.
#pragma once

#include <cstdint>

#include "core/engine.h"

namespace hr {

struct Perft {
  std::uint64_t count = 0;     // lines of exactly `depth` actions
  std::uint64_t complete = 0;  // games that ended within them, at any depth up to `depth`
};

// Counts from `state`; dice fall as `seed` has them. depth >= 0. While all are asked in secret the
// lowest seat that can act goes first. `complete` costs playing the last actions, so it is counted
// only when asked for.
Perft perft(Engine& engine, const State& state, int depth, bool complete, std::uint64_t seed = 0);

}  // namespace hr
