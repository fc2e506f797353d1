// SPDX-License-Identifier: MIT
// Pairs of neighbours: each cell of one set gets a cell of another that lies beside it, none twice.
#pragma once

#include "core/board/board.h"

namespace hr {

// The first cell of `cells`, in order, that is left over when each of them is to get a neighbour of
// its own out of `partners`; none: there is one for each. A link counts either way. (Augmenting
// paths: H. W. Kuhn, "The Hungarian method for the assignment problem", 1955.)
CellId unmatched(const Board& board, const CellSet& cells, const CellSet& partners);

}  // namespace hr
