// SPDX-License-Identifier: MIT
// The window on a screen: GLFW and OpenGL around an App. Draws when something has changed and
// sleeps otherwise.
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
  std::vector<std::filesystem::path> shipped;  // folders in which rulesets lie
  std::optional<Command> first;                // what is done before anything is shown
  // Where what is on screen is written behind each frame, as JSON: for tests. "": nowhere.
  std::filesystem::path dump;
};

// Whether there is a screen to open a window on.
bool has_display();

// Until it is closed. Throws Error when there can be no window, or when `first` is refused.
void run_window(const WindowPlan& plan);

}  // namespace hr::editor
