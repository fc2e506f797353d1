// SPDX-License-Identifier: MIT
// Connects tabs with the panel that draws the board. The Game tab chooses the best run that is
// drawn on it. While the Board tab, where a board is edited, is open, the panel draws `board` with
// these marks instead of the game, and reports what was painted or clicked instead of playing:
//
//   if (tool->open()) … scene.game = tool->board, scene.paint = tool->paints …
//       … tool->cells_painted(names) at the end of a stroke, or tool->cell_clicked(name)
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/table/game_report.h"
#include "core/table/report.h"

namespace hr::editor {

// The best run that is drawn on the board: from the start of the game, or from this position.
enum class ShownRun : std::uint8_t { none, whole, left };

struct BoardTool {
  // Set by the Game tab whenever it shows the best run.
  int run_drawn = -2;  // the frame number
  ShownRun run = ShownRun::whole;

  // Set by the Board tab whenever it is drawn.
  int drawn = -2;                           // the frame number
  std::shared_ptr<const GameReport> board;  // the whole board, including closed cells
  std::vector<std::string> closed, marked;  // closed cells, and cells to highlight
  bool paints = false;                      // dragging paints many cells; otherwise clicks
  bool connects = false;                    // dragging from one cell to another connects both
  std::string hint;                         // a sentence: what a click on the board does

  int drop_drawn = -2;  // the last frame in which a tab took positions (dragged_position.h)

  // Set by the window and the panel.
  bool bare = false;     // nothing but the board is drawn
  bool picking = false;  // a move has been begun by a click
  // How high the panel can be, in pixels, and, of the last frame, how much of that it has use for:
  // a wide board is as large in less. 0: not known.
  float most_height = 0, wanted_height = 0;
  // The number of the last notice that is shown where it arose; the log does not repeat it.
  std::uint64_t said = 0;

  bool open() const;           // drawn in this frame or the last one
  ShownRun shown_run() const;  // none once the Game tab shows it no longer
  bool takes_positions() const;
  void cells_painted(std::vector<std::string> cells) { clicked_cells = std::move(cells); }
  void cell_clicked(std::string cell) { clicked_cells = {std::move(cell)}; }

  std::vector<std::string> clicked_cells;  // cells for the tab, which clears the list
};

// A game for drawing the whole board, so that closed cells are visible and can be opened again; the
// current game if no cell is closed.
std::shared_ptr<const GameReport> whole_game(const std::shared_ptr<const GameReport>& game);

// The contents of a board, transferred to the whole board: closed cells are empty.
Report on_whole_board(const Report& report, const Board& from, const Board& to);

}  // namespace hr::editor
