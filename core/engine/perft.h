// SPDX-License-Identifier: MIT
// Perft: counts lines of play to a given depth, the usual check that the legal actions are correct.
#pragma once

#include <cstdint>

#include "core/engine/engine.h"

namespace hr {

struct Perft {
  std::uint64_t count = 0;     // lines of exactly `depth` actions
  std::uint64_t complete = 0;  // games that ended within at most `depth` actions
};

struct PerftOptions {
  bool complete = false;  // also count complete games, for which the last actions have to be played
  bool turns = false;     // count turns instead: an action and everything asked because of it
  std::uint64_t seed = 0;  // of the dice
};

// Counts from `state`; depth >= 0. While all are asked in secret, the lowest seat that can act goes
// first.
Perft perft(Engine& engine, const State& state, int depth, const PerftOptions& options = {});

}  // namespace hr
