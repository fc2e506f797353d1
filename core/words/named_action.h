// SPDX-License-Identifier: MIT
// Actions with names instead of numbers, as stored in records and replayed under changed rules.
#pragma once

#include "core/words/named_arguments.h"

namespace hr {

NamedAction named(const Game& game, SeatId seat, const Action& action);

// Look the names up, in this game or another; both throw Error for an unknown name.
SeatId seat_of(const Game& game, const NamedAction& action);
Action action_of(const Game& game, const NamedAction& action);

}  // namespace hr
