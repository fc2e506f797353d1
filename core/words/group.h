// SPDX-License-Identifier: MIT
// Groups of pieces, described for people: what is connected to a piece, what won the game, and into
// which parts that cuts the rest of the board. Computed from what a view shows, so it reveals
// nothing that the viewer could not find out.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/engine/view.h"

namespace hr {

// A connected part of the board, and the marked cells in it.
struct BoardPart {
  CellSet cells;
  std::vector<CellId> marks;
};

struct PieceGroup {
  SeatId seat = SeatId::none;  // whose
  ZoneInstance zone = ZoneInstance::none;
  CellSet cells;
  // If the game has an end that cuts apart (EndWord): the marked cells inside the group, and the
  // parts outside it, in the order of their first cells.
  std::vector<CellId> marks;
  std::vector<BoardPart> parts;
};

// The connected parts of these cells of a board, in the order of their first cells.
std::vector<CellSet> parts_of(const Board& board, const CellSet& cells);
// Whether no part of the board outside `set` contains two of the marks.
bool cuts(const Board& board, const CellSet& set, const CellSet& marks);

// The group of the owned piece on a cell; nullopt if no such piece is visible.
std::optional<PieceGroup> group_at(const View& view, CellId cell);
// The pieces that fulfilled a declared end: those that reached their goal, all lines, the
// connecting chain, the cutting group. nullopt: the game is not over, or something else ended it.
std::optional<PieceGroup> winning_group(const View& view);

// "Black's group of 2 cells: A1 and A2." and one sentence for each part outside it.
std::vector<std::string> group_text(const Game& game, const PieceGroup& group,
                                    Language language = {});

}  // namespace hr
