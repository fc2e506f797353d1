// SPDX-License-Identifier: MIT
// A board with what belongs to it: who sits around it, and its regions. Plain values: what an
// editor of boards has to know of a game, and all that it has to know.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/bits.h"
#include "core/base/by_id.h"
#include "core/board/board.h"

namespace hr {

struct SeatDef {
  std::string name;
  std::string faces;  // a direction of the board; "" for none
};

// Cells of a region, for all seats alike (one entry) or seat by seat (one entry a seat).
struct RegionDef {
  std::string name;
  std::vector<CellSet> cells;
  bool spread = false;  // chosen by far_apart: so again where one of its cells is closed
  char32_t mark = 0;    // printed on its cells (core/board/marks.h); 0: nothing
};

struct EditedBoard;

struct BoardPlan {
  ById<SeatId, SeatDef> seats;
  Board board;  // in force
  // Where a board file is in force: what it changes, and the board as the ruleset declares it.
  std::shared_ptr<const EditedBoard> edited;
  ById<RegionId, RegionDef> regions;
};

}  // namespace hr
