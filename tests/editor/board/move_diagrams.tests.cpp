// SPDX-License-Identifier: MIT
// How pieces move, as small diagrams made from the rules.
#include "core/table/move_diagrams.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "tests/editor/app_driver.h"
#include "tests/editor/board/boards.h"

namespace hr::tests {

namespace {

const MoveDiagram& diagram_of(const Seated& game, const std::string& verb,
                              const std::string& kind) {
  const auto found = std::ranges::find_if(game.game->diagrams, [&](const MoveDiagram& one) {
    return one.verb == verb && one.kind == kind;
  });
  REQUIRE(found != game.game->diagrams.end());
  return *found;
}

// The mark so many cells to the right of the piece and above it.
DiagramMark mark_at(const MoveDiagram& diagram, float right, float up) {
  const auto found = std::ranges::find_if(diagram.cells, [&](const DiagramCell& cell) {
    return std::abs(cell.middle.x - right) < 0.01F && std::abs(cell.middle.y + up) < 0.01F;
  });
  REQUIRE(found != diagram.cells.end());
  return found->mark;
}

}  // namespace

TEST_CASE("a diagram shows where a pattern leads, and what it takes", "[editor]") {
  const Seated game("breakthrough");
  REQUIRE(game.game->diagrams.size() == 1);
  const MoveDiagram& pawn = game.game->diagrams.front();
  CHECK(mark_at(pawn, 0, 0) == DiagramMark::piece);
  CHECK(mark_at(pawn, 0, 1) == DiagramMark::goes);
  CHECK(mark_at(pawn, 1, 1) == DiagramMark::either);
  CHECK(mark_at(pawn, -1, 1) == DiagramMark::either);
  CHECK(mark_at(pawn, 0, -1) == DiagramMark::none);
  CHECK(mark_at(pawn, 0, 2) == DiagramMark::none);
}

TEST_CASE("a diagram knows leaps, slides and jumps", "[editor]") {
  const Seated chess("chess");
  const MoveDiagram& knight = diagram_of(chess, "move", "knight");
  CHECK(mark_at(knight, 1, 2) == DiagramMark::either);
  CHECK(mark_at(knight, 1, 1) == DiagramMark::none);
  const MoveDiagram& pawn = diagram_of(chess, "move", "pawn");
  CHECK(mark_at(pawn, 0, 1) == DiagramMark::goes);
  CHECK(mark_at(pawn, 1, 1) == DiagramMark::takes);  // in passing only under a condition
  CHECK(mark_at(pawn, 0, 2) == DiagramMark::none);   // … and so is the double step
  const MoveDiagram& rook = diagram_of(chess, "move", "rook");
  CHECK(mark_at(rook, 2, 0) == DiagramMark::either);
  CHECK(mark_at(rook, 1, 1) == DiagramMark::none);
  const Seated draughts("english_draughts");
  const auto jumps = std::ranges::find_if(draughts.game->diagrams, [](const MoveDiagram& one) {
    return std::ranges::any_of(
        one.cells, [](const DiagramCell& cell) { return cell.mark == DiagramMark::jumped; });
  });
  REQUIRE(jumps != draughts.game->diagrams.end());
  CHECK(mark_at(*jumps, 1, 1) == DiagramMark::jumped);
  CHECK(mark_at(*jumps, 2, 2) == DiagramMark::goes);
}

TEST_CASE("games without such moves have no diagrams", "[editor]") {
  for (const char* name : {"tic_tac_toe", "hex", "go", "nim", "whist"}) {
    INFO(name);
    CHECK(Seated(name).game->diagrams.empty());
  }
}

TEST_CASE("the rules card shows how pieces move", "[editor]") {
  AppDriver window("breakthrough");
  window.click("How to play");
  window.frame(3);
  CHECK(window.reads("How pieces move"));
  CHECK(window.has("diagram"));
}

}  // namespace hr::tests
