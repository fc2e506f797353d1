// SPDX-License-Identifier: MIT
#include "editor/text_area.h"

#include <imgui.h>

#include <catch2/catch.hpp>

#include "tests/editor/driver.h"

namespace hr::test {

using namespace editor;

namespace {

const Api& api() {
  static const Api out = read_api(k_api_text);
  return out;
}

const Chord k_shift_right{.key = Key::right, .shift = true};

// A text area as large as the window, and a button beside it.
struct Page {
  explicit Page(std::string_view text, float scale = 1, ImVec2 size = {900, 600})
      : driver(size.x, size.y, scale), area(text, &api()) {
    driver.draws([this] {
      ImGui::SetNextWindowPos({0, 0});
      ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
      ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration);
      if (ui::button("Elsewhere")) ++elsewhere;
      area.draw("Rules", {0, 0});
      wants_letters = ImGui::GetIO().WantTextInput;
      ImGui::End();
    });
    driver.frame(3);
  }
  void focus(TextAt at = {}) {
    area.go_to(at);
    driver.frame(2);
  }
  std::string text() const { return area.document().text(); }
  TextRange selection() const { return area.document().selection(); }

  Driver driver;
  TextArea area;
  int elsewhere = 0;
  bool wants_letters = false;
};

std::string lines(int count) {
  std::string out;
  for (int i = 1; i <= count; ++i)
    out += "local x" + std::to_string(i) + " = " + std::to_string(i) + "\n";
  return out;
}

}  // namespace

TEST_CASE("letters go into the text that has the focus, and nowhere else", "[editor]") {
  Page page("one\ntwo");
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

TEST_CASE("Enter, Tab and blanks stay in the text", "[editor]") {
  Page page("");
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

TEST_CASE("what is selected with the keys is copied, cut and pasted", "[editor]") {
  Page page("one two");
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

TEST_CASE("the mouse puts the caret, selects by drawing, by words and by lines", "[editor]") {
  Page page("local one = 1\nlocal two = 2\nend");
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
  page.driver.move(box.left - 30, (box.top + box.bottom) / 2);  // the line's number
  page.driver.button(0, true);
  page.driver.button(0, false);
  CHECK(page.selection() == TextRange{{1, 0}, {2, 0}});
}

TEST_CASE("a place in a line is found by the mouse whatever its letters are", "[editor]") {
  Page page("\tcaf\xc3\xa9 = 1");
  const Box box = page.driver.item("line 1").box;
  const float letter = box.width() / 12;  // a tab is as wide as four letters
  page.driver.move(box.left + 8.1F * letter, (box.top + box.bottom) / 2);
  page.driver.button(0, true);
  page.driver.button(0, false);
  CHECK(page.area.document().caret() == TextAt{0, 6});
}

TEST_CASE("20,000 lines are quick: only those in sight are drawn", "[editor]") {
  Page page(lines(20000));
  page.focus({15000, 0});
  page.driver.frame(2);
  CHECK(page.driver.has("line 15001"));
  CHECK_FALSE(page.driver.has("line 100"));
  CHECK(page.driver.screen().items().size() < 100);
  const int corners = ImGui::GetDrawData()->TotalVtxCount;
  CHECK(corners > 1000);
  CHECK(corners < 30'000);  // as for any text that fills the page
  page.driver.press(Chord{.key = Key::home, .ctrl = true});
  page.driver.frame();
  CHECK(page.driver.item("line 1").in_sight());
}

TEST_CASE("the view follows the caret", "[editor]") {
  Page page(lines(200));
  page.focus();
  for (int i = 0; i < 4; ++i) page.driver.press(Key::page_down);
  const int line = page.area.document().caret().line + 1;
  CHECK(line > 60);
  CHECK(page.driver.item("line " + std::to_string(line)).in_sight());
  CHECK_FALSE(page.driver.has("line 1"));
}

TEST_CASE("what is looked for is found while it is typed, counted, and gone through", "[editor]") {
  Page page("one\ntwo one\none\nonerous");
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
  page.driver.press(Key::f3);  // still knows what was looked for
  CHECK(page.selection() == TextRange{{1, 4}, {1, 7}});
}

TEST_CASE("what is not there is said", "[editor]") {
  Page page("one");
  page.focus();
  page.driver.press(ctrl('F'));
  page.driver.type("zzz");
  CHECK(page.driver.reads("not found"));
}

TEST_CASE("words are replaced one by one or all at once", "[editor]") {
  Page page("own own own");
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

TEST_CASE("one goes to a line by its number", "[editor]") {
  Page page(lines(300));
  page.focus();
  page.driver.press(ctrl('G'));
  page.driver.type("250\n");
  page.driver.frame(2);
  CHECK(page.area.document().caret() == TextAt{249, 0});
  CHECK(page.driver.item("line 250").in_sight());
  page.driver.type("y");
  CHECK(page.area.document().line(249).starts_with("ylocal"));
}

TEST_CASE("suggestions come while one types, with help, and are taken by Enter or Tab",
          "[editor]") {
  Page page("");
  page.focus();
  page.driver.type("g:dist");
  CHECK(page.driver.item("distance").kind == "suggestion");
  CHECK(page.driver.reads("distance(from, to) → integer?"));
  CHECK(page.driver.reads("How many links the shortest way between two cells has"));
  page.driver.press(Key::enter);
  CHECK(page.text() == "g:distance");
  CHECK_FALSE(page.driver.has("help"));
  page.driver.type("\ng:");
  page.driver.press(Key::down);
  CHECK(page.driver.item("offer").on);
  page.driver.press(Key::tab);
  CHECK(page.text() == "g:distance\ng:offer");
}

TEST_CASE("suggestions can be waved away, asked for and clicked", "[editor]") {
  Page page("");
  page.focus();
  page.driver.type("near");
  CHECK_FALSE(page.driver.has("nearest"));  // the word is whole
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

TEST_CASE("Enter ends a line behind a short name of the text, and takes no suggestion for it",
          "[editor]") {
  Page page("local on = 1 -- meeple");
  page.focus({0, 22});
  page.driver.type("\nreturn on\n");
  CHECK(page.text() == "local on = 1 -- meeple\nreturn on\n");
}

TEST_CASE("lines are commented, moved, doubled and taken out by their keys", "[editor]") {
  Page page("one\ntwo\nthree");
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

TEST_CASE("the mouse's other button offers what can be done", "[editor]") {
  Page page("one two");
  page.driver.double_click("line 1");
  page.driver.right_click("line 1");
  CHECK_FALSE(page.driver.item("menu/Undo").enabled);
  page.driver.click("menu/Cut");
  CHECK(page.text().size() == 4);
  page.driver.right_click("line 1");
  page.driver.click("menu/Undo");
  CHECK(page.text() == "one two");
  page.driver.type("x");  // the text has the keys again
  CHECK(page.text().size() == 5);
  page.driver.right_click("line 1");
  page.driver.click("menu/Find");
  page.driver.type("x");
  CHECK(page.driver.reads("1 of 1"));
}

TEST_CASE("typing into 20,000 lines draws no more than before", "[editor]") {
  Page page(lines(20000));
  page.area.compare_with(lines(20000));
  page.focus({15000, 0});
  page.driver.frame(2);
  const int corners = ImGui::GetDrawData()->TotalVtxCount;
  page.driver.type("local y = g:cells(");
  CHECK(page.text().find("local y = g:cells(") != std::string::npos);
  CHECK(ImGui::GetDrawData()->TotalVtxCount < corners + 10'000);
}

TEST_CASE("Escape leaves the text when there is nothing to close", "[editor]") {
  Page page("one");
  page.focus();
  CHECK(page.area.focused());
  page.driver.press(Key::escape);
  CHECK_FALSE(page.area.focused());
}

TEST_CASE("a sentence is shown below its line, and goes along with it", "[editor]") {
  Page page("one\ntwo\nthree");
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

TEST_CASE("a sentence about a line is not shown while the line says something else", "[editor]") {
  Page page("one\ntwo\nthree");
  const LineMark mark{1, 0, true, "There is no kind \"two\""};
  page.area.mark({mark});
  page.focus({1, 3});
  CHECK(page.area.stands(mark));
  page.driver.type("s");
  CHECK_FALSE(page.driver.has("mark 2"));
  CHECK_FALSE(page.area.stands(mark));
  page.driver.press(ctrl('Z'));
  CHECK(page.driver.has("mark 2"));
  CHECK(page.area.stands(mark));
}

TEST_CASE("when a text becomes another one its lines are seen from their beginnings", "[editor]") {
  Page page("short\n" + std::string(300, 'x'));
  const auto seen = [&] {  // of the first line, in pixels
    const Item& line = page.driver.item("line 1");
    return line.box.right - line.box.left;
  };
  page.focus({1, 300});
  page.driver.frame(3);
  CHECK(seen() < 5);
  page.area.become("short\n" + std::string(300, 'y'));
  page.driver.frame(3);
  CHECK(seen() > 20);
}

TEST_CASE("a text may become a shorter one while the mouse rests on what is gone", "[editor]") {
  Page page(lines(60));
  page.area.mark({{58, 0, true, "No."}});
  page.focus({59, 0});
  page.driver.frame(3);
  page.driver.hover("mark 59");
  page.area.become("x");
  page.driver.frame(3);
  CHECK(page.driver.item("line 1").text == "x");
  CHECK_FALSE(page.driver.has("mark 59"));
}

TEST_CASE("a read-only text is looked at and copied only", "[editor]") {
  Page page("one two");
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

TEST_CASE("nothing of a text is cut off at twice the size", "[editor]") {
  Page page("local x = 1\ng:", 2, {1280, 800});
  page.area.mark({{0, 0, true,
                   "A long sentence that says in so many words what is wrong with this line, and "
                   "what could be done about it if one wanted to go on with it"}});
  page.focus({1, 2});
  page.driver.press(Chord{.key = Key::space, .ctrl = true});
  page.driver.press(ctrl('H'));
  page.driver.frame(2);
  for (const Item& item : page.driver.screen().items()) {
    INFO(item.path << ": " << item.text);
    CHECK_FALSE(item.cut_off());
  }
}

}  // namespace hr::test
