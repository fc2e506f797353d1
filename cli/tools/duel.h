// SPDX-License-Identifier: MIT
// The engine's search against plain UCT on the same game written by hand (bench/plain_uct.h), with
// equal time, or equally many lines of play, for each move, on one thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

#include "bench/baselines.h"
#include "core/bots/bot_spec.h"
#include "core/match/playable_rules.h"

namespace hr::cli {

struct DuelResult {
  std::uint64_t games = 0;
  std::uint64_t halves = 0;  // points of the search, in halves
  std::uint64_t moves = 0, other_moves = 0;
  std::uint64_t lines = 0, other_lines = 0;  // of play that were tried
  std::chrono::duration<double> thought{}, other_thought{};
};

// They alternate seats; `search` says how long both think, and must be of that type. The baseline
// must have a player. Throws Error where the two games differ.
DuelResult duel(const PlayableRules& playable, const Baseline& baseline, const BotSpec& search,
                std::uint64_t games, std::uint64_t seed,
                const std::function<void(std::uint64_t)>& progress);

}  // namespace hr::cli
