// SPDX-License-Identifier: MIT
// A board with everything that belongs to it: the seats around it and its regions. Plain values:
// all that a board editor has to know of a game.
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
  std::string faces;      // a direction of the board; "" for none
  std::string team = {};  // seats of one team win and lose together; "": by itself
  bool plural = false;    // its name takes the plural: "Attackers move"
};

// The cells of a region, shared (one entry) or per seat (one entry each).
struct RegionDef {
  std::string name;
  std::vector<CellSet> cells;
  bool spread = false;  // chosen by far_apart(), and again when one of its cells is closed
  char32_t mark = 0;    // printed on its cells (core/board/marks.h); 0: nothing
};

struct EditedBoard;

struct BoardPlan {
  ById<SeatId, SeatDef> seats;
  Board board;  // in force
  // If a board file is in force: its changes, and the board as the ruleset declares it.
  std::shared_ptr<const EditedBoard> edited;
  ById<RegionId, RegionDef> regions;
};

}  // namespace hr
