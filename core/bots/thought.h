// SPDX-License-Identifier: MIT
// What a bot thinks of the actions that it may choose from: plain data, to play by and to explain.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game/action.h"

namespace hr {

// What an action is thought to be worth to the seat that acts.
struct ActionValue {
  Choice choice;
  std::uint64_t visits = 0;  // how often it was tried
  std::int32_t value = 0;    // from 0 to k_point (core/bots/payoff.h)
  bool proven = false;       // … which it is worth for certain
};

struct Thought {
  std::vector<ActionValue>
      actions;               // the preferred one first; those that were never tried are left out
  std::vector<Choice> line;  // how it expects the game to go on, from its own action
  std::uint64_t iterations = 0;  // lines of play that it rests on
  std::uint64_t failures = 0;    // lines of play in which the rules reported an error
};

}  // namespace hr
