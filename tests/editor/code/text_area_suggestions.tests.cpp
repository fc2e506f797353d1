// SPDX-License-Identifier: MIT
// Suggestions in a text area while typing.
#include <catch2/catch.hpp>

#include "tests/editor/code/text_page.h"

namespace hr::tests {

using namespace editor;

TEST_CASE("suggestions appear while typing, with help, and Enter or Tab accepts them", "[editor]") {
  TextPage page("");
  page.focus();
  page.driver.type("g:dist");
  CHECK(page.driver.item("distance").kind == "suggestion");
  CHECK(page.driver.reads("distance(from, to) → integer?"));
  CHECK(page.driver.reads("The number of links on the shortest path between"));
  page.driver.press(Key::enter);
  CHECK(page.text() == "g:distance");
  CHECK_FALSE(page.driver.has("help"));
  page.driver.type("\ng:");
  page.driver.press(Key::down);
  CHECK(page.driver.item("offer").on);
  page.driver.press(Key::tab);
  CHECK(page.text() == "g:distance\ng:offer");
}

TEST_CASE("suggestions can be dismissed, asked for and clicked", "[editor]") {
  TextPage page("");
  page.focus();
  page.driver.type("near");
  CHECK_FALSE(page.driver.has("nearest"));  // the word is complete
  page.driver.press(Key::backspace);
  page.driver.type("x");
  page.driver.press(Key::backspace);
  page.driver.press(Chord{.key = Key::space, .ctrl = true});
  CHECK(page.driver.has("near"));
  page.driver.press(Key::escape);
  page.driver.frame(2);
  CHECK_FALSE(page.driver.has("near"));
  page.driver.type("s");
  CHECK(page.text() == "neas");
  page.driver.press(Key::backspace);
  page.driver.press(Chord{.key = Key::space, .ctrl = true});
  page.driver.click("near");
  CHECK(page.text() == "near");
}

TEST_CASE(
    "Enter after a short word that occurs in the text starts a new line and accepts no suggestion",
    "[editor]") {
  TextPage page("local on = 1 -- meeple");
  page.focus({0, 22});
  page.driver.type("\nreturn on\n");
  CHECK(page.text() == "local on = 1 -- meeple\nreturn on\n");
}

}  // namespace hr::tests
