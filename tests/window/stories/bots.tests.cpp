// SPDX-License-Identifier: MIT
// Stories of bots: a game against one, a hint, and what a change does to a game.
#include <catch2/catch.hpp>

#include "tests/window/stories/story.h"

namespace hr::tests {

TEST_CASE("B1: a hint shows which moves are good, on the board and in a list", "[window][story]") {
  Story window("B1", {"connect_four"});
  window.play({"D1", "D2", "C1"});
  window.key("ctrl+shift+h");
  window.wait_for_text("lines of play it has tried");
  window.keep_picture();
  window.click("Clear hint");
}

TEST_CASE("B2: the Lab tab measures a change of a rule while the game goes on", "[window][story]") {
  Story window("B2", {"connect_four"});
  window.key("ctrl+8");
  window.wait_for_text("All versions are measured");
  window.click("cell D1");
  window.wait_for_actions(1);
  window.click("Side/Rules");
  window.click("line 1");
  window.replace_in_rules("{ 4, min = 3", "{ 3, min = 3");
  window.save_rules();
  window.key("ctrl+8");
  window.wait_for_text("What did the change do?");
  window.keep_picture();
}

}  // namespace hr::tests
