// SPDX-License-Identifier: MIT
// Carries a state over to different rules in the middle of a game. Cells, zones, kinds, variables
// and asks are matched by name; the turn and all counts stay as they are, and the setup is not run
// again. What the new rules have no place for is dropped and reported.
#pragma once

#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/game/state.h"

namespace hr {

struct CarriedState {
  State state;  // a state of the new game
  // sentences for the owner alone, as they may mention what is hidden
  std::vector<std::string> lost;
};

// Throws Refusal when the seats have different names or a different order, because people sit
// there. Between games with the same state layout, as when only patterns were changed, the words of
// the state stay the same.
CarriedState carry_over(const Game& from, const State& state, const Game& to);

// The same state built from scratch out of its pieces, variables, asks, turn and counts.
State rebuilt(const Game& game, const State& state);

// What seats may see under the new rules but not under the old ones, one sentence each. Everybody
// may read these.
std::vector<std::string> newly_visible(const Game& from, const Game& to);

}  // namespace hr
