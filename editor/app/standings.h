// SPDX-License-Identifier: MIT
// The scores and the planning clock in one line, for a presentation: on the right of the line that
// begins at `top`, whose left part is already drawn, or below it if there is no room.
#pragma once

#include <imgui.h>

#include "core/table/report.h"

namespace hr::editor {

// Draws nothing for a game that has neither.
void draw_standings(const Report& report, ImVec2 top, float left_width);

}  // namespace hr::editor
