// SPDX-License-Identifier: MIT
// A canvas that draws the boards of a scene and handles input on them. Mouse: the wheel zooms;
// dragging with the middle button, with Space held or from the background pans; dragging a cube
// turns it. Keys, with the focus: arrows move a cursor from cell to cell, Enter and Space click, +
// and - zoom, 0 fits, Shift and arrows turn a cube. It stores only the view; pictures are rebuilt
// only when the board, the available room or the view changes. Every cell is registered with the
// Screen as kind "cell": "cell B3", or "White's board/cell B3" if there are several boards.
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

  // Draws at the cursor of the current window; size 0: the remaining room. Several canvases in one
  // window each need their own scope (ui::Named).
  BoardInput draw(const BoardScene& scene, ImVec2 size = {0, 0});

  // How much of the height that draw() would be given is of use for the boards of this scene, with
  // all that draw() puts around them; all of it where there are cards.
  float useful_height(const BoardScene& scene, float width, float height);

  ViewType view() const;
  void set_view(ViewType type);
  void fit();    // makes the whole board visible
  void focus();  // takes the keyboard focus in the next frame
  CellRef cursor() const;
  void set_cursor(CellRef at);
  Box cell_box(CellRef at) const;  // on the screen, after draw()

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace hr::editor
