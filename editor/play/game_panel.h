// SPDX-License-Identifier: MIT
// The tab "Game": who plays and how they stand, the legal moves, what has been answered in
// secret, dice, bots and the planning clock.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_game_panel();

}  // namespace hr::editor
