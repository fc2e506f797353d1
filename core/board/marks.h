// SPDX-License-Identifier: MIT
// Marks printed on the board itself: the S of a start square, the house of a home. Rules declare
// one mark for a region; windows, terminals and paper show it on each of the region's cells. And
// how a cell or link is drawn where the rules say so (board_look.h), in windows and on paper.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/by_id.h"
#include "core/board/board_look.h"
#include "core/board/board_plan.h"

namespace hr {

inline constexpr char32_t k_house = U'⌂';

// A capital letter from A to Z, or k_house; 0 for any other text.
char32_t read_mark(std::string_view text);
std::string mark_text(char32_t mark);  // "" for 0

// The marks on a board, by cell: that of the first region with a mark; "" for none.
ById<CellId, std::string> marks_of(const BoardPlan& plan);

// The look of a cell, and whose regions give it the fill and the drawing.
struct DrawnCell {
  CellLook look = {};
  SeatId filled_for = SeatId::none, drawn_for = SeatId::none;
};

// By cell: fill and drawing each of the first region that declares one, or else that of all cells.
ById<CellId, DrawnCell> drawn_cells(const BoardPlan& plan, const BoardLook& look);

// Whether lines are drawn between the cells of a board: of a graph whose cells do not touch, and of
// a grid whose pieces stand on crossings.
bool has_lines(const Board& board, const BoardLook& look);

struct DrawnLine {
  CellId a = CellId::none, b = CellId::none;  // a < b
  LinkLook look = {};
  friend bool operator==(const DrawnLine&, const DrawnLine&) = default;
};

// All lines of a board that has any: of a graph those that it declares, of a grid those along rows
// and columns (of hexagons, or of squares that are linked by their corners alone: all). Where the
// look names a direction, the lines along it look so, drawn before or not; the first region that
// says so of two of its cells decides, or else the board.
std::vector<DrawnLine> drawn_lines(const BoardPlan& plan, const BoardLook& look);

// The house as lines: a closed outline around (0, 0), two units wide and high, y upwards.
const std::vector<Point>& house_outline();

}  // namespace hr
