// SPDX-License-Identifier: MIT
// The links of grids, compared with coordinates computed here and with formulas.
#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "core/board/board.h"
#include "tests/support/play.h"

namespace hr::tests {

using Names = std::vector<std::string>;

namespace {

// The meaning of a direction's name, in columns, rows and levels.
Coordinates meaning(const std::string& name) {
  const std::string flat = name.substr(0, name.find('_'));
  const bool plain = flat != "up" && flat != "down";
  const auto has = [&](char c) { return plain && flat.find(c) != std::string::npos ? 1 : 0; };
  const auto rises = [&](const char* word) { return name.find(word) != std::string::npos ? 1 : 0; };
  return {has('e') - has('w'), has('n') - has('s'), rises("up") - rises("down")};
}

CellId target(const Board& board, const GridSpec& spec, CellId from, Coordinates by) {
  const Coordinates at = board.where(from);
  int x = at.x + by.x, y = at.y + by.y;
  if (spec.wrap_columns) x = x < 1 ? spec.columns : x > spec.columns ? 1 : x;
  if (spec.wrap_rows) y = y < 1 ? spec.rows : y > spec.rows ? 1 : y;
  const CellId to = board.cell({x, y, at.z + by.z});
  return to == from ? CellId::none : to;
}

std::vector<GridSpec> many_grids() {
  std::vector<GridSpec> out;
  for (const Links links : {Links::all, Links::orthogonal, Links::diagonal, Links::hex})
    for (int wraps = 0; wraps < 4; ++wraps)
      for (int columns = 1; columns <= 4; ++columns)
        for (int rows = 1; rows <= 4; ++rows)
          for (int levels = 1; levels <= 3; ++levels)
            out.push_back({columns, rows, levels, links, (wraps & 1) != 0, (wraps & 2) != 0});
  return out;
}

}  // namespace

TEST_CASE("each neighbourhood has its directions", "[core]") {
  const auto names = [](Links links, int levels) {
    return Board::grid({.columns = 2, .rows = 2, .levels = levels, .links = links})
        .direction_names();
  };
  CHECK(names(Links::all, 1) == Names{"n", "ne", "e", "se", "s", "sw", "w", "nw"});
  CHECK(names(Links::orthogonal, 1) == Names{"n", "e", "s", "w"});
  CHECK(names(Links::diagonal, 1) == Names{"ne", "se", "sw", "nw"});
  CHECK(names(Links::hex, 1) == Names{"n", "e", "se", "s", "w", "nw"});
  CHECK(names(Links::orthogonal, 2) == Names{"n", "e", "s", "w", "up", "down"});
  CHECK(names(Links::diagonal, 2) == Names{"ne", "se", "sw", "nw"});
  CHECK(names(Links::all, 2).size() == 26);
}

TEST_CASE("every link of a grid leads in the direction of its name", "[core]") {
  for (const GridSpec& spec : many_grids()) {
    const Board board = Board::grid(spec);
    REQUIRE(board.cells() == spec.columns * spec.rows * spec.levels);
    REQUIRE(board.is_grid());
    for (int d = 0; d < board.directions(); ++d)
      for (int c = 0; c < board.cells(); ++c)
        REQUIRE(board.link(CellId(c), DirectionId(d)) ==
                target(board, spec, CellId(c), meaning(board.name(DirectionId(d)))));
  }
}

TEST_CASE("neighbours of a cell are those its links lead to, and not itself", "[core]") {
  for (const GridSpec& spec : many_grids()) {
    const Board board = Board::grid(spec);
    int pairs = 0;
    for (int c = 0; c < board.cells(); ++c) {
      CellSet expected(board.cells());
      for (int d = 0; d < board.directions(); ++d)
        if (const CellId to = board.link(CellId(c), DirectionId(d));
            to != CellId::none && to != CellId(c))
          expected.add(to);
      REQUIRE(board.neighbours(CellId(c)).list() == expected.list());
      pairs += expected.size();
    }
    REQUIRE(board.links() * 2 == pairs);
  }
}

TEST_CASE("the number of links of an open grid follows the formulas", "[core]") {
  for (int c = 1; c <= 5; ++c)
    for (int r = 1; r <= 4; ++r)
      for (int l = 1; l <= 3; ++l) {
        const auto links = [&](Links kind) {
          return Board::grid({.columns = c, .rows = r, .levels = l, .links = kind}).links();
        };
        CHECK(links(Links::orthogonal) == (c - 1) * r * l + c * (r - 1) * l + c * r * (l - 1));
        CHECK(links(Links::all) == ((3 * c - 2) * (3 * r - 2) * (3 * l - 2) - c * r * l) / 2);
        CHECK(links(Links::diagonal) == 2 * (c - 1) * (r - 1) * l);
        CHECK(links(Links::hex) == ((c - 1) * r + c * (r - 1) + (c - 1) * (r - 1)) * l);
      }
}

TEST_CASE("a torus has as many links per cell as pairs of directions", "[core]") {
  for (const int columns : {3, 4, 5})
    for (const int rows : {3, 6}) {
      const auto links = [&](Links kind) {
        return Board::grid({columns, rows, 1, kind, true, true}).links();
      };
      CHECK(links(Links::all) == 4 * columns * rows);
      CHECK(links(Links::orthogonal) == 2 * columns * rows);
      CHECK(links(Links::diagonal) == 2 * columns * rows);
      CHECK(links(Links::hex) == 3 * columns * rows);
    }
}

TEST_CASE("a wrapped row leads back to its first column", "[core]") {
  const Board board = Board::grid({.columns = 4, .rows = 2, .wrap_columns = true});
  const auto link = [&](const char* from, const char* dir) {
    return board.name(board.link(*board.find(from), *board.direction(dir)));
  };
  CHECK(link("D1", "e") == "A1");
  CHECK(link("A2", "w") == "D2");
  CHECK(link("D1", "ne") == "A2");
  CHECK(link("A2", "sw") == "D1");
  CHECK(board.link(*board.find("A2"), *board.direction("n")) == CellId::none);
}

TEST_CASE("in a ring of two cells both ways lead to the other cell, in a ring of one nowhere",
          "[core]") {
  const Board two = Board::grid({.columns = 2, .links = Links::orthogonal, .wrap_columns = true});
  CHECK(two.links() == 1);
  for (const char* dir : {"e", "w"}) CHECK(two.link(CellId(0), *two.direction(dir)) == CellId(1));
  const Board one = Board::grid({.columns = 1, .links = Links::orthogonal, .wrap_columns = true});
  CHECK(one.links() == 0);
  CHECK(one.neighbours(CellId(0)).size() == 0);
  CHECK(one.link(CellId(0), *one.direction("e")) == CellId::none);
}

TEST_CASE("the opposite of a direction is the one across the compass", "[core]") {
  for (const GridSpec& spec : many_grids()) {
    const Board board = Board::grid(spec);
    for (int d = 0; d < board.directions(); ++d) {
      int links = 0;
      for (const CellId to : board.links(DirectionId(d))) links += to != CellId::none;
      const DirectionId back = board.opposite(DirectionId(d));
      INFO(board.name(DirectionId(d)));
      REQUIRE((back == DirectionId::none) == (links == 0));
      if (back == DirectionId::none) continue;
      const Coordinates there = meaning(board.name(DirectionId(d))),
                        here = meaning(board.name(back));
      REQUIRE(there == Coordinates{-here.x, -here.y, -here.z});
      REQUIRE(board.opposite(back) == DirectionId(d));
    }
  }
}

TEST_CASE("the largest boards can be made", "[core]") {
  CHECK(Board::grid({.columns = 16384}).cells() == k_max_cells);
  CHECK(Board::grid({.columns = 128, .rows = 128}).cells() == k_max_cells);
  CHECK(Board::grid({.columns = 32, .rows = 32, .levels = 16}).cells() == k_max_cells);
}

TEST_CASE("a grid of impossible size is refused with a sentence", "[core]") {
  const auto refusal = [](int columns, int rows, int levels) {
    return error_of([&] { Board::grid({.columns = columns, .rows = rows, .levels = levels}); });
  };
  CHECK(refusal(0, 1, 1) == "board: expected columns from 1 to 16384, got 0");
  CHECK(refusal(16385, 1, 1) == "board: expected columns from 1 to 16384, got 16385");
  CHECK(refusal(1, -3, 1) == "board: expected rows from 1 to 16384, got -3");
  CHECK(refusal(1, 1, 0) == "board: expected levels from 1 to 16384, got 0");
  CHECK(refusal(3277, 5, 1) == "board: expected at most 16384 cells, got 16385");
  CHECK(refusal(2048, 2048, 2048) == "board: expected at most 16384 cells, got 8589934592");
}

}  // namespace hr::tests
