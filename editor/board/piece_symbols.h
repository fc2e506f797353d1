// SPDX-License-Identifier: MIT
// The pieces of a cell as symbols: an owner's shape, letters and a count; and how several symbols
// share a cell. Plain data, without colours.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/picture/picture.h"
#include "core/table/drawn_boards.h"
#include "core/table/game_report.h"

namespace hr::editor {

struct PieceFace {
  SeatId owner = SeatId::none;
  std::string kind;
  friend bool operator==(const PieceFace&, const PieceFace&) = default;
};

struct PieceSymbol {
  PieceFace face;
  std::string text;              // letters, or the count
  std::string note = {};         // the part of it that a drawing needs, too: the count
  std::vector<PieceFace> below;  // the pieces under it, from the bottom; at most three
  int height = 1;                // of the stack
  bool raised = false;           // on a cell that is worth more than usual
  friend bool operator==(const PieceSymbol&, const PieceSymbol&) = default;
};

std::vector<PieceSymbol> symbols_of(const GameReport& game, const Report& report,
                                    const DrawnBoard& board, CellId cell);

// An owner's shape around 0, 0, in a circle of radius about 1; all shapes are about equally large.
const std::vector<PicturePoint>& owner_shape(SeatId owner);
// How large letters on a shape of radius 1 may be: a text in the middle that is this wide, in sizes
// of its letters, stays inside.
float letters_room(SeatId owner, float wide);

// The positions and radius of symbols in a cell, whose room is a circle of radius 1.
struct SymbolPlace {
  PicturePoint at;
  float radius = 1;
};
std::vector<SymbolPlace> places_for(int symbols);
// Of two drawings, which are recognised when one covers a part of the other: larger.
std::vector<SymbolPlace> places_for_two_drawings();

}  // namespace hr::editor
