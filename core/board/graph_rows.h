// SPDX-License-Identifier: MIT
// A graph given by its straight rows of cells, whose names are places on a grid: "A1", "D1", "G1".
// Neighbours in a row are linked both ways, in the directions in which they lie from each other,
// and each cell is drawn where its name says.
#pragma once

#include <string>
#include <vector>

#include "core/board/board.h"

namespace hr {

// Throws Error, starting with "board: ", for a name that is no place, and for neighbours that lie
// in none of the eight directions of the compass from each other.
GraphSpec graph_of_rows(const std::vector<std::vector<std::string>>& rows);

}  // namespace hr
