// SPDX-License-Identifier: MIT
// Explains why a cell is not in a set, in terms of the set itself: "C2 is beside your treasure."
// Computed from a seat's view alone, for that seat.
#pragma once

#include "core/base/message.h"
#include "core/engine/view.h"

namespace hr {

// A sentence about the cell; nothing if the set has no simple description. `zone` is the zone meant
// by sets that name no kind, as for Game::bind(). The view must belong to a seat, and the cell must
// not be in the set.
Message why_not_in(const View& view, const Set& set, ZoneId zone, CellId cell);

}  // namespace hr
