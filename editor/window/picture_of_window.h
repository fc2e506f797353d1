// SPDX-License-Identifier: MIT
// A picture of the window with a game in it, made without a screen: the same plan gives the same
// bytes anywhere. For READMEs, and to see how a ruleset looks.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "editor/desk/command.h"
#include "editor/ui/theme_names.h"

namespace hr::editor {

struct PicturePlan {
  std::vector<std::filesystem::path> shipped;  // folders in which rulesets lie
  Commands commands;                           // what is done before; empty: the welcome page
  int actions = 0;                             // … and then at random
  std::vector<std::string> clicks;             // names of what is clicked at the end
  int width = 1280, height = 800;
  float scale = 1;
  Theme theme = Theme::light;
  std::string tab = "Game";
};

// Throws Error when a command is refused, when there is nothing of a name to click, or when the
// file cannot be written.
void save_picture(const PicturePlan& plan, const std::filesystem::path& png);

}  // namespace hr::editor
