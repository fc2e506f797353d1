// SPDX-License-Identifier: MIT
// Texts that the window cannot show as they are written.
#include <catch2/catch.hpp>

#include "tests/scripting/check/checking.h"

namespace hr::tests {

namespace {

std::string of_texts(const std::string& one, const std::string& other = "b") {
  return checked(stones("card = { '" + one + "',\n'" + other +
                        "' }, verbs = { put = place{ 'stone' } },\n"
                        "ends = { line{ 'stone', 3 } }"));
}

}  // namespace

TEST_CASE("a text that the window cannot show as it is written is a warning", "[scripting]") {
  CHECK_THAT(
      of_texts("a", "אב"),
      Catch::Contains("t/rules.lua:5:1: warning: \"אב\" is written from right to left, but the "
                      "window shows its letters from left to right\n"
                      "    the terminal and printed sheets show it as it should be\n"));
  CHECK_THAT(of_texts("شطرنج"), Catch::Contains("has letters that join from right to left"));
  CHECK_THAT(of_texts("प्यादा"),
             Catch::Contains("has letters that combine; the window shows them apart"));
  CHECK_THAT(of_texts("a 🐙"), Catch::Contains("has a character that the window cannot show"));
  CHECK_THAT(of_texts("אב", "גד"), Catch::Contains("(and so 1 more text in this file)"));
}

TEST_CASE("texts of scripts that need no more than their letters are not warned of",
          "[scripting]") {
  for (const char* text : {"шашка", "Việt", "Ελληνικά", "日本", "한국어", "żółć", "ქართული", "ไทย"})
    CHECK_THAT(of_texts(text), !Catch::Contains("window"));
}

}  // namespace hr::tests
