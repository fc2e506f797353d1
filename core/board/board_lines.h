// SPDX-License-Identifier: MIT
// How the cells of a board are arranged when it is drawn with characters: rows from the last one,
// farthest from the viewer, down to row 1, with the names of columns below, level by level; a cube
// as its net (core/board/net_rows.h); the cells of other graphs one per line. Closed cells are
// drawn on a grid and missing on other boards. Readers of a drawing find the cells by the same
// headings and labels, in English.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/base/language.h"
#include "core/board/board.h"

namespace hr {

inline constexpr const char* k_closed = "#";  // a closed cell of a grid

// The lines of a drawing with a code for each cell; columns are wide enough for the widest code,
// and at least `width` characters.
std::vector<std::string> board_lines(const Board& board, std::span<const std::string> codes,
                                     std::size_t width = 1, Language language = {});
std::size_t widest(std::span<const std::string> codes);

std::string column_label(const Board& board, int x);  // "A"
// "Level II"; "" if there is only one.
std::string level_heading(const Board& board, int z, Language language = {});

}  // namespace hr
