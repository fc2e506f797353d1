// SPDX-License-Identifier: MIT
#include "editor/text/text_document.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

#include "editor/text/text_edits.h"
#include "editor/text/text_moves.h"
#include "editor/text/text_search.h"

namespace hr::tests {

using namespace editor;
using Edit = TextDocument::Edit;

namespace {

std::string repeated(int times, const std::string& text) {
  std::string out;
  for (int i = 0; i < times; ++i) out += text;
  return out;
}

void type(TextDocument& document, std::string_view letters) {
  for (const char c : letters)
    c == '\n' ? type_enter(document, true) : type_text(document, std::string(1, c), true);
}

std::size_t offset(const std::string& text, TextAt at) {
  std::size_t out = 0;
  for (int i = 0; i < at.line; ++i) out = text.find('\n', out) + 1;
  return out + at.column;
}

// The text after each step of undo.
std::vector<std::string> undone(TextDocument& document) {
  std::vector<std::string> out;
  while (document.undo()) out.push_back(document.text());
  return out;
}

}  // namespace

TEST_CASE("an unedited text is preserved, including line ends", "[editor]") {
  for (const std::string text :
       {"", "\n", "one", "one\ntwo\n", "one\r\ntwo\r\n", "a\r\nb\nc", "\r", "a\rb\r", "a\n\rb",
        "a\rb\nc", "\r\r", "a\n\r\nb", "caf\xc3\xa9\n\xff\xfe\n"})
    CHECK(TextDocument(text).text() == text);
  TextDocument document("one\r\ntwo");
  CHECK(document.line(0) == "one");
  document.place({0, 3});
  document.insert("\nmore");
  CHECK(document.text() == "one\r\nmore\r\ntwo");
}

TEST_CASE("the caret is never inside a character", "[editor]") {
  const TextDocument document("a\xc3\xa9\xe2\x86\x92z\n\xe2\x86");
  CHECK(document.fitted({0, 2}) == TextAt{0, 1});
  CHECK(document.fitted({0, 4}) == TextAt{0, 3});
  CHECK(document.fitted({0, 5}) == TextAt{0, 3});
  CHECK(document.fitted({0, 6}) == TextAt{0, 6});
  CHECK(document.fitted({0, 99}) == TextAt{0, 7});
  CHECK(document.fitted({9, 0}) == TextAt{1, 2});
  CHECK(document.fitted({1, 1}) == TextAt{1, 1});  // half a character is an invalid byte of its own
  CHECK(before(document.line(0), 6) == 3);
  CHECK(before(document.line(0), 3) == 1);
}

TEST_CASE("typing is undone word by word", "[editor]") {
  TextDocument document;
  type(document, "local x = 12");
  CHECK(undone(document) == std::vector<std::string>{"local x = ", "local x ", "local ", ""});
  while (document.redo()) continue;
  CHECK(document.text() == "local x = 12");
  CHECK(document.caret() == TextAt{0, 12});
}

TEST_CASE("erasing without a break is undone in one step, which moving the caret ends",
          "[editor]") {
  TextDocument document("one two");
  document.place({0, 7});
  for (int i = 0; i < 3; ++i) erase(document, true, false);
  document.place({0, 3});
  erase(document, true, false);
  erase(document, true, false);
  CHECK(document.text() == "o ");
  CHECK(undone(document) == std::vector<std::string>{"one ", "one two"});
  CHECK(document.caret() == TextAt{0, 7});
}

TEST_CASE("all random edits can be undone and redone", "[editor]") {
  std::mt19937 random(5);
  const auto below = [&](int n) { return static_cast<int>(random() % std::max(n, 1)); };
  const std::vector<std::string> pieces{"a", " ", "\n", "xy\nz", "\xc3\xa9", "", "end\n", "\n\n\n"};
  for (int run = 0; run < 30; ++run) {
    const std::string first = "one\n\ntwo \xc3\xa9\nlast";
    TextDocument document(first);
    std::string model = first;
    for (int i = 0; i < 120; ++i) {
      const auto place = [&] {
        const int line = below(document.size());
        return document.fitted({line, below(static_cast<int>(document.line(line).size()) + 1)});
      };
      TextAt from = place(), to = below(2) == 0 ? place() : from;
      if (to < from) std::swap(from, to);
      const std::string& piece = pieces[below(static_cast<int>(pieces.size()))];
      const std::size_t begin = offset(model, from);
      model.replace(begin, offset(model, to) - begin, piece);
      if (below(2) == 0) document.select(from, to);
      document.replace({from, to}, piece, static_cast<Edit>(below(3)));
      REQUIRE(document.text() == model);
      if (below(9) == 0 && document.undo()) document.redo();
      REQUIRE(document.text() == model);
    }
    while (document.undo()) continue;
    CHECK(document.text() == first);
    while (document.redo()) continue;
    CHECK(document.text() == model);
  }
}

TEST_CASE("a line keeps its id while it is edited, and while lines above it come and go",
          "[editor]") {
  TextDocument document("one\ntwo\nthree");
  const unsigned two = document.id(1), stamp = document.stamp(1);
  document.place({1, 1});
  type(document, "x");
  CHECK(document.id(1) == two);
  CHECK(document.stamp(1) != stamp);
  document.replace({{0, 0}, {0, 0}}, "zero\n");
  CHECK(document.id(2) == two);
  document.replace({{0, 0}, {2, 0}}, "");
  CHECK(document.id(0) == two);
  document.place({0, 0});
  type(document, "\n");
  CHECK(document.line(1) == "txwo");
  CHECK(document.id(1) == two);
  document.place({1, 4});
  type(document, "\n");
  CHECK(document.id(1) == two);
}

TEST_CASE("replacing the whole text is one step, and unchanged lines keep their ids", "[editor]") {
  const std::vector<std::string> texts{"",        "a",          "a\nb",       "a\nb\n", "b\n",
                                       "x\na\nb", "a\nx\ny\nb", "a\r\nb\r\n", "\n\n"};
  for (const std::string& from : texts)
    for (const std::string& to : texts) {
      TextDocument document(from);
      document.replace_text(to);
      CHECK(document.text() == to);
      if (from == to) CHECK_FALSE(document.can_undo());
    }
  TextDocument document("one\ntwo\nthree");
  const unsigned three = document.id(2);
  document.replace_text("one\n2\n2\nthree");
  CHECK(document.id(3) == three);
  document.undo();
  CHECK(document.text() == "one\ntwo\nthree");
}

TEST_CASE("Enter indents like the line above, and deeper after the start of a block", "[editor]") {
  TextDocument document;
  type(document, "local function f()\nif x then\nreturn 1\nelse\nreturn { 2,\n3 }\nend\nend\n");
  CHECK(document.text() ==
        "local function f()\n  if x then\n    return 1\n  else\n    return { 2,\n      3 }\n"
        "  end\nend\n");
  TextDocument table("x = {}");
  table.place({0, 5});
  type(table, "\n");
  CHECK(table.text() == "x = {\n  \n}");
  CHECK(table.caret() == TextAt{1, 2});
  table.undo();
  CHECK(table.text() == "x = {}");
}

TEST_CASE("Enter ignores keywords in comments, strings and plain text", "[editor]") {
  for (const std::string line : {"-- if x then", "x = \"do\"", "f({ 1 })", "if x then y() end"}) {
    TextDocument document(line);
    document.place(document.end());
    type_enter(document, true);
    CHECK(document.line(1) == "");
  }
  TextDocument plain("  {");
  plain.place(plain.end());
  type_enter(plain, false);
  CHECK(plain.line(1) == "  ");
}

TEST_CASE("lines are indented, commented, moved and duplicated, each in one step", "[editor]") {
  const std::string first = "if x then\n  y()\n\nend";
  TextDocument document(first);
  const auto check = [&](const std::string& text) {
    CHECK(document.text() == text);
    document.undo();
    CHECK(document.text() == first);
    CHECK_FALSE(document.can_undo());
    document.select({0, 1}, {1, 3});
  };
  document.select({0, 1}, {1, 3});
  indent(document);
  CHECK(document.selection() == TextRange{{0, 3}, {1, 5}});
  check("  if x then\n    y()\n\nend");
  outdent(document);
  check("if x then\ny()\n\nend");
  toggle_comment(document);
  check("-- if x then\n--   y()\n\nend");
  duplicate_lines(document);
  CHECK(document.selection() == TextRange{{2, 1}, {3, 3}});
  check("if x then\n  y()\nif x then\n  y()\n\nend");
  move_lines(document, false);
  check("\nif x then\n  y()\nend");
  document.place({3, 1});
  move_lines(document, true);
  CHECK(document.caret() == TextAt{2, 1});
  check("if x then\n  y()\nend\n");
  erase_lines(document);
  check("\nend");
  document.select({0, 0}, {3, 0});
  toggle_comment(document);
  toggle_comment(document);
  CHECK(document.text() == first);
}

TEST_CASE("Tab fills to the next indentation, and Backspace removes one", "[editor]") {
  TextDocument document("x");
  document.place({0, 1});
  indent(document);
  CHECK(document.text() == "x ");
  document.replace_text("     x");
  document.place({0, 5});
  erase(document, true, false);
  CHECK(document.text() == "    x");
  erase(document, true, false);
  CHECK(document.text() == "  x");
  document.replace_text("\tx\n\ty");
  document.place({1, 0});
  indent(document);
  CHECK(document.line(1) == "\t\ty");
}

TEST_CASE("the caret moves by letters, words, lines and pages", "[editor]") {
  const TextDocument document("  local x_1 = f(y)\n\tz\n\nlast line");
  int goal_column = -1;
  const auto go = [&](TextAt at, Motion motion) {
    return moved(document, at, motion, 2, goal_column);
  };
  CHECK(go({0, 0}, Motion::word_right) == TextAt{0, 2});
  CHECK(go({0, 2}, Motion::word_right) == TextAt{0, 8});
  CHECK(go({0, 8}, Motion::word_right) == TextAt{0, 12});
  CHECK(go({0, 18}, Motion::word_right) == TextAt{1, 0});
  CHECK(go({0, 16}, Motion::word_left) == TextAt{0, 15});
  CHECK(go({0, 12}, Motion::word_left) == TextAt{0, 8});
  CHECK(go({1, 0}, Motion::left) == TextAt{0, 18});
  CHECK(go({0, 18}, Motion::right) == TextAt{1, 0});
  CHECK(go({0, 9}, Motion::line_start) == TextAt{0, 2});
  CHECK(go({0, 2}, Motion::line_start) == TextAt{0, 0});
  CHECK(go({0, 9}, Motion::line_end) == TextAt{0, 18});
  CHECK(go({0, 9}, Motion::top) == TextAt{0, 0});
  CHECK(go({0, 9}, Motion::bottom) == TextAt{3, 9});
  TextAt at = go({0, 7}, Motion::down);  // column 7 is remembered across shorter lines
  CHECK(at == TextAt{1, 2});
  at = go(at, Motion::page_down);
  CHECK(at == TextAt{3, 7});
  CHECK(go({0, 3}, Motion::up) == TextAt{0, 0});
  goal_column = -1;
  CHECK(go({1, 1}, Motion::up) == TextAt{0, 4});  // a tab is four columns wide
}

TEST_CASE("a double click selects a word, or the character there", "[editor]") {
  const TextDocument document("a_b1 == 2");
  CHECK(word_at(document, {0, 2}) == TextRange{{0, 0}, {0, 4}});
  CHECK(word_at(document, {0, 4}) == TextRange{{0, 0}, {0, 4}});
  CHECK(word_at(document, {0, 9}) == TextRange{{0, 8}, {0, 9}});
  CHECK(word_at(document, {0, 6}) == TextRange{{0, 6}, {0, 7}});
}

TEST_CASE("words are found, optionally by case and as whole words, and replaced", "[editor]") {
  TextDocument document("Own own owner\nown.own");
  CHECK(found(document, {"own"}).size() == 5);
  CHECK(found(document, {"own", true}).size() == 4);
  CHECK(found(document, {"own", true, true}).size() == 3);
  CHECK(found(document, {""}).empty());
  const std::vector<TextRange> all = found(document, {"own", true, true});
  CHECK(next_found(all, {0, 5}) == 1);
  CHECK(next_found(all, {1, 5}) == 0);  // wraps around
  CHECK(last_found(all, {1, 4}) == 1);
  CHECK(last_found(all, {0, 4}) == 2);
  CHECK(replace_all(document, {"own", true, true}, "their own") == 3);
  CHECK(document.text() == "Own their own owner\ntheir own.their own");
  document.undo();
  CHECK(document.text() == "Own own owner\nown.own");
  CHECK(found(TextDocument(repeated(3, "aa")), {"aa"}).size() == 3);
}

}  // namespace hr::tests
