// SPDX-License-Identifier: MIT
// Below the board: the log in sentences, and a line for typing moves, with completion.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "editor/panels/panel.h"
#include "editor/play/board_tool.h"

namespace hr::editor {

std::unique_ptr<Panel> make_log_panel(std::shared_ptr<BoardTool> tool);

// At most `most` legal moves that begin with the typed text.
std::vector<std::string> completions(const Report& report, const std::string& typed,
                                     std::size_t most);
// The common prefix of all of them, at least the typed text.
std::string completed(const std::vector<std::string>& found, const std::string& typed);

}  // namespace hr::editor
