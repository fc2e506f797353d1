// SPDX-License-Identifier: MIT
// The names of a board's cells, in words: for those who typed one that is not there.
#pragma once

#include <string>

#include "core/board/board.h"

namespace hr {

// "cells are named A1 to P8"
std::string cell_names_text(const Board& board);

}  // namespace hr
