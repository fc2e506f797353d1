// SPDX-License-Identifier: MIT
#include "printing/wrap.h"
#include "printing/pdf/pdf_canvas.h"

#include <catch2/catch.hpp>

namespace hr::tests {

using namespace printing;

namespace {

using Lines = std::vector<std::string>;

Lines wrapped_to(const std::string& sample, const std::string& text) {
  const PdfCanvas canvas("", "");
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

TEST_CASE("Text of other scripts is split where its language allows, never within a letter",
          "[printing]") {
  CHECK(wrapped_to("李明さん", "李明さんが勝つ。") == Lines{"李明さん", "が勝つ。"});
  CHECK(wrapped_to("さくら", "さくら。") == Lines{"さく", "ら。"});  // no line begins with a stop
  CHECK(wrapped_to("e\u0301", "e\u0301e\u0301e\u0301") == Lines{"e\u0301", "e\u0301", "e\u0301"});
  CHECK(wrapped_to("क्षत्रिय", "क्षत्रिय खेल") == Lines{"क्षत्रिय", "खेल"});
  CHECK(wrapped_to("", "\u0924\u093f\u0924\u093f") == Lines{"\u0924\u093f", "\u0924\u093f"});
}

TEST_CASE("Letters join and combine", "[printing]") {
  const PdfCanvas canvas("", "");
  const Font font{.size = 10};
  const auto wide = [&](const std::string& text) { return canvas.width(text, font); };
  CHECK(wide("e\u0301") == Approx(wide("e")).margin(0.01));
  CHECK(wide("\u0645\u062d\u0645\u062f") < 4 * wide("\u0645"));         // Arabic letters, joined
  CHECK(wide("\u0915\u094d\u0937") < wide("\u0915") + wide("\u0937"));  // a ligature
  CHECK(wide("李") > 9);
  CHECK(canvas.width("李", {.size = 20}) == Approx(2 * wide("李")));
  CHECK(wide("Ann \u0645") == Approx(wide("Ann") + wide(" ") + wide("\u0645")).margin(0.5));
}

TEST_CASE("Only text that needs it is shaped", "[printing]") {
  for (const char* plain : {"Ann", "Zoë, Łukasz", "Привет", "Ελλη", "♠ ⌂ → ≥ × “x” – …", "\xff"}) {
    INFO(plain);
    CHECK_FALSE(needs_shaping(std::string_view(plain)));
  }
  for (const char* shaped : {"e\u0301", "محمد", "खेल", "李", "さ", "שלום", "ไทย"}) {
    INFO(shaped);
    CHECK(needs_shaping(std::string_view(shaped)));
  }
}

TEST_CASE("Bytes that are not text count as the characters drawn for them", "[printing]") {
  const PdfCanvas canvas("", "");
  const Font font{.size = 10};
  CHECK(canvas.width("\xff\x01", font) == canvas.width("\xef\xbf\xbd\xef\xbf\xbd", font));
  CHECK(canvas.width("a\tb\nc", font) == canvas.width("a b c", font));
}

}  // namespace hr::tests
