// SPDX-License-Identifier: MIT
// How the window is set, remembered from one start to the next. What cannot be read is as if it had
// never been set.
#pragma once

#include <filesystem>
#include <string>

#include "editor/ui/theme.h"

namespace hr::editor {

struct WindowSettings {
  Theme theme = Theme::light;
  float scale = 1;
  int width = 1280, height = 800;
  float side = 0.36F;   // the share of the width that the panels beside the board have
  float below = 0.22F;  // the share of the height that the log under the board has
  std::string tab = "Game";

  friend bool operator==(const WindowSettings&, const WindowSettings&) = default;
};

inline constexpr float k_least_scale = 0.75F, k_most_scale = 3;

WindowSettings read_settings(const std::filesystem::path& file);
// Throws Error, "PATH: cannot be written: why".
void write_settings(const std::filesystem::path& file, const WindowSettings& settings);

}  // namespace hr::editor
