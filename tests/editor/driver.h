// SPDX-License-Identifier: MIT
// A person at the window without a window: draws frames of ImGui in this process, without a
// display, and moves the mouse, clicks and types by the names of what is on screen.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

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

  // What a frame consists of, between ImGui::NewFrame and ImGui::Render.
  void draws(std::function<void()> frame) { draw_ = std::move(frame); }
  void frame(int times = 1);
  float seconds() const { return seconds_; }  // of frames so far, a sixtieth each

  // Of the frame drawn last. item() fails the test, with all that is there, when there is none.
  const editor::Screen& screen() const;
  const editor::Item& item(std::string_view name) const;
  bool has(std::string_view name) const { return screen().find(name) != nullptr; }
  bool reads(std::string_view text) const;  // somewhere in sight

  // By names as Screen::find knows them; what is out of sight is scrolled to.
  void click(std::string_view name);
  void double_click(std::string_view name);
  void right_click(std::string_view name);
  void hover(std::string_view name);
  void drag(std::string_view from, std::string_view to);
  void type(std::string_view text);                          // to whatever takes letters
  void fill(std::string_view field, std::string_view text);  // instead of what is in it
  void press(editor::Chord chord);
  void press(editor::Key key) { press(editor::Chord{.key = key}); }
  void wheel(float up);

  void move(float x, float y);
  void button(int which, bool down);

 private:
  void scroll_to(std::string_view name);
  void click_with(std::string_view name, int button, int times);

  std::unique_ptr<DriverContext> context_;
  std::function<void()> draw_;
  float seconds_ = 0;
};

}  // namespace hr::tests
