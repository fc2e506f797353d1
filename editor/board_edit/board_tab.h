// SPDX-License-Identifier: MIT
// The board, edited while the match is on: cells are closed and opened, linked and cut, named,
// given to regions, grids resized, pieces set up. What is changed is in force at once, lies in a
// file variants/NAME.board of the user's own, and can be undone edit by edit.
#pragma once

#include <memory>

#include "editor/panels/panel.h"
#include "editor/play/board_tool.h"

namespace hr::editor {

// `tool` is shared with the panel that draws the board.
std::unique_ptr<Panel> make_board_tab(std::shared_ptr<BoardTool> tool);

}  // namespace hr::editor
