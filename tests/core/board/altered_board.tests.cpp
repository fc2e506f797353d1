// SPDX-License-Identifier: MIT
// Boards with cells closed, links cut and added, cells renamed, compared with the declared ones.
#include <catch2/catch.hpp>
#include <set>

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/board/cell_shape.h"
#include "tests/support/play.h"

namespace hr::tests {

namespace {

using Names = std::vector<std::string>;

CellId at(const Board& board, const std::string& name) { return board.find(name).value(); }

Board closing(const Board& board, const Names& names) {
  BoardAlterations change;
  for (const std::string& name : names) change.closed.push_back(at(board, name));
  return board.altered(change);
}

// Where the links of a cell lead, by direction.
std::set<std::pair<std::string, std::string>> links(const Board& board, const std::string& from) {
  std::set<std::pair<std::string, std::string>> out;
  for (int d = 0; d < board.directions(); ++d)
    if (const CellId to = board.link(at(board, from), DirectionId(d)); to != CellId::none)
      out.emplace(board.name(DirectionId(d)), board.name(to));
  return out;
}

using NamedLinks = std::set<std::pair<std::string, std::string>>;

}  // namespace

TEST_CASE("the rest of a board with closed cells is unchanged", "[core]") {
  const std::vector<Board> boards{
      Board::grid({.columns = 5, .rows = 4}),
      Board::grid({.columns = 3, .rows = 4, .levels = 3, .links = Links::orthogonal}),
      Board::grid({.columns = 4, .rows = 4, .links = Links::hex}),
      Board::grid({.columns = 5, .rows = 3, .wrap_columns = true}),
      Board::cube_surface(2),
      Board::graph({.cells = {"a", "b", "c", "d"},
                    .directions = {{"on", {{"a", "b"}, {"b", "c"}, {"c", "d"}}},
                                   {"back", {{"b", "a"}, {"d", "a"}}}},
                    .positions = {}})};
  for (const Board& whole : boards) {
    BoardAlterations change;
    for (const int closed : {1, whole.cells() / 2, whole.cells() - 1})
      change.closed.push_back(CellId(closed));
    const Board board = whole.altered(change);
    REQUIRE(board.cells() == whole.cells() - 3);
    CHECK(board.closed() == 3);
    CHECK(board.shape() == whole.shape());
    CHECK(board.cube() == whole.cube());
    CHECK(board.size() == whole.size());
    CHECK(board.direction_names() == whole.direction_names());
    for (int c = 0; c < whole.cells(); ++c) {
      const auto now = board.find(whole.name(CellId(c)));
      const bool closed = std::ranges::find(change.closed, CellId(c)) != change.closed.end();
      REQUIRE(now.has_value() != closed);
      const bool placed = whole.is_grid() || whole.cube() > 0;
      if (placed) CHECK(board.cell(whole.where(CellId(c))) == now.value_or(CellId::none));
      if (closed) continue;
      CHECK(board.where(*now) == whole.where(CellId(c)));
      CHECK(board.position(*now) == whole.position(CellId(c)));
      CHECK(outline(board, *now) == outline(whole, CellId(c)));
      for (int d = 0; d < whole.directions(); ++d) {
        const CellId to = whole.link(CellId(c), DirectionId(d));
        const auto expected =
            to == CellId::none ? CellId::none : board.find(whole.name(to)).value_or(CellId::none);
        CHECK(board.link(*now, DirectionId(d)) == expected);
        if (expected != CellId::none) CHECK(board.neighbours(*now).has(expected));
      }
    }
  }
}

TEST_CASE("a closed cell is a hole that no line crosses", "[core]") {
  const Board board = closing(Board::grid({.columns = 5, .rows = 5}), {"C3", "C4"});
  CHECK(board.straight());
  CHECK_FALSE(board.find("C3"));
  CHECK(board.heading(at(board, "A1"), at(board, "B2")).has_value());
  CHECK_FALSE(board.heading(at(board, "A1"), at(board, "D4")).has_value());
  CHECK(board.distance(at(board, "A3"), at(board, "E3")) == 4);
  CHECK(board.distance(at(board, "C2"), at(board, "C5")) == 3);
  CHECK(board.cell({3, 3, 1}) == CellId::none);
  CHECK(board.name(board.cell({4, 4, 1})) == "D4");
}

TEST_CASE("a cut removes a link both ways, and nothing else", "[core]") {
  const Board whole = Board::grid({.columns = 3, .rows = 3, .links = Links::orthogonal});
  const Board board = whole.altered(
      {.closed = {}, .cuts = {{at(whole, "B2"), at(whole, "B3")}}, .links = {}, .names = {}});
  CHECK(links(board, "B2") == NamedLinks{{"e", "C2"}, {"s", "B1"}, {"w", "A2"}});
  CHECK(links(board, "B3") == NamedLinks{{"e", "C3"}, {"w", "A3"}});
  CHECK(board.links() == whole.links() - 1);
  CHECK(board.opposite(*board.direction("n")) == board.direction("s"));
}

TEST_CASE("a link added to a grid gets a new direction", "[core]") {
  const Board whole = Board::grid({.columns = 5, .rows = 5, .links = Links::orthogonal});
  BoardAlterations change;
  change.links = {{at(whole, "A1"), at(whole, "E5")},
                  {at(whole, "E5"), at(whole, "C3")},
                  {at(whole, "B2"), at(whole, "D4")}};
  const Board board = whole.altered(change);
  CHECK(links(board, "A1") == NamedLinks{{"n", "A2"}, {"e", "B1"}, {"link_1", "E5"}});
  CHECK(links(board, "E5") ==
        NamedLinks{{"s", "E4"}, {"w", "D5"}, {"link_1_back", "A1"}, {"link_2", "C3"}});
  CHECK(links(board, "D4").contains({"link_1_back", "B2"}));
  CHECK(board.direction_names() ==
        Names{"n", "e", "s", "w", "link_1", "link_1_back", "link_2", "link_2_back"});
  CHECK(board.opposite(*board.direction("link_1")) == board.direction("link_1_back"));
  CHECK(board.resolve("orthogonal", "n").size() == 4);
  CHECK(board.resolve("all", "n").size() == 8);
  CHECK(board.straight());  // no straight line crosses an added link
  CHECK(board.distance(at(board, "A1"), at(board, "C3")) == 2);
}

TEST_CASE("a new link uses a direction that means the same step everywhere", "[core]") {
  const GraphSpec spec{.cells = {"3x-1", "3x-2", "4x-1", "4x-2"},
                       .directions = {{"ne", {{"3x-1", "4x-2"}}},
                                      {"sw", {{"4x-2", "3x-1"}}},
                                      {"e", {{"3x-1", "4x-1"}}},
                                      {"w", {{"4x-1", "3x-1"}}}},
                       .positions = {{0, 0}, {0, 1}, {1, 0}, {1, 1}}};
  const Board whole = Board::graph(spec);
  BoardAlterations change;
  change.links = {{at(whole, "3x-2"), at(whole, "4x-2")}, {at(whole, "3x-2"), at(whole, "4x-1")}};
  const Board board = whole.altered(change);
  CHECK(links(board, "3x-2") == NamedLinks{{"e", "4x-2"}, {"link_1", "4x-1"}});
  CHECK(links(board, "4x-2") == NamedLinks{{"sw", "3x-1"}, {"w", "3x-2"}});
}

TEST_CASE("a one-way link becomes a link both ways", "[core]") {
  const Board whole =
      Board::graph({.cells = {"a", "b"}, .directions = {{"on", {{"a", "b"}}}}, .positions = {}});
  BoardAlterations change;
  change.links = {{CellId(0), CellId(1)}};
  const Board board = whole.altered(change);
  CHECK(board.distance(CellId(1), CellId(0)) == 1);
  CHECK(links(board, "b").size() == 1);
}

TEST_CASE("a renamed cell is found by both names", "[core]") {
  const Board whole = Board::grid({.columns = 3, .rows = 3});
  BoardAlterations change;
  change.closed = {at(whole, "B2")};
  change.names = {{at(whole, "C3"), "Gate"}};
  const Board board = whole.altered(change);
  const CellId gate = at(board, "gate");
  CHECK(board.name(gate) == "Gate");
  CHECK(board.declared_name(gate) == "C3");
  CHECK(board.find("c3") == gate);
  CHECK(board.cell({3, 3, 1}) == gate);
  CHECK(board.declared_name(at(board, "A1")) == "A1");
}

TEST_CASE("only a grid can be resized", "[core]") {
  const Board grid =
      Board::grid({.columns = 5, .rows = 5, .levels = 3, .links = Links::orthogonal});
  const Board larger = grid.resized({6, 5, 3});
  CHECK(larger.size() == Coordinates{6, 5, 3});
  CHECK(larger.cells() == 90);
  CHECK(larger.spec().links == Links::orthogonal);
  CHECK(links(larger, "F5-III") == NamedLinks{{"s", "F4-III"}, {"w", "E5-III"}, {"down", "F5-II"}});
  CHECK(error_of([] { Board::cube_surface(2).resized({2, 2, 1}); }) == "only a grid has a size");
  CHECK(error_of([&] {
          grid.resized({0, 5, 3});
        }) == "board: expected columns from 1 to 16384, got 0");
}

TEST_CASE("a board keeps at least one cell", "[core]") {
  const Board whole = Board::grid({.columns = 2, .rows = 1});
  CHECK(closing(whole, {"A1"}).cells() == 1);
  CHECK(error_of([&] {
          closing(whole, {"A1", "B1"});
        }) == "every cell is closed; a board needs at least one");
}

TEST_CASE("a board with closed cells can be altered again, and keeps them in another size",
          "[core]") {
  const Board once = closing(Board::grid({.columns = 3, .rows = 3}), {"B2"});
  const Board twice = closing(once, {"C3"});
  CHECK(twice.closed() == 2);
  CHECK(twice.cell({2, 2, 1}) == CellId::none);
  CHECK(twice.cell({3, 3, 1}) == CellId::none);
  CHECK(twice.name(twice.cell({3, 2, 1})) == "C2");
  const Board larger = once.resized({4, 4, 1});
  CHECK(larger.cells() == 15);
  CHECK(larger.cell({2, 2, 1}) == CellId::none);
  CHECK(once.resized({1, 2, 1}).cells() == 2);
}

}  // namespace hr::tests
