// SPDX-License-Identifier: MIT
// Boxes with help that lie over everything else in the window. They take no input.
#pragma once

#include <imgui.h>

#include <string>
#include <string_view>

#include "editor/text/word_help.h"

namespace hr::editor {

ImDrawList& help_list();  // what boxes are drawn into
void help_ground(ImVec2 from, ImVec2 to);

// The size of a box with a maximum width.
ImVec2 help_size(const HelpText& help, float width);
// Moved so that it is inside the window. Its parts are registered with the Screen as "signature",
// "help", "example" and "place", each after the prefix.
void draw_help(const HelpText& help, std::string_view prefix, ImVec2 from, float width);

}  // namespace hr::editor
