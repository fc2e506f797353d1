// SPDX-License-Identifier: MIT
// An action told by names instead of numbers: what a record holds, and what can be done again under
// other rules.
#pragma once

#include "core/words/named_arguments.h"

namespace hr {

NamedAction named(const Game& game, SeatId seat, const Action& action);

// Looked up again, in this game or another; both throw Error for a name that it does not have.
SeatId seat_of(const Game& game, const NamedAction& action);
Action action_of(const Game& game, const NamedAction& action);

}  // namespace hr
