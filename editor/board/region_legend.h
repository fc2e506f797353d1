// SPDX-License-Identifier: MIT
// A legend under a board: the sign or the look of each region that is marked on it, and its name,
// in rows.
#pragma once

#include <imgui.h>

#include <span>

#include "editor/board/piece_looks.h"
#include "editor/board/region_marks.h"

namespace hr::editor {

// 0 without entries.
float legend_height(std::span<const RegionName> names, float width);
void draw_legend(ImDrawList& list, std::span<const RegionName> names, const PieceLooks& looks,
                 ImVec2 from, float width);

}  // namespace hr::editor
