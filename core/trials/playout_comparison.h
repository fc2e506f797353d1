// SPDX-License-Identifier: MIT
// Random games are played in two ways: step by step, with Engine::legal(), pick() and play(); and
// at full speed, with Engine::playout(), which plays in a series of calls into the rules
// (Rules::in_series) and uses the fast playout where it can (fast_playout.h). Both must play the
// same game. From the same state, with the same random draws and dice, the following must agree:
//
// 1. who acts, and the number and order of the legal actions: the n-th action is the same;
// 2. one random draw, below that number, for each choice;
// 3. the state after each action, word for word: pieces, sets, variables, asks, counts, keys; so
//    also how and when the game ends;
// 4. the tally: actions, decisions, choices, most choices (failed attempts at a part of a group
//    count in neither);
// 5. which rules are called, in which order, on which states, and the dice they roll;
// 6. an action that fails does so in both ways, with the same message.
//
// Events are not compared: only step-by-step play makes them.
#pragma once

#include <cstdint>
#include <string>

#include "core/engine/engine.h"

namespace hr {

struct PlayoutComparison {
  std::string difference;    // a sentence; "" if both ways agree
  std::uint32_t action = 0;  // the first action that differs, from 1
  Playout playout;           // the tally of the full-speed game
};

// Plays the game with this seed from `start` in both ways, for at most `limit` actions: at full
// speed once action by action, and once in one go. The two engines must have the same rules, and
// may be one. Nobody listens to events. If the rules fail in both ways, the games are compared up
// to that point.
PlayoutComparison compare_playouts(Engine& plain, Engine& quick, const State& start,
                                   std::uint64_t seed, std::uint32_t limit);

}  // namespace hr
