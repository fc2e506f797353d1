// SPDX-License-Identifier: MIT
// How a game is played: its rules card, a picture of the board, and what the viewer can do now.
// Opened for the open game, or for any game of the list ("how:ID").
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/table/report.h"
#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_how_to_play_dialog();

// For each verb of the legal actions, how many there are and one of them: "move: 79 moves, such as
// A2 A3".
std::vector<std::string> available_moves(const Report& report);

}  // namespace hr::editor
