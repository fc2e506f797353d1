// SPDX-License-Identifier: MIT
#include "scripting/suggest.h"

#include <catch2/catch.hpp>
#include <vector>

using hr::scripting::did_you_mean;
using hr::scripting::nearest;

namespace {
const std::vector<std::string> k_words = {"columns", "rows", "levels", "goal", "of"};
}

TEST_CASE("A slip of the pen finds the word that was meant", "[scripting]") {
  CHECK(nearest("colums", k_words) == "columns");
  CHECK(nearest("colunms", k_words) == "columns");
  CHECK(nearest("rosw", k_words) == "rows");
  CHECK(nearest("Levels", k_words) == "levels");
  CHECK(nearest("gaol", k_words) == "goal");
}

TEST_CASE("A word unlike all others finds nothing", "[scripting]") {
  CHECK_FALSE(nearest("treasure", k_words));
  CHECK_FALSE(nearest("", k_words));
  CHECK_FALSE(nearest("rows", {}));
  CHECK_FALSE(nearest(std::string(100000, 'x'), k_words));
}

TEST_CASE("Short words forgive nothing but their case", "[scripting]") {
  CHECK_FALSE(nearest("on", k_words));
  CHECK(nearest("OF", k_words) == "of");
}

TEST_CASE("Of two words that are equally near the first one wins", "[scripting]") {
  CHECK(nearest("cat", std::vector<std::string>{"cut", "car"}) == "cut");
  CHECK(nearest("cat", std::vector<std::string>{"cut", "cat"}) == "cat");
}

TEST_CASE("A suggestion reads as the end of a sentence", "[scripting]") {
  CHECK(did_you_mean("colums", k_words) == " (did you mean \"columns\"?)");
  CHECK(did_you_mean("treasure", k_words) == "");
}
