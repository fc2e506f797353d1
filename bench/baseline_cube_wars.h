// SPDX-License-Identifier: MIT
// Cube Wars written by hand, without the engine: a baseline for the benchmark. 16 x 8, default
// options: white starts, the far row wins, third repetition and 200 idle plies draw. Each action is
// drawn uniformly from all legal ones.
#pragma once

#include <memory>

#include "bench/baseline.h"
#include "bench/baseline_player.h"

namespace hr {

BaselineRun baseline_cube_wars(std::uint64_t seed, std::uint64_t games);

// The same games; `watch` is called for each action.
BaselineRun baseline_cube_wars(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                               void* watcher);

// Who plays it by plain UCT, from the start of a game.
std::unique_ptr<BaselinePlayer> baseline_cube_wars_player(std::uint64_t seed);

// The number of action sequences of exactly this length; depth must be below 8, where no draw is
// possible.
std::uint64_t baseline_cube_wars_perft(int depth);

}  // namespace hr
