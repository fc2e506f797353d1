// SPDX-License-Identifier: MIT
// Shown between two players at one screen, and while a bot plays in between: nothing of the game is
// visible.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_curtain_panel();

}  // namespace hr::editor
