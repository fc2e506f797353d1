// SPDX-License-Identifier: MIT
#include "scripting/source/expression_at.h"

#include <catch2/catch.hpp>
#include <vector>

#include "scripting/source/watched.h"

namespace hr::tests {

using namespace scripting;

namespace {

// The expression at the bar in the text, or between its two bars; "" if there is none.
std::string found_at(std::string text) {
  std::vector<SourcePosition> bars;
  for (std::size_t bar = text.find('|'); bar != std::string::npos; bar = text.find('|')) {
    text.erase(bar, 1);
    SourcePosition at;
    for (std::size_t i = 0; i < bar; ++i)
      at =
          text[i] == '\n' ? SourcePosition{at.line + 1, 1} : SourcePosition{at.line, at.column + 1};
    bars.push_back(at);
  }
  const auto found = expression_at(text, bars.front(), bars.back());
  if (!found) return "";
  CHECK(found->size <= text.size() - found->from);
  return found->shown;
}

}  // namespace

TEST_CASE("an expression is found at a place by brackets and operators", "[scripting]") {
  const std::string whole = R"(near(own) - region "home")";
  CHECK(found_at(R"(local A = ne|ar(own) - region "home")") == whole);
  CHECK(found_at(R"(local A = |near(own) - region "home")") == whole);
  CHECK(found_at(R"(local A = near(own) |- region "home")") == whole);
  CHECK(found_at(R"(local A = near(own) - region "ho|me")") == whole);
  CHECK(found_at(R"(local A = near(own) - region "home"|)") == whole);
  CHECK(found_at(R"(local A = near(ow|n) - region "home")") == "own");
  CHECK(found_at(R"(local A = near(own +| enemy) - region "home")") == "own + enemy");
}

TEST_CASE("neighbouring statements, entries and keys are no part of an expression", "[scripting]") {
  CHECK(found_at("local A = own\nlocal B = en|emy\n") == "enemy");
  CHECK(found_at("local A = o|wn\nf(enemy)") == "own");
  CHECK(found_at("return { to = e|mpty, onto = enemy }") == "empty");
  CHECK(found_at("return { to = empty, onto = enemy + |own }") == "enemy + own");
  CHECK(found_at("return { t|o = empty }") == "");
  CHECK(found_at("return { when = { no(near(ene|my)), \"too near\" } }") == "enemy");
  CHECK(found_at("return { when = { n|o(near(enemy)), \"too near\" } }") == "no(near(enemy))");
  CHECK(found_at("x = function(v) return v:so|me(own) end") == "v:some(own)");
  CHECK(found_at("do |end") == "");
  CHECK(found_at("|") == "");
}

TEST_CASE("literals and comments are no expressions, and unfinished text does no harm",
          "[scripting]") {
  CHECK(found_at("x = 1|2") == "");
  CHECK(found_at("x = \"own|\"") == "");
  CHECK(found_at("-- own| words") == "");
  CHECK(found_at("x = near(own|") == "own");
  CHECK(found_at("x = near(|") == "");
  CHECK(found_at("x = own| - ") == "own");
  CHECK(found_at("}}) o|wn") == "own");
  CHECK(found_at("x = own -- mine\n  + ene|my") == "own + enemy");
}

TEST_CASE("a selection counts if it is a whole expression", "[scripting]") {
  CHECK(found_at("x = near(|own| + enemy)") == "own");
  CHECK(found_at("x = |near(own + enemy)| - own") == "near(own + enemy)");
  CHECK(found_at("x = near(|own +| enemy)") == "");
  CHECK(found_at("x =| near(own) |- own") == "near(own)");
}

TEST_CASE("an expression is passed to a function in its place or before the last return",
          "[scripting]") {
  const std::string text = "local a = f(1)\nlocal function g() return a end\nreturn { a }";
  const std::size_t at = text.find("f(1)");
  CHECK(with_watched(text, at, 4, "look", WatchAt::in_place) ==
        "local a = look(f(1))\nlocal function g() return a end\nreturn { a }");
  CHECK(with_watched(text, at, 4, "look", WatchAt::file_end) ==
        "local a = f(1)\nlocal function g() return a end\nlook(f(1)) return { a }");
  CHECK_FALSE(with_watched("local a = 1", 10, 1, "look", WatchAt::file_end));
  CHECK_FALSE(with_watched("return 1", 7, 2, "look", WatchAt::in_place));
  CHECK_FALSE(with_watched("return 1", 7, 0, "look", WatchAt::in_place));
}

}  // namespace hr::tests
