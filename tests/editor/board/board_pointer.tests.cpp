// SPDX-License-Identifier: MIT
#include "editor/board/board_pointer.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using editor::BoardInput;
using editor::BoardPointer;
using editor::CellRef;
using editor::Drag;
using editor::MouseFrame;

namespace {

constexpr CellRef k_here{0, CellId(1)}, k_there{0, CellId(2)};

// The mouse at a point, over a cell (none: background), with its left button held or not.
MouseFrame mouse(PicturePoint at, CellRef cell, bool down, bool pressed = false) {
  MouseFrame out{.at = at, .cell = {}, .over = true, .pressed = pressed, .down = down};
  if (cell) out.cell = cell;
  return out;
}

BoardInput step(BoardPointer& pointer, const MouseFrame& frame, bool solid = false,
                bool paint = false) {
  BoardInput out;
  pointer.frame(frame, solid, paint, out);
  return out;
}

}  // namespace

TEST_CASE("a press that does not move is a click on its cell when it is released", "[editor]") {
  BoardPointer pointer;
  CHECK_FALSE(step(pointer, mouse({10, 10}, k_here, true, true)).clicked);
  CHECK_FALSE(step(pointer, mouse({12, 11}, k_here, true)).clicked);
  CHECK(step(pointer, mouse({12, 11}, k_here, false)).clicked == k_here);
}

TEST_CASE("a piece dragged from a cell is carried, then dropped on another cell", "[editor]") {
  BoardPointer pointer;
  step(pointer, mouse({10, 10}, k_here, true, true));
  CHECK(step(pointer, mouse({40, 10}, k_there, true)).carried == k_here);
  const BoardInput end = step(pointer, mouse({40, 10}, k_there, false));
  CHECK(end.dragged == std::pair{k_here, k_there});
  CHECK_FALSE(end.clicked);
}

TEST_CASE("a piece dropped on its own cell or beside the board is not dragged", "[editor]") {
  for (const CellRef end : {k_here, CellRef{}}) {
    BoardPointer pointer;
    step(pointer, mouse({10, 10}, k_here, true, true));
    step(pointer, mouse({40, 10}, k_there, true));
    const BoardInput out = step(pointer, mouse({10, 30}, end, false));
    CHECK_FALSE(out.dragged);
    CHECK_FALSE(out.clicked);
  }
}

TEST_CASE("a brush paints each cell once per stroke", "[editor]") {
  BoardPointer pointer;
  CHECK(step(pointer, mouse({10, 10}, k_here, true, true), false, true).painted ==
        std::vector{k_here});
  CHECK(step(pointer, mouse({40, 10}, k_there, true), false, true).painted == std::vector{k_there});
  CHECK(step(pointer, mouse({10, 10}, k_here, true), false, true).painted.empty());
  CHECK(step(pointer, mouse({10, 10}, k_here, false), false, true).stroke_ended);
  CHECK(step(pointer, mouse({10, 10}, k_here, true, true), false, true).painted ==
        std::vector{k_here});
}

TEST_CASE("dragging the background pans, and dragging anywhere turns a cube", "[editor]") {
  BoardPointer pans, turns;
  step(pans, mouse({10, 10}, {}, true, true));
  step(pans, mouse({40, 10}, k_here, true));
  CHECK(pans.drag() == Drag::pan);
  step(turns, mouse({10, 10}, k_here, true, true), true);
  step(turns, mouse({40, 12}, k_here, true), true);
  CHECK(turns.drag() == Drag::turn);
  CHECK(turns.moved() == PicturePoint{30, 2});
  CHECK_FALSE(step(turns, mouse({40, 12}, k_here, false), true).clicked);
}

TEST_CASE("dragging a cell with the middle button or Space held pans, too", "[editor]") {
  BoardPointer pointer;
  MouseFrame frame = mouse({10, 10}, k_here, false);
  frame.middle_down = true;
  step(pointer, frame);
  frame.at = {15, 10};
  const BoardInput out = step(pointer, frame);
  CHECK(pointer.moved() == PicturePoint{5, 0});
  CHECK_FALSE(out.carried);
  frame = mouse({20, 10}, k_here, true, true);
  frame.space_down = true;
  step(pointer, mouse({15, 10}, k_here, false));
  step(pointer, frame);
  CHECK(pointer.drag() == Drag::pan);
}

TEST_CASE("double clicks on a cell and on the background are distinguished", "[editor]") {
  BoardPointer pointer;
  MouseFrame frame = mouse({10, 10}, k_here, true, true);
  frame.doubled = true;
  step(pointer, frame);
  CHECK(step(pointer, mouse({10, 10}, k_here, false)).double_clicked == k_here);
  frame.cell.reset();
  step(pointer, frame);
  CHECK_FALSE(step(pointer, mouse({10, 10}, {}, false)).double_clicked);
  CHECK(pointer.empty_doubled());
}

}  // namespace hr::tests
