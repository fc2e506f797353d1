// SPDX-License-Identifier: MIT
// Find, replace and go to line.
#include <catch2/catch.hpp>

#include "tests/editor/code/text_page.h"

namespace hr::tests {

using namespace editor;

TEST_CASE("matches are found while typing, counted and stepped through", "[editor]") {
  TextPage page("one\ntwo one\none\nonerous");
  page.focus({1, 0});
  page.driver.press(ctrl('F'));
  page.driver.type("one");
  CHECK(page.selection() == TextRange{{1, 4}, {1, 7}});
  CHECK(page.driver.reads("2 of 4"));
  page.driver.press(Key::enter);
  page.driver.frame(2);
  CHECK(page.driver.reads("3 of 4"));
  page.driver.press(Key::f3);
  CHECK(page.driver.reads("4 of 4"));
  page.driver.press(Chord{.key = Key::f3, .shift = true});
  CHECK(page.driver.reads("3 of 4"));
  page.driver.click("Whole word");
  CHECK(page.driver.reads("3 of 3"));
  page.driver.click("Next");
  CHECK(page.selection() == TextRange{{0, 0}, {0, 3}});
  page.driver.click("Find/find");
  page.driver.press(Key::escape);
  page.driver.frame(2);
  CHECK_FALSE(page.driver.has("Whole word"));
  page.driver.type("x");
  CHECK(page.text() == "x\ntwo one\none\nonerous");
  page.driver.press(Key::f3);  // repeats the last search
  CHECK(page.selection() == TextRange{{1, 4}, {1, 7}});
}

TEST_CASE("a search without matches is reported", "[editor]") {
  TextPage page("one");
  page.focus();
  page.driver.press(ctrl('F'));
  page.driver.type("zzz");
  CHECK(page.driver.reads("Not found"));
}

TEST_CASE("words are replaced one by one or all at once", "[editor]") {
  TextPage page("own own own");
  page.focus();
  page.driver.press(ctrl('H'));
  page.driver.type("own");
  page.driver.fill("Find/by", "enemy");
  page.driver.click("Replace");
  CHECK(page.text() == "enemy own own");
  page.driver.click("Replace all");
  CHECK(page.text() == "enemy enemy enemy");
  CHECK(page.driver.reads("2 replaced"));
}

TEST_CASE("go to a line by its number", "[editor]") {
  TextPage page(numbered_lines(300));
  page.focus();
  page.driver.press(ctrl('G'));
  page.driver.type("250\n");
  page.driver.frame(2);
  CHECK(page.area.document().caret() == TextAt{249, 0});
  CHECK(page.driver.item("line 250").in_sight());
  page.driver.type("y");
  CHECK(page.area.document().line(249).starts_with("ylocal"));
}

}  // namespace hr::tests
