// SPDX-License-Identifier: MIT
// The Game tab: the scoreboard, players, legal moves, secret answers so far, dice, bots and the
// planning clock.
#pragma once

#include <memory>

#include "editor/panels/panel.h"
#include "editor/play/board_tool.h"

namespace hr::editor {

// `tool`: draws the best run on the board.
std::unique_ptr<Panel> make_game_panel(std::shared_ptr<BoardTool> tool);

}  // namespace hr::editor
