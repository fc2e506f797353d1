// SPDX-License-Identifier: MIT
// The Lab tab. Once it has been opened, bots measure each version of the rules that comes into
// force, in sight or not, while people go on playing and typing. Another part of it replays the
// game that is open.
#pragma once

#include <memory>
#include <string_view>

#include "editor/panels/panel.h"

namespace hr::editor {

inline constexpr std::string_view k_what_if = "lab what if";  // Requests::show: that other part

std::unique_ptr<Panel> make_lab_tab();

}  // namespace hr::editor
