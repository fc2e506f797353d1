// SPDX-License-Identifier: MIT
// The Options tab: options and variants of the running match, which can be changed at any time, and
// the rules card for them.
#pragma once

#include <memory>

#include "editor/panels/panel.h"
#include "editor/play/board_tool.h"

namespace hr::editor {

std::unique_ptr<Panel> make_options_panel(std::shared_ptr<BoardTool> tool);

}  // namespace hr::editor
