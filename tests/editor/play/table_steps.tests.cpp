// SPDX-License-Identifier: MIT
// Resigning, offering and answering a draw, and clocks, in the window.
#include <catch2/catch.hpp>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

TEST_CASE("a player who resigns is asked first, and undo takes it back", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.click("cell A1");
  window.app().act("resign");
  window.frame(3);
  CHECK(window.reads("Nought gives up."));
  window.click("Resign/Cancel");
  window.frame(2);
  CHECK_FALSE(window.report().ended);
  window.app().act("resign");
  window.frame(3);
  window.click("Resign/Resign");
  window.frame(2);
  CHECK(window.report().outcome == "Cross wins: nought resigned.");
  CHECK(window.reads("Cross wins: nought resigned."));
  window.app().act("resign");
  window.frame(3);
  CHECK_FALSE(window.reads("gives up"));
  window.click("Tools/Undo");
  window.frame(2);
  CHECK_FALSE(window.report().ended);
}

TEST_CASE("a draw that is offered is above the board until it is answered", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.app().act("offer_draw");
  window.frame(2);
  window.click("cell A1");  // the offer is made with this move
  window.frame(2);
  CHECK(window.reads("Cross offers a draw."));
  window.click("Decline the draw");
  window.frame(2);
  CHECK(window.report().steps.draw.empty());
  CHECK_FALSE(window.reads("Accept the draw"));
  window.app().act("offer_draw");
  window.frame(2);
  window.click("cell B2");
  window.frame(2);
  window.click("Accept the draw");
  window.frame(2);
  CHECK(window.report().outcome == "The game is drawn: both players agreed.");
}

TEST_CASE("clocks are set in a dialog and shown beside the players", "[editor]") {
  AppDriver window("tic_tac_toe");
  CHECK_FALSE(window.reads("10:00"));
  window.app().act("clocks");
  window.frame(3);
  CHECK(window.reads("All clocks are set anew"));
  window.click("Clocks/Set the clocks");
  window.frame(2);
  CHECK(window.report().seat_clocks.control == TimeControl{600, 5, 0});
  CHECK(window.reads("10:00"));
  CHECK(window.reads("The clocks wait until a player acts."));
  window.click("cell A1");
  window.frame(2);
  CHECK(window.report().seat_clocks.seats[1].runs);
  CHECK_FALSE(window.reads("The clocks wait until a player acts."));
  window.app().act("run_clocks");
  window.frame(2);
  CHECK_FALSE(window.report().seat_clocks.running);
  window.app().act("clocks");
  window.frame(3);
  window.click("Clocks/No clocks");
  window.frame(2);
  CHECK_FALSE(window.reads("10:00"));
}

}  // namespace hr::tests
