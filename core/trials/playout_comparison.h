// SPDX-License-Identifier: MIT
// A game at random is played in two ways: the plain one, by Engine::legal, pick and play, an action
// at a time; and Engine::playout, which plays in a series of calls into the rules
// (Rules::in_series) and in a hurry where it can (fast_playout.h). Both are one game. From the same
// state, with the same draws and dice, this is the same in both:
//
// 1. who acts, and how many actions he has to choose from, counted in the same order: the n-th
//    action is the same one;
// 2. one draw, below that count, for each choice;
// 3. the state after each action, word for word: pieces, sets, variables, asks, counts, key, and
// the
//    position keys behind it; so also how the game ends, and when;
// 4. the tally: actions, decisions, choices, the most choices (what a seat tried in vain in its
// part
//    of a group is in neither);
// 5. which rules are asked, in which order, about which states; the faces of the dice they roll;
// 6. an action that fails, fails in both, with the same sentence.
//
// What listens is outside of this: events are made in the plain way only.
#pragma once

#include <cstdint>
#include <string>

#include "core/engine/engine.h"

namespace hr {

struct PlayoutComparison {
  std::string difference;    // a sentence; "" when both are one game
  std::uint32_t action = 0;  // the first that differs, from 1
  Playout playout;           // of the game as one playout
};

// Plays the game of this seed from `start` in both ways, at most so many actions: playout action by
// action, and once more in one go. Two engines over the same rules; they may be one. Events have no
// listener. When the rules fail in both ways, what they played until then is compared.
PlayoutComparison compare_playouts(Engine& plain, Engine& quick, const State& start,
                                   std::uint64_t seed, std::uint32_t limit);

}  // namespace hr
