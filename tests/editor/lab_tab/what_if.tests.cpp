// SPDX-License-Identifier: MIT
// The open game beside the same game under changed rules.
#include <catch2/catch.hpp>
#include <chrono>
#include <tuple>

#include "editor/lab_tab/what_if_text.h"
#include "scripting/lab/what_if_words.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

void wait_for_replay(AppDriver& window) {
  window.frame(2);
  window.wait_until([&] { return !window.game().what_if.replaying; },
                    std::chrono::milliseconds(30));
  window.frame(3);
}

void replay(AppDriver& window) {
  window.app().act("what_if");
  window.frame(2);
  wait_for_replay(window);
}

std::string rules_text(const AppDriver& window) {
  return *window.game().in_force->find("rules.lua");
}

void play(AppDriver& window, std::initializer_list<const char*> moves) {
  for (const char* const move : moves) window.send(PlayTyped{k_owner, move});
  window.frame(2);
}

}  // namespace

TEST_CASE("a change of rules is no step of the game that is compared", "[editor][what_if]") {
  AppDriver window("connect_four");
  play(window, {"D1", "C1", "D2"});
  window.send(SaveFile{"rules.lua", rules_text(window) + "-- a remark\n"});
  replay(window);
  CHECK(window.reads("No difference in 3 steps"));
  window.press(Key::end);
  window.frame(3);
  CHECK(window.reads("3 of 3: "));
}

TEST_CASE("two boards show the game as it was played and under a changed option",
          "[editor][what_if]") {
  AppDriver window("connect_four");
  play(window, {"D1", "C1", "D2", "C2", "D3", "C3"});
  window.send(SetOption{"length", "3"});
  replay(window);
  const WhatIfState& found = window.game().what_if;
  REQUIRE(found.line != nullptr);
  CHECK(found.line->moments.size() == 7);
  CHECK(window.reads("As it was played"));
  CHECK(window.reads("Under the changed rules"));
  CHECK(found.moment == 5);  // the first difference: three in a column
  CHECK(window.reads("Step 5: "));
  CHECK(window.reads("the game is over under the changed rules"));
  const float left = window.item("As it was played/cell D1").box.left;
  const float right = window.item("Under the changed rules/cell D1").box.left;
  CHECK(left < right);
  CHECK(window.item("As it was played/cell D3").text ==
        window.item("Under the changed rules/cell D3").text);
}

TEST_CASE("the slider and the arrow keys move both games", "[editor][what_if]") {
  AppDriver window("tic_tac_toe");
  play(window, {"A1", "B2", "C3"});
  replay(window);
  CHECK(window.reads("No difference in 3 steps: under these rules it is the same game."));
  CHECK(window.game().what_if.moment == 3);
  window.press(Key::left);  // nothing needs to be clicked first
  window.frame(2);
  CHECK(window.game().what_if.moment == 2);
  window.click("moment");  // in the middle
  window.frame(2);
  const std::size_t middle = window.game().what_if.moment;
  CHECK(middle > 0);
  CHECK(middle < 3);
  window.press(Key::home);
  window.frame(2);
  CHECK(window.game().what_if.moment == 0);
  window.press(Key::right);
  window.frame(2);
  CHECK(window.game().what_if.moment == 1);
  for (const char* const side : {"As it was played/", "Under the changed rules/"}) {
    CHECK(window.item(std::string(side) + "cell A1").text != "empty");
    CHECK(window.item(std::string(side) + "cell B2").text == "empty");
  }
  CHECK(window.reads("Both boards are alike."));
  CHECK(window.report().ply == 3);
  window.click("Back to play");
  window.frame(2);
  CHECK_FALSE(window.has("Back to play"));
  CHECK(window.has("cell A1"));
}

TEST_CASE("a changed remark makes no difference", "[editor][what_if]") {
  AppDriver window("tic_tac_toe");
  play(window, {"A1", "B2"});
  replay(window);
  window.send(SaveFile{"rules.lua", rules_text(window) + "-- a remark\n"});
  wait_for_replay(window);
  CHECK(window.game().what_if.line->found.differences.empty());
  CHECK(window.reads("No difference in"));
}

TEST_CASE("moves that the changed rules do not allow are named, and can be left out",
          "[editor][what_if]") {
  AppDriver window(1600, 1000);
  window.start("connect_four", {{"columns", "7"}});
  play(window, {"G1", "A1", "B1"});
  replay(window);
  window.click("Try a variant or an option");
  window.frame(2);
  window.send(AskWhatIf{{.settings = Settings{{"columns", "6"}}}});
  wait_for_replay(window);
  CHECK(window.reads("Not allowed: "));
  CHECK(window.reads("It stopped there: the changed rules do not allow an action."));
  window.send(AskWhatIf{{.settings = Settings{{"columns", "6"}}, .skip = true}});
  wait_for_replay(window);
  CHECK(window.game().what_if.line->found.skipped > 0);
  CHECK(window.reads("left out"));
  CHECK(window.report().ply == 3);  // the game itself goes on as it is
}

TEST_CASE("in a game with hidden information only the owner sees it replayed",
          "[editor][what_if]") {
  AppDriver window("cube_digger");
  REQUIRE(window.game().secrets);
  window.send(LiftCurtain{});
  window.click("Lab");
  window.click("This game");
  window.frame(2);
  CHECK(window.reads("only the table's owner may replay it"));
  window.send(AskWhatIf{});
  window.frame(2);
  CHECK_FALSE(window.game().what_if.on);
  window.send(ViewAs{k_owner});
  window.send(AskWhatIf{});
  wait_for_replay(window);
  CHECK(window.game().what_if.on);
  CHECK(window.has("Back to play"));
  window.send(ViewAs{k_turn});  // and nobody else
  window.frame(2);
  CHECK_FALSE(window.game().what_if.on);
  CHECK_FALSE(window.reads("As it was played"));
}

TEST_CASE("rules for another number of players are refused in words", "[editor][what_if]") {
  AppDriver window("robot_miner", {{"teams", "2"}});
  window.send(AskWhatIf{{.settings = Settings{{"teams", "3"}}}});
  wait_for_replay(window);
  CHECK(window.reads("The changed rules are for 3 players"));
}

TEST_CASE("whose turn it is and the scores are told in words", "[editor][what_if]") {
  Report report;
  for (const auto& [name, called, score] :
       {std::tuple("sun", "Ann (sun)", 3), std::tuple("moon", "Bob (moon)", 4)}) {
    SeatReport seat;
    seat.name = name;
    seat.called = called;
    seat.score = score;
    report.seats.push_back(seat);
  }
  report.seats[SeatId(0)].to_act = true;
  CHECK(standing_text(report) == "Ann (sun)'s turn. Scores: Sun 3, Moon 4.");
  report.seats[SeatId(1)].to_act = true;
  CHECK(standing_text(report) == "Ann (sun) and Bob (moon) are to act. Scores: Sun 3, Moon 4.");
  for (SeatReport& seat : report.seats) seat.score.reset();
  CHECK(standing_text(report) == "Ann (sun) and Bob (moon) are to act.");
}

TEST_CASE("differences are told in words", "[editor][what_if]") {
  WhatIf found;
  found.line = 4;
  found.steps = 3;
  found.differences = {
      {.step = 1, .action = "White passes.", .scores_before = {1}, .scores_after = {2}},
      {.step = 3, .action = "White jumps.", .refusal = "It is full."},
      {.step = 4, .action = "Black jumps.", .refusal = "It is full."}};
  found.skipped = 2;
  const std::vector<WhatIfRow> rows = what_if_rows(found);
  REQUIRE(rows.size() == 2);
  CHECK(rows[0].title == "Step 1: White passes.");
  CHECK(rows[0].notes == std::vector<std::string>{"Scores: 2 instead of 1."});
  CHECK(rows[1].refused);
  CHECK(rows[1].notes.back() == "And 1 more move that is not allowed, up to step 4.");
  CHECK(scripting::what_if_summary(found) ==
        std::vector<std::string>{"2 of 4 steps replayed, 1 with a difference.",
                                 "2 moves were left out."});
}

}  // namespace hr::tests
