// SPDX-License-Identifier: MIT
// Which panels the window has: the one place to name a new one.
#pragma once

#include <memory>
#include <vector>

#include "editor/panels/panel.h"
#include "editor/play/mark_tool.h"

namespace hr::editor {

struct AppPanels {
  std::unique_ptr<Panel> welcome;  // all of the window while no game is open
  std::unique_ptr<Panel> turn;     // above the board: whose turn it is, whose eyes look
  std::unique_ptr<Panel> board;    // the board, large
  std::unique_ptr<Panel> log;      // below it: what happened, and a line to type actions
  std::unique_ptr<Panel> curtain;  // instead of all that, while the device is passed on
  std::vector<std::unique_ptr<Panel>> tabs;
  std::vector<std::unique_ptr<Panel>> dialogs;
  std::shared_ptr<MarkTool> marks;  // between the board, the notes and the actions
};

AppPanels make_panels();

}  // namespace hr::editor
