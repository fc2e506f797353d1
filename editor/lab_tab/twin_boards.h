// SPDX-License-Identifier: MIT
// In place of the board: the game as it was played, and the same game under changed rules, side by
// side at the same step, which a slider or the arrow keys choose for both.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

// Draws nothing unless GameState::what_if is on.
std::unique_ptr<Panel> make_twin_boards();

}  // namespace hr::editor
