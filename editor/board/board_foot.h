// SPDX-License-Identifier: MIT
// The row below a board: the legend on the left, the captured pieces beside it, and on the right
// room for the view and zoom buttons. In pixels.
#pragma once

#include <imgui.h>

#include <span>

#include "editor/board/board_painter.h"
#include "editor/board/board_scene.h"
#include "editor/board/piece_looks.h"
#include "editor/board/region_marks.h"

namespace hr::editor {

struct BoardFoot {
  float height = 0;  // 0: there is nothing to show, or the board needs all the room
  ImVec2 legend;     // its size
  float taken_left = 0, taken_width = 0, taken_height = 0;
  float word = 0;  // the width of a word before the captured pieces; 0: nothing was captured
};

// `tools`: the size of the buttons, which alone need no row.
BoardFoot foot_of(const BoardScene& scene, std::span<const RegionName> legend, const Box& whole,
                  ImVec2 tools);
void draw_foot(const BoardFoot& foot, ImDrawList& list, BoardPainter& painter,
               std::span<const RegionName> legend, const PieceLooks& looks, const Box& whole);

}  // namespace hr::editor
