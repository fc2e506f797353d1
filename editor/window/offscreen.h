// SPDX-License-Identifier: MIT
// Draws frames into memory, without a display or a graphics card, for pictures in files: the same
// frame gives the same bytes on any machine. It owns an ImGui context with its own fonts, theme and
// scale, which is current while it draws.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/ui/screen.h"
#include "editor/ui/theme.h"

namespace hr::editor {

struct Pixels {
  int width = 0, height = 0;
  std::vector<std::uint8_t> rgb;  // three bytes per pixel, row by row from the top
};

class Offscreen {
 public:
  Offscreen(int width, int height, float scale = 1, Theme theme = Theme::light);
  ~Offscreen();
  Offscreen(const Offscreen&) = delete;
  Offscreen& operator=(const Offscreen&) = delete;

  // `frame` runs between ImGui::NewFrame and ImGui::Render. The last of several frames is kept,
  // because ImGui windows find their size in the first ones.
  void draw(const std::function<void()>& frame, int times = 3);
  void type(char letter);        // in the next frame
  void point(float x, float y);  // the mouse position from now on

  Pixels pixels() const;         // of the frame drawn last
  const Screen& screen() const;  // the items of that frame
  std::string png() const;       // … as a file
  // Throws Error if the file cannot be written.
  void save(const std::filesystem::path& file) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace hr::editor
