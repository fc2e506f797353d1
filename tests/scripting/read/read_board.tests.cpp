// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/scripting/loading.h"

namespace hr::tests {

TEST_CASE("An impossible board is refused with its line", "[scripting]") {
  check_complaints(without_board, R"(
board = 5
--> t/rules.lua:3: board: expected grid{ columns, rows }, graph{ cells = …, links = … } or cube_surface(n), got 5
board = grid{ 3 }
--> t/rules.lua:3: board.rows: expected an integer from 1 to 16384, got nothing
board = grid{ 3, 3, 3, 3 }
--> t/rules.lua:3: board.4: expected at most 3 values here
board = grid{ 3, "x" }
--> t/rules.lua:3: board.rows: expected an integer from 1 to 16384, got "x"
board = grid{ 20000, 1 }
--> t/rules.lua:3: board.columns: expected an integer from 1 to 16384, got 20000
board = grid{ 200, 100 }
--> t/rules.lua:3: board: expected at most 16384 cells, got 20000
board = grid{ 3, 3, link = "all" }
--> t/rules.lua:3: board.link: unknown field (did you mean "links"?)
board = grid{ 3, 3, links = "diag" }
--> t/rules.lua:3: board.links: expected "all", "orthogonal", "diagonal" or "hex", got "diag"
board = grid{ 3, 3, wrap = true }
--> t/rules.lua:3: board.wrap: expected "none", "columns", "rows" or "both", got true
board = graph{}
--> t/rules.lua:3: board.cells: expected a text or a list of texts, got nothing
board = graph{ cells = { 'a', 'b' }, links = { n = { { 'a', 'c' } } } }
--> t/rules.lua:3: board.links.n: no cell is called "c"
board = graph{ cells = { 'a', 'b' },
 links = { n = { { 'a', 'c' } } } }
--> t/rules.lua:4: board.links.n: no cell is called "c"
board = graph{ cells = { 'a', 'b' }, links = { n = { { 'a', 'b' }, { 'a', 'a' } } } }
--> t/rules.lua:3: board.links.n: "a" leads to itself
board = graph{ cells = { 'a', 'b' }, links = { n = { { 'a' } } } }
--> t/rules.lua:3: board.links.n.1: expected two cells, such as { "a", "b" }, got a table
board = graph{ cells = { 'a', 'b' }, links = { n = { 'a', 'b' } } }
--> t/rules.lua:3: board.links.n.1: expected two cells, such as { "a", "b" }, got "a"
board = graph{ cells = { 'a', 'a' } }
--> t/rules.lua:3: board: the cell name "a" is listed twice
board = graph{ cells = { 'a' }, at = { 1, 2 } }
--> t/rules.lua:3: board.at.1: expected a table, got 1
board = graph{ cells = { 'a' }, at = { { 1 } } }
--> t/rules.lua:3: board.at.1.2: expected a number, got nothing
board = graph{ cells = { 'a' }, at = { { 1, 2 }, { 1, 2 } } }
--> t/rules.lua:3: board: expected a position for each of the 1 cells, got 2
board = graph{ cells = { 'a' }, at = { { 1, 2, 3 } } }
--> t/rules.lua:3: board.at.1.3: expected at most 2 values here
board = graph{ at = { { 1, 1.5 } } }
--> t/rules.lua:3: board.at.1: expected a column and a row from 1, since the cells have no names, got a table
board = graph{ cells = { 'a', 'b' }, links = { n = { { 'a', 'b' } } }, drawn = 'm' }
--> t/rules.lua:3: board: drawn: there is no direction called "m"
board = grid{ 3, 3, closed = { 'D1' } }
--> t/rules.lua:3: board.closed.1: the board has no cell "D1"; its cells are A1 to C3
board = grid{ 1, 2, closed = { 'A1', 'A2' } }
--> t/rules.lua:3: board: every cell is closed; a board needs at least one
board = cube_surface(3)
--> t/rules.lua:3: board: expected an even number from 2 to 10 of octagons along an edge, got 3
board = cube_surface('4')
--> t/rules.lua:3: board.1: expected an integer from 0 to 16384, got "4"
board = cube_surface(4, 4)
--> t/rules.lua:3: board.2: expected at most 1 value here
board = function(o) return nil + 1 end
--> t/rules.lua:3: attempt to perform arithmetic on a nil value
board = function(o) return o.x end
--> t/rules.lua:3: unknown name 'options.x': a function for `board` receives the options, function(o), not the game
board = step{}
--> t/rules.lua:3: board: expected grid{ columns, rows }, graph{ cells = …, links = … } or cube_surface(n), got step{…}
board = grid{ 3, 3, 0 }
--> t/rules.lua:3: board.levels: expected an integer from 1 to 16384, got 0
)");
}

TEST_CASE("An impossible region is refused with its line", "[scripting]") {
  check_complaints(with_fields, R"(
regions = { home = { 'Z1' } }
--> t/rules.lua:4: regions.home.1: the board has no cell "Z1"; its cells are A1 to C3
regions = { home = 'A1' }
--> t/rules.lua:4: regions.home: expected a list of cell names, or a function(x, y, z, name), got "A1"
regions = { home = { { 'A1' } } }
--> t/rules.lua:4: regions.home: expected one set of cells for each of the 2 seats, got 1
regions = { home = { 5, 6 } }
--> t/rules.lua:4: regions.home.1: expected a list of cell names, or a function(x, y, z, name), got 5
regions = { home = { 'A1', x = 5 } }
--> t/rules.lua:4: regions.home.x: expected only a list here
regions = { home = function(x) return x.y end }
--> t/rules.lua:4: attempt to index a number value (local 'x')
regions = { home = far_apart() }, seats = { 'a', 'b', 'c' }, board = grid{ 2, 1 }
--> t/rules.lua:4: regions.home: expected a board with a cell for each of the 3 seats, got 2 cells
regions = { 'A1' }
--> t/rules.lua:4: regions.1: expected a name for this value, as in name = value
regions = { home = { { 'A1' }, function(x) return x > 3 and nil end, { 'A2' } } }
--> t/rules.lua:4: regions.home: expected one set of cells for each of the 2 seats, got 3
)");
  check_complaints(without_board, R"(
regions = { home = { 'A1' } }
--> t/rules.lua:3: regions: a region needs a board
)");
}

TEST_CASE("An impossible mark is refused with its line", "[scripting]") {
  check_complaints(with_fields, R"(
regions = { home = { 'A1' } }, marks = { hme = 'H' }
--> t/rules.lua:4: marks.hme: there is no region called "hme" (did you mean "home"?)
regions = { home = { 'A1' } }, marks = { home = 'h' }
--> t/rules.lua:4: marks.home: expected a capital letter, or "⌂" for a house, got "h"
regions = { home = { 'A1' } }, marks = { home = 5 }
--> t/rules.lua:4: marks.home: expected a capital letter, or "⌂" for a house, got 5
regions = { home = { 'A1' } }, marks = 'H'
--> t/rules.lua:4: marks: expected a table, got "H"
)");
}

namespace {

const Board& board_of(const LuaPlay& game) { return game.game->board(); }

LuaPlay on(const std::string& fields) { return LuaPlay(without_board(fields)); }

}  // namespace

TEST_CASE("A grid has the declared links", "[scripting]") {
  CHECK(board_of(on("board = grid{ 3, 2 }")).links() == 11);
  CHECK(board_of(on("board = grid{ 3, 2, links = 'all' }")).links() == 11);
  CHECK(board_of(on("board = grid{ 3, 2, links = 'orthogonal' }")).links() == 7);
  CHECK(board_of(on("board = grid{ 3, 2, links = 'diagonal' }")).links() == 4);
  CHECK(board_of(on("board = grid{ 3, 2, links = 'hex' }")).links() == 9);
  CHECK(board_of(on("board = grid{ 3, 2, 2, links = 'orthogonal' }")).links() == 20);
  CHECK(board_of(on("board = grid{ 3, 3, links = 'orthogonal', wrap = 'none' }")).links() == 12);
  CHECK(board_of(on("board = grid{ 3, 3, links = 'orthogonal', wrap = 'columns' }")).links() == 15);
  CHECK(board_of(on("board = grid{ 3, 3, links = 'orthogonal', wrap = 'rows' }")).links() == 15);
  CHECK(board_of(on("board = grid{ 3, 3, links = 'orthogonal', wrap = 'both' }")).links() == 18);
}

TEST_CASE("wrap joins the sides that it names", "[scripting]") {
  const LuaPlay columns = on("board = grid{ 3, 3, wrap = 'columns' }");
  const auto east = board_of(columns).direction("e").value();
  const auto north = board_of(columns).direction("n").value();
  CHECK(index(board_of(columns).link(CellId(2), east)) == 0);
  CHECK(board_of(columns).link(CellId(6), north) == CellId::none);
  const LuaPlay rows = on("board = grid{ 3, 3, wrap = 'rows' }");
  CHECK(board_of(rows).link(CellId(2), east) == CellId::none);
  CHECK(index(board_of(rows).link(CellId(6), north)) == 0);
}

TEST_CASE("A graph has cells, links one way, and places", "[scripting]") {
  const LuaPlay game =
      on("board = graph{ cells = { 'Inn', 'Mill' }, links = { road = { { 'Inn', 'mill' } } },\n"
         "at = { { 0, 0 }, { 1.5, -2 } } }");
  const Board& board = board_of(game);
  CHECK(board.cells() == 2);
  CHECK(board.find("MILL") == CellId(1));
  CHECK(index(board.link(CellId(0), DirectionId(0))) == 1);
  CHECK(board.link(CellId(1), DirectionId(0)) == CellId::none);
  CHECK(board.position(CellId(1)) == Point{1.5, -2, 0});
}

TEST_CASE("A grid may have closed cells", "[scripting]") {
  const Board listed = board_of(on("board = grid{ 3, 3, closed = { 'b2', 'C3' } }"));
  CHECK(listed.cells() == 7);
  CHECK(listed.find("B2") == std::nullopt);
  CHECK(listed.cell({3, 3, 1}) == CellId::none);
  const Board cross =
      board_of(on("board = grid{ 3, 3, closed = function(x, y) return x ~= 2 and y ~= 2 end }"));
  CHECK(cross.cells() == 5);
  CHECK(cross.find("A1") == std::nullopt);
}

TEST_CASE("Cells of a graph without names are called after their places", "[scripting]") {
  const Board board =
      board_of(on("board = graph{ at = { { 1, 1 }, { 3, 1 }, { 2, 2 } }, links = { on = { { 'A1', "
                  "'C1' } } } }"));
  CHECK(board.name(CellId(1)) == "C1");
  CHECK(board.name(CellId(2)) == "B2");
  CHECK(board.link(CellId(0), DirectionId(0)) == CellId(1));
}

TEST_CASE("A board may be a function of the options", "[scripting]") {
  const std::string rules = without_board(
      "options = { n = { 3, min = 1, max = 9 } }, board = function(o) return grid{ o.n, 1 } end");
  CHECK(LuaPlay(rules).game->cells() == 3);
  CHECK(LuaPlay(rules, 1, {{"n", "5"}}).game->cells() == 5);
}

TEST_CASE("A ruleset without a board has no cells", "[scripting]") {
  CHECK(on("stuck = 'pass'").game->cells() == 0);
}

TEST_CASE("A region is a list, a function, or one of these for each seat", "[scripting]") {
  const LuaPlay game =
      on("board = grid{ 2, 2, 2 }, regions = {\n"
         "list = { 'a1-i', 'B2-II' }, none = {}, top = function(x, y, z) return z == 2 end,\n"
         "named = function(_, _, _, name) return name == 'A2-I' end,\n"
         "mine = { { 'A1-I' }, function(x, y) return x == 2 and y == 2 end }, far = far_apart() }");
  const auto cells = [&](const char* name, int seat) {
    std::string out;
    const CellSet& set = game.game->region(game.game->region(name), SeatId(seat));
    for (CellId c = set.next(); c != CellId::none; c = set.next(c))
      out += (out.empty() ? "" : " ") + board_of(game).name(c);
    return out;
  };
  CHECK(cells("list", 0) == "A1-I B2-II");
  CHECK(cells("list", 1) == "A1-I B2-II");
  CHECK(cells("none", 0).empty());
  CHECK(cells("top", 0) == "A1-II B1-II A2-II B2-II");
  CHECK(cells("named", 0) == "A2-I");
  CHECK(cells("mine", 0) == "A1-I");
  CHECK(cells("mine", 1) == "B2-I B2-II");
  CHECK(cells("far", 0) == "A1-I");
  CHECK(cells("far", 1) == "B1-I");
}

}  // namespace hr::tests
