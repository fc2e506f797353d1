// SPDX-License-Identifier: MIT
// Why what was dropped onto the window was not opened, until the next click or key: shown where the
// panels' own notice cannot be seen, behind the curtain, a dialog, or while presenting. It speaks
// of that file alone, so it gives no secret away.
#pragma once

#include <string>

#include "editor/desk/desk_state.h"

namespace hr::editor {

// Call once per frame, last; empties the sentence when it has been read.
void draw_refused_path(std::string& why, const DeskState& state, bool presenting);

}  // namespace hr::editor
