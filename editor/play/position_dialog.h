// SPDX-License-Identifier: MIT
// A position set up from text: a drawing such as "Copy the position" gives.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_position_dialog();

}  // namespace hr::editor
