// SPDX-License-Identifier: MIT
// The Board tab edits the board during a match: close and open cells, link and unlink them, name
// them, assign them to regions, resize grids, place pieces. Changes take effect at once, are stored
// in a file variants/NAME.board of the user's copy, and can be undone one by one.
#pragma once

#include <memory>

#include "editor/panels/panel.h"
#include "editor/play/board_tool.h"

namespace hr::editor {

// `tool` is shared with the panel that draws the board.
std::unique_ptr<Panel> make_board_tab(std::shared_ptr<BoardTool> tool);

}  // namespace hr::editor
