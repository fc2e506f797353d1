// SPDX-License-Identifier: MIT
// Graphs that are drawn in rows, because their cells form a lattice and are named accordingly.
#include "core/board/cell_rows.h"

#include <catch2/catch.hpp>

#include "core/words/drawing.h"
#include "tests/support/definitions.h"
#include "tests/support/play.h"

namespace hr::tests {
namespace {

Board graph(const std::vector<std::string>& cells,
            const std::vector<std::pair<double, double>>& positions) {
  return Board::graph({.cells = cells, .directions = {}, .positions = positions});
}

const std::vector<std::string> k_cells{"3x-1", "3x-2", "12x-1", "12x-2"};

}  // namespace

TEST_CASE("cells of a lattice with matching names are drawn in rows, and read back", "[core]") {
  Play play(stones(graph(k_cells, {{1, 1}, {1, 2}, {2, 1}, {2, 2}})));
  play.start();
  play.put("12x-2", KindId(0), SeatId(0));
  std::string drawn;
  std::vector<TextLine> lines;
  for (const std::string& line : drawing_lines(play.view())) {
    drawn += line + "\n";
    lines.push_back({.number = 1, .column = 1, .text = line});
  }
  CHECK(drawn ==
        "2  .   S\n"
        "1  .   .\n"
        "   3x  12x\n");
  const DrawnPosition read = read_drawing(*play.game, lines);
  REQUIRE(read.cells.size() == 4);
  CHECK(read.cells.at({k_field, CellId(3)}) == contents(play.view(), k_field, CellId(3)));
}

TEST_CASE("columns of several lattices side by side have a second line of names", "[core]") {
  const Board board =
      graph({"red-3x-1", "red-3x-2", "blue-3x-1", "blue-3x-2"}, {{1, 1}, {1, 2}, {3, 1}, {3, 2}});
  const std::vector<CellRow> rows = cell_rows(board);
  REQUIRE(rows.size() == 2);
  CHECK(rows[0].label == "2");
  CHECK(rows[0].cells == std::vector{CellId(1), CellId(3)});
  CHECK(rows[0].columns == std::vector{0, 2});
  CHECK(column_lines(board, 4, 2) == std::vector<std::string>{"  3x      3x", "  red     blue"});
}

namespace {

// Four corners of a square three cells wide, and the middle of its lower side.
Board corners(const std::vector<GraphSpec::Direction>& directions = {}) {
  return Board::graph({.cells = {"A1", "B1", "C1", "A3", "C3"},
                       .directions = directions,
                       .positions = {{0, 0}, {1, 0}, {2, 0}, {0, 2}, {2, 2}}});
}

}  // namespace

TEST_CASE("cells named after places on a grid are drawn in rows, with gaps", "[core]") {
  Play play(stones(corners()));
  play.start();
  play.put("C3", KindId(0), SeatId(0));
  std::string drawn;
  std::vector<TextLine> lines;
  for (const std::string& line : drawing_lines(play.view())) {
    drawn += line + "\n";
    lines.push_back({.number = 1, .column = 1, .text = line});
  }
  CHECK(drawn ==
        "3  .   S\n"
        "1  . . .\n"
        "   A B C\n");
  const DrawnPosition read = read_drawing(*play.game, lines);
  CHECK(read.cells.size() == 5);
  CHECK(read.cells.at({k_field, CellId(4)}) == contents(play.view(), k_field, CellId(4)));
  // One by one, as they were drawn before.
  const std::vector<TextLine> listed{
      {1, 1, "A1 ."}, {2, 1, "B1 ."}, {3, 1, "C1 ."}, {4, 1, "A3 ."}, {5, 1, "C3 S"}};
  CHECK(read_drawing(*play.game, listed).cells == read.cells);
}

TEST_CASE("the edges of such a board have letters and numbers", "[core]") {
  const GridEdges edges = grid_edges(corners());
  CHECK(edges.columns == std::vector<std::pair<int, std::string>>{{0, "A"}, {1, "B"}, {2, "C"}});
  CHECK(edges.rows == std::vector<std::pair<int, std::string>>{{2, "3"}, {0, "1"}});
  CHECK(grid_edges(graph(k_cells, {{1, 1}, {1, 2}, {2, 1}, {2, 2}})).columns.empty());
  CHECK(grid_edges(Board::grid({.columns = 2, .rows = 2})).columns.empty());
}

TEST_CASE("such a board is tiled if its lines lead to adjacent places only", "[core]") {
  CHECK(is_tiled(corners({{"e", {{"A1", "B1"}, {"B1", "C1"}}}})));
  CHECK_FALSE(is_tiled(corners({{"n", {{"A1", "A3"}}}})));
  CHECK_FALSE(is_tiled(graph(k_cells, {{1, 1}, {1, 2}, {2, 1}, {2, 2}})));
}

TEST_CASE("graphs whose cells do not form rows have none", "[core]") {
  CHECK(cell_rows(graph(k_cells, {})).empty());                                  // in a circle
  CHECK(cell_rows(graph(k_cells, {{1, 1}, {1, 2}, {2, 1}, {2, 2.5}})).empty());  // off the lattice
  CHECK(cell_rows(graph(k_cells, {{1, 1}, {2, 1}, {1, 2}, {2, 2}})).empty());  // names do not match
  CHECK(cell_rows(graph({"a", "b", "c", "d"}, {{1, 1}, {1, 2}, {2, 1}, {2, 2}})).empty());
  CHECK(cell_rows(graph(k_cells, {{1, 1}, {1, 2}, {999, 1}, {999, 2}})).empty());  // too wide
  CHECK(cell_rows(Board::grid({.columns = 2, .rows = 2})).empty());
}

}  // namespace hr::tests
