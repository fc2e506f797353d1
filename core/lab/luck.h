// SPDX-License-Identifier: MIT
// How much of a game is luck: what its dice and cards decide, and what the choices of equal bots
// do.
//
// Games come in blocks of four: two seeds of the dice, each with two seeds of the bots. Points vary
// by V from one game to another whose seeds both differ; by T_D if only the dice differ, and by T_B
// if only the bots' draws do: half the mean squares of the differences, as M. J. W. Jansen
// estimates them ("Analysis of variance designs for model output", Computer Physics Communications
// 117 (1999) 35-43). Then V - T_B is what the dice decide alone, V - T_D what the choices do alone,
// and the rest, T_D + T_B - V, hangs on both: the decomposition of a variance into main effects and
// their interaction (I. M. Sobol', Mathematical Modelling and Computational Experiments 1 (1993)
// 407-414).
//
// A part of V may be r if the mean of that part less r times V may be 0, by betting against it
// (mean_sequence.h).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string_view>

#include "core/lab/lab_games.h"
#include "core/lab/rules_version.h"
#include "core/lab/shards.h"
#include "core/statistics/interval.h"

namespace hr {

inline constexpr std::uint64_t k_games_of_a_block = 4;
// After so many blocks in which no die was rolled and no card drawn, no more are played.
inline constexpr std::uint64_t k_blocks_without_chance = 16;

struct LuckRun {
  LabPlay play;
  std::uint64_t seed = 1;
  std::uint64_t games = 400;  // made a multiple of those of a block
  unsigned threads = 1;
  ShardStore* store = nullptr;  // where results are kept, or null
  // If there is one, only these shards are played and kept; what is returned says nothing then.
  ShardPart* part = nullptr;
};

// A part of how much points vary, from 0 to 1.
struct LuckPart {
  double part = 0;
  Interval interval = {};  // 95 %, for each part
};

struct Luck {
  std::uint64_t games = 0, actions = 0;
  bool chance = false;           // there were dice or cards
  bool varies = false;           // not all games of a block gave the same points
  LuckPart dice, choices, both;  // their parts add up to 1 if it varies
};

// Called on the calling thread with the number of finished games. False: end with those.
using LuckProgress = std::function<bool(std::uint64_t games)>;

// Throws Unmeasurable if games give nobody points; errors of the rules are thrown on.
Luck measure_luck(const RulesVersion& version, const LuckRun& run,
                  const LuckProgress& progress = {});

// Throws DamagedResults for a text that cannot be what a shard adds up to in any game.
void check_block_tally(std::string_view text, Shard shard);

// The points of a block by player: of the first dice with the first and the second choices, then of
// the second dice. T_D, T_B and V, each times four and summed over players, in squares of k_point.
using BlockSquares = std::array<std::int64_t, 3>;
BlockSquares block_squares(std::span<const Payoff, 4> games, std::size_t players);
// How often each came up, judged. `most`: the largest of the three that there can be, of a game.
Luck judge_luck(const std::map<BlockSquares, std::uint64_t>& blocks, std::int64_t most);

}  // namespace hr
