// SPDX-License-Identifier: MIT
// The list of recently opened files and folders on the start page, the latest first.
#pragma once

#include "editor/panels/panel.h"

namespace hr::editor {

void draw_recent(const DeskState& state, Requests& requests);

}  // namespace hr::editor
