// SPDX-License-Identifier: MIT
// The dialog in which clocks are set for the players: "dialog.clocks".
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_clocks_dialog();

}  // namespace hr::editor
