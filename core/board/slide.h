// SPDX-License-Identifier: MIT
// Movement in a straight line over the board.
#pragma once

#include "core/board/board.h"

namespace hr {

struct SlideEnd {
  CellId cell;  // where it ends
  int n = 0;    // number of links
};

// Moves from a cell straight on over cells of a set, for at most `max` links.
inline SlideEnd slide_over(const Board& board, CellId from, DirectionId direction, int max,
                           const CellSet& over) {
  SlideEnd way{from};
  for (; way.n < max; ++way.n) {
    const CellId next = board.link(way.cell, direction);
    if (next == CellId::none || !over.has(next)) break;
    way.cell = next;
  }
  return way;
}

}  // namespace hr
