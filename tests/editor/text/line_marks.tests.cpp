// SPDX-License-Identifier: MIT
#include "editor/text/line_marks.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using namespace editor;

namespace {

LineMark mark(int line, const std::string& sentence) {
  return {.line = line, .column = 0, .error = true, .sentence = sentence};
}

}  // namespace

TEST_CASE("marks move with their lines and are shown in order of lines", "[editor]") {
  TextDocument document("a\nb\nc");
  LineMarks marks;
  marks.set({mark(2, "about c"), mark(0, "about a")}, document);
  document.place({0, 0});
  document.insert("new\n");
  marks.follow(document);
  const auto shown = marks.shown();
  REQUIRE(shown.size() == 2);
  CHECK(shown[0]->sentence == "about a");
  CHECK(shown[0]->line == 1);
  CHECK(shown[1]->line == 3);
  CHECK(marks.is_current(mark(2, "about c")));
}

TEST_CASE("a mark is hidden while its line differs, and when the line is gone", "[editor]") {
  TextDocument document("a\nb");
  LineMarks marks;
  marks.set({mark(1, "about b")}, document);
  document.place({1, 1});
  document.insert("!");
  marks.follow(document);
  CHECK(marks.shown().empty());
  document.undo();
  marks.follow(document);
  CHECK(marks.shown().size() == 1);
  document.replace({{0, 1}, {1, 1}}, "");
  marks.follow(document);
  CHECK(marks.shown().empty());
  CHECK_FALSE(marks.is_current(mark(1, "about b")));
}

TEST_CASE("a mark without a sentence is not listed, and one past the end is on the last line",
          "[editor]") {
  const TextDocument document("a\nb");
  LineMarks marks;
  marks.set({mark(0, ""), mark(9, "far below")}, document);
  marks.follow(document);
  const auto shown = marks.shown();
  REQUIRE(shown.size() == 1);
  CHECK(shown[0]->line == 1);
  CHECK(marks.is_current(mark(0, "")));
}

}  // namespace hr::tests
