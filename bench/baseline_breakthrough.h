// SPDX-License-Identifier: MIT
// Breakthrough by hand, without the engine: the yardstick for the bench. 8 x 8, two rows of pawns
// each; one step straight onto empty, diagonally onto empty or enemy; the far row, or the enemy's
// last pawn, wins. Each action is drawn uniformly from all legal ones.
#pragma once

#include "bench/baseline.h"

namespace hr {

BaselineRun baseline_breakthrough(std::uint64_t seed, std::uint64_t games);

// The same games, each action shown to `watch`.
BaselineRun baseline_breakthrough(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                                  void* watcher);

// Action sequences of exactly this length.
std::uint64_t baseline_breakthrough_perft(int depth);

}  // namespace hr
