// SPDX-License-Identifier: MIT
// The line below the board about a cell: its name, contents, value and legal moves, as far as the
// viewer may know them.
#pragma once

#include <optional>
#include <string>

#include "editor/board/board_layout.h"
#include "editor/desk/desk_state.h"

namespace hr::editor {

std::string cell_hint(const GameState& game, const CellRef& at);
// The height of a line below the board, with a handle to drag the position by at the right; without
// it, 0 where the board has little room. A hint that does not fit lies over the log.
float cell_hint_height(float room, bool handle);
void draw_cell_hint(const GameState& game, const std::optional<CellRef>& at, bool handle,
                    float height);

// The height of such a line while the board is edited: where there is little width of two, so that
// the board keeps its size while the text changes.
float edit_hint_height(const std::string& text, float width);

}  // namespace hr::editor
