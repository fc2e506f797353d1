// SPDX-License-Identifier: MIT
// Breakthrough written by hand, without the engine: a baseline for the benchmark. 8 x 8, two rows
// of pawns each; one step straight ahead onto an empty cell, or diagonally onto an empty or enemy
// cell; reaching the far row, or capturing the last enemy pawn, wins. Each action is drawn
// uniformly from all legal ones.
#pragma once

#include <memory>

#include "bench/baseline.h"
#include "bench/baseline_player.h"

namespace hr {

BaselineRun baseline_breakthrough(std::uint64_t seed, std::uint64_t games);

// The same games; `watch` is called for each action.
BaselineRun baseline_breakthrough(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                                  void* watcher);

// Who plays it by plain UCT, from the start of a game.
std::unique_ptr<BaselinePlayer> baseline_breakthrough_player(std::uint64_t seed);

// The number of action sequences of exactly this length.
std::uint64_t baseline_breakthrough_perft(int depth);

}  // namespace hr
