// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <thread>

#include "tests/support/fake_portal.h"
#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/process.h"
#include "tests/window/real_window.h"

namespace hr::tests {

namespace {

void wait_for_actions(RealWindow& window, int actions) {
  window.wait_until(std::to_string(actions) + " actions on disk",
                    [&] { return window.kept().value("actions", -1) == actions; });
}

void pass_on(RealWindow& window, const std::string& seat) {
  window.click("Pass the screen to " + seat);
}

void replace_player(RealWindow& window, const std::string& seat) {
  window.wait_for_text("Pass the screen to " + seat + ".");
  const std::string button = "I am " + seat;
  window.wait_until(button, [&] { return window.item(button).at("enabled").get<bool>(); });
  window.click(button);
  window.wait_for_text("Viewing as " + seat + ".");
}

void click_all(RealWindow& window, const std::vector<std::string>& cells,
               const std::string& sentence) {
  for (const std::string& cell : cells) {
    window.click("cell " + cell);
    window.wait_for_text(sentence + " " + cell + ".");
  }
}

// Sets up Red's or White's board of Graverobber and declares it ready.
void furnish(RealWindow& window, const std::string& who) {
  click_all(window, {"C3"}, who + " builds");
  click_all(window, {"B7", "F7", "F3"}, who + " raises");
  click_all(window, {"B8", "F8", "F4"}, who + " lays");
  window.click("ready");
}

}  // namespace

TEST_CASE("Cube Wars is played for a turn: a piece is clicked, then its destination", "[window]") {
  RealWindow window({"cube_wars"});
  window.click("cell A2");
  window.click("cell A3");
  wait_for_actions(window, 1);
  window.wait_for_text("Black's turn");
}

TEST_CASE("Cube Lariat is played for a turn: a cell is claimed with a click", "[window]") {
  RealWindow window({"cube_lariat"});
  window.click("cell F-C1");
  wait_for_actions(window, 1);
  window.wait_for_text("White's turn");
}

// Dice decide whose turn it is; a run continues until it is stopped or blocked.
TEST_CASE("Robot Miner is played for a turn: a run from its first cell to its last", "[window]") {
  RealWindow window({"robot_miner", "--roll", "7"});
  window.wait_for_text("place your robot on a step");
  const std::string first = window.turn();
  window.click("cell 7x-2");
  wait_for_actions(window, 1);
  window.rest();
  for (int actions = 1; window.turn().substr(0, 3) == first.substr(0, 3); ++actions) {
    REQUIRE(actions < 40);
    window.click("Actions/" + window.first_of("Actions/"));
    wait_for_actions(window, actions + 1);
    window.rest();  // the match is saved before it is shown
  }
  window.wait_for_text("place your robot on a step");  // the other team
}

TEST_CASE("Cube Digger is played for a turn: both hide in secret, then one digs", "[window]") {
  RealWindow window({"cube_digger", "--option", "bombs=2"});
  replace_player(window, "Penny");
  click_all(window, {"E1-I"}, "Penny hides");
  click_all(window, {"C5-I", "C4-II"}, "Penny arms");
  window.click("ready");
  pass_on(window, "Nickel");
  replace_player(window, "Nickel");
  click_all(window, {"A5-III"}, "Nickel hides");
  click_all(window, {"C2-III", "C1-II"}, "Nickel arms");
  window.click("ready");
  pass_on(window, "Penny");
  replace_player(window, "Penny");
  window.act("step B1-I");
  window.wait_for_text("Penny finds nothing at B1-I.");
  pass_on(window, "Nickel");
  window.wait_for_text("Pass the screen to Nickel.");
  CHECK_FALSE(window.has("cell E1-I"));
  replace_player(window, "Nickel");
  window.wait_for_text("Penny finds nothing at B1-I.");
}

TEST_CASE("Graverobber is played for a turn: both boards are set up, then one moves", "[window]") {
  RealWindow window({"graverobber"});
  replace_player(window, "Red");
  furnish(window, "Red");
  pass_on(window, "White");
  replace_player(window, "White");
  furnish(window, "White");
  pass_on(window, "Red");
  replace_player(window, "Red");
  window.act("move A1 A3");
  pass_on(window, "White");
  replace_player(window, "White");
  window.wait_for_text("White's turn");
}

TEST_CASE("killed at any moment, the window offers to continue at exactly that point", "[window]") {
  RealWindow window({"cube_wars"});
  window.click("cell A2");
  window.click("cell A3");
  wait_for_actions(window, 1);
  window.wait_for_text("Black's turn");
  window.kill();
  window.start();
  window.key("Return");  // continues the last match
  window.wait_for_text("Black's turn");
  window.click("cell A7");
  window.click("cell A6");
  wait_for_actions(window, 2);
}

TEST_CASE("Open file shows the file dialog of the desktop and opens what is chosen there",
          "[window]") {
  const Folder folder;
  const std::filesystem::path record = folder.root() / "a game.rec";
  REQUIRE(houserules({"record", "tic_tac_toe", "--seat", "all=random", "--out", record}).code == 0);
  const FakePortal portal(PortalHabit::answers,
                          {"file://" + folder.root().string() + "/a%20game.rec"});
  RealWindow window;
  window.kill();
  window.use_bus(portal.address());
  window.start();
  window.key("ctrl+o");
  window.wait_until("the game", [&] { return window.kept().value("actions", -1) > 4; });
  CHECK(portal.asked() == 1);
  CHECK(portal.question().starts_with("('x11:"));  // it belongs to this window
  CHECK_FALSE(window.has("Open file/path"));
}

TEST_CASE("the window opens quickly", "[window][.measure]") {
  for (const char* game :
       {"cube_wars", "cube_lariat", "robot_miner", "cube_digger", "graverobber"}) {
    RealWindow window({game});
    WARN(game << ": " << window.start_seconds() << " s from the start to the first frame, "
              << window.processor_seconds() << " s of the processor");
  }
}

TEST_CASE("the window uses no CPU time while nothing happens", "[window]") {
  RealWindow window({"cube_wars"});
  window.rest();
  const double before = window.processor_seconds();
  std::this_thread::sleep_for(std::chrono::seconds(3));
  CHECK(window.processor_seconds() - before < 0.1);
}

}  // namespace hr::tests
