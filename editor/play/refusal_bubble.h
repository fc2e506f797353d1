// SPDX-License-Identifier: MIT
// Says at the clicked cell why nothing was done there, until the next click, Escape, key of a tab
// or step. Only its link to the rule takes clicks, so the rest of it is never in the way of one.
//
//   bubble.follow(state);
//   … bubble.await(cell, state), then a command; or bubble.say(cell, sentence) …
//   bubble.draw(canvas.cell_box(bubble.at()), canvas.cell_box(held), room, requests);
#pragma once

#include <string>

#include "editor/board/board_layout.h"
#include "editor/panels/panel.h"
#include "editor/ui/screen.h"

namespace hr::editor {

class RefusalBubble {
 public:
  // Call once in each frame, before input is handled. The number of the last notice that it has
  // shown.
  std::uint64_t follow(const DeskState& state);
  void say(const CellRef& at, std::string text);
  // The reply to a command that is requested in this frame; nothing is said if it is carried out.
  void await(const CellRef& at, const DeskState& state);
  void end() { shown_.text.clear(), waits_ = false; }

  bool shown() const { return !shown_.text.empty(); }
  const CellRef& at() const { return at_; }
  // Over what has been drawn so far, inside `room`: below the cell or, without space there or where
  // it would hide what is in the hand (`held`), above. A click on its link shows the rule.
  void draw(const Box& cell, const Box& held, const Box& room, Requests& requests);

 private:
  void draw_place(Requests& requests);

  CellRef at_;
  Notice shown_;  // the last one; no text: it is shown no longer
  bool waits_ = false;
  std::uint64_t notice_ = 0;  // the last one before the command
  Box link_;                  // where its link was in the last frame
  NodeId cursor_ = NodeId::none;
};

}  // namespace hr::editor
