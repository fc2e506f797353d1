// SPDX-License-Identifier: MIT
// Resigning, and offering and answering a draw, in the window.
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

}  // namespace hr::tests
