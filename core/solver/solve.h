// SPDX-License-Identifier: MIT
// Small games walked to their ends: how many positions there are, how many information states each
// player has, and what the game is worth if all play as well as possible.
//
// An information state is a place where a player is to act, as that player knows it: all that it
// has been shown, and what it has done. Where nothing is hidden it is a position, and the value is
// worked out backwards from the ends, over all that dice and draws can bring; positions that can
// come about in several ways count once. Where something is hidden, or players choose at the same
// time, each line of play is a position of its own, and the value is that of an equilibrium
// (find_equilibrium), between two ends that are proven.
//
// Contract: the result depends on the game and the limits alone. Errors of the rules are thrown on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/engine/engine.h"
#include "core/statistics/interval.h"

namespace hr {

struct SolveRun {
  std::uint64_t max_positions = 1'000'000;
  // The players learn until the value's interval is so narrow, as a part of what there is to win
  // and lose, or for so many rounds.
  double width = 1e-8;
  std::uint64_t max_rounds = 100'000;
  // Called now and then with the number of positions, and then with that of the rounds in which the
  // players learn; false: end now.
  std::function<bool(std::uint64_t positions)> walking = {};
  std::function<bool(std::uint64_t rounds)> learning = {};
};

// How the walk ended: at the last end of the game; at the limit of positions; in a line of play
// that is too long, as in games that can go in circles; where seats that choose in secret get
// stuck; or because it was to.
enum class Walked : std::uint8_t { all, too_many, too_long, stuck, stopped };
inline constexpr std::uint32_t k_max_solved_length = 500;  // actions in a game

// For what the game is played, and so what its value is.
enum class PlayedFor : std::uint8_t {
  none,     // nobody can say: there are more than two players, or several that do not compete
  score,    // … of the first player; that of the second is `score_sum` less it
  victory,  // 1: the first player wins, 0: nobody, or both, -1: the second
  success,  // of a single player, 1: solved, 0: failed
};

struct Solution {
  Walked walked = Walked::all;
  bool hides = false;  // something is hidden, or players choose at the same time
  bool chance = false;
  std::uint64_t positions = 0, ends = 0;
  std::uint32_t longest = 0;               // actions of the longest game
  std::vector<std::uint64_t> information;  // how many information states, by player
  // Of a walk to the last end only:
  PlayedFor played_for = PlayedFor::none;
  std::int64_t score_sum = 0;
  std::optional<Interval> value = {};  // a point where nothing is hidden, or one player decides
};

Solution solve(Engine& engine, const SolveRun& run = {});

}  // namespace hr
