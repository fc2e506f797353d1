// SPDX-License-Identifier: MIT
// Steps that lead to a new node of a match: choosing an action that is legal in a seat's own view,
// and carrying it out with dice that are rolled or were typed in.
#pragma once

#include <functional>
#include <span>

#include "core/engine/engine.h"
#include "core/match/node.h"

namespace hr {

// Throws Refusal, a sentence for the seat, when the action is not legal in that seat's view.
Choice legal_choice(Engine& engine, const State& state, SeatId seat, const Action& action);

// Where dice come from: the match's seed, except for the faces that were typed in.
struct Dice {
  std::uint64_t seed = 0;
  std::span<const int> typed = {};
  Typist by = {};
};
// Runs `body`, and stores its events and dice in the step. Throws whatever `body`
// throws; and, unless a seat has typed the dice, Refusal when more were typed than were rolled, or
// a face that the die does not have.
void run_step(MadeStep& made, const Dice& dice, const std::function<void(ActionContext&)>& body);
// Sets the game up. Throws as run_step() does.
MadeStep set_up(Engine& engine, State& state, const Dice& dice);

}  // namespace hr
