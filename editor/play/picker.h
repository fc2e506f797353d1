// SPDX-License-Identifier: MIT
// Playing by clicks: cells are picked one after another until they form a move. Uses only the legal
// moves listed in the report, so a click reveals no more than that list.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/board/board.h"
#include "core/table/report.h"

namespace hr::editor {

// The cells that an action names, in order.
std::vector<CellId> cells_of(const ActionReport& action);

// The result of a click.
struct Picked {
  std::vector<std::size_t> ready;  // actions it could complete; if one, play it
  bool onward = false;             // the cell is picked, more cells follow
  bool put_down = false;           // the picked cells are dropped
  std::string typed;               // an illegal move to try, for its error message
};

class Picker {
 public:
  // Keeps the picked cells as long as some legal move begins with them.
  void follow(const Report& report);
  const std::vector<CellId>& picked() const { return picked_; }
  void put_down() { picked_.clear(); }
  void pick_up(CellId cell) { picked_.push_back(cell); }

  // The result of a click on a cell. With nothing picked, a cell that only one piece can reach also
  // counts. Does not change the picker.
  Picked click(const Board& board, const Report& report, CellId cell) const;
  // The cells that can be clicked next; with nothing picked, those where a move begins.
  std::vector<CellId> next(const Report& report) const;

 private:
  bool begins(const std::vector<CellId>& cells) const;
  std::string attempt(const Board& board, const Report& report, CellId cell) const;
  std::vector<CellId> picked_;
};

// The indices of the actions in the report that name no cell.
std::vector<std::size_t> without_cells(const Report& report);

}  // namespace hr::editor
