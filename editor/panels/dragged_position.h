// SPDX-License-Identifier: MIT
// A position of the match that is dragged with the mouse to where something can be done with it.
#pragma once

#include <optional>
#include <string>

#include "editor/desk/command.h"

namespace hr::editor {

// Makes the last widget something to drag: the position after this step, none for the one on the
// board. `text` is shown beside the mouse.
void drag_position(NodeId node, const std::string& text);
// What was dropped on the last widget, or on the current window, in this frame.
std::optional<NodeId> position_dropped();
std::optional<NodeId> position_dropped_inside();

// A handle for the position on the board, at the right of a line.
float position_handle_width();
void position_handle();

}  // namespace hr::editor
