// SPDX-License-Identifier: MIT
// Reversi written by hand, without the engine: a baseline for the benchmark. 8 x 8, two discs each
// in the middle; a disc must bracket enemy discs, which are turned over; a seat that cannot passes,
// which is no action; when neither can, the larger number of discs wins. Each action is drawn
// uniformly from all legal ones.
#pragma once

#include <memory>

#include "bench/baseline.h"
#include "bench/baseline_player.h"

namespace hr {

BaselineRun baseline_reversi(std::uint64_t seed, std::uint64_t games);

// The same games; `watch` is called for each action.
BaselineRun baseline_reversi(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                             void* watcher);

// Who plays it by plain UCT, from the start of a game.
std::unique_ptr<BaselinePlayer> baseline_reversi_player(std::uint64_t seed);

// The number of action sequences of exactly this length.
std::uint64_t baseline_reversi_perft(int depth);

}  // namespace hr
