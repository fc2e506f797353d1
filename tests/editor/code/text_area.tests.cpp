// SPDX-License-Identifier: MIT
#include "editor/code/text_area.h"

#include <catch2/catch.hpp>

#include "tests/editor/code/text_page.h"

namespace hr::tests {

using namespace editor;

namespace {

const Chord k_shift_right{.key = Key::right, .shift = true};

}  // namespace

TEST_CASE("letters go only into the text that has the focus", "[editor]") {
  TextPage page("one\ntwo");
  CHECK_FALSE(page.wants_letters);
  page.driver.type("x");
  CHECK(page.text() == "one\ntwo");
  page.driver.click("line 2");
  CHECK(page.wants_letters);
  page.driver.press(Key::end);
  page.driver.type("!");
  CHECK(page.text() == "one\ntwo!");
  CHECK(page.driver.item("line 2").text == "two!");
  page.driver.click("Elsewhere");
  CHECK_FALSE(page.wants_letters);
  page.driver.type("x");
  CHECK(page.text() == "one\ntwo!");
  CHECK(page.elsewhere == 1);
}

TEST_CASE("Enter, Tab and spaces go into the text", "[editor]") {
  TextPage page("");
  page.focus();
  page.driver.type("if x then\nreturn 1\nend");
  CHECK(page.text() == "if x then\n  return 1\nend");
  page.driver.press(Key::tab);
  page.driver.press(Key::space);
  page.driver.type("y");
  CHECK(page.text() == "if x then\n  return 1\nend y");
  page.driver.press(ctrl('Z'));
  page.driver.press(ctrl('Z'));
  CHECK(page.text() == "if x then\n  return 1\nend");
  page.driver.press(ctrl('Y'));
  CHECK(page.text() == "if x then\n  return 1\nend ");
}

TEST_CASE("text is selected by keys, copied, cut and pasted", "[editor]") {
  TextPage page("one two");
  page.focus();
  for (int i = 0; i < 3; ++i) page.driver.press(k_shift_right);
  CHECK(page.selection() == TextRange{{0, 0}, {0, 3}});
  page.driver.press(ctrl('X'));
  CHECK(page.text() == " two");
  page.driver.press(Key::end);
  page.driver.press(ctrl('V'));
  CHECK(page.text() == " twoone");
  ImGui::SetClipboardText("a\r\nb");
  page.driver.press(ctrl('A'));
  page.driver.press(ctrl('V'));
  CHECK(page.text() == "a\nb");
}

TEST_CASE("the mouse places the caret, and selects text, words and lines", "[editor]") {
  TextPage page("local one = 1\nlocal two = 2\nend");
  page.driver.double_click("line 1");
  CHECK(page.selection() == TextRange{{0, 6}, {0, 9}});
  page.driver.frame(60);
  const Box box = page.driver.item("line 2").box;
  page.driver.move(box.left + 1, (box.top + box.bottom) / 2);
  page.driver.button(0, true);
  page.driver.move(box.right + 50, (box.top + box.bottom) / 2);
  page.driver.button(0, false);
  CHECK(page.selection() == TextRange{{1, 0}, {1, 13}});
  page.driver.frame(60);
  page.driver.move(box.left - 30, (box.top + box.bottom) / 2);  // the line number
  page.driver.button(0, true);
  page.driver.button(0, false);
  CHECK(page.selection() == TextRange{{1, 0}, {2, 0}});
}

TEST_CASE("a click finds the right place in a line with tabs and accents", "[editor]") {
  TextPage page("\tcaf\xc3\xa9 = 1");
  const Box box = page.driver.item("line 1").box;
  const float letter = box.width() / 12;  // a tab is as wide as four letters
  page.driver.move(box.left + 8.1F * letter, (box.top + box.bottom) / 2);
  page.driver.button(0, true);
  page.driver.button(0, false);
  CHECK(page.area.document().caret() == TextAt{0, 6});
}

TEST_CASE("20,000 lines are quick, because only the visible ones are drawn", "[editor]") {
  TextPage page(numbered_lines(20000));
  page.focus({15000, 0});
  page.driver.frame(2);
  CHECK(page.driver.has("line 15001"));
  CHECK_FALSE(page.driver.has("line 100"));
  CHECK(page.driver.screen().items().size() < 100);
  const int corners = ImGui::GetDrawData()->TotalVtxCount;
  CHECK(corners > 1000);
  CHECK(corners < 30'000);  // as for any text that fills the area
  page.driver.press(Chord{.key = Key::home, .ctrl = true});
  page.driver.frame();
  CHECK(page.driver.item("line 1").in_sight());
}

TEST_CASE("the view follows the caret", "[editor]") {
  TextPage page(numbered_lines(200));
  page.focus();
  for (int i = 0; i < 4; ++i) page.driver.press(Key::page_down);
  const int line = page.area.document().caret().line + 1;
  CHECK(line > 60);
  CHECK(page.driver.item("line " + std::to_string(line)).in_sight());
  CHECK_FALSE(page.driver.has("line 1"));
}

TEST_CASE("lines are commented, moved, duplicated and deleted by keys", "[editor]") {
  TextPage page("one\ntwo\nthree");
  page.focus({1, 1});
  page.driver.press(Chord{.key = Key::up, .alt = true});
  CHECK(page.text() == "two\none\nthree");
  page.driver.press(Chord{.key = Key::down, .alt = true});
  page.driver.press(ctrl('D'));
  CHECK(page.text() == "one\ntwo\ntwo\nthree");
  page.driver.press(Chord{.key = Key::slash, .ctrl = true});
  CHECK(page.text() == "one\ntwo\n-- two\nthree");
  page.driver.press(ctrl_shift('K'));
  CHECK(page.text() == "one\ntwo\nthree");
  page.driver.press(Chord{.key = Key::tab, .shift = true});
  page.driver.press(Chord{.key = Key::backspace, .ctrl = true});
  CHECK(page.area.focused());
}

TEST_CASE("the right mouse button opens a menu", "[editor]") {
  TextPage page("one two");
  page.driver.double_click("line 1");
  page.driver.right_click("line 1");
  CHECK_FALSE(page.driver.item("menu/Undo").enabled);
  page.driver.click("menu/Cut");
  CHECK(page.text().size() == 4);
  page.driver.right_click("line 1");
  page.driver.click("menu/Undo");
  CHECK(page.text() == "one two");
  page.driver.type("x");  // the text has the focus again
  CHECK(page.text().size() == 5);
  page.driver.right_click("line 1");
  page.driver.click("menu/Find");
  page.driver.type("x");
  CHECK(page.driver.reads("1 of 1"));
}

TEST_CASE("typing into 20,000 lines draws no more than before", "[editor]") {
  TextPage page(numbered_lines(20000));
  page.area.compare_with(numbered_lines(20000));
  page.focus({15000, 0});
  page.driver.frame(2);
  const int corners = ImGui::GetDrawData()->TotalVtxCount;
  page.driver.type("local y = g:cells(");
  CHECK(page.text().find("local y = g:cells(") != std::string::npos);
  CHECK(ImGui::GetDrawData()->TotalVtxCount < corners + 10'000);
}

TEST_CASE("Escape does not leave the text: what is typed next is in it", "[editor]") {
  TextPage page("one");
  page.focus();
  for (int i = 0; i < 3; ++i) page.driver.press(Key::escape);
  CHECK(page.area.focused());
  page.driver.type("x");
  CHECK(page.text() == "xone");
  page.driver.hurry({Key::escape, "two "});
  CHECK(page.text() == "xtwo one");
}

TEST_CASE("letters typed right after a click in the text are in it", "[editor]") {
  TextPage page("one\ntwo");
  page.driver.hurry_click("line 2", {"zero ", Key::enter, "half"});
  CHECK(page.text().find("zero ") != std::string::npos);
  CHECK(page.text().find("half") != std::string::npos);
}

TEST_CASE("a message is shown below its line, and moves with it", "[editor]") {
  TextPage page("one\ntwo\nthree");
  page.area.mark({{1, 0, true, "There is no kind \"two\""}});
  page.focus();
  CHECK(page.driver.item("mark 2").text == "There is no kind \"two\"");
  CHECK(page.driver.item("mark 2").box.top > page.driver.item("line 2").box.top);
  CHECK(page.driver.item("mark 2").box.bottom <= page.driver.item("line 3").box.top + 1);
  page.driver.type("zero\n");
  CHECK(page.driver.item("mark 3").text == "There is no kind \"two\"");
  CHECK_FALSE(page.driver.has("mark 2"));
  page.driver.click("line 4");
  page.driver.type("x");
  CHECK(page.area.document().line(3).find('x') != std::string::npos);
  page.driver.click("line 3");
  page.driver.press(ctrl_shift('K'));
  CHECK_FALSE(page.driver.has("mark 3"));
}

TEST_CASE("a message about a line is hidden while the line is different", "[editor]") {
  TextPage page("one\ntwo\nthree");
  const LineMark mark{1, 0, true, "There is no kind \"two\""};
  page.area.mark({mark});
  page.focus({1, 3});
  CHECK(page.area.is_current(mark));
  page.driver.type("s");
  CHECK_FALSE(page.driver.has("mark 2"));
  CHECK_FALSE(page.area.is_current(mark));
  page.driver.press(ctrl('Z'));
  CHECK(page.driver.has("mark 2"));
  CHECK(page.area.is_current(mark));
}

TEST_CASE("replacing the text scrolls to the first column", "[editor]") {
  TextPage page("short\n" + std::string(300, 'x'));
  const auto seen = [&] {  // the left edge of the first line, in pixels
    const Item& line = page.driver.item("line 1");
    return line.box.right - line.box.left;
  };
  page.focus({1, 300});
  page.driver.frame(3);
  CHECK(seen() < 5);
  page.area.replace_text("short\n" + std::string(300, 'y'));
  page.driver.frame(3);
  CHECK(seen() > 20);
}

TEST_CASE("the beginnings of lines are in sight again when the caret allows it", "[editor]") {
  TextPage page("short\na few words to begin with " + std::string(300, 'x'));
  page.focus({1, 326});
  page.driver.frame(3);
  const auto seen = [&] {
    const Item& line = page.driver.item("line 1");
    return line.box.right - line.box.left;
  };
  CHECK(seen() < 5);
  page.driver.press(Chord{.key = Key::backspace, .ctrl = true});
  page.driver.frame(3);
  CHECK(seen() > 20);
}

TEST_CASE("a text can be replaced by a shorter one while the mouse is below its end", "[editor]") {
  TextPage page(numbered_lines(60));
  page.area.mark({{58, 0, true, "No."}});
  page.focus({59, 0});
  page.driver.frame(3);
  page.driver.hover("mark 59");
  page.area.replace_text("x");
  page.driver.frame(3);
  CHECK(page.driver.item("line 1").text == "x");
  CHECK_FALSE(page.driver.has("mark 59"));
}

TEST_CASE("a read-only text can be copied but not changed", "[editor]") {
  TextPage page("one two");
  page.area.read_only(true);
  page.focus();
  page.driver.type("x\n");
  page.driver.press(Key::del);
  page.driver.press(ctrl('X'));
  CHECK(page.text() == "one two");
  page.driver.press(ctrl('A'));
  page.driver.press(ctrl('C'));
  CHECK(std::string(ImGui::GetClipboardText()) == "one two");
}

TEST_CASE("no text is cut off at scale 2", "[editor]") {
  TextPage page("local x = 1\ng:", 2, {1280, 800});
  page.area.mark({{0, 0, true,
                   "A long sentence that says in so many words what is wrong with this line, and "
                   "what could be done about it if one wanted to go on with it"}});
  page.focus({1, 2});
  const auto check_all = [&] {
    for (const Item& item : page.driver.screen().items()) {
      INFO(item.path << ": " << item.text);
      CHECK_FALSE(item.cut_off());
    }
  };
  CHECK(page.driver.has("mark 1"));
  page.driver.press(Chord{.key = Key::space, .ctrl = true});
  page.driver.frame(2);
  CHECK(page.driver.item("roll").kind == "suggestion");
  check_all();
  page.driver.press(ctrl('H'));
  page.driver.frame(2);
  CHECK(page.driver.has("Replace"));
  check_all();
}

}  // namespace hr::tests
