// SPDX-License-Identifier: MIT
// A board that is not a grid as rows of cells, from the top, each cell once, for drawing with
// characters and reading back. Possible for the net of a cube (core/board/net_rows.h), and for
// graphs whose cells form a lattice and have matching names: all cells in a column begin with the
// same word ("7x-1", "7x-2" …), and all cells in a row end in the same one. The names may also be
// those of places on a grid, letters and then a number ("C4").
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/board/board.h"

namespace hr {

struct CellRow {
  std::string label;
  std::vector<CellId> cells;  // from the left
  std::vector<int> columns;   // of each cell, from 0, over the whole picture
};

// Empty: the board is a grid, or has no such picture.
std::vector<CellRow> cell_rows(const Board& board);

// The names of columns and rows with their positions, where the cells of a graph are places on a
// grid; empty for all other boards.
struct GridEdges {
  std::vector<std::pair<int, std::string>> columns, rows;  // rows from the top
};
GridEdges grid_edges(const Board& board);

// The lines below the rows that label the columns, for columns `pitch` characters apart after a
// margin; and how wide a column must be for them.
std::vector<std::string> column_lines(const Board& board, std::size_t pitch, std::size_t margin);
std::size_t column_width(const Board& board);

}  // namespace hr
