// SPDX-License-Identifier: MIT
// A legend under a board: the sign or the look of each region that is marked on it, and its name,
// in rows; and the signs themselves, so that the legend and every view of the board show the same.
#pragma once

#include <imgui.h>

#include <span>

#include "editor/board/board_pen.h"
#include "editor/board/piece_looks.h"
#include "editor/board/region_marks.h"

namespace hr::editor {

// A small cell of a region, in pixels: its fill, its drawing, or its mark. `seat`: whose; with
// none, a cell in the colour of its owner has a stripe for each seat.
void draw_small_cell(ImDrawList& list, BoardPen& pen, const PieceLooks& looks,
                     const RegionName& region, SeatId seat, ImVec2 at, float half);
// The letter of a region that has neither a look nor a mark, on a disc.
void draw_letter_disc(ImDrawList& list, BoardPen& pen, const std::string& letter, SeatId seat,
                      ImVec2 at, float size);

// Of all its rows, of which none is wider than this unless a single name is; 0 without entries.
ImVec2 legend_size(std::span<const RegionName> names, float width);
void draw_legend(ImDrawList& list, std::span<const RegionName> names, const PieceLooks& looks,
                 ImVec2 from, float width);

}  // namespace hr::editor
