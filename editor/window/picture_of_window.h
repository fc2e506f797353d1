// SPDX-License-Identifier: MIT
// A picture of the window with a game in it, made without a screen: the same plan gives the same
// bytes on any machine. For READMEs, and to see how a ruleset looks.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/language.h"
#include "editor/desk/command.h"
#include "editor/ui/theme_names.h"

namespace hr::editor {

struct PicturePlan {
  std::vector<std::filesystem::path> shipped;  // folders of installed rulesets
  DeskCommands commands;                       // executed first; empty: the start page
  int actions = 0;                             // … then so many random moves
  std::vector<std::string> clicks;             // … then clicks on these items
  int width = 1280, height = 800;
  float scale = 1;
  Theme theme = Theme::light;
  std::string tab = "Game";
  Language language = {};
};

// The bytes of a PNG. Throws Error if a command is refused or an item to click does not exist.
std::string picture_of_window(const PicturePlan& plan);

}  // namespace hr::editor
