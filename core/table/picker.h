// SPDX-License-Identifier: MIT
// Playing by clicks: the arguments of a move are chosen one after another, cells on the board and
// anything else from a list, until they form a move. Uses only the legal moves listed in the
// report, so a click reveals no more than that list.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/board/board.h"
#include "core/table/drawn_boards.h"
#include "core/table/report.h"

namespace hr {

// The cells that an action names, in order.
std::vector<CellId> cells_of(const ActionReport& action);

// An argument that was chosen.
struct PickedArgument {
  std::int64_t value = 0;
  bool cell = false;  // by a click on it
};

// The result of a click.
struct Picked {
  std::vector<std::size_t> ready;  // actions it could complete; if one, play it
  bool onward = false;             // the cell is picked, more follows
  bool put_down = false;           // what was picked is dropped
  std::string typed;               // an illegal move to try, for its error message
};

// Something that can be chosen next and is no cell.
struct PickerItem {
  std::string text;        // the move as far as it goes with this
  std::size_t action = 0;  // the index of a move that goes on in this way
  bool complete = false;   // that is all of it
};

class Picker {
 public:
  Picker() = default;
  // As far as a client has chosen. The verb is none until something has been taken from a list.
  Picker(VerbId verb, std::vector<PickedArgument> arguments)
      : verb_(verb), arguments_(std::move(arguments)) {}

  // Keeps what was picked as long as some legal move begins with it.
  void follow(const Report& report);
  // The cells picked so far.
  std::vector<CellId> picked() const;
  bool empty() const { return arguments_.empty(); }
  void put_down();
  void pick_up(CellId cell);
  // Picks what an item stands for.
  void take(const Report& report, const PickerItem& item);

  // The result of a click on a cell. With nothing picked, a cell that only one piece can reach also
  // counts. Does not change the picker.
  Picked click(const Board& board, const Report& report, CellId cell) const;
  // The cells that can be clicked next; with nothing picked, those where a move begins.
  std::vector<CellId> next(const Report& report) const;
  // The moves that go on by a click on a cell, and which of their arguments that cell is.
  std::vector<const ActionReport*> onward(const Report& report, CellId cell) const;
  int argument() const { return static_cast<int>(arguments_.size()); }
  // What else can be chosen next; with nothing picked, the moves that begin with no cell.
  std::vector<PickerItem> items(const Report& report) const;

 private:
  bool begins(const ActionReport& action) const;
  std::string attempt(const Board& board, const Report& report, CellId cell) const;
  VerbId verb_ = VerbId::none;  // none: not yet known
  std::vector<PickedArgument> arguments_;
};

bool is_card(const Board& board, CellId cell);  // or a place in a row of cards

// The groups of cards (of drawn_boards()) from which this card can be chosen next.
std::vector<int> groups_with(const GameReport& game, const Report& report, const Picker& picker,
                             CellId card);
// Whether the card can be chosen next, but not in this group.
bool is_elsewhere(const GameReport& game, const Report& report, const Picker& picker, int group,
                  CellId card);

}  // namespace hr
