// SPDX-License-Identifier: MIT
// Cells as far from one another as can be: home bases on whatever board there is. The smallest
// number of links between two of them is as large as possible; of several such choices the first by
// the numbers of its cells. On large boards the search is broken off after a fixed amount of work,
// the same on every machine, and the best that was found stands.
#pragma once

#include <vector>

#include "core/board/board.h"

namespace hr {

// In the order of their numbers. Cells without a way between them count as farther than any others.
// `count` is at most the number of cells.
std::vector<CellId> far_apart(const Board& board, int count);

}  // namespace hr
