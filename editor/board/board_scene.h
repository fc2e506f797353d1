// SPDX-License-Identifier: MIT
// Plain data: what a canvas shows, and what the user did on it in a frame. The canvas knows no
// rules; its caller decides which cells are targets and what a click means.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/table/footprints.h"
#include "core/table/game_report.h"
#include "core/table/table.h"
#include "editor/board/board_layout.h"
#include "editor/board/slides.h"

namespace hr::editor {

enum class Highlight : std::uint8_t {
  target,   // a legal destination
  risky,    // a legal destination that the rules warn of
  place,    // one of many places where something can be put
  chosen,   // picked so far
  from,     // where the last move started …
  to,       // … and where it ended
  gained,   // became legal by the last rule change
  lost,     // became illegal by it
  closed,   // a closed cell, while the board is edited
  problem,  // the contents break the rules
  differs,  // the contents differ from those of another board
  shown,    // of the set that an expression of the rules means
};

struct CellMark {
  CellId cell = CellId::none;
  Highlight what = Highlight::target;
  int board = -1;  // of drawn_boards(); -1: all of them
};

// A thing on several cells that an action would put, which is shown while its first cell is under
// the mouse or the cursor.
struct Ghost {
  CellId at = CellId::none;
  LargePiece piece;
  bool whole = false;  // one drawing; else one on each cell
};

struct BoardScene {
  std::shared_ptr<const GameReport> game = {};  // a different pointer means a different board
  const Report* report = nullptr;               // of the current position; null: an empty board
  std::uint64_t version = 0;  // another one: the position may have changed, and pieces slide
  std::vector<CellMark> marks = {};
  // Small text in each cell; if empty, the cell name where no caption gives it.
  ById<CellId, std::string> labels = {};
  ById<CellId, std::string> badges = {};  // next to the contents of each cell; may be empty
  // How good it is thought to be to choose a cell next, from 0 to 1; less: it cannot be chosen.
  // Empty: not shown.
  ById<CellId, float> prospects = {};
  std::vector<Ghost> ghosts = {};
  // On the first board: a line from the first of these cells to the last, with their numbers.
  std::vector<CellId> route = {};
  FallWay falls = {};   // how new pieces come to their cells
  bool regions = true;  // mark homes, starts and goals
  bool notes = true;    // show the notes of the report
  bool paint = false;   // dragging paints over cells instead of moving a piece
  bool keys = true;     // keys move the cursor, click and zoom; false: they are left to the caller
  bool tools = true;    // show the view and zoom buttons in a corner
  // To be read from the back of a room: what is written on a piece is as large as its cell allows,
  // and a plate in gold takes the place of a badge.
  bool presented = false;
  // At scale 1, in pixels: where much of the board would still be visible with cells of this size,
  // but fitting it in would make them clearly smaller, show a part, and a small map in a corner.
  float least_cell = 0;

  void wipe() {  // takes away what is written and marked on the cells
    marks.clear();
    labels.clear();
    badges.clear();
    prospects.clear();
    ghosts.clear();
    route.clear();
  }
};

// The prospect of a cell; less than 0: none is shown.
inline float prospect_at(const BoardScene& scene, CellId cell) {
  return cell != CellId::none && nth(cell) < scene.prospects.size() ? scene.prospects[cell] : -1;
}

// Cells are under the mouse, or at the keyboard cursor (Enter and Space click). A double click
// follows its two single clicks.
struct BoardInput {
  std::optional<CellRef> hovered, clicked, right_clicked, double_clicked;
  std::optional<std::pair<CellRef, CellRef>> dragged;  // dropped on another cell in this frame
  std::optional<CellRef> carried;                      // while dragging: the start
  std::vector<CellRef> painted;  // newly under the brush in this frame, from the first click on
  bool stroke_ended = false;     // the mouse button was released
  bool by_key = false;           // the click came from the keyboard
  bool focused = false;          // the canvas uses arrow keys, Enter and Space
};

}  // namespace hr::editor
