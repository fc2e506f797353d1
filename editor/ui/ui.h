// SPDX-License-Identifier: MIT
// The widgets that panels are made of: Dear ImGui's, told to the Screen under the name they show,
// and scopes that close themselves. A label may hold "##" and more behind it to tell equal ones
// apart; what stands behind it is not shown, and the name only where nothing else is. Colours,
// letters and scale come with the ImGui context that is current.
#pragma once

#include <imgui.h>

#include <span>
#include <string>
#include <string_view>

#include "editor/ui/fonts.h"
#include "editor/ui/screen.h"
#include "editor/ui/theme.h"

namespace hr::editor::ui {

// What belongs to an ImGui context of ours; lies behind its io.UserData.
struct Context {
  Screen screen;
  Fonts fonts;
  Theme theme = Theme::light;
  float scale = 1;
  std::vector<ImU32> owners;  // the colours of the open game's seats
  int board_keys = -2;        // the frame in which a board took arrows, Enter and Space last
};
Context& context();
const Colours& colours();
float scaled(float pixels);  // at scale 1
// "Redo##toolbar" → "Redo"
std::string_view shown(std::string_view label);

// Tells the Screen of something drawn by hand; `on` as in Item.
void tell(std::string_view name, const char* kind, std::string_view text, ImVec2 from, ImVec2 to,
          bool on = false, bool enabled = true);
// … of the widget made last.
void tell_last(std::string_view name, const char* kind, std::string_view text, bool on = false,
               float needs = 0);

// Words. All but `line` are broken into lines where the panel ends.
void line(std::string_view text);
void text(std::string_view text);
void muted(std::string_view text);
void strong(std::string_view text);
void title(std::string_view text);
void coloured(ImU32 colour, std::string_view text);
void mono(std::string_view text);
void tip(std::string_view text);  // for the widget made last, when the mouse rests on it

// Widgets. True when clicked, or changed.
bool button(std::string_view label);
bool primary(std::string_view label);  // the button that most will want
bool tab(std::string_view label, bool chosen);
bool link(std::string_view label);  // reads as text, works as a button
bool tick(std::string_view label, bool& on);
bool radio(std::string_view label, bool on);
bool row(std::string_view label, bool chosen = false);  // of a list, as wide as the panel
bool field(std::string_view label, std::string& text, std::string_view hint = {});
bool entered(std::string_view label, std::string& text, std::string_view hint = {});  // … by Enter
bool area(std::string_view label, std::string& text, ImVec2 size);
bool number(std::string_view label, int& value, int step = 1);
bool slider(std::string_view label, float& value, float low, float high, const char* format);
bool choose(std::string_view label, int& chosen, std::span<const std::string> words);
bool menu_item(std::string_view label, std::string_view keys = {}, bool enabled = true,
               bool on = false);

inline void same_line(float gap = -1) { ImGui::SameLine(0, gap < 0 ? gap : scaled(gap)); }
// Goes on in the same line if something of this width still fits, else in the next one.
void flow(float width);
float button_width(std::string_view label);

// Scopes: while they live, what is made lies in them. Those that can be shut are asked `if
// (scope)`.
class Scope {
 public:
  explicit operator bool() const { return open_; }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

 protected:
  Scope() = default;
  bool open_ = true;
};

class Named : public Scope {  // a name in paths, and in ImGui's ids
 public:
  explicit Named(std::string_view name);
  ~Named();
};
class Child : public Scope {  // a part of a window with a scroll bar of its own
 public:
  explicit Child(std::string_view name, ImVec2 size = {0, 0}, bool border = false,
                 ImGuiWindowFlags flags = 0);
  ~Child();
};
class Disabled : public Scope {
 public:
  explicit Disabled(bool disabled);
  ~Disabled();
};
class Letters : public Scope {
 public:
  explicit Letters(ImFont* font);
  ~Letters();
};
class Menu : public Scope {
 public:
  explicit Menu(std::string_view label, bool enabled = true);
  ~Menu();
};
class Section : public Scope {  // with a heading that folds it away
 public:
  explicit Section(std::string_view label, bool open = true);
  ~Section();
};
// A window above all others, in the middle; open it with ImGui::OpenPopup(name) in the same scope
// of ids. `open`: becomes false when it is shut by its cross or by Escape.
class Dialog : public Scope {
 public:
  explicit Dialog(std::string_view name, float width, bool* open = nullptr);
  ~Dialog();
};
class Popup : public Scope {
 public:
  explicit Popup(std::string_view name);
  ~Popup();
};

}  // namespace hr::editor::ui
