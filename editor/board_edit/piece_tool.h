// SPDX-License-Identifier: MIT
// Sets up a position by hand: which piece a click on the board puts down, and whose turn it is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/board_edit/board_edits.h"

namespace hr::editor {

class PieceTool {
 public:
  void draw(const Shown& shown, BoardEdits& edits, Wishes& wishes);
  void put(const Shown& shown, const std::string& cell, BoardEdits& edits, Wishes& wishes);
  std::string hint(const GameShown& game) const;

 private:
  int zone_ = 0;   // instance in the game
  int piece_ = 0;  // of those that the zone can hold; behind them: nothing
  int count_ = 1;
};

// Why these eyes may not place pieces; "" when they may.
std::string no_pieces(const GameShown& game);

}  // namespace hr::editor
