// SPDX-License-Identifier: MIT
// All that a canvas shows, as plain values, and all that a person did to it in a frame. The canvas
// itself knows no rules: who uses it says which cells are targets, and what a click means.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/game.h"
#include "core/table/table.h"
#include "editor/board/stage.h"

namespace hr::editor {

enum class Highlight : std::uint8_t {
  target,   // one may go there, or put something there
  chosen,   // picked up, or picked so far
  from,     // the last action went from here …
  to,       // … to here, or was done here
  gained,   // legal since the rules were changed
  lost,     // not legal any more
  closed,   // no cell of the board, but may become one
  trouble,  // what stands here goes against the rules
};

struct CellMark {
  CellId cell = CellId::none;
  Highlight what = Highlight::target;
  int board = -1;  // of boards_shown(); -1: all of them
};

struct BoardScene {
  std::shared_ptr<const Game> game = {};  // another one: another board
  const Report* report = nullptr;         // of this moment; none: an empty board
  std::vector<CellMark> marks = {};
  // What stands in a cell in small letters, by cell; none: its name, where no caption tells it.
  std::vector<std::string> labels = {};
  std::vector<std::string> badges = {};  // beside what stands on a cell, by cell; or none
  bool regions = true;                   // homes, starts and goals are marked
  bool notes = true;                     // those in the report are shown
  bool paint = false;  // dragging paints over cells instead of carrying from one to another
  bool tools = true;   // buttons for the views and the zoom in a corner
};

// Cells are those under the mouse, or of the keys' cursor: Enter and Space click. A double click
// comes after its two clicks.
struct BoardInput {
  std::optional<CellRef> hovered, clicked, right_clicked, double_clicked;
  std::optional<std::pair<CellRef, CellRef>> dragged;  // dropped in this frame, on another cell
  std::optional<CellRef> carried;                      // while it is dragged: from where
  std::vector<CellRef> painted;  // come under the brush in this frame; the first one: a click
  bool stroke_ended = false;     // the brush was lifted
  bool by_key = false;           // the click was
  bool focused = false;          // arrow keys, Enter and Space are taken
};

}  // namespace hr::editor
