// SPDX-License-Identifier: MIT
// Sets up a position from text, such as the text that Copy in the History tab gives.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_position_dialog();

}  // namespace hr::editor
