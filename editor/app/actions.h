// SPDX-License-Identifier: MIT
// Everything that can be done by menu, shortcut, toolbar or palette, once, in a table: what it is
// called, which keys it has, when it makes sense and what it does. Menus are made from it.
#pragma once

#include <array>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "editor/panels/panel.h"
#include "editor/ui/keys.h"

namespace hr::editor {

class App;

struct Action {
  std::string id;     // "undo", "tab.rules"
  std::string menu;   // which menu it stands in
  std::string label;  // "Undo"
  Chord chord;
  std::function<bool(const Shown&)> enabled;
  std::function<void(App&, Wishes&)> run;
  std::string help = {};                    // a sentence, where the label is not enough
  std::function<bool(const App&)> on = {};  // a switch: whether it is on
  bool rule = false;                        // a line stands above it in its menu
  bool plays = false;                       // not while clicks on the board make notes
};

inline constexpr std::array k_menus{"File", "Game", "View", "Rules", "Help"};

std::vector<Action> all_actions();

}  // namespace hr::editor
