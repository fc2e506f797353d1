// SPDX-License-Identifier: MIT
// The start page, shown while no game is open: all games, and saved matches to continue.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_welcome_panel();

}  // namespace hr::editor
