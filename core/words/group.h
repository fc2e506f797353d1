// SPDX-License-Identifier: MIT
// Groups of pieces, for people who ask: what hangs together with a piece, what won the game, and
// into which parts that cuts the rest of the board. Found the plain way from what a pair of eyes
// sees, so it can tell nobody more than he could find out by himself.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/engine/view.h"

namespace hr {

// A part of the board that hangs together, and the cells in it that are to be cut apart.
struct BoardPart {
  CellSet cells;
  std::vector<CellId> marks;
};

struct Group {
  SeatId seat = SeatId::none;  // whose
  int zone = -1;               // instance in which it stands
  CellSet cells;
  // Where the game has an end of type `cuts`: the cells to be cut apart that the group holds, and
  // the parts outside of it, in the order of their cells.
  std::vector<CellId> marks;
  std::vector<BoardPart> parts;
};

// The parts into which a board falls that has these cells only, in the order of their first cells.
std::vector<CellSet> parts_of(const Board& board, const CellSet& cells);
// Whether no part of the board outside of `set` holds two of the marks.
bool cuts(const Board& board, const CellSet& set, const CellSet& marks);

// What hangs together with the owned piece on a cell; nullopt: there is none to be seen.
std::optional<Group> group_at(const View& view, CellId cell);
// What made a declared end come that looks at pieces: those that reached, all lines, the chain, the
// group that cuts. nullopt: the game goes on, or something else has ended it.
std::optional<Group> winning_group(const View& view);

// "Black's group of 2 cells: A1 and A2." and, a sentence each, what is in the parts outside.
std::vector<std::string> group_text(const Game& game, const Group& group);

}  // namespace hr
