// SPDX-License-Identifier: MIT
// Above the board: whose turn it is and what is asked of the player, the outcome, and who is
// viewing; in words and in the seat's colour.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_turn_panel();
// Of the sentence, the mark before it and what is beside it, in a room of this width.
float turn_width(const GameState& game, float room);

// "White's turn", "Penny: arm (8 left)"; the outcome when the game is over
std::string turn_sentence(const GameState& game);

}  // namespace hr::editor
