// SPDX-License-Identifier: MIT
// What leads to a new moment of a match: a choice that is legal in a seat's own view, and the dice
// that are rolled, or were typed, while it is carried out.
#pragma once

#include <functional>
#include <span>

#include "core/engine/engine.h"
#include "core/match/node.h"

namespace hr {

// Throws Refusal, a sentence for the seat, when the action is not legal in that seat's view.
Choice legal_choice(Engine& engine, const State& state, SeatId seat, const Action& action);

// Where dice come from: the match's seed, except for those that were typed.
struct Dice {
  std::uint64_t seed = 0;
  std::span<const int> typed = {};
};
// Carries out what leads to a new moment; the node gets its events and its dice. Throws Refusal
// when more dice were typed than were rolled, or a face that is not on the die; and what `body`
// throws.
void carry_out(Node& made, const Dice& dice, const std::function<void(ActionContext&)>& body);
// The root of a match, and the state as it was set up. Throws as carry_out does.
Node set_up(Engine& engine, State& state, const Dice& dice);

}  // namespace hr
