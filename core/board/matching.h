// SPDX-License-Identifier: MIT
// Pairs of neighbours: gives each cell of one set an adjacent cell of another set, none twice.
#pragma once

#include "core/board/board.h"

namespace hr {

// The first cell of `cells`, in order, that gets no partner when each is matched with an adjacent
// cell of `partners`; none: all can be matched. Links count in either direction. (Augmenting paths:
// H. W. Kuhn, "The Hungarian method for the assignment problem", 1955.)
CellId unmatched(const Board& board, const CellSet& cells, const CellSet& partners);

}  // namespace hr
