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

std::string_view ground_noun(Ground ground) {
  return ground == Ground::cards ? "card" : ground == Ground::slots ? "place" : "cell";
}

Ground usual_ground(const Board& board) {
  return board.cells() == 0 ? Ground::cells : ground_of(board, CellId(0));
}

namespace {

// The last sort of cards is their back. "the cells are A1 and B1", "cells are named A1 to P8",
// "cards have names such as ace, king, ten" The last sort of cards is their back.
std::string names_text(const Board& board, Ground ground) {
  constexpr std::size_t k_max = 12;
  const bool on_board = ground == Ground::cells || ground == Ground::links;
  const CardCells cards = card_cells(board);
  if (on_board && board.is_grid())
    return "cells are named " + board.declared_name(CellId(0)) + " to " +
           board.declared_name(CellId(cards.first - 1));
  const int first = on_board ? 0 : ground == Ground::cards ? cards.first : cards.first_slot();
  const int end = on_board                  ? cards.first
                  : ground == Ground::cards ? cards.first_slot() - 1
                                            : board.cells();
  std::vector<std::string> names;
  for (int c = first; c < end; ++c) names.push_back(board.name(CellId(c)));
  const std::string noun = std::string(ground_noun(ground)) + "s";
  if (names.size() <= k_max) return "the " + noun + " are " + list_text(names);
  names.resize(3);
  return noun + " have names such as " + list_text(names);
}

}  // namespace

std::string cell_names_text(const Board& board) { return names_text(board, usual_ground(board)); }

std::string no_such_cell_text(const Board& board, std::string_view name, Ground ground) {
  return "There is no " + std::string(ground_noun(ground)) + " " + quote(name) + "; " +
         names_text(board, ground) + ".";
}

}  // namespace hr
