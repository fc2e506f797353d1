// SPDX-License-Identifier: MIT
#include "core/board/cell_names.h"

#include <algorithm>

#include "core/base/words.h"

namespace hr {

std::vector<std::string> all_cell_names(const Board& board) {
  std::vector<std::string> out;
  for (int c = 0; c < board.cells(); ++c) out.push_back(board.name(CellId(c)));
  return out;
}

std::string cell_names_text(const Board& board) {
  constexpr int k_max = 12;
  if (board.is_grid())
    return "cells are named " + board.declared_name(CellId(0)) + " to " +
           board.declared_name(CellId(board.cells() - 1));
  std::vector<std::string> names;
  for (int c = 0; c < std::min(board.cells(), k_max); ++c) names.push_back(board.name(CellId(c)));
  if (board.cells() <= k_max) return "the cells are " + list_text(names);
  names.resize(3);
  return "cells have names such as " + list_text(names);
}

}  // namespace hr
