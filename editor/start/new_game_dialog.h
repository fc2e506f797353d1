// SPDX-License-Identifier: MIT
// Creates a ruleset of the user's own: asks for its name and what to copy.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_new_game_dialog();

}  // namespace hr::editor
