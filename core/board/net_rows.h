// SPDX-License-Identifier: MIT
// The net of a cube as rows of cells, from the top, each cell once: how it is drawn with characters
// and read back. A row is called by the face in the middle column and its number there, "U3", "F1",
// or by the edge that it is on: "UF".
#pragma once

#include <string>
#include <vector>

#include "core/board/cell_rows.h"

namespace hr {

std::vector<CellRow> net_rows(const Board& board);
// What stands under the net: a letter for each column of a face, and the faces' own.
std::vector<std::string> net_labels(const Board& board, std::size_t pitch, std::size_t margin);

}  // namespace hr
