// SPDX-License-Identifier: MIT
// The window's settings, saved between runs. Settings that cannot be read get their defaults.
#pragma once

#include <filesystem>
#include <string>

#include "core/base/language.h"
#include "editor/ui/theme.h"

namespace hr::editor {

struct WindowSettings {
  Theme theme = Theme::light;
  float scale = 1;
  int width = 1280, height = 800;
  float side = 0.36F;   // share of the width for the panels beside the board
  float below = 0.22F;  // share of the height for the log below the board
  std::string tab = "Game";
  bool slides = true;  // pieces slide to where they go, unless the system asks for less motion
  bool side_shown = true, log_shown = true;
  Language language;

  friend bool operator==(const WindowSettings&, const WindowSettings&) = default;
};

inline constexpr float k_min_scale = 0.75F, k_max_scale = 3;

WindowSettings read_settings(const std::filesystem::path& file);
// Throws Error, "PATH: cannot be written: why".
void write_settings(const std::filesystem::path& file, const WindowSettings& settings);

}  // namespace hr::editor
