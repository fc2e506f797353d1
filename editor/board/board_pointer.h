// SPDX-License-Identifier: MIT
// What the mouse does on a canvas, from frame to frame: a press becomes a click, a carried piece, a
// stroke of the brush, a pan or a turn of the cube. Knows no ImGui; plain values.
#pragma once

#include <optional>
#include <vector>

#include "editor/board/board_scene.h"

namespace hr::editor {

// The mouse in one frame, over the canvas or while it was pressed there.
struct MouseFrame {
  Spot at;
  std::optional<CellRef> cell;                           // below it; none: empty ground
  bool over = false;                                     // the canvas, and nothing above it
  bool pressed = false, down = false, released = false;  // the left button
  bool doubled = false;                                  // … for the second time in a short time
  bool right_pressed = false;
  bool middle_down = false, space_down = false;
  float far = 4;  // pixels after which a press is a drag
};

enum class Drag { none, maybe, carry, paint, pan, turn };

class BoardPointer {
 public:
  // Fills in what happened. `solid`: dragging turns; `paint`: it paints.
  void frame(const MouseFrame& mouse, bool solid, bool paint, BoardInput& out);

  Drag drag() const { return drag_; }
  Spot moved() const { return moved_; }                  // in this frame, while it pans or turns
  bool empty_doubled() const { return empty_doubled_; }  // a double click on empty ground

 private:
  void press(const MouseFrame& mouse, bool paint, BoardInput& out);
  void move(const MouseFrame& mouse, bool solid, BoardInput& out);
  void release(const MouseFrame& mouse, BoardInput& out);
  void paint_over(CellRef cell, BoardInput& out);

  Drag drag_ = Drag::none;
  std::optional<CellRef> start_;
  Spot start_at_, last_, moved_;
  bool empty_doubled_ = false, doubled_ = false;
  std::vector<CellRef> stroke_;
};

}  // namespace hr::editor
