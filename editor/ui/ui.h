// SPDX-License-Identifier: MIT
// The widgets that panels are made of: Dear ImGui's widgets, registered with the Screen under their
// label, and scopes that end with their C++ block. A label may end in "##" and a suffix that is not
// shown but distinguishes equal labels. Colours, fonts and scale come from the current ImGui
// context.
#pragma once

#include <imgui.h>

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "editor/ui/drawing_textures.h"
#include "editor/ui/file_chooser.h"
#include "editor/ui/fonts.h"
#include "editor/ui/letters.h"
#include "editor/ui/screen.h"
#include "editor/ui/tab_order.h"
#include "editor/ui/theme.h"

namespace hr::editor::ui {

// Our data of an ImGui context; io.UserData points to it.
struct Context {
  Screen screen;
  TabOrder tabs;
  FontMaker font_maker;
  Fonts fonts;
  Letters letters;
  Theme theme = Theme::light;
  float scale = 1;
  std::vector<ImU32> owners;  // the seat colours of the open game
  DrawingTextures drawings;
  std::unique_ptr<FileChooser> chooser;
  std::function<void(const std::string& path)> show_folder;  // on the desktop; none: it cannot
  bool less_motion = false;  // the system asks programs for less motion
  bool slides = false;       // whether pieces slide to where they go
  bool unfinished = false;   // a text is being typed that only Enter, or leaving it, completes
  bool on_wall = false;      // titles are drawn much larger than usual
  bool moving = false;       // something on the screen is in motion: another frame is needed
};
Context& context();
const Colours& colours();
float scaled(float pixels);  // at scale 1
ImFont* title_font();
// "Redo##toolbar" → "Redo"
std::string_view visible_label(std::string_view label);

// Call with every text that is drawn, so that the next frames have its letters; the functions below
// do. `font`: none for the current one.
void meet(std::string_view text, const ImFont* font = nullptr);
// Registers something drawn by hand with the Screen; `on` as in Item.
void expose(std::string_view name, const char* kind, std::string_view text, ImVec2 from, ImVec2 to,
            bool on = false, bool enabled = true);
// Registers the last widget, also in the order of Tab if its kind is one that keys can use.
void expose_last(std::string_view name, const char* kind, std::string_view text, bool on = false,
                 float needs = 0);

// Text. All but `line` wrap at the edge of the panel.
void line(std::string_view text);
void text(std::string_view text);
void muted(std::string_view text);
void strong(std::string_view text);
void title(std::string_view text);
void coloured(ImU32 colour, std::string_view text);
void mono(std::string_view text);
void tip(std::string_view text);  // tooltip of the last widget

// Widgets. They return true when clicked or changed.
bool button(std::string_view label);
bool primary(std::string_view label);  // the default button
bool tab(std::string_view label, bool chosen);
bool tick(std::string_view label, bool& on);
bool radio(std::string_view label, bool on);
bool row(std::string_view label, bool chosen = false);  // in a list, as wide as the panel
// The same, its text wraps.
bool tall_row(std::string_view label, float height, bool chosen = false);
bool link(std::string_view label, ImU32 colour);  // underlined text that leads somewhere
bool field(std::string_view label, std::string& text, std::string_view hint = {});
bool entered(std::string_view label, std::string& text,
             std::string_view hint = {});  // true on Enter
// Notes whether the last field is being typed in and has another text than before, which would be
// lost if the window closed.
void note_unfinished(std::string_view text);
bool area(std::string_view label, std::string& text, ImVec2 size);
bool number(std::string_view label, int& value, int step = 1);
bool slider(std::string_view label, float& value, float low, float high, const char* format);
bool choose(std::string_view label, int& chosen, std::span<const std::string> words);
bool menu_item(std::string_view label, std::string_view keys = {}, bool enabled = true,
               bool on = false);

inline void same_line(float gap = -1) { ImGui::SameLine(0, gap < 0 ? gap : scaled(gap)); }
// Continues on the same line if something of this width fits there, else on the next line.
void flow(float width);
// Call last in a Child: what it contains stays where it is when it becomes shorter, even if its end
// was in sight.
void keep_scroll();
float button_width(std::string_view label);

// Scopes: widgets made during their lifetime belong to them. Test those that can be closed with
// `if (scope)`.
class Scope {
 public:
  explicit operator bool() const { return open_; }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

 protected:
  Scope() = default;
  ~Scope() = default;
  bool open_ = true;
};

// NOLINTBEGIN(*-special-member-functions): what is a Scope cannot be copied

class Named : public Scope {  // a name in Screen paths and ImGui ids
 public:
  explicit Named(std::string_view name);
  ~Named();
};
class Child : public Scope {  // a part of a window with its own scroll bar
 public:
  explicit Child(std::string_view name, ImVec2 size = {0, 0}, bool border = false,
                 ImGuiWindowFlags flags = 0);
  ~Child();

 private:
  std::size_t entered_;  // in the order of Tab, before it
};
class Disabled : public Scope {
 public:
  explicit Disabled(bool disabled);
  ~Disabled();
};
class FontScope : public Scope {
 public:
  explicit FontScope(ImFont* font);
  ~FontScope();
};
class Menu : public Scope {
 public:
  explicit Menu(std::string_view label, bool enabled = true);
  ~Menu();
};
class Section : public Scope {  // with a heading that collapses it
 public:
  explicit Section(std::string_view label, bool open = true);
  ~Section();
};
// A modal window in the middle; open it with ImGui::OpenPopup(name) in the same id scope. `open`
// becomes false when the user closes it with its button or Escape.
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
// NOLINTEND(*-special-member-functions)

}  // namespace hr::editor::ui
