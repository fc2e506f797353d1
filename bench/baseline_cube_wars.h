// SPDX-License-Identifier: MIT
// Cube Wars by hand, without the engine: the yardstick for the bench. 16 x 8, the default options:
// white starts, the far row wins, draws by the third repetition and by 200 idle plies.
// Each action is drawn uniformly from all legal ones.
#pragma once

#include "bench/baseline.h"

namespace hr {

BaselineRun baseline_cube_wars(std::uint64_t seed, std::uint64_t games);

// The same games, each action shown to `watch`.
BaselineRun baseline_cube_wars(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                               void* watcher);

// Action sequences of exactly this length; depth below 8, where no draw can be.
std::uint64_t baseline_cube_wars_perft(int depth);

}  // namespace hr
