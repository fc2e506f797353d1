// SPDX-License-Identifier: MIT
// A board that is no grid as rows of cells, from the top, each cell once: how it is drawn with
// characters and read back. The net of a cube (core/board/net_rows.h) is such a picture, and a
// graph whose cells lie on a lattice and have names to match: where all cells above each other
// begin with the same word ("7x-1", "7x-2" …) and all cells beside each other end in the same one.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/board/board.h"

namespace hr {

struct CellRow {
  std::string label;
  std::vector<CellId> cells;  // from the left
  std::vector<int> columns;   // of each, from 0, counted over the whole picture
};

// No rows: the board is a grid, or has no such picture.
std::vector<CellRow> cell_rows(const Board& board);

// The lines under the rows that say what the columns are, for columns `pitch` characters apart
// behind a margin; and how wide a column has to be for them.
std::vector<std::string> column_lines(const Board& board, std::size_t pitch, std::size_t margin);
std::size_t column_width(const Board& board);

}  // namespace hr
