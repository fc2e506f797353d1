// SPDX-License-Identifier: MIT
// The help dialog: how to play, all shortcuts, and where files are saved.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_help_dialog();

}  // namespace hr::editor
