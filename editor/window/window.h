// SPDX-License-Identifier: MIT
// The window on a screen: an App with GLFW and OpenGL. Draws when something has changed and sleeps
// otherwise.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/desk/command.h"
#include "editor/desk/folders.h"

namespace hr::editor {

struct WindowPlan {
  Folders folders;
  std::vector<std::filesystem::path> shipped;  // folders of installed rulesets
  std::optional<DeskCommand> first;            // executed before anything is shown
  // For tests: a file to which the items on screen are written as JSON after each frame; "": none.
  std::filesystem::path dump;
};

// Whether there is a screen to open a window on.
bool has_display();

// Returns when the window is closed. Throws Error if no window can be opened or `first` is refused.
void run_window(const WindowPlan& plan);

}  // namespace hr::editor
