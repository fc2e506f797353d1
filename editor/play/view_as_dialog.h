// SPDX-License-Identifier: MIT
// Before the owner sees what others may not know, this dialog asks: "dialog.view_as 0" for the
// first seat, "dialog.view_as owner" for everything. Where nothing is revealed, it changes the view
// at once.
#pragma once

#include <memory>
#include <string>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_view_as_dialog();

// The action that opens it for this viewer, or changes the view.
std::string view_as_action(SeatId viewer);

}  // namespace hr::editor
