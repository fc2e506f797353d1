// SPDX-License-Identifier: MIT
// A board that is not the declared one: what changes it, and what it was, so that an editor can
// draw closed cells and open them again. Board and regions of a plan are read first as if nothing
// were changed, in the size in force, and then carried over to the edited board.
#pragma once

#include <string>
#include <vector>

#include "core/board/board_changes.h"
#include "core/board/board_plan.h"

namespace hr {

struct EditedBoard {
  std::string name;  // of the board file
  BoardChanges changes;
  Board declared;                     // by the ruleset, under its options
  Board whole;                        // the same in the size in force: no cell is closed
  ById<RegionId, RegionDef> regions;  // of the ruleset, on `whole`
};

// `plan` has its seats and regions on the whole board, which becomes the edited one. Closed cells
// fall out of its regions; those that far_apart chose are chosen again on what is left. Throws
// LocatedError.
void edit_board(BoardPlan& plan, const Board& declared, std::string name, BoardChanges changes);

// A set of cells of one board on another, by the names that the ruleset knows them by.
CellSet carried(const CellSet& cells, const Board& from, const Board& to);

}  // namespace hr
