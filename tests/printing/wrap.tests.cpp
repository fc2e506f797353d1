// SPDX-License-Identifier: MIT
#include "printing/wrap.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using namespace printing;

namespace {

using Lines = std::vector<std::string>;

Lines wrapped_to(const std::string& sample, const std::string& text) {
  const Canvas canvas("", "");
  const Font font{.size = 10};
  return wrapped(canvas, text, font, canvas.width(sample, font) + 0.01);
}

}  // namespace

TEST_CASE("Lines end at spaces and are no wider than allowed", "[printing]") {
  CHECK(wrapped_to("one two", "one two three") == Lines{"one two", "three"});
  CHECK(wrapped_to("three", "one two three") == Lines{"one", "two", "three"});
  CHECK(wrapped_to("one two three", "one two three") == Lines{"one two three"});
  CHECK(wrapped_to("wide enough", "  one \t two  ") == Lines{"one \t two"});
}

TEST_CASE("A line feed ends a line, and an empty text is one empty line", "[printing]") {
  CHECK(wrapped_to("one two", "one\ntwo\n\nthree") == Lines{"one", "two", "", "three"});
  CHECK(wrapped_to("one", "") == Lines{""});
}

TEST_CASE("A word wider than a line is split between characters", "[printing]") {
  CHECK(wrapped_to("mmm", "a mmmmmmm b") == Lines{"a", "mmm", "mmm", "m b"});
  CHECK(wrapped_to("ää", "äää") == Lines{"ää", "ä"});
  CHECK(wrapped_to("", "ab") == Lines{"a", "b"});  // at least one character
}

TEST_CASE("Bytes that are not text count as the characters drawn for them", "[printing]") {
  const Canvas canvas("", "");
  const Font font{.size = 10};
  CHECK(canvas.width("\xff\x01", font) == canvas.width("\xef\xbf\xbd\xef\xbf\xbd", font));
  CHECK(canvas.width("a\tb\nc", font) == canvas.width("a b c", font));
}

}  // namespace hr::tests
