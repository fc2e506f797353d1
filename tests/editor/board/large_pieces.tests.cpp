// SPDX-License-Identifier: MIT
// Things that cover several cells: what a verb would put, and what is drawn as one.
#include <algorithm>
#include <catch2/catch.hpp>

#include "core/table/boards_report.h"
#include "core/table/footprints.h"
#include "tests/editor/app_driver.h"
#include "tests/editor/board/boards.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

std::string ruleset_with(const std::string& kinds, const std::string& does) {
  return "local function quarter(c) return around(around(c, 'e'), 'n') end\n"
         "return { name = 'T', seats = { 'a', 'b' }, board = grid{ 6, 4 }, zones = { field = {} "
         "},\n"
         "kinds = { " +
         kinds + " }, verbs = { build = place{ 'mill', onto = empty, does = " + does +
         " } }, stuck = 'pass' }";
}

std::vector<std::string> names_of(const Seated& seated, const std::vector<CellId>& cells) {
  std::vector<std::string> out;
  for (const CellId cell : cells) out.push_back(seated.game->board.name(cell));
  return out;
}

// What is drawn as one, by the names of its cells.
std::vector<std::vector<std::string>> large_in(const Seated& seated) {
  const Report report = seated.table.report(Issuer::owner(), ViewQuery{SeatId::owner});
  std::vector<std::vector<std::string>> out;
  for (const DrawnBoard& board : drawn_boards(*seated.game, report))
    for (const LargePiece& piece : large_pieces(*seated.game, report, board))
      out.push_back(names_of(seated, piece.cells));
  return out;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("what a verb puts on several cells is known for each cell that it names", "[editor]") {
  const Seated game("graverobber");
  REQUIRE(game.game->footprints.size() == 1);
  const PlacedFootprint& mill = game.game->footprints.front();
  CHECK(game.game->verbs[mill.verb] == "build");
  CHECK(mill.kind == "windmill");
  CHECK(mill.whole);
  CHECK(names_of(game, mill.cells[game.cell("C4")]) == Names{"C4", "D4", "C5", "D5"});
  CHECK(names_of(game, mill.cells[game.cell("H8")]) == Names{"H8"});
  for (const char* name : {"tic_tac_toe", "cube_digger", "go", "hive"}) {
    INFO(name);
    CHECK(Seated(name).game->footprints.empty());
  }
}

TEST_CASE("what depends on the position or on the seat is no footprint", "[editor]") {
  const auto footprints = [](const std::string& does) {
    const TemporaryRuleset files("t", ruleset_with("mill = {}, stone = {}", does));
    return Seated(files.folder()).game->footprints;
  };
  CHECK(footprints("put('mill', quarter(here) - here)").size() == 1);
  CHECK_FALSE(footprints("put('mill', quarter(here) - here)").front().whole);
  CHECK(footprints("put('mill', near(here, 'e') * empty)").empty());
  CHECK(footprints("put('mill', near(any 'mill', 'e') - any)").empty());
  CHECK(footprints("put('stone', near(here, 'e'))").empty());
}

TEST_CASE("things that touch are told apart, and one that is not whole is left in pieces",
          "[editor]") {
  const TemporaryRuleset files(
      "t", ruleset_with("mill = { owned = false, look = { whole = 'windmill' } }",
                        "put('mill', quarter(here) - here)"));
  Seated game(files.folder());
  for (const char* at : {"build A1", "build C1", "build E2", "build B3"})
    REQUIRE(game.table.give(Issuer::owner(), PlayTyped{SeatId::owner, at}).ok);
  CHECK(large_in(game) == std::vector<Names>{{"A1", "B1", "A2", "B2"},
                                             {"C1", "D1", "C2", "D2"},
                                             {"E2", "F2", "E3", "F3"},
                                             {"B3", "C3", "B4", "C4"}});
  REQUIRE(game.table.give(Issuer::owner(), PlayTyped{SeatId::owner, "build D4"}).ok);
  CHECK(large_in(game).size() == 4);  // at the edge there was only room for a part
}

TEST_CASE("the whole windmill is seen before it is placed, and is one drawing afterwards",
          "[editor]") {
  AppDriver window("graverobber");
  window.send(editor::LiftCurtain{});
  window.frame(2);
  CHECK_FALSE(window.has("ghost C4"));
  window.hover("cell C4");
  for (const char* cell : {"ghost C4", "ghost D4", "ghost C5", "ghost D5"}) CHECK(window.has(cell));
  CHECK_FALSE(window.has("ghost E5"));
  window.click("cell C4");
  window.frame(2);
  CHECK(window.has("large piece windmill"));
  window.hover("cell F6");
  CHECK_FALSE(window.has("ghost F6"));  // a grave is next
}

}  // namespace hr::tests
