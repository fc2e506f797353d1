// SPDX-License-Identifier: MIT
// Where the cells of a board stand when they are drawn with characters: rows from the last one, the
// farthest from the viewer, down to row 1, columns named below, level by level; a cube as
// its net (core/board/net_rows.h); the cells of a graph one to a line. Of a grid a closed cell is
// drawn, of other boards it is missing. Who reads a drawing finds the cells by the same headings
// and labels.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/board/board.h"

namespace hr {

inline constexpr const char* k_closed = "#";  // a cell of a grid that was taken out

// The lines of a drawing that shows a code for each cell, drawn as if the widest of them had at
// least `width` characters.
std::vector<std::string> board_lines(const Board& board, std::span<const std::string> codes,
                                     std::size_t width = 1);
std::size_t widest(std::span<const std::string> codes);

std::string column_label(const Board& board, int x);   // "A"
std::string level_heading(const Board& board, int z);  // "Level II"; "" where there is one only

}  // namespace hr
