// SPDX-License-Identifier: MIT
// What a write gives a variable, bound as the variable's type wants it.
#pragma once

#include <string>

#include "core/game/bind.h"
#include "core/game/write.h"

namespace hr {

// `me`: whose variable; `zone`: the zone that a set speaks of unless it says otherwise. Throws
// Error that begins with `where` if the value is of another type.
Bound bind_value(const Game& game, const Write& write, VarType type, SeatId me, ZoneId zone,
                 const std::string& where, const Choosing& choosing);

}  // namespace hr
