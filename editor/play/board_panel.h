// SPDX-License-Identifier: MIT
// The board, large: click a piece, see where it may go, click there.
#pragma once

#include <memory>

#include "editor/panels/panel.h"
#include "editor/play/board_tool.h"
#include "editor/play/mark_tool.h"

namespace hr::editor {

// While the tool's tab is open the board is edited instead of played on; while marks are made by
// clicks, clicks make marks.
std::unique_ptr<Panel> make_board_panel(std::shared_ptr<BoardTool> tool,
                                        std::shared_ptr<MarkTool> marks);

}  // namespace hr::editor
