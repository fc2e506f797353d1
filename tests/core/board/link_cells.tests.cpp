// SPDX-License-Identifier: MIT
// Links as cells: their names, ends and places, on each kind of board.
#include <catch2/catch.hpp>
#include <set>

#include "core/base/error.h"
#include "core/board/board.h"
#include "core/board/link_lines.h"

namespace hr {

namespace {

void check_links(const Board& plain) {
  const Board board = with_link_cells(plain);
  REQUIRE(board.plain_cells() == plain.cells());
  CHECK(board.link_cells().count() == plain.links());
  CHECK(board.links() == plain.links());
  std::set<std::pair<CellId, CellId>> seen;
  for (int c = board.plain_cells(); c < board.cells(); ++c) {
    const CellId link = CellId(c);
    const auto [a, b] = board.link_cells().ends(link);
    REQUIRE(a < b);
    CHECK(board.neighbours(a).has(b));
    CHECK(seen.insert({a, b}).second);
    CHECK(board.link_cells().has(link));
    CHECK(board.link_cells().between(b, a) == link);
    CHECK(board.name(link) == board.name(a) + "/" + board.name(b));
    CHECK(board.find(board.name(b) + "/" + board.name(a)) == link);
    CHECK(board.neighbours(link).size() == 0);
    for (int d = 0; d < board.directions(); ++d)
      CHECK(board.link(link, DirectionId(d)) == CellId::none);
  }
  for (int c = 0; c < plain.cells(); ++c) {
    CHECK_FALSE(board.link_cells().has(CellId(c)));
    CHECK(board.neighbours(CellId(c)).size() == plain.neighbours(CellId(c)).size());
    for (int d = 0; d < board.directions(); ++d)
      CHECK(board.link(CellId(c), DirectionId(d)) == plain.link(CellId(c), DirectionId(d)));
  }
}

}  // namespace

TEST_CASE("each pair of linked cells has one cell for its link", "[board]") {
  check_links(Board::grid({.columns = 4, .rows = 3}));
  check_links(Board::grid({.columns = 2, .rows = 2, .links = Links::orthogonal}));
  check_links(Board::grid({.columns = 3, .rows = 3, .levels = 2, .links = Links::orthogonal}));
  check_links(Board::grid({.columns = 4, .rows = 4, .links = Links::hex}));
  check_links(Board::grid({.columns = 4, .rows = 3, .wrap_columns = true}));
  check_links(Board::cube_surface(2));
  check_links(Board::graph(
      {.cells = {"a", "b", "c"},
       .directions = {{"on", {{"a", "b"}, {"b", "c"}, {"c", "a"}}}, {"back", {{"b", "a"}}}},
       .positions = {}}));
}

TEST_CASE("a link lies between its cells, and beyond the edge where the board wraps", "[board]") {
  const Board board = with_link_cells(
      Board::grid({.columns = 4, .rows = 1, .links = Links::orthogonal, .wrap_columns = true}));
  const Point a = board.position(*board.find("A1")), d = board.position(*board.find("D1"));
  const Point inside = board.position(*board.find("a1/b1")),
              round = board.position(*board.find("D1/A1"));
  CHECK(inside.x == Approx(a.x + .5));
  CHECK((round.x == Approx(d.x + .5) || round.x == Approx(a.x - .5)));
}

TEST_CASE("a board without links, or with too many, has no cells for them", "[board]") {
  CHECK_THROWS_WITH(with_link_cells(Board::grid({.columns = 1, .rows = 1})),
                    "the board has no links for pieces to be on");
  CHECK_THROWS_WITH(with_link_cells(Board::grid({.columns = 100, .rows = 100})),
                    "expected at most 16384 cells and links together, got 49402");
}

TEST_CASE("a cell may not be called like a link", "[board]") {
  const Board board = Board::graph(
      {.cells = {"a", "b", "B/A"}, .directions = {{"on", {{"a", "b"}}}}, .positions = {}});
  CHECK_THROWS_WITH(with_link_cells(board),
                    "the cell \"B/A\" has the name of the link between \"a\" and \"b\"");
}

TEST_CASE("what is on links is drawn along them, or across as walls", "[board]") {
  const Board grid = Board::grid({.columns = 2, .rows = 2});
  for (const bool across : {false, true}) {
    const Board board = with_link_cells(grid, across);
    std::vector<std::string> codes(nth(board.cells()), ".");
    for (const char* name : {"A1/B1", "A1/A2", "A1/B2", "B1/A2"})
      codes[nth(index(*board.find(name)))] = "L";
    const std::vector<std::string> lines = link_lines(board, codes, true);
    if (across)
      CHECK(lines == std::vector<std::string>{"   +   +   +", "2", "   +---X   +", "1      |",
                                              "   +   +   +", "     A   B"});
    else
      CHECK(lines ==
            std::vector<std::string>{"2    o   o", "     | X", "1    o---o", "     A   B"});
  }
}

}  // namespace hr
