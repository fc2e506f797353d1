// SPDX-License-Identifier: MIT
// The shapes of cells, for drawing, in the units of Point.
#pragma once

#include <vector>

#include "core/board/board.h"

namespace hr {

// The corners of the cell's polygon around Board::position(), in order; on a cube, in its net. Of a
// cell for a link: the part of it where pieces are shown and clicked.
std::vector<Point> outline(const Board& board, CellId cell);

// Of a cube: the outline() of a place, in the net.
std::vector<Point> net_outline(const Board& board, CellId cell);
// Of a cube, whose solid extends from 0 to Board::cube() along each axis: the centre of a cell on
// it, and the corners, in order, of the cell's flat parts, one on each face that it touches.
Point solid(const Board& board, CellId cell);
std::vector<std::vector<Point>> facets(const Board& board, CellId cell);

}  // namespace hr
