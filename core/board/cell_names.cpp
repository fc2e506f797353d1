// SPDX-License-Identifier: MIT
#include "core/board/cell_names.h"

#include <utility>

#include "core/base/message.h"
#include "core/base/words.h"

namespace hr {

std::vector<std::string> all_cell_names(const Board& board) {
  std::vector<std::string> out;
  for (int c = 0; c < board.cells(); ++c) out.push_back(board.name(CellId(c)));
  return out;
}

PlaceType usual_place_type(const Board& board) {
  return board.cells() == 0 ? PlaceType::cells : place_type_of(board, CellId(0));
}

namespace {

// The last sort of cards is their back. "the cells are A1 and B1", "cells are named A1 to P8",
// "cards have names such as ace, king and ten"
Message names_of(const Board& board, PlaceType place_type) {
  constexpr std::size_t k_max = 12;
  const bool on_board = place_type == PlaceType::cells || place_type == PlaceType::links;
  const CardCells cards = card_cells(board);
  if (on_board && board.is_grid())
    return Message("cells are named {first} to {last}", board.declared_name(CellId(0)),
                   board.declared_name(CellId(cards.first - 1)));
  const int first = on_board                         ? 0
                    : place_type == PlaceType::cards ? cards.first
                                                     : cards.first_slot();
  const int end = on_board                         ? cards.first
                  : place_type == PlaceType::cards ? cards.first_slot() - 1
                                                   : board.cells();
  std::vector<std::string> names;
  for (int c = first; c < end; ++c) names.push_back(board.name(CellId(c)));
  const bool all = names.size() <= k_max;
  if (!all) names.resize(3);
  Message list = Message::all_of(names);
  if (place_type == PlaceType::cards)
    return all ? Message("the cards are {names}", std::move(list))
               : Message("cards have names such as {names}", std::move(list));
  if (place_type == PlaceType::slots)
    return all ? Message("the places are {names}", std::move(list))
               : Message("places have names such as {names}", std::move(list));
  return all ? Message("the cells are {names}", std::move(list))
             : Message("cells have names such as {names}", std::move(list));
}

}  // namespace

std::string cell_names_text(const Board& board) {
  return names_of(board, usual_place_type(board)).in_english();
}

Message no_such_cell(const Board& board, std::string_view name, PlaceType place_type) {
  Message names = names_of(board, place_type);
  if (place_type == PlaceType::cards)
    return Message("There is no card {name}; {names}.", quote(name), std::move(names));
  if (place_type == PlaceType::slots)
    return Message("There is no place {name}; {names}.", quote(name), std::move(names));
  return Message("There is no cell {name}; {names}.", quote(name), std::move(names));
}

}  // namespace hr
