// SPDX-License-Identifier: MIT
// Why a cell is not in a set, in the words of the set itself: ", which is beside your treasure".
// Worked out from a seat's view alone, and said to that seat.
#pragma once

#include <string>

#include "core/engine/view.h"

namespace hr {

// The end of a clause about the cell, from its comma on; "" where the set does not say it simply.
// `zone` is what sets speak of that name no kind, as for Game::bind(). The view is a seat's, and
// the cell is not in the set.
std::string why_not_in(const View& view, const Set& set, ZoneId zone, CellId cell);

}  // namespace hr
