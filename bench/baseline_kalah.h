// SPDX-License-Identifier: MIT
// Kalah written by hand, without the engine: a baseline for the benchmark. Six houses a seat with
// six seeds each; who ends in the own store sows again, who ends in an own empty house takes that
// seed and those facing it; when a seat's houses are empty, each has what lies on its side. Each
// action is drawn uniformly from all legal ones; it is reported by the house that is sown from: 0
// to 5 are seat 0's and 6 its store, 7 to 12 seat 1's and 13 its store.
#pragma once

#include "bench/baseline.h"

namespace hr {

BaselineRun baseline_kalah(std::uint64_t seed, std::uint64_t games);

// The same games; `watch` is called for each action.
BaselineRun baseline_kalah(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                           void* watcher);

// The number of action sequences of exactly this length.
std::uint64_t baseline_kalah_perft(int depth);

}  // namespace hr
