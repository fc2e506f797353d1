// SPDX-License-Identifier: MIT
// English draughts written by hand, without the engine: a baseline for the benchmark. Black, below,
// starts; captures are compulsory and go on with the same piece, each jump being an action; a man
// that reaches the far row becomes a king, and its turn ends; who cannot move loses, and 80 actions
// in a row without a capture or a man's move are a draw. Each action is drawn uniformly from all
// legal ones.
#pragma once

#include "bench/baseline.h"

namespace hr {

BaselineRun baseline_english_draughts(std::uint64_t seed, std::uint64_t games);

// The same games; `watch` is called for each action.
BaselineRun baseline_english_draughts(std::uint64_t seed, std::uint64_t games, BaselineWatch watch,
                                      void* watcher);

// The number of sequences of exactly so many turns, of one action or several jumps each; depth must
// be below 80, where no draw is possible.
std::uint64_t baseline_english_draughts_perft(int depth);

}  // namespace hr
