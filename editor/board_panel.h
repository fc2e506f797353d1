// SPDX-License-Identifier: MIT
// The board, large: click a piece, see where it may go, click there.
#pragma once

#include <memory>

#include "editor/board_tool.h"
#include "editor/panel.h"

namespace hr::editor {

// While the tool's tab is open the board is edited instead of played on.
std::unique_ptr<Panel> make_board_panel(std::shared_ptr<BoardTool> tool);

}  // namespace hr::editor
