// SPDX-License-Identifier: MIT
// The panels of the window. To add a panel, list it here.
#pragma once

#include <memory>
#include <vector>

#include "editor/panels/panel.h"
#include "editor/play/board_tool.h"
#include "editor/play/mark_tool.h"

namespace hr::editor {

struct AppPanels {
  std::unique_ptr<Panel> welcome;  // fills the window while no game is open
  std::unique_ptr<Panel> turn;     // above the board: whose turn it is, who is viewing
  std::unique_ptr<Panel> board;    // the board itself
  std::unique_ptr<Panel> twins;    // in place of the board: two games side by side
  std::unique_ptr<Panel> log;      // below the board: the log, and a line for typing moves
  std::unique_ptr<Panel> curtain;  // replaces everything while the screen is passed on
  std::vector<std::unique_ptr<Panel>> tabs;
  std::vector<std::unique_ptr<Panel>> dialogs;
  std::shared_ptr<BoardTool> tool;  // shared by the board and its tab
  std::shared_ptr<MarkTool> marks;  // shared by the board, the notes and the menu
};

AppPanels make_panels();

}  // namespace hr::editor
