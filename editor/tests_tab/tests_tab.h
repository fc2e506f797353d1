// SPDX-License-Identifier: MIT
// The Tests tab. Once it has been opened, the scenarios and the check run again after each change
// of the rules in force, whether or not it is in sight; a dot on the tab tells that one fails. A
// position that is dropped on it becomes a test.
#pragma once

#include <memory>

#include "editor/panels/panel.h"
#include "editor/play/board_tool.h"

namespace hr::editor {

std::unique_ptr<Panel> make_tests_tab(std::shared_ptr<BoardTool> tool);

}  // namespace hr::editor
