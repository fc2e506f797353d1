// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <thread>

#include "tests/window/real_window.h"

namespace hr::test {

namespace {

std::string read(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::stringstream out;
  out << in.rdbuf();
  return out.str();
}

void wait_for_actions(RealWindow& window, int actions) {
  window.wait_until(std::to_string(actions) + " actions on disk",
                    [&] { return window.kept().value("actions", -1) == actions; });
}

}  // namespace

TEST_CASE("each game is opened and played to the end of a turn in the real window", "[window]") {
  SECTION("a piece is clicked, then where it goes") {
    RealWindow window({"cube_wars"});
    window.click("cell A2");
    window.click("cell A3");
    wait_for_actions(window, 1);
    window.wait_for_text("Black to act");
  }
  SECTION("a cell is claimed with a click") {
    RealWindow window({"cube_lariat"});
    const std::string cell = "cell F-C1";
    window.click(cell);
    wait_for_actions(window, 1);
  }
  SECTION("a robot is placed and moved") {
    RealWindow window({"robot_miner"});
    window.click("type an action");
    window.type("place 7x-2");
    window.key("Return");
    wait_for_actions(window, 1);
  }
  SECTION("a set-up in secret is begun behind the curtain") {
    RealWindow window({"cube_digger"});
    window.wait_for_text("Pass the screen to penny.");
    window.click("I am penny");
    window.wait_for_text("You see what penny may see.");
    window.click("cell C3-II");
    window.wait_for_text("hide C3-II");
  }
  SECTION("a windmill is built, and the next player sees nothing of it") {
    RealWindow window({"graverobber"});
    window.key("Return");
    window.wait_for_text("You see what red may see.");
    window.click("cell C3");
    window.wait_for_text("build C3");
  }
}

TEST_CASE("a rule is changed in the window and outside of it, and acts at once", "[window]") {
  RealWindow window({"cube_wars"});
  window.click("Side/Rules");
  window.click("line 1");
  window.key("ctrl+Home");
  window.type("-- mine");
  window.key("Return");
  window.key("ctrl+Return");
  const auto own = window.folder() / "data/houserules/rulesets/cube_wars/rules.lua";
  window.wait_until("a copy of one's own", [&] { return read(own).starts_with("-- mine\n"); });

  std::string rules = read(own);
  const std::string all = R"("forward", "forward_left", "forward_right")";
  REQUIRE(rules.find(all) != std::string::npos);
  rules.replace(rules.find(all), all.size(), R"("forward")");
  std::ofstream(own, std::ios::binary) << rules;
  window.wait_for_text("no longer legal");
}

TEST_CASE("a board is painted in the window, and the game goes on on it", "[window]") {
  RealWindow window({"cube_digger", "--option", "levels=2"});
  window.click("I am penny");
  window.click("Side/Board");
  window.click("cell C3-I");
  const auto board =
      window.folder() / "data/houserules/rulesets/cube_digger/variants/my_board.board";
  window.wait_until("the board file", [&] { return read(board) == "closed C3-I\n"; });
  window.click("Undo this edit");
  window.wait_until("no board file", [&] { return read(board).empty(); });
}

TEST_CASE("killed at any moment, the window offers exactly that point again", "[window]") {
  RealWindow window({"cube_wars"});
  window.click("cell A2");
  window.click("cell A3");
  wait_for_actions(window, 1);
  window.wait_for_text("Black to act");
  window.kill();
  window.start();
  window.key("Return");  // goes on with the match that was left last
  window.wait_for_text("Black to act");
  window.click("cell A7");
  window.click("cell A6");
  wait_for_actions(window, 2);
}

TEST_CASE("the window uses no processor time while nothing happens", "[window]") {
  RealWindow window({"cube_wars"});
  std::this_thread::sleep_for(std::chrono::seconds(1));
  const double before = window.processor_seconds();
  std::this_thread::sleep_for(std::chrono::seconds(3));
  CHECK(window.processor_seconds() - before < 0.1);
}

}  // namespace hr::test
