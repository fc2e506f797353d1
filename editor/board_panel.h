// SPDX-License-Identifier: MIT
// The board, large: click a piece, see where it may go, click there.
#pragma once

#include <memory>

#include "editor/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_board_panel();

}  // namespace hr::editor
