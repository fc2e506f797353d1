// SPDX-License-Identifier: MIT
// Counting lines of play: the usual proof that legal actions are what they should be.
#pragma once

#include <cstdint>

#include "core/engine/engine.h"

namespace hr {

struct Perft {
  std::uint64_t count = 0;     // lines of exactly `depth` actions
  std::uint64_t complete = 0;  // games that ended within them, at any depth up to `depth`
};

struct PerftOptions {
  bool complete = false;   // count the games that ended: costs playing the last actions
  bool turns = false;      // count by turns: an action together with all that is asked behind it
  std::uint64_t seed = 0;  // how dice fall
};

// Counts from `state`. depth >= 0. While all are asked in secret the lowest seat that can act goes
// first.
Perft perft(Engine& engine, const State& state, int depth, const PerftOptions& options = {});

}  // namespace hr
