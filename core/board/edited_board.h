// SPDX-License-Identifier: MIT
// A board that differs from the declared one: its changes, and the original, so that an editor can
// draw closed cells and open them again. Board and regions of a plan are first read without the
// changes, in the current size, and then transferred to the edited board.
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
  Board whole;                        // the same in the current size, without closed cells
  ById<RegionId, RegionDef> regions;  // of the ruleset, on `whole`
};

// `plan` must have its seats and regions on the whole board, which is replaced by the edited one.
// Closed cells are removed from its regions; regions chosen by far_apart() are chosen again among
// the remaining cells. Throws LocatedError.
void edit_board(BoardPlan& plan, const Board& declared, std::string name, BoardChanges changes);

// Transfers a set of cells from one board to another, by the ruleset's names.
CellSet carried(const CellSet& cells, const Board& from, const Board& to);

}  // namespace hr
