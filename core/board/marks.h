// SPDX-License-Identifier: MIT
// Marks printed on the board itself: the S of a start square, the house of a home. Rules declare
// one mark for a region; windows, terminals and paper show it on each of the region's cells.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/by_id.h"
#include "core/board/board_plan.h"

namespace hr {

inline constexpr char32_t k_house = U'⌂';

// A capital letter from A to Z, or k_house; 0 for any other text.
char32_t read_mark(std::string_view text);
std::string mark_text(char32_t mark);  // "" for 0

// The marks on a board, by cell: that of the first region with a mark; "" for none.
ById<CellId, std::string> marks_of(const BoardPlan& plan);

// The house as lines: a closed outline around (0, 0), two units wide and high, y upwards.
const std::vector<Point>& house_outline();

}  // namespace hr
