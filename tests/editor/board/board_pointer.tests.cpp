// SPDX-License-Identifier: MIT
#include "editor/board/board_pointer.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using editor::BoardInput;
using editor::BoardPointer;
using editor::CellRef;
using editor::Drag;
using editor::MouseFrame;
using editor::PicturePoint;

namespace {

constexpr CellRef k_here{0, CellId(1)}, k_there{0, CellId(2)};

// The mouse at a spot, over a cell (none: empty ground), its left button held or not.
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

TEST_CASE("a press that stays where it is is a click on its cell, when it is let go", "[editor]") {
  BoardPointer pointer;
  CHECK_FALSE(step(pointer, mouse({10, 10}, k_here, true, true)).clicked);
  CHECK_FALSE(step(pointer, mouse({12, 11}, k_here, true)).clicked);
  CHECK(step(pointer, mouse({12, 11}, k_here, false)).clicked == k_here);
}

TEST_CASE("what is dragged from a cell is carried, and dropped on another one", "[editor]") {
  BoardPointer pointer;
  step(pointer, mouse({10, 10}, k_here, true, true));
  CHECK(step(pointer, mouse({40, 10}, k_there, true)).carried == k_here);
  const BoardInput end = step(pointer, mouse({40, 10}, k_there, false));
  CHECK(end.dragged == std::pair{k_here, k_there});
  CHECK_FALSE(end.clicked);
}

TEST_CASE("dropped where it was, or beside the board, nothing is dragged", "[editor]") {
  for (const CellRef end : {k_here, CellRef{}}) {
    BoardPointer pointer;
    step(pointer, mouse({10, 10}, k_here, true, true));
    step(pointer, mouse({40, 10}, k_there, true));
    const BoardInput out = step(pointer, mouse({10, 30}, end, false));
    CHECK_FALSE(out.dragged);
    CHECK_FALSE(out.clicked);
  }
}

TEST_CASE("a brush paints each cell once a stroke", "[editor]") {
  BoardPointer pointer;
  CHECK(step(pointer, mouse({10, 10}, k_here, true, true), false, true).painted ==
        std::vector{k_here});
  CHECK(step(pointer, mouse({40, 10}, k_there, true), false, true).painted == std::vector{k_there});
  CHECK(step(pointer, mouse({10, 10}, k_here, true), false, true).painted.empty());
  CHECK(step(pointer, mouse({10, 10}, k_here, false), false, true).stroke_ended);
  CHECK(step(pointer, mouse({10, 10}, k_here, true, true), false, true).painted ==
        std::vector{k_here});
}

TEST_CASE("from empty ground one pans, a cube is turned from anywhere", "[editor]") {
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

TEST_CASE("the middle button and the space bar pan from a cell, too", "[editor]") {
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

TEST_CASE("a double click is told apart on a cell and on empty ground", "[editor]") {
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
