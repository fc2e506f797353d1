// SPDX-License-Identifier: MIT
#include "editor/board/piece_looks.h"

#include <catch2/catch.hpp>

#include "tests/editor/board/boards.h"

namespace hr::tests {

namespace {

std::string drawn(const editor::PieceLooks& looks, const std::string& kind, int owner = 0) {
  const editor::PieceLook* const look = looks.find(kind, SeatId(owner));
  if (look == nullptr) return "";
  for (const std::string& name : drawing::drawing_names())
    if (drawing::own_drawing(name) == look->drawing) return name + (look->badge ? "" : " alone");
  return "its own";
}

}  // namespace

TEST_CASE("a kind has the drawing of its name, or the one declared", "[editor]") {
  const editor::PieceLooks chess(*Seated("chess").game), digger(*Seated("cube_digger").game);
  CHECK(drawn(chess, "knight", 1) == "knight");
  CHECK(drawn(chess, "dragon").empty());
  CHECK(drawn(digger, "bomb") == "bomb");
  CHECK(drawn(digger, "treasure") == "chest");
}

TEST_CASE("a drawing that tells the owner needs no badge", "[editor]") {
  const editor::PieceLooks marks(*Seated("tic_tac_toe").game);
  CHECK(drawn(marks, "mark", 0) == "cross alone");
  CHECK(drawn(marks, "mark", 1) == "nought alone");
  CHECK(drawn(marks, "mark", -1).empty());
}

TEST_CASE("a seat without a drawing has none, and the ruleset's own are used", "[editor]") {
  GameReport game;
  game.looks["man"] = {"a.svg", ""};
  game.drawings["a.svg"] = "<svg></svg>";
  const editor::PieceLooks looks(game);
  CHECK(drawn(looks, "man", 0) == "its own");
  CHECK(drawn(looks, "man", 1).empty());
}

}  // namespace hr::tests
