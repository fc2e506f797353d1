// SPDX-License-Identifier: MIT
// Sets up a position by hand: the piece that a click places, and whose turn it is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/board_edit/board_edits.h"

namespace hr::editor {

class PieceTool {
 public:
  void draw(const DeskState& state, BoardEdits& edits, Requests& requests);
  void put(const DeskState& state, const std::string& cell, BoardEdits& edits, Requests& requests);
  std::string hint(const GameState& game) const;

 private:
  const ZoneType& chosen_zone(const GameState& game) const;

  int zone_ = 0;   // zone instance
  int piece_ = 0;  // of the pieces that the zone can hold; the last entry clears the cell
  int count_ = 1;
};

// Why the viewer may not place pieces; "" if allowed.
std::string no_pieces(const GameState& game);

}  // namespace hr::editor
