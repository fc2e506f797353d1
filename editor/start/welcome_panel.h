// SPDX-License-Identifier: MIT
// All of the window while no game is open: the games there are and the matches to go on with.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_welcome_panel();

}  // namespace hr::editor
