// SPDX-License-Identifier: MIT
// Above the board: whose turn it is and what is asked of them, how the game ended, and whose eyes
// look, in words and in that seat's colour.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_turn_panel();

// "White's turn", "Penny: arm (8 left)", "White wins: …"
std::string turn_sentence(const GameShown& game);

}  // namespace hr::editor
