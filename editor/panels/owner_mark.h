// SPDX-License-Identifier: MIT
// The mark of an owner in panels: the shape and colour of the owner's pieces on the board, so that
// colour is never the only cue.
#pragma once

#include <imgui.h>

#include "core/base/ids.h"

namespace hr::editor {

// Filled, with an outline that is visible on any background; SeatId::none: unowned.
void draw_owner_mark(ImDrawList& list, ImVec2 middle, float radius, SeatId seat);

}  // namespace hr::editor
