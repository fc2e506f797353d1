// SPDX-License-Identifier: MIT
// The net of a cube as rows of cells, from the top, each cell once, for drawing with characters and
// reading back. A row is labelled with the face in the middle column and its number there ("U3",
// "F1"), or with the edge that it is on ("UF").
#pragma once

#include <string>
#include <vector>

#include "core/board/cell_rows.h"

namespace hr {

std::vector<CellRow> net_rows(const Board& board);
// The lines below the net: a letter for each column of a face, and the names of the faces.
std::vector<std::string> net_labels(const Board& board, std::size_t pitch, std::size_t margin);

}  // namespace hr
