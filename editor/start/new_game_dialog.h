// SPDX-License-Identifier: MIT
// A new game of one's own: its name, and what it begins as.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_new_game_dialog();

}  // namespace hr::editor
