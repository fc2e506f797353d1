// SPDX-License-Identifier: MIT
// The window without a window: draws frames into memory, without a display or a graphics card, so
// that the same frame is the same bytes anywhere; for pictures in files. It owns an ImGui context
// with letters, theme and scale of its own, which is current while it draws.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include "editor/ui/screen.h"
#include "editor/ui/theme.h"

namespace hr::editor {

struct Pixels {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;  // three bytes a pixel, row by row from the top
};

class Offscreen {
 public:
  Offscreen(int width, int height, float scale = 1, Theme theme = Theme::light);
  ~Offscreen();
  Offscreen(const Offscreen&) = delete;
  Offscreen& operator=(const Offscreen&) = delete;

  // What a frame consists of, between ImGui::NewFrame and ImGui::Render; the last of several
  // frames is kept, as windows find their size in the first ones.
  void draw(const std::function<void()>& frame, int times = 3);
  void point(float x, float y);  // where the mouse is from now on

  Pixels pixels() const;         // of the frame drawn last
  const Screen& screen() const;  // what is on it
  // Throws Error when the file cannot be written.
  void save(const std::filesystem::path& png) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace hr::editor
