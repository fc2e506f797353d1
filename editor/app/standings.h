// SPDX-License-Identifier: MIT
// What a class has to see besides a presented board: whose turn it is, the planning clock, what the
// rules want in sight, the scores and the last event. They are beside the board where that leaves
// its cells about as large as they would be below them, and above it otherwise.
#pragma once

#include <imgui.h>

#include "editor/panels/panel.h"

namespace hr::editor {

// The width of the column beside the board in a room of this size; 0: they belong above it.
float standings_width(const GameState& game, ImVec2 room);

// In a column of this size; the letters grow with it. `turn` draws the title.
void draw_standings_beside(const DeskState& state, ImVec2 size, Panel& turn, Requests& requests);
// In rows, over all of the width.
void draw_standings_above(const DeskState& state, Panel& turn, Requests& requests);

}  // namespace hr::editor
