// SPDX-License-Identifier: MIT
// The names of a board's cells, in words, for people who typed one that does not exist.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"
#include "core/board/board.h"

namespace hr {

std::vector<std::string> all_cell_names(const Board& board);  // in the order of the cells

// "cells are named A1 to P8"
std::string cell_names_text(const Board& board);

// The sort of most games' cells; in a game that has only cards, these.
PlaceType usual_place_type(const Board& board);
// 'There is no card "jack"; the cards are ace and king.', "… cells are named A1 to P8."
Message no_such_cell(const Board& board, std::string_view name, PlaceType place_type);
inline Message no_such_cell(const Board& board, std::string_view name) {
  return no_such_cell(board, name, usual_place_type(board));
}

}  // namespace hr
