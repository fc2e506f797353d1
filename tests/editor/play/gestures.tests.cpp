// SPDX-License-Identifier: MIT
#include "editor/play/gestures.h"

#include <catch2/catch.hpp>

#include "tests/editor/app_driver.h"
#include "tests/editor/board/boards.h"

namespace hr::tests {

using namespace editor;

namespace {

Report of_moves(const std::vector<std::vector<int>>& moves) {
  Report out;
  for (const std::vector<int>& cells : moves) {
    ActionReport action;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      action.action.arguments[i] = cells[i];
      action.cells |= static_cast<std::uint8_t>(1U << i);
      action.ends[i] = static_cast<std::uint16_t>(7 + 3 * i);
    }
    action.action.count = static_cast<std::uint8_t>(cells.size());
    out.legal.push_back(action);
  }
  return out;
}

bool falls_anywhere(const AppDriver& window) {
  const Board& board = window.game().game->board;
  for (int c = 0; c < board.plain_cells(); ++c)
    if (falls_to(board, window.report(), CellId(c))) return true;
  return false;
}

}  // namespace

TEST_CASE("a click anywhere in a column drops a piece there", "[editor]") {
  AppDriver window("connect_four");
  window.click("cell D6");
  CHECK(window.item("cell D1").text == "yellow disc");
  window.click("cell D4");
  CHECK(window.item("cell D2").text == "red disc");
  window.click("cell D1");  // also on a piece
  CHECK(window.item("cell D3").text == "yellow disc");
  for (int i = 0; i < 3; ++i) window.click("cell D6");
  const auto ply = window.report().ply;
  window.click("cell D6");  // the column is full
  CHECK(window.report().ply == ply);
  CHECK(window.item("cell D6").text == "red disc");
}

TEST_CASE("where pieces fall to is marked, and they are seen to fall there", "[editor]") {
  AppDriver window("connect_four");
  const Board& board = window.game().game->board;
  CHECK(falling(board, window.report()).y == -1);
  CHECK(placing_cells(board, window.report()).size() == 7);
  CHECK(how_many(board, window.report(), 7) == Places::few);
  window.frame(30);
  window.click("cell D1");
  CHECK(window.app().wants_frame());
  struct Expected {
    const char* name;
    std::size_t number;
    Places count;
  };
  for (const auto& [name, number, count] : {Expected{"tic_tac_toe", 9, Places::all},
                                            {"hex", 121, Places::all},
                                            {"reversi", 4, Places::few}}) {
    const Seated game(name);
    const Report report = game.table.report(Issuer::owner(), ViewQuery{SeatId::owner});
    INFO(name);
    CHECK_FALSE(falling(game.game->board, report));
    CHECK(placing_cells(game.game->board, report).size() == number);
    CHECK(how_many(game.game->board, report, number) == count);
  }
}

TEST_CASE("where pieces do not fall, a click on another cell plays nothing", "[editor]") {
  for (const char* game : {"tic_tac_toe", "hex", "cube_wars", "breakthrough"}) {
    AppDriver window(game);
    for (int i = 0; i < 60 && !window.report().ended; ++i) {
      INFO(game << ", " << i << " moves");
      CHECK_FALSE(falls_anywhere(window));
      window.app().carry_out(BotMove{});
    }
  }
}

TEST_CASE("a link is drawn by dragging from one cell to its neighbour", "[editor]") {
  AppDriver window;
  StartGame start{.ruleset = "dots_and_boxes",
                  .settings = {},
                  .variants = {},
                  .players = {},
                  .dice = {},
                  .seed = 1};
  start.folder = std::string(HOUSERULES_SOURCE_DIR) + "/tests/rulesets/dots_and_boxes";
  window.send(start);
  REQUIRE(window.state().game);
  window.drag("cell B2", "cell C2");
  CHECK(window.report().ply == 1);
  window.drag("cell B2", "cell C2");
  CHECK(window.report().ply == 1);
  window.drag("cell C3", "cell D4");  // no neighbours
  CHECK(window.report().ply == 1);
}

TEST_CASE("only one piece can be moved if all moves begin on its cell and go on", "[editor]") {
  CHECK(only_start(of_moves({{3, 4}, {3, 5}})) == CellId(3));
  CHECK(only_start(of_moves({{3, 4}, {2, 5}})) == CellId::none);
  CHECK(only_start(of_moves({{3}})) == CellId::none);
  CHECK(only_start(of_moves({{3, 4}, {}})) == CellId(3));
  CHECK(only_start({}) == CellId::none);
}

}  // namespace hr::tests
