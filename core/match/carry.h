// SPDX-License-Identifier: MIT
// Carries a state over to other rules in the middle of a game: cells, zones, kinds, variables and
// asks find their places by name, the turn and all counts stay as they are, and set-up is not run
// again. What the new rules have no place for is left behind, and said.
#pragma once

#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

struct CarriedState {
  State state;                    // of the new game
  std::vector<std::string> lost;  // sentences, for the owner: they may speak of what is hidden
};

// Throws Refusal when the seats have other names or another order: people sit there. Between games
// whose states are laid out alike, as after a change of patterns only, the state is the same words.
CarriedState carry_over(const Game& from, const State& state, const Game& to);

// The same state made anew from what it says: pieces, variables, asks, turn and counts.
State rebuilt(const Game& game, const State& state);

// What seats may see under the new rules and could not under the old ones, a sentence each, for
// all to read.
std::vector<std::string> newly_visible(const Game& from, const Game& to);

}  // namespace hr
