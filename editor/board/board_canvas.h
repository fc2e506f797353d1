// SPDX-License-Identifier: MIT
// A canvas on which the boards of a scene are drawn and pointed at: with the mouse (wheel: zoom;
// middle button, Space, or from empty ground: pan; a cube is turned by dragging it) and, when it
// has the focus, with the keys: arrows move a cursor from cell to cell, Enter and Space click, +
// and
// - zoom, 0 fits, Shift and arrows turn a cube. It keeps how one looks at the board and nothing
// else; pictures are made anew only when board, room or view have changed. Every cell is told to
// the Screen as kind "cell": "cell B3", where there are several boards "board of white/cell B3".
#pragma once

#include <imgui.h>

#include <memory>

#include "editor/board/board_scene.h"

namespace hr::editor {

class BoardCanvas {
 public:
  BoardCanvas();
  ~BoardCanvas();
  BoardCanvas(const BoardCanvas&) = delete;
  BoardCanvas& operator=(const BoardCanvas&) = delete;

  // In the current window, at the cursor; a size of 0: all the room that there is. Several canvases
  // in one window each need a scope of their own (ui::Named).
  BoardInput draw(const BoardScene& scene, ImVec2 size = {0, 0});

  ViewType view() const;
  void set_view(ViewType type);
  void fit();    // all of it in sight again
  void focus();  // keys go here from the next frame on
  CellRef cursor() const;
  void set_cursor(CellRef at);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace hr::editor
