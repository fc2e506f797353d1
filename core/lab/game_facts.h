// SPDX-License-Identifier: MIT
// What is kept of one game that was played to be measured.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/bots/payoff.h"
#include "core/game/action.h"
#include "core/game/state.h"

namespace hr {

// How often something was done, by player.
using UseCount = std::array<std::uint32_t, k_max_seats>;

// By player where the text says so: players change seats where the pie rule is used.
struct GameFacts {
  EndReason reason = EndReason::none;  // none: stopped by the limit
  std::uint8_t end = 0;                // as in Header
  bool won = false;                    // a team has won alone
  bool shared = false;                 // several have won
  bool solved = false;                 // all together have won, and not by a score
  bool swapped = false;                // players have changed seats
  std::uint32_t length = 0;            // actions
  bool chance = false;                 // dice were rolled, or cards drawn; if it was watched
  bool valued = true;                  // points tell something: not if all play for one score
  Payoff points{};                     // by player
  std::vector<std::int64_t> scores;    // by player; empty: there are none
  std::optional<std::int64_t>
      margin;  // by how much the winner's score is higher; if scores decided
  // Legal actions, summed over the decisions where they were counted.
  std::uint64_t decisions = 0, choices = 0;
  // In games for two that searching bots have played: what the first player could expect before
  // each action, from 0 to k_point, according to whoever acted.
  std::vector<std::int32_t> outlook;

  // Only of games that were watched. The first action of the first turn, and whose it was.
  std::optional<Action> opening;
  std::size_t opener = 0;  // player
  // How often each verb was used, built-in ones last; how often a piece of each kind was placed or
  // moved; and how often the target of an action was in each place (places_of). A target is the
  // cell where an action puts or moves something, or that it picks; not where a move begins.
  std::vector<UseCount> verbs, kinds, places;
  std::vector<UseCount> targets;  // how often each cell was one

  bool stopped() const { return reason == EndReason::none; }
  bool first_won() const { return points[0] > points[1]; }  // of two
};

}  // namespace hr
