// SPDX-License-Identifier: MIT
// Captured pieces beside the board.
#include <catch2/catch.hpp>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

TEST_CASE("captured pieces lie beside the board, and those of the last move are marked",
          "[editor]") {
  AppDriver window("breakthrough", {{"rows", "5"}});
  const Box cell = window.item("cell A1").box;
  CHECK_FALSE(window.has("taken white's pawn"));
  window.send(PlayTyped{k_owner, "move A2 A3"});
  window.send(PlayTyped{k_owner, "move B4 A3"});
  window.frame(2);
  CHECK(window.item("taken white's pawn").text == "1");
  CHECK(window.item("taken white's pawn").on);
  CHECK(window.item("cell A1").box.left == cell.left);  // the board has not moved
  CHECK(window.item("cell A1").box.top == cell.top);
  window.send(PlayTyped{k_owner, "move B2 A3"});
  window.frame(2);
  CHECK_FALSE(window.item("taken white's pawn").on);
  CHECK(window.item("taken black's pawn").on);
  window.send(Undo{});
  window.send(Undo{});
  window.frame(2);
  CHECK_FALSE(window.has("taken white's pawn"));
}

TEST_CASE("a captured piece that is put back at once does not lie beside the board", "[editor]") {
  AppDriver window("cube_wars", {{"columns", "6"}});
  for (int i = 0; i < 300 && !window.report().ended; ++i) {
    const auto& legal = window.report().legal;
    window.send(PlayTyped{k_owner, legal[static_cast<std::size_t>(i * 7) % legal.size()].text});
    for (const TakenPieces& taken : window.report().taken) CHECK(taken.kind == "cube");
  }
}

}  // namespace hr::tests
