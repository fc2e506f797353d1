// SPDX-License-Identifier: MIT
// One table of everything that a menu, shortcut, toolbar button or palette entry can do: its label,
// its keys, when it is enabled and what it does. The menus are built from this table.
#pragma once

#include <array>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "editor/panels/panel.h"
#include "editor/ui/keys.h"
#include "texts/texts.h"

namespace hr::editor {

class App;

struct MenuAction {
  std::string id;     // "undo", "tab.rules"
  texts::Text menu;   // the menu that lists it
  std::string label;  // "Undo"
  Chord chord;
  std::function<bool(const DeskState&)> enabled;
  std::function<void(App&, Requests&)> run;
  std::string help = {};                    // tooltip: a sentence, if the label needs one
  std::function<bool(const App&)> on = {};  // for a toggle: whether it is on
  bool rule = false;                        // a separator above it in the menu
  bool plays = false;                       // disabled while the user takes notes
};

inline constexpr std::array k_menus{"File"_text, "Game"_text, "View"_text, "Rules"_text,
                                    "Help"_text};

// In the language that is spoken now (texts::language).
std::vector<MenuAction> menu_actions();

}  // namespace hr::editor
