// SPDX-License-Identifier: MIT
// Playing by pointing: cells are picked one after the other until they make an action. Knows only
// the legal moves, as a report lists them, so a click tells nobody more than the list.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/table/table.h"

namespace hr::editor {

// The cells that an action names, in their order.
std::vector<CellId> cells_of(const Game& game, const Action& action);

// What a click comes to.
struct Picked {
  std::vector<std::size_t> ready;  // actions of the report that it would be; one: it is done
  bool onward = false;             // it picks a cell up, to go on from
  bool put_down = false;           // … or puts it down again
  std::string typed;               // what it would have been: to be told why it cannot be done
};

class Picker {
 public:
  // What is picked stays picked as long as something begins with it.
  void follow(const Game& game, const Report& report);
  const std::vector<CellId>& picked() const { return picked_; }
  void put_down() { picked_.clear(); }
  void pick_up(CellId cell) { picked_.push_back(cell); }

  // What a click on a cell comes to; of nothing that is picked, also a cell to which one thing only
  // can go. Changes nothing.
  Picked click(const Game& game, const Report& report, CellId cell) const;
  // The cells that may be clicked next: with nothing picked, those where an action begins.
  std::vector<CellId> next(const Game& game, const Report& report) const;

 private:
  bool begins(const std::vector<CellId>& cells) const;
  std::string attempt(const Game& game, const Report& report, CellId cell) const;
  std::vector<CellId> picked_;
};

// The actions that name no cell, by their place in the report.
std::vector<std::size_t> without_cells(const Game& game, const Report& report);

}  // namespace hr::editor
