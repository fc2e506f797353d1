// SPDX-License-Identifier: MIT
// The History tab: walk through the tree of the match, search it, branch, and compare positions.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_history_panel();

}  // namespace hr::editor
