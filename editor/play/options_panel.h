// SPDX-License-Identifier: MIT
// Options and variants of the match that is on, changed while it is on, and the rules card that
// follows them.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_options_panel();

}  // namespace hr::editor
