// SPDX-License-Identifier: MIT
// The tree of the match: walked through, searched, branched from, and two of its moments compared.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_history_panel();

}  // namespace hr::editor
