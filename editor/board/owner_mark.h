// SPDX-License-Identifier: MIT
// The sign of an owner in panels: the shape and colour that his pieces have on the board, so that
// neither is the only cue.
#pragma once

#include <imgui.h>

namespace hr::editor {

// Filled, with an edge that stands out from any ground; seat -1: nobody's.
void draw_owner_mark(ImDrawList& list, ImVec2 middle, float radius, int seat);

}  // namespace hr::editor
