// SPDX-License-Identifier: MIT
// Before a player resigns, this dialog asks: "dialog.resign". It closes by itself when nobody can
// resign any more.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_resign_dialog();

}  // namespace hr::editor
