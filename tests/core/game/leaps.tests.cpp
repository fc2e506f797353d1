// SPDX-License-Identifier: MIT
// Leaps as directions: their names, where they lead on each kind of grid, and what is refused.
#include "core/game/leaps.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "core/base/error.h"
#include "tests/support/error_of.h"

namespace hr::tests {

namespace {

using Landings = std::set<std::string>;

// The cells to which one leap leads from a cell, for a seat that faces `facing`.
Landings landings(const Board& board, const Leap& leap, const char* from,
                  std::string_view facing = "") {
  const Leaps leaps(board, {leap});
  const CellId cell = board.find(from).value();
  Landings out;
  for (const DirectionId dir : leaps.directions(board, leap, facing)) {
    const int own = board.directions();
    const CellId to =
        index(dir) < own ? board.link(cell, dir) : leaps.links(index(dir) - own)[nth(cell)];
    if (to != CellId::none) out.insert(board.name(to));
  }
  return out;
}

}  // namespace

TEST_CASE("a leap has a name from which it can be read again", "[core]") {
  for (const Leap& leap :
       {Leap{1, 2}, Leap{0, 3, LeapWays::forward}, Leap{100, 100}, Leap{0, 1, LeapWays::back},
        Leap{-1, -2, LeapWays::exactly}, Leap{-100, 0, LeapWays::exactly}})
    CHECK(leap_named(leap_word(leap)) == leap);
  CHECK(leap_word({1, 2, LeapWays::forward}) == "leap(1, 2, \"forward\")");
  for (const char* word :
       {"", "n", "leap", "leap(", "leap(1", "leap(1, )", "leap(1,2)", "leap(1, 2", "leap(1, 2) ",
        "leap(01, 2)", "leap(1, 2, forward)", "leap(1, 2, \"all\")", "leap(1, 2, \"ahead\")"})
    CHECK_FALSE(leap_named(word));
}

TEST_CASE("a leap leads to all its turns and mirror images on the board", "[core]") {
  const Board board = Board::grid({.columns = 8, .rows = 8});
  CHECK(landings(board, {1, 2}, "D4") == Landings{"B3", "B5", "C2", "C6", "E2", "E6", "F3", "F5"});
  CHECK(landings(board, {2, 1}, "A1") == Landings{"B3", "C2"});
  CHECK(landings(board, {0, 3}, "D4") == Landings{"A4", "D1", "D7", "G4"});
  CHECK(landings(board, {3, 3}, "D4") == Landings{"A1", "A7", "G1", "G7"});
}

TEST_CASE("a leap forward leads ahead as the seat faces", "[core]") {
  const Board board = Board::grid({.columns = 8, .rows = 8});
  CHECK(landings(board, {1, 2, LeapWays::forward}, "D4", "n") == Landings{"C6", "E6"});
  CHECK(landings(board, {1, 2, LeapWays::forward}, "D4", "s") == Landings{"C2", "E2"});
  CHECK(landings(board, {1, 2, LeapWays::forward}, "D4", "e") == Landings{"F3", "F5"});
  CHECK(landings(board, {0, 2, LeapWays::forward}, "D4", "w") == Landings{"B4"});
  CHECK(landings(board, {1, 2, LeapWays::forward}, "D4", "ne").empty());
  CHECK(landings(board, {1, 2, LeapWays::forward}, "D4", "").empty());
}

TEST_CASE("a leap back leads behind the seat, and an exact one to one cell", "[core]") {
  const Board board = Board::grid({.columns = 8, .rows = 8});
  CHECK(landings(board, {1, 2, LeapWays::back}, "D4", "n") == Landings{"C2", "E2"});
  CHECK(landings(board, {0, 2, LeapWays::back}, "D4", "w") == Landings{"F4"});
  CHECK(landings(board, {1, 2, LeapWays::back}, "D4", "").empty());
  const auto exactly = [&](int aside, int ahead, std::string_view facing) {
    return landings(board, {aside, ahead, LeapWays::exactly}, "D4", facing);
  };
  CHECK(exactly(1, 2, "n") == Landings{"E6"});
  CHECK(exactly(-1, 2, "n") == Landings{"C6"});
  CHECK(exactly(1, 2, "s") == Landings{"C2"});
  CHECK(exactly(2, -1, "e") == Landings{"C2"});
  CHECK(exactly(1, 2, "w") == Landings{"B5"});
  CHECK(exactly(1, 2, "") == Landings{"E6"});
  CHECK(exactly(1, 2, "ne") == Landings{"E6"});
  CHECK(exactly(0, 1, "s") == Landings{"D3"});  // a direction of the board
  const Board hexagons = Board::grid({.columns = 9, .rows = 9, .links = Links::hex});
  CHECK(landings(hexagons, {2, -1, LeapWays::exactly}, "E5", "s") == Landings{"G4"});
}

TEST_CASE("on hexagons a leap has up to twelve images", "[core]") {
  const Board board = Board::grid({.columns = 9, .rows = 9, .links = Links::hex});
  const Landings six = landings(board, {1, 1}, "E5");
  CHECK(six == Landings{"C6", "D4", "D7", "F3", "F6", "G4"});
  const int start = index(board.find("E5").value());
  for (const std::string& name : six)
    CHECK(board.distance(CellId(start), board.find(name).value()) == 2);
  CHECK(landings(board, {1, 2}, "E5").size() == 12);
  CHECK(landings(board, {0, 1}, "E5").size() == 6);  // the board's own directions
}

TEST_CASE("a leap goes around a board that wraps, and stays on its level", "[core]") {
  const Board ring = Board::grid({.columns = 5, .rows = 4, .wrap_columns = true});
  CHECK(landings(ring, {2, 1}, "A1") == Landings{"B3", "C2", "D2", "E3"});
  const Board levels = Board::grid({.columns = 4, .rows = 4, .levels = 2});
  CHECK(landings(levels, {1, 2}, "A1-II") == Landings{"B3-II", "C2-II"});
}

TEST_CASE("a leap that a direction of the board makes is that direction", "[core]") {
  const Board board = Board::grid({.columns = 4, .rows = 4});
  const Leaps leaps(board, {{0, 1}, {1, 1}, {1, 2}});
  CHECK(leaps.count() == 8);
  const Board straight = Board::grid({.columns = 4, .rows = 4, .links = Links::orthogonal});
  CHECK(Leaps(straight, {{0, 1}, {1, 1}, {1, 2}}).count() == 12);
}

TEST_CASE("leaps need a grid, four sides to go forward, and room among the directions", "[core]") {
  const auto refused = [](const Board& board, const std::vector<Leap>& leaps) -> std::string {
    return error_of([&] { const Leaps made(board, leaps); });
  };
  CHECK(refused(Board::cube_surface(2), {{1, 2}}) == "leap(1, 2): leaps need a grid");
  CHECK(refused(Board::grid({.columns = 4, .rows = 4, .links = Links::hex}),
                {{1, 2, LeapWays::forward}}) ==
        "leap(1, 2, \"forward\"): on hexagons a leap has neither a \"forward\" nor a \"back\"");
  std::vector<Leap> many;
  for (int ahead = 2; ahead < 20; ++ahead) many.push_back({1, ahead});
  CHECK(refused(Board::grid({.columns = 40, .rows = 40}), many) ==
        "leap: expected at most 127 directions of the board and of leaps together, got more");
}

}  // namespace hr::tests
