// SPDX-License-Identifier: MIT
// The order in which Tab and Shift+Tab lead through everything that can be used, also from one part
// of the window to another. Widgets enter themselves as they are drawn. Rows of one list, tabs,
// cards and radio buttons are one stop together; arrow keys move among them. If what has the
// keyboard vanishes, what took its place has it next. Ctrl+Tab also leaves a text in which Tab
// indents.
#pragma once

#include <imgui.h>

#include <string_view>
#include <vector>

struct ImGuiWindow;

namespace hr::editor::ui {

class TabOrder {
 public:
  // Call in every frame, before the first widget.
  void begin_frame();
  void end_frame();  // after the last one
  // Enters the last widget, or one of its parts; `kind` as in Item. Marks the one that has the
  // keyboard, and Enter presses it.
  void add(ImGuiID id, std::string_view kind, bool on);
  ImGuiID last_entered() const { return now_.empty() ? 0 : now_.back().id; }
  // This one takes the keyboard in the next frame.
  void want(ImGuiID id);
  bool wants() const { return wanted_ != 0; }
  std::size_t entered() const { return now_.size(); }
  // Enters the current window, which can be scrolled, if nothing in it was entered since then.
  void add_window(std::size_t entered_before);

 private:
  enum class StopType { press, type, own, other, code, window };
  struct Stop {
    ImGuiID id;
    ImGuiWindow* window;
    StopType type;
    ImGuiID group;  // equal in neighbours: they are one stop
    bool on, enabled;
  };
  // The stops of the topmost popup or, without one, of the window; in their order.
  std::vector<const Stop*> reachable() const;
  static int at_keys(const std::vector<const Stop*>& stops);
  int place_of_lost(const std::vector<const Stop*>& stops) const;
  static int first_inside(const std::vector<const Stop*>& stops);
  static int in_group(const std::vector<const Stop*>& stops, int at);
  static int next(const std::vector<const Stop*>& stops, int from, int way);
  int from_nowhere(const std::vector<const Stop*>& stops, ImGuiID root, int way);
  void enter(const Stop& stop);
  void take_keys(const Stop& stop);

  std::vector<Stop> now_, last_;
  ImGuiID wanted_ = 0;
  int wait_ = 0;                 // frames until `wanted_` is given up
  std::vector<ImGuiID> before_;  // the stops up to what had the keyboard last …
  ImGuiID root_ = 0;             // … and the window that they are in
  int lost_ = 0;                 // frames since it was seen
  bool alive_ = false;           // something drawn in the last frame has the keyboard
};

}  // namespace hr::editor::ui
