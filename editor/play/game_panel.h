// SPDX-License-Identifier: MIT
// The Game tab: the scoreboard, players, legal moves, secret answers so far, dice, bots and the
// planning clock.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_game_panel();

}  // namespace hr::editor
