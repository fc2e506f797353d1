// SPDX-License-Identifier: MIT
// The line below the board about a cell: its name, contents, value and legal moves, as far as the
// viewer may know them.
#pragma once

#include <string>

#include "editor/board/board_layout.h"
#include "editor/desk/desk_state.h"

namespace hr::editor {

std::string cell_hint(const GameState& game, const CellRef& at);

}  // namespace hr::editor
