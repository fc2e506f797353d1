// SPDX-License-Identifier: MIT
// Chooses cells that are as far apart as possible, such as home bases on any board. The smallest
// number of links between two of them is maximised; among equal choices the first by cell numbers
// is taken. On large boards the search stops after a fixed amount of work, the same on every
// machine, with the best choice so far.
#pragma once

#include <vector>

#include "core/board/board.h"

namespace hr {

// In order of their numbers. Unconnected cells count as farther apart than any others. `count` must
// not exceed the number of cells.
std::vector<CellId> far_apart(const Board& board, int count);

}  // namespace hr
