// SPDX-License-Identifier: MIT
// Bots that think while the window goes on, and hints.
#include <catch2/catch.hpp>
#include <chrono>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

// Frames go on meanwhile; the thinking is done on another thread.
template <class Condition>
void wait_until(AppDriver& window, const char* what, Condition&& holds) {
  INFO(what);
  window.wait_until(holds, std::chrono::milliseconds(20));
}

int steps(const AppDriver& window) { return static_cast<int>(window.game().report.ply); }

}  // namespace

TEST_CASE("a bot that is chosen beside a player thinks, and plays", "[editor][bots]") {
  AppDriver window("tic_tac_toe");
  window.click("nought/plays");
  window.frame(2);
  window.click("Bot: medium");
  window.frame(2);
  CHECK(window.game().players[PlayerId(1)].bot == read_bot_spec("medium"));
  window.click("cell A1");
  wait_until(window, "the bot has played", [&] { return steps(window) == 2; });
  CHECK(window.game().thinking == SeatId::none);
  CHECK(window.report().seats[SeatId(0)].to_act);
  window.click("Tools/Undo");
  window.frame(2);
  CHECK(steps(window) < 2);
}

TEST_CASE("a bot that thinks for long does not stop anybody, and moves when it is told to",
          "[editor][bots]") {
  AppDriver window("cube_wars");
  window.send(ReplacePlayer{PlayerId(0), {"white", read_bot_spec("search:600s")}});
  wait_until(window, "white thinks", [&] { return window.game().thinking == SeatId(0); });
  CHECK(window.reads("White is thinking"));
  window.click("Options");
  window.frame(3);
  CHECK(steps(window) == 0);
  window.app().act("tab.game");
  window.frame(3);
  window.click("Move now");
  wait_until(window, "white has moved", [&] { return steps(window) == 1; });
  // Whoever takes over a seat stops its bot.
  window.send(ReplacePlayer{PlayerId(1), {"black", read_bot_spec("search:600s")}});
  wait_until(window, "black thinks", [&] { return window.game().thinking == SeatId(1); });
  window.send(ReplacePlayer{PlayerId(1), {"black", std::nullopt}});
  wait_until(window, "nobody thinks", [&] { return window.game().thinking == SeatId::none; });
  CHECK(steps(window) == 1);
}

TEST_CASE("a hint lists moves with their prospects, marks cells, and can be played",
          "[editor][bots]") {
  AppDriver window("tic_tac_toe");
  for (const char* move : {"A1", "A3", "B1", "B3"}) window.send(PlayTyped{k_owner, move});
  window.click("Hint");
  window.frame(2);
  window.click("Suggest a move");
  wait_until(window, "a hint", [&] { return window.game().hint.has_value(); });
  window.frame(2);
  const ThoughtReport hint = window.game().hint.value();
  CHECK(hint.actions.front().action.text == "mark C1");
  CHECK(window.reads("mark C1 — certain win"));
  CHECK(window.reads("100"));  // on the board
  window.click("mark C1 — certain win");
  window.frame(2);
  CHECK(window.report().ended);
  CHECK(!window.game().hint.has_value());
}

TEST_CASE("a hint in a game with secrets is for the seat that looks", "[editor][bots]") {
  AppDriver window("cube_digger");
  window.send(LiftCurtain{});
  window.send(AskHint{});
  window.send(HurryHint{});
  wait_until(window, "a hint for the seat",
             [&] { return window.game().hint.has_value() || !window.game().hint_asked; });
  REQUIRE(window.game().hint.has_value());
  CHECK(window.game().hint->seat == window.game().viewer);
  window.send(DropHint{});
  CHECK(!window.game().hint_asked);
}

}  // namespace hr::tests
