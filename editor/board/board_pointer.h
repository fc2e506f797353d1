// SPDX-License-Identifier: MIT
// Interprets the mouse on a canvas, frame by frame: a press becomes a click, a dragged piece, a
// brush stroke, a pan or a turn of the cube. Does not use ImGui.
#pragma once

#include <optional>
#include <vector>

#include "editor/board/board_scene.h"

namespace hr::editor {

// The mouse in one frame, while over the canvas or dragged from it.
struct MouseFrame {
  PicturePoint at;
  std::optional<CellRef> cell;         // under the mouse; none: background
  bool over = false;                   // over the canvas, and nothing covers it
  bool pressed = false, down = false;  // the left button
  bool doubled = false;                // … as a double click
  bool right_pressed = false;
  bool middle_down = false, space_down = false;
  float far = 4;  // pixels after which a press becomes a drag
};

enum class Drag { none, maybe, carry, paint, pan, turn };

class BoardPointer {
 public:
  // Adds the events of this frame to `out`. `solid`: dragging turns; `paint`: dragging paints.
  void frame(const MouseFrame& mouse, bool solid, bool paint, BoardInput& out);

  Drag drag() const { return drag_; }
  PicturePoint last() const { return last_; }            // where the mouse was
  PicturePoint moved() const { return moved_; }          // in this frame, while panning or turning
  bool empty_doubled() const { return empty_doubled_; }  // a double click on the background

 private:
  void press(const MouseFrame& mouse, bool paint, BoardInput& out);
  void move(const MouseFrame& mouse, bool solid, BoardInput& out);
  void release(const MouseFrame& mouse, BoardInput& out);
  void paint_over(CellRef cell, BoardInput& out);

  Drag drag_ = Drag::none;
  std::optional<CellRef> start_;
  PicturePoint start_at_, last_, moved_;
  bool empty_doubled_ = false, doubled_ = false;
  std::vector<CellRef> stroke_;
};

}  // namespace hr::editor
