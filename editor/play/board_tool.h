// SPDX-License-Identifier: MIT
// Between the tab in which a board is edited and the panel in which it is drawn. While the tab is
// open the panel draws `board` with the marks given here instead of the board of the game, and
// tells what was painted or clicked instead of playing:
//
//   if (tool->open()) … scene.game = tool->board, scene.paint = tool->paints …
//       … tool->cells_painted(names) when the brush is lifted, or tool->cell_clicked(name)
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/game/game.h"

namespace hr::editor {

struct BoardTool {
  // Set by the tab whenever it is drawn.
  int drawn = -2;                           // in which frame
  std::shared_ptr<const Game> board;        // the whole board, closed cells and all
  std::vector<std::string> closed, marked;  // cells of it: taken out; those that it is about now
  bool paints = false;                      // many cells at once, by dragging; else one by one
  std::string hint;                         // what a click on the board does, a sentence

  bool open() const;  // in this frame or the one before
  void cells_painted(std::vector<std::string> cells) { told = std::move(cells); }
  void cell_clicked(std::string cell) { told = {std::move(cell)}; }

  std::vector<std::string> told;  // for the tab, which takes it
};

// A game to draw the board with, so that closed cells can be seen and opened again; the game in
// force where none is closed.
std::shared_ptr<const Game> whole_game(const std::shared_ptr<const Game>& game);

}  // namespace hr::editor
