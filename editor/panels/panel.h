// SPDX-License-Identifier: MIT
// A panel of the window: draws the inside of a tab from what the desk shows, keeps only what is
// about the screen, and says what is wanted. The window carries that out when all have drawn.
#pragma once

#include <string>
#include <vector>

#include "editor/desk/command.h"
#include "editor/desk/shown.h"

namespace hr::editor {

// What panels ask for in a frame: commands to the desk, and things that the window does, by the
// ids of editor/app/actions.h ("tab.history", "dialog.save", "palette").
struct Wishes {
  Commands commands;
  std::vector<std::string> actions;

  void want(Command command) { commands.push_back(std::move(command)); }
  void act(std::string id) { actions.push_back(std::move(id)); }
};

class Panel {
 public:
  Panel() = default;
  virtual ~Panel() = default;
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;

  virtual const char* name() const = 0;  // of its tab
  virtual bool here(const GameShown&) const { return true; }
  // A dialog: it is asked to open by the action "dialog.NAME". False: it is none of that name.
  virtual bool open(const std::string& /*name*/) { return false; }
  // Inside the tab. While a game is open, `shown.game` is there.
  virtual void draw(const Shown& shown, Wishes& wishes) = 0;
};

}  // namespace hr::editor
