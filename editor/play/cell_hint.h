// SPDX-License-Identifier: MIT
// A cell in words, for the line below the board: what it is called, what stands there, what it
// counts and the legal moves, as the eyes that look may know it.
#pragma once

#include <string>

#include "editor/board/stage.h"
#include "editor/desk/shown.h"

namespace hr::editor {

std::string cell_hint(const GameShown& game, const CellRef& at);

}  // namespace hr::editor
