// SPDX-License-Identifier: MIT
// The names of a board's cells, in words, for people who typed one that does not exist.
#pragma once

#include <string>
#include <vector>

#include "core/board/board.h"

namespace hr {

std::vector<std::string> all_cell_names(const Board& board);  // in the order of the cells

// "cells are named A1 to P8"
std::string cell_names_text(const Board& board);

}  // namespace hr
