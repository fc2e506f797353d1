// SPDX-License-Identifier: MIT
// Help on words and calls in a text area.
#include <catch2/catch.hpp>

#include "tests/editor/app_driver.h"
#include "tests/editor/code/text_page.h"

namespace hr::tests {

using namespace editor;

namespace {

const std::string k_some_rules = "local a = 1\nlocal b = 2\nlocal SET = near(own)\nlocal c = 3\n";

// The middle of a letter.
ImVec2 letter_place(const TextPage& page, int line, int column) {
  const Item& item = page.driver.item("line " + std::to_string(line + 1));
  const float letter =
      (item.box.right - item.box.left) / static_cast<float>(page.area.document().line(line).size());
  return {item.box.left + letter * (static_cast<float>(column) + 0.5F),
          (item.box.top + item.box.bottom) / 2};
}

bool crosses(const Item& a, const Item& b) {
  return a.box.top < b.box.bottom - 1 && b.box.top < a.box.bottom - 1;
}

}  // namespace

TEST_CASE("the mouse resting on a word shows its help, and moving away hides it", "[editor]") {
  TextPage page(k_some_rules);
  const ImVec2 near = letter_place(page, 2, 13);
  page.driver.move(near.x, near.y);
  page.driver.frame(10);
  CHECK_FALSE(page.driver.has("word signature"));
  page.driver.frame(30);
  CHECK(page.driver.item("word signature").text.starts_with("near(set, dirs?, n?) → Set"));
  CHECK(page.driver.has("word help"));
  CHECK(page.driver.has("word example"));
  page.driver.move(5, 590);
  page.driver.frame(2);
  CHECK_FALSE(page.driver.has("word signature"));
}

TEST_CASE("keys can take away the word that the mouse rests on", "[editor]") {
  TextPage page(k_some_rules);
  page.focus({2, 0});
  const ImVec2 near = letter_place(page, 2, 13);
  page.driver.move(near.x, near.y);
  page.driver.frame(40);
  REQUIRE(page.driver.has("word signature"));
  page.driver.press(Chord{.key = Key::end, .shift = true});
  page.driver.press(Key::del);  // a shorter line
  CHECK(page.area.document().line(2).empty());
  CHECK_FALSE(page.driver.has("word signature"));
  page.driver.press(ctrl('Z'));
  page.driver.frame(40);
  page.driver.press(ctrl('A'));
  page.driver.press(Key::del);  // no such line
  CHECK(page.text().empty());
  page.driver.frame(40);
  CHECK_FALSE(page.driver.has("word signature"));
}

TEST_CASE("help on hover takes no keyboard and never covers the line being typed", "[editor]") {
  TextPage page(k_some_rules);
  for (const int line : {1, 2, 3}) {
    page.focus({line, 0});
    const ImVec2 near = letter_place(page, 2, 13);
    page.driver.move(near.x, near.y);
    page.driver.frame(40);
    REQUIRE(page.driver.has("word signature"));
    const Item caret_line = page.driver.item("line " + std::to_string(line + 1));
    CHECK_FALSE(crosses(page.driver.item("word signature"), caret_line));
    CHECK_FALSE(crosses(page.driver.item("word help"), caret_line));
    page.driver.type("x");
    CHECK(page.text().find('x') != std::string::npos);
    page.driver.press(Key::backspace);
    page.driver.move(5, 590);
    page.driver.frame(2);
  }
}

TEST_CASE(
    "inside a call a line shows what it takes, and Esc closes it until the caret leaves the call",
    "[editor]") {
  TextPage page("\n\n\n\n\n");
  page.focus({4, 0});
  page.driver.type("x = slide{ ");
  page.driver.type("\"man\", over");
  page.driver.type(" = e");
  REQUIRE(page.driver.has("call"));
  CHECK(page.driver.item("call").text.starts_with("slide{ Kind|Set, dirs, over, onto, max"));
  CHECK(page.driver.item("call part").text == "over");
  CHECK(page.driver.item("call help").text.starts_with("over: Set?. What it may pass"));
  CHECK_FALSE(crosses(page.driver.item("call"), page.driver.item("line 5")));
  page.driver.press(Key::escape);
  page.driver.frame(2);
  CHECK_FALSE(page.driver.has("call"));
  CHECK(page.wants_letters);  // the keyboard is still the text's
  page.driver.type("mpty");
  CHECK_FALSE(page.driver.has("call"));
  page.driver.type(" }\nx = hop{ ");
  CHECK(page.driver.item("call").text.starts_with("hop{"));
}

TEST_CASE("on the first lines the call is shown below the caret's line", "[editor]") {
  TextPage page("x = near(own, )", 2, {500, 400});
  page.focus({0, 14});
  REQUIRE(page.driver.has("call"));
  CHECK(page.driver.item("call part").text == "dirs?");
  CHECK_FALSE(crosses(page.driver.item("call"), page.driver.item("line 1")));
}

TEST_CASE("Ctrl+I and the palette show help on the word at the caret", "[editor]") {
  AppDriver window("cube_wars");
  window.click("Side/Rules");
  window.frame(2);
  window.click("line 2");
  window.press(Key::home);
  for (int i = 0; i < 8; ++i) window.press(Key::right);
  window.press(ctrl('I'));
  window.frame(3);
  CHECK(window.item("word signature").text == "OFF_STARTS: a local name");
  CHECK(window.item("word place").text == "Declared in rules.lua, line 2.");
  window.press(Key::escape);
  window.frame(2);
  CHECK_FALSE(window.has("word signature"));
  window.press(ctrl_shift('P'));
  window.frame(2);
  window.type("help on this word");
  window.press(Key::enter);
  window.frame(4);
  CHECK(window.item("word signature").text == "OFF_STARTS: a local name");
  window.press(Key::right);
  window.frame(1);
  CHECK_FALSE(window.has("word signature"));
}

}  // namespace hr::tests
