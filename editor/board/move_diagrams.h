// SPDX-License-Identifier: MIT
// Draws the diagrams of how pieces move (core/table/move_diagrams.h), side by side in rows of the
// width that is left, each with its verb and kind below it, in the colours of the game's seats.
#pragma once

#include <memory>

#include "core/table/game_report.h"
#include "editor/board/piece_looks.h"

namespace hr::editor {

class MoveDiagramPictures {
 public:
  void draw(const std::shared_ptr<const GameReport>& game);

 private:
  std::shared_ptr<const GameReport> game_;
  PieceLooks looks_;  // of its pieces
};

}  // namespace hr::editor
