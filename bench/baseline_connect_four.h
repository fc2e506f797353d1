// SPDX-License-Identifier: MIT
// Connect Four written by hand, without the engine: a baseline for the benchmark. 7 columns of 6; a
// disc falls to the lowest free cell of its column; four of one's own in a straight line win, and a
// full board is a draw. Each action is drawn uniformly from all legal ones; it is reported by the
// cell where the disc lands.
#pragma once

#include <memory>

#include "bench/baseline.h"
#include "bench/baseline_player.h"

namespace hr {

BaselineRun baseline_connect_four(std::uint64_t seed, std::uint64_t games);

// The same games; `watch` is called for each action.
BaselineRun baseline_connect_four(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                                  void* watcher);

// Who plays it by plain UCT, from the start of a game.
std::unique_ptr<BaselinePlayer> baseline_connect_four_player(std::uint64_t seed);

// The number of action sequences of exactly this length.
std::uint64_t baseline_connect_four_perft(int depth);

}  // namespace hr
