// SPDX-License-Identifier: MIT
// The dialog "test", or "test NODE" for the position after another step: asks for a name, and makes
// a test of the position.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_test_dialog();

}  // namespace hr::editor
