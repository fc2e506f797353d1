// SPDX-License-Identifier: MIT
// The Lab tab. Once it has been opened, bots measure each version of the rules that comes into
// force, in sight or not, while people go on playing and typing.
#pragma once

#include <memory>

#include "editor/panels/panel.h"

namespace hr::editor {

std::unique_ptr<Panel> make_lab_tab();

}  // namespace hr::editor
