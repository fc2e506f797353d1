// SPDX-License-Identifier: MIT
// The sign of an owner: a shape of his own in a colour of his own, so that neither is the only cue.
#pragma once

#include <imgui.h>

namespace hr::editor {

// Filled, with an edge that stands out from any ground; seat -1: nobody's.
void draw_owner_mark(ImDrawList& list, ImVec2 middle, float radius, int seat);

// "disc", "square", "triangle", "diamond", "hexagon" …: what the shape is called.
const char* owner_shape(int seat);

}  // namespace hr::editor
