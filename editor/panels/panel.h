// SPDX-License-Identifier: MIT
// A panel of the window. It draws its contents from what the desk shows, keeps only screen state
// and emits requests. The window executes these after all panels have been drawn.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/desk/command.h"
#include "editor/desk/desk_state.h"

namespace hr::editor {

// What panels request in a frame: commands for the desk, and actions of the window, by the ids in
// editor/app/menu_actions.h ("tab.history", "dialog.save", "palette"), or a place to show.
inline constexpr std::string_view k_show_place = "show ";  // … begins the id of the latter
struct Requests {
  DeskCommands commands;
  std::vector<std::string> actions;

  void add(DeskCommand command) { commands.push_back(std::move(command)); }
  void act(std::string id) { actions.push_back(std::move(id)); }
  // Opens the rules at a place: "rules.lua:12", "variants/long.lua:3:7: verbs.move".
  void show(const std::string& place) { act(std::string(k_show_place).append(place)); }
};

class Panel {
 public:
  Panel() = default;
  virtual ~Panel() = default;
  Panel(const Panel&) = delete;
  Panel& operator=(const Panel&) = delete;

  virtual std::string_view name() const = 0;     // as the user reads it, on its tab
  virtual const char* id() const { return ""; }  // of a tab: see editor/panels/tab_ids.h
  // For dialogs: opens if `name` is its name (action "dialog.NAME"); false otherwise.
  virtual bool open(const std::string& /*name*/) { return false; }
  // For tabs: whether it shows such a place (Requests::show), and if so it does.
  virtual bool show(const std::string& /*place*/) { return false; }
  // For tabs, in sight or not: handles what goes on in the background. True if something must be
  // drawn. `next` is lowered to the time until the next call is needed.
  virtual bool tick(const DeskState& /*state*/,
                    std::optional<std::chrono::milliseconds>& /*next*/) {
    return false;
  }
  // For tabs: what deserves attention in it, a sentence, shown as a dot; or "".
  virtual std::string alert() const { return {}; }
  // For tabs: called after its tab was drawn; takes what is dropped on that.
  virtual void take_drop(const DeskState& /*state*/, Requests& /*requests*/) {}
  // For tabs: whether something goes on in the background that will change what it shows.
  virtual bool busy() const { return false; }
  // For tabs: called once when the window turns to another tab.
  virtual void leave(Requests& /*requests*/) {}
  // Draws inside the tab. While a game is open, `state.game` has a value.
  virtual void draw(const DeskState& state, Requests& requests) = 0;
};

}  // namespace hr::editor
