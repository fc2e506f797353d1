// SPDX-License-Identifier: MIT
#include "core/base/suggest.h"

#include <catch2/catch.hpp>
#include <vector>

namespace hr::tests {
namespace {
const std::vector<std::string> k_words = {"columns", "rows", "levels", "goal", "of"};
}

TEST_CASE("A misspelt word finds the word that was meant", "[core]") {
  CHECK(nearest_word("colums", k_words) == "columns");
  CHECK(nearest_word("colunms", k_words) == "columns");
  CHECK(nearest_word("rosw", k_words) == "rows");
  CHECK(nearest_word("Levels", k_words) == "levels");
  CHECK(nearest_word("gaol", k_words) == "goal");
}

TEST_CASE("A word unlike all the others has no suggestion", "[core]") {
  CHECK_FALSE(nearest_word("treasure", k_words));
  CHECK_FALSE(nearest_word("", k_words));
  CHECK_FALSE(nearest_word("rows", {}));
  CHECK_FALSE(nearest_word(std::string(100000, 'x'), k_words));
}

TEST_CASE("Short words tolerate only a difference in case", "[core]") {
  CHECK_FALSE(nearest_word("on", k_words));
  CHECK(nearest_word("OF", k_words) == "of");
}

TEST_CASE("Of two equally close words the first one is chosen", "[core]") {
  CHECK(nearest_word("cat", std::vector<std::string>{"cut", "car"}) == "cut");
  CHECK(nearest_word("cat", std::vector<std::string>{"cut", "cat"}) == "cat");
}

TEST_CASE("A suggestion reads as the end of a sentence", "[core]") {
  CHECK(did_you_mean("colums", k_words) == " (did you mean \"columns\"?)");
  CHECK(did_you_mean("treasure", k_words) == "");
}

}  // namespace hr::tests
