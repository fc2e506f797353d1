// SPDX-License-Identifier: MIT
#include "editor/play/score_panel.h"

#include <catch2/catch.hpp>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

SeatReport seat(const std::string& name, const std::string& called) {
  SeatReport out;
  out.name = name;
  out.called = called;
  return out;
}

}  // namespace

TEST_CASE("a scoreboard does not say what a seat has not", "[editor]") {
  Report report;
  report.seats = {seat("red", "red"), seat("blue", "blue")};
  report.vars = {{"carrying", SeatId(0), "carrying (red)", "none"},
                 {"carrying", SeatId(1), "carrying (blue)", "red"}};
  const Scoreboard board = scoreboard(report);
  CHECK(board.players[0].has.empty());
  CHECK(board.players[0].counted);  // its line is kept, so that nothing jumps
  CHECK(board.players[1].has == std::vector<std::string>{"carrying: red"});
}

TEST_CASE("a scoreboard sorts variables to their seats", "[editor]") {
  Report report;
  report.seats = {seat("red", "Anna (red)"), seat("blue", "blue")};
  report.seats[0].to_act = true;
  report.seats[1].score = 7;
  report.vars = {{"round", SeatId::none, "round", "3"},
                 {"bombs", SeatId(0), "bombs (red)", "2"},
                 {"bombs", SeatId(1), "bombs (blue)", "none: all used"},
                 {"open (door)", SeatId::none, "open (door)", "yes"}};
  const Scoreboard board = scoreboard(report);
  REQUIRE(board.players.size() == 2);
  CHECK(board.players[0].name == "Anna (red)");
  CHECK(board.players[0].status == "to move");
  CHECK_FALSE(board.players[0].score);
  CHECK(board.players[0].has == std::vector<std::string>{"bombs: 2"});
  CHECK(board.players[1].name == "Blue");
  CHECK(board.players[1].status.empty());
  CHECK(board.players[1].score == 7);
  CHECK(board.players[1].has == std::vector<std::string>{"bombs: none: all used"});
  CHECK(board.common == "Round: 3. Open (door): yes.");
}

TEST_CASE("of what is yes or no a scoreboard shows the name if it is so, and keeps the line",
          "[editor]") {
  Report report;
  report.seats = {seat("red", "red"), seat("blue", "blue")};
  report.vars = {{"out", SeatId(0), "out (red)", "yes"}, {"out", SeatId(1), "out (blue)", "no"}};
  const Scoreboard board = scoreboard(report);
  CHECK(board.players[0].has == std::vector<std::string>{"out"});
  CHECK(board.players[1].has == std::vector<std::string>{});
  CHECK(board.players[1].counted);
}

TEST_CASE("after the end a scoreboard says who has won, and in which place", "[editor]") {
  Report report;
  report.ended = true;
  report.seats = {seat("red", "red"), seat("blue", "blue")};
  report.seats[0].won = true;
  report.seats[0].rank = 1;
  report.seats[1].to_act = true;
  report.seats[1].rank = 2;
  const Scoreboard board = scoreboard(report);
  CHECK(board.players[0].status == "won, place 1");
  CHECK(board.players[1].status == "place 2");
}

TEST_CASE("the Game tab begins with the scoreboard", "[editor]") {
  AppDriver window("cube_wars");
  CHECK(window.reads("White: to move"));
  window.send(ReplacePlayer{PlayerId(0), {"Anna", std::nullopt}});
  window.frame(2);
  CHECK(window.reads("Anna (white): to move"));
  window.send(PlayTyped{k_owner, "move A2 A3"});
  window.frame(2);
  CHECK(window.reads("Black: to move"));
}

}  // namespace hr::tests
