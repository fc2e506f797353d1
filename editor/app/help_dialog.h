// SPDX-License-Identifier: MIT
// Help: how to play, the keys there are, and where one's files lie.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_help_dialog();

}  // namespace hr::editor
