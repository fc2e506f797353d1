// SPDX-License-Identifier: MIT
// The set at the caret of the rules text is shown on the board.
#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

// The Rules tab of a game, and the caret in its text.
struct SetBench {
  explicit SetBench(const std::string& ruleset) {
    window.start(ruleset);
    window.send(LiftCurtain{});
    window.frame(3);
    window.click("Side/Rules");
    window.frame(2);
  }
  // Types text at the top, puts the caret that many letters to the left, and waits.
  void type(const std::string& text, int back) {
    window.click("line 1");
    window.press(Chord{.key = Key::home, .ctrl = true});
    window.type(text);
    for (int i = 0; i < back; ++i) window.press(Key::left);
    pause();
  }
  void pause() {
    window.frame(2);
    window.wait(std::chrono::milliseconds(300));
    window.frame(2);
  }
  std::string shown() const {
    const GameState& game = window.game();
    return game.set_text.empty() ? "" : game.set_text + ": " + game.set.value;
  }

  AppDriver window;
};

}  // namespace

TEST_CASE("the set at the caret lights up on the board, and a line says how many cells it has",
          "[editor]") {
  SetBench bench("cube_wars");
  bench.type("local NEXT = near(own) - own\n", 4);
  CHECK(bench.shown() == "near(own) - own: 63 cells");
  CHECK(bench.window.reads("near(own) - own: 63 cells"));
  CHECK(std::ranges::count(bench.window.game().set.cells, "A3") == 1);
  for (int i = 0; i < 5; ++i) bench.window.press(Key::left);
  bench.pause();
  CHECK(bench.shown() == "own: 17 cells");
}

TEST_CASE("the set follows the position and the player to move", "[editor]") {
  SetBench bench("cube_wars");
  bench.type("local MINE = own \"meeple\"\n", 4);
  CHECK(bench.window.game().set.cells == std::vector<std::string>{"H1"});
  bench.window.send(PlayTyped{k_owner, "move H1 G1"});
  CHECK(bench.window.game().set.cells == std::vector<std::string>{"I8"});
  bench.window.send(Undo{});
  CHECK(bench.window.game().set.cells == std::vector<std::string>{"H1"});
}

TEST_CASE("names of the file and locals of functions that are read work", "[editor]") {
  SetBench bench("cube_wars");
  bench.type("local A = own\nlocal function f(b)\n  return b + A\nend\nlocal C = f(enemy)", 1);
  CHECK(bench.shown() == "enemy: 17 cells");
  bench.window.click("line 3");
  bench.window.press(Key::end);
  bench.pause();
  CHECK(bench.shown() == "b + A: 34 cells");
}

TEST_CASE("numbers and conditions show their value, and what has none here shows nothing",
          "[editor]") {
  for (const auto& [text, value] :
       std::vector<std::pair<std::string, std::string>>{{"count(own)", "17"},
                                                        {"some(own \"cube\")", "yes"},
                                                        {"no(own)", "no"},
                                                        {"others", "black"},
                                                        {"count(own) + 3", "20"},
                                                        {"here", ""},
                                                        {"near(here)", ""},
                                                        {"string.rep('x', 3)", ""},
                                                        {"nonsense", ""},
                                                        {"any \"elephant\"", ""}}) {
    INFO(text);
    SetBench bench("cube_wars");
    bench.type("local X = " + text + "\n", 1);
    CHECK(bench.window.game().set.value == value);
    CHECK(bench.window.game().set.cells.empty());
  }
}

TEST_CASE("nothing is shown any more in another tab, or when the caret leaves", "[editor]") {
  SetBench bench("cube_wars");
  bench.type("local MINE = own\n\n", 3);
  CHECK_FALSE(bench.shown().empty());
  bench.window.press(Key::end);
  bench.window.press(Key::right);
  bench.pause();
  CHECK(bench.shown().empty());
  bench.window.press(Key::left);
  bench.pause();
  CHECK_FALSE(bench.shown().empty());
  bench.window.click("Side/Options");
  bench.pause();
  CHECK(bench.shown().empty());
}

TEST_CASE("a set shows only what the viewer may know, and rules that are not in force nothing",
          "[editor]") {
  SetBench bench("graverobber");
  AppDriver& window = bench.window;
  for (int i = 0; i < 200 && window.game().report.ply == 0; ++i) {
    window.send(LiftCurtain{});
    window.send(BotMove{});
    window.send(PassScreen{});
  }
  window.send(LiftCurtain{});
  window.frame(3);
  window.click("Side/Rules");
  REQUIRE(window.game().report.ply > 0);
  REQUIRE(is_seat(window.game().viewer));
  bench.type("local X, Y = as(others, own \"plot\"), own \"plot\"\n", 13);
  CHECK(bench.shown().empty());
  window.press(Chord{.key = Key::enter, .ctrl = true});
  bench.pause();
  CHECK(bench.shown() == "as(others, own \"plot\"): 0 cells");
  for (int i = 0; i < 5; ++i) window.press(Key::right);
  bench.pause();
  CHECK(bench.shown() == "own \"plot\": 3 cells");
  window.send(ViewAs{k_owner});  // the owner sees all
  window.frame(2);
  window.click("line 1");
  window.press(Key::home);
  for (int i = 0; i < 13; ++i) window.press(Key::right);
  bench.pause();
  CHECK(bench.shown() == "as(others, own \"plot\"): 3 cells");
}

}  // namespace hr::tests
