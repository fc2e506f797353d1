// SPDX-License-Identifier: MIT
// A user without a real window: draws ImGui frames in this process, without a display, moves the
// mouse, clicks and types. Items are found by their names on the Screen.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "editor/ui/input_feed.h"
#include "editor/ui/keys.h"
#include "editor/ui/screen.h"
#include "editor/ui/theme.h"

struct ImGuiContext;

namespace hr::tests {

struct DriverContext;

class Driver {
 public:
  explicit Driver(float width = 1280, float height = 800, float scale = 1,
                  editor::Theme theme = editor::Theme::light);
  ~Driver();
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

  // Sets the code that runs between ImGui::NewFrame and ImGui::Render.
  void draws(std::function<void()> frame) { draw_ = std::move(frame); }
  void frame(int times = 1);
  float seconds() const { return seconds_; }  // of the frames so far, 1/60 each

  // The items of the last frame. item() fails the test and lists all items if there is none with
  // this name.
  const editor::Screen& screen() const;
  const editor::Item& item(std::string_view name) const;
  bool has(std::string_view name) const { return screen().find(name) != nullptr; }
  bool reads(std::string_view text) const;  // whether the visible texts contain it

  // Names are those of Screen::find. Items out of sight are scrolled into view first.
  void click(std::string_view name);
  void double_click(std::string_view name);
  void right_click(std::string_view name);
  void hover(std::string_view name);
  void drag(std::string_view from, std::string_view to);
  void type(std::string_view text);                          // into the focused text
  void fill(std::string_view field, std::string_view text);  // replaces its text
  void press(editor::Chord chord);
  void press(editor::Key key) { press(editor::Chord{.key = key}); }
  void wheel(float up);
  // All of it before the next frame is drawn, faster than any user.
  struct Quick {
    Quick(editor::Chord chord) : key(chord) {}
    Quick(editor::Key plain) : key{.key = plain} {}
    Quick(const char* letters) : text(letters) {}
    editor::Chord key;
    std::string text;  // UTF-8
  };
  void hurry(const std::vector<Quick>& strokes);
  void hurry_click(std::string_view name, const std::vector<Quick>& strokes);
  void take(const editor::Input& input) { input_.add(input); }  // when frames are drawn

  void move(float x, float y);
  void button(int which, bool down);

 private:
  void make_own_letters();
  void scroll_to(std::string_view name);
  void click_with(std::string_view name, int button, int times);

  std::unique_ptr<DriverContext> context_;
  std::function<void()> draw_;
  editor::InputFeed input_;
  float seconds_ = 0;
};

}  // namespace hr::tests
