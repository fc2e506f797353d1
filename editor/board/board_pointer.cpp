// SPDX-License-Identifier: MIT
#include "editor/board/board_pointer.h"

#include <algorithm>

namespace hr::editor {

void BoardPointer::paint_over(CellRef cell, BoardInput& out) {
  if (std::ranges::find(stroke_, cell) != stroke_.end()) return;
  stroke_.push_back(cell);
  out.painted.push_back(cell);
}

void BoardPointer::press(const MouseFrame& mouse, bool paint, BoardInput& out) {
  start_ = mouse.cell;
  start_at_ = mouse.at;
  doubled_ = mouse.doubled;
  if (mouse.space_down || mouse.middle_down) {
    drag_ = Drag::pan;
  } else if (paint && mouse.cell) {
    drag_ = Drag::paint;
    stroke_.clear();
    paint_over(*mouse.cell, out);
  } else {
    drag_ = Drag::maybe;
  }
}

void BoardPointer::move(const MouseFrame& mouse, bool solid, BoardInput& out) {
  if (drag_ == Drag::maybe && length(mouse.at - start_at_) > mouse.far)
    drag_ = solid ? Drag::turn : start_ ? Drag::carry : Drag::pan;
  if (drag_ == Drag::paint && mouse.cell) paint_over(*mouse.cell, out);
  if (drag_ == Drag::carry) out.carried = start_;
  if (drag_ == Drag::pan || drag_ == Drag::turn) moved_ = mouse.at - last_;
}

void BoardPointer::release(const MouseFrame& mouse, BoardInput& out) {
  if (drag_ == Drag::maybe) {
    out.clicked = start_;
    if (doubled_) out.double_clicked = start_;
    empty_doubled_ = doubled_ && !start_;
  }
  if (drag_ == Drag::carry && mouse.cell && mouse.cell != start_)
    out.dragged = {*start_, *mouse.cell};
  if (drag_ == Drag::paint) {
    out.clicked = stroke_.size() == 1 ? start_ : std::nullopt;
    out.stroke_ended = true;
  }
  drag_ = Drag::none;
}

void BoardPointer::frame(const MouseFrame& mouse, bool solid, bool paint, BoardInput& out) {
  moved_ = {};
  empty_doubled_ = false;
  if (mouse.over) out.hovered = mouse.cell;
  if (mouse.over && mouse.right_pressed) out.right_clicked = mouse.cell;
  const bool pans = mouse.middle_down || mouse.down;
  if (drag_ == Drag::none && mouse.over && (mouse.pressed || mouse.middle_down))
    press(mouse, paint, out);
  else if (drag_ != Drag::none && pans)
    move(mouse, solid, out);
  if (drag_ != Drag::none && !pans) release(mouse, out);
  last_ = mouse.at;
}

}  // namespace hr::editor
