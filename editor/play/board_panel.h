// SPDX-License-Identifier: MIT
// The board: click a piece to see where it can go, then click a destination.
#pragma once

#include <memory>

#include "editor/panels/panel.h"
#include "editor/play/board_tool.h"
#include "editor/play/mark_tool.h"

namespace hr::editor {

// While the Board tab is open, clicks edit the board instead; while notes are taken, clicks write
// notes.
std::unique_ptr<Panel> make_board_panel(std::shared_ptr<BoardTool> tool,
                                        std::shared_ptr<MarkTool> marks);

}  // namespace hr::editor
