// SPDX-License-Identifier: MIT
// Free graphs: links one by one, and every mistake that can be made with them.
#include <catch2/catch.hpp>
#include <cmath>
#include <string>
#include <vector>

#include "core/board/board.h"
#include "core/board/cell_shape.h"
#include "tests/support/play.h"

namespace hr::tests {
namespace {

GraphSpec triangle() {
  return {.cells = {"Inn", "Mill", "Ford"},
          .directions = {{"road", {{"Inn", "Mill"}, {"Mill", "Ford"}, {"Ford", "Inn"}}},
                         {"home", {{"mill", "INN"}, {"ford", "MILL"}, {"inn", "FORD"}}},
                         {"stream", {{"Mill", "Ford"}}}},
          .positions = {}};
}

std::string refusal(const GraphSpec& spec) {
  return error_of([&] { Board::graph(spec); });
}

}  // namespace

TEST_CASE("a graph has the cells and links that it was given, in their order", "[core]") {
  const Board board = Board::graph(triangle());
  CHECK(board.cells() == 3);
  CHECK(board.links() == 3);
  CHECK_FALSE(board.is_grid());
  CHECK(board.size() == Coordinates{3, 1, 1});
  CHECK(board.direction_names() == std::vector<std::string>{"road", "home", "stream"});
  CHECK(board.name(CellId(1)) == "Mill");
  CHECK(board.find("mill") == CellId(1));
  CHECK(board.where(CellId(2)) == Coordinates{3, 1, 1});
  CHECK(board.link(CellId(2), DirectionId(0)) == CellId(0));
  CHECK(board.link(CellId(0), DirectionId(1)) == CellId(2));
  CHECK(board.link(CellId(1), DirectionId(2)) == CellId(2));
  CHECK(board.link(CellId(0), DirectionId(2)) == CellId::none);
}

TEST_CASE("a link that leads one way makes neighbours both ways", "[core]") {
  const Board board = Board::graph(
      {.cells = {"a", "b", "c"}, .directions = {{"on", {{"a", "b"}}}}, .positions = {}});
  CHECK(board.neighbours(CellId(1)).list() == std::vector<CellId>{CellId(0)});
  CHECK(board.distance(CellId(1), CellId(0)) == 1);
  CHECK(board.distance(CellId(0), CellId(2)) == -1);
  CHECK(board.links() == 1);
}

TEST_CASE("opposite directions of a graph are recognised by their links", "[core]") {
  const Board board = Board::graph(triangle());
  CHECK(board.opposite(DirectionId(0)) == DirectionId(1));
  CHECK(board.opposite(DirectionId(1)) == DirectionId(0));
  CHECK(board.opposite(DirectionId(2)) == DirectionId::none);
  const Board both = Board::graph(
      {.cells = {"a", "b"}, .directions = {{"over", {{"a", "b"}, {"b", "a"}}}}, .positions = {}});
  CHECK(both.opposite(DirectionId(0)) == DirectionId(0));
}

TEST_CASE("relative words work in a graph with compass directions", "[core]") {
  const Board board = Board::graph({.cells = {"a", "b"},
                                    .directions = {{"n", {{"a", "b"}}}, {"s", {{"b", "a"}}}},
                                    .positions = {}});
  CHECK(board.resolve("forward", "s") == std::vector<DirectionId>{DirectionId(1)});
  CHECK(board.resolve("back", "s") == std::vector<DirectionId>{DirectionId(0)});
  CHECK(board.resolve("left", "s").empty());
  CHECK(board.resolve("orthogonal", "s").empty());
  CHECK(board.resolve("all", "").size() == 2);
}

TEST_CASE("a graph is drawn at its positions, or else on a circle", "[core]") {
  GraphSpec spec = triangle();
  const Board round = Board::graph(spec);
  const double radius = std::hypot(round.position(CellId(0)).x, round.position(CellId(0)).y);
  for (int c = 0; c < 3; ++c) {
    const Point at = round.position(CellId(c));
    CHECK(std::hypot(at.x, at.y) == Approx(radius));
    CHECK(outline(round, CellId(c)).size() == 8);
  }
  spec.positions = {{0, 0}, {1.5, 2}, {-1, 4}};
  CHECK(Board::graph(spec).position(CellId(1)) == Point{1.5, 2, 0});
}

TEST_CASE("a graph with a mistake is refused with a sentence", "[core]") {
  GraphSpec spec = triangle();
  spec.cells = {};
  CHECK(refusal(spec) == "board: expected from 1 to 16384 cells, got 0");
  spec.cells.assign(16385, "a");
  CHECK(refusal(spec) == "board: expected from 1 to 16384 cells, got 16385");
  spec = triangle();
  spec.cells[1] = "";
  CHECK(refusal(spec) == "board: a cell has no name");
  spec.cells[1] = "INN";
  CHECK(refusal(spec) == "board: the cell name \"INN\" is listed twice");
  spec = triangle();
  spec.positions = {{0, 0}};
  CHECK(refusal(spec) == "board: expected a position for each of the 3 cells, got 1");
}

TEST_CASE("a graph's links name existing cells, and lead to one cell each", "[core]") {
  GraphSpec spec = triangle();
  spec.directions[0].links.push_back({"Inn", "Castle"});
  CHECK(refusal(spec) == "board: links.road: no cell is called \"Castle\"");
  spec.directions[0].links.back() = {"Castle", "Moat"};
  CHECK(refusal(spec) == "board: links.road: no cell is called \"Castle\"");
  spec.directions[0].links.back() = {"inn", "Ford"};
  CHECK(refusal(spec) == "board: links.road: \"inn\" already leads to \"Mill\"");
  spec.directions[0].links.back() = {"Inn", "INN"};
  CHECK(refusal(spec) == "board: links.road: \"Inn\" leads to itself");
}

TEST_CASE("a graph's directions have distinct names, and are not too many", "[core]") {
  GraphSpec spec = triangle();
  spec.directions[2].name = "";
  CHECK(refusal(spec) == "board: a direction has no name");
  spec.directions[2].name = "road";
  CHECK(refusal(spec) == "board: the direction \"road\" is listed twice");
  spec.directions.assign(101, {"d", {}});
  CHECK(refusal(spec) == "board: expected at most 100 directions, got 101");
  spec.directions.clear();
  for (int i = 0; i < 100; ++i) spec.directions.push_back({"d" + std::to_string(i), {}});
  CHECK(Board::graph(spec).directions() == 100);
}

TEST_CASE("a graph says which of its links are drawn", "[core]") {
  GraphSpec spec{.cells = {"a", "b", "c"},
                 .directions = {{"on", {{"a", "b"}, {"b", "c"}}}, {"across", {{"c", "a"}}}},
                 .positions = {}};
  const auto drawn = [&](const char* cell) {
    const Board board = Board::graph(spec);
    std::string out;
    for (const CellId to : drawn_neighbours(board, board.find(cell).value())) out += board.name(to);
    return out;
  };
  CHECK(drawn("a") == "bc");
  spec.drawn = {"on"};
  CHECK(drawn("a") == "b");
  CHECK(drawn("b") == "ac");
  CHECK(Board::graph(spec).neighbours(CellId(0)).size() == 2);
  spec.drawn = std::vector<std::string>();
  CHECK(drawn("b").empty());
  spec.drawn = {"off"};
  CHECK_THROWS_WITH(Board::graph(spec), "board: drawn: there is no direction called \"off\"");
}

}  // namespace hr::tests
