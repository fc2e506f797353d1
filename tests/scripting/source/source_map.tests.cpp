// SPDX-License-Identifier: MIT
#include "scripting/source/source_map.h"

#include <catch2/catch.hpp>

namespace Catch {
template <>
struct StringMaker<hr::scripting::SourcePosition> {
  static std::string convert(hr::scripting::SourcePosition p) {
    return std::to_string(p.line) + ":" + std::to_string(p.column);
  }
};
}  // namespace Catch

namespace hr::tests {

using scripting::SourceMap;
using scripting::SourcePosition;
using scripting::string_value;
using scripting::tokenize;

namespace {

constexpr const char* k_mapped = R"lua(-- A game. return { not = "this" }
local ONWARD = { "forward" }  --[[ nor
return { this = 1 } ]]
local function cubes(g) return { inner = 1 } end
if ONWARD then cubes() end

return {
  name = "Cubes",
  options = {
    columns = { 16, min = 6 },
    rows    = { 8, help = "a } in a text, and a \" too" },
  },
  board = function(o)
    if o.columns > 3 then return grid{ o.columns, links = "all" } end
    return graph{ cells = 3 }
  end,
  ["a.b"] = 1, [ [[long]] ] = 2, [7] = 3, ["two\x20words"] = 4,
  verbs = { move = {
    step{ "meeple", onto = empty + enemy },
    step{ "cube", dirs = ONWARD,
      onto = empty - region("start", "any") },
    effect = function(g) local t = { no = 1 } return { yes = 2 } end,
  } },
  score = function(g, seat) while true do repeat g() until true end end; last = 0x1p-3
}
)lua";

}  // namespace

TEST_CASE("The source map finds fields of the returned table", "[scripting]") {
  const SourceMap map(k_mapped);
  CHECK(map.find("") == SourcePosition{7, 8});
  CHECK(map.find("name") == SourcePosition{8, 3});
  CHECK(map.find("options.columns") == SourcePosition{10, 5});
  CHECK(map.find("options.columns.1") == SourcePosition{10, 17});
  CHECK(map.find("options.rows.help") == SourcePosition{11, 20});
  CHECK(map.find("last") == SourcePosition{24, 74});
}

TEST_CASE("The source map includes tables that are arguments of calls", "[scripting]") {
  const SourceMap map(k_mapped);
  CHECK(map.find("verbs.move.1.1") == SourcePosition{19, 11});
  CHECK(map.find("verbs.move.2") == SourcePosition{20, 5});
  CHECK(map.find("verbs.move.2.onto") == SourcePosition{21, 7});
}

TEST_CASE("The source map includes tables that a function returns", "[scripting]") {
  const SourceMap map(k_mapped);
  CHECK(map.find("board.links") == SourcePosition{14, 51});
  CHECK(map.find("board.cells") == SourcePosition{15, 19});
  CHECK(map.find("verbs.move.effect.yes").line == 22);
  CHECK_FALSE(map.contains("verbs.move.effect.no"));
  CHECK_FALSE(map.contains("inner"));
}

TEST_CASE("The source map keeps bracketed keys as they are written", "[scripting]") {
  const SourceMap map(k_mapped);
  CHECK(map.find("a.b") == SourcePosition{17, 3});
  CHECK(map.find("long") == SourcePosition{17, 16});
  CHECK(map.find("7") == SourcePosition{17, 34});
  CHECK(map.contains("two words"));
  const SourceMap computed(
      "return { [a .. b] = function(g) local p, q = f{ x = 1 } return p, q end, after = 3 }");
  CHECK(computed.find("after") == SourcePosition{1, 74});
  CHECK_FALSE(computed.contains("x"));
}

TEST_CASE("The source map gives the nearest ancestor of a missing path", "[scripting]") {
  const SourceMap map(k_mapped);
  CHECK(map.find("verbs.move.2.onto.deeper") == SourcePosition{21, 7});
  CHECK(map.find("options.levels") == SourcePosition{9, 3});
  CHECK(map.find("nowhere.at.all") == SourcePosition{7, 8});
  CHECK(SourceMap("local x = 1").find("name") == SourcePosition{1, 1});
  CHECK(SourceMap().find("name") == SourcePosition{1, 1});
}

TEST_CASE("The source map keeps what it could read of a broken file", "[scripting]") {
  CHECK(SourceMap("return { a = 1,\n b = { c = ").find("b.c") == SourcePosition{2, 8});
  CHECK(SourceMap("return { a = 1 end ) b = 2,\n c = 3 }").find("c") == SourcePosition{2, 2});
  CHECK(SourceMap("return { a = \"open\n b = 2, c = 3 }").contains("a"));
  CHECK(SourceMap("return { function").size() == 2);
  CHECK(SourceMap("return { [").size() == 1);
  CHECK(SourceMap("return { [x").size() == 1);
  CHECK(SourceMap("return { [f{ 1, 2 }] = { 3 }, b = 1 }").contains("b"));
  CHECK(SourceMap("return --[[ open").size() == 1);
  CHECK(SourceMap(std::string("return \0\xff\x1b{ a = 1 }", 20)).contains("a"));
}

TEST_CASE("The source map survives a file truncated anywhere", "[scripting]") {
  const std::string rules = k_mapped;
  for (std::size_t size = 0; size < rules.size(); ++size) {
    const SourceMap map(rules.substr(0, size));
    CHECK(map.find("verbs.move.2.onto").line <= 24);
  }
}

TEST_CASE("The source map survives very deep nesting", "[scripting]") {
  std::string deep = "return ";
  for (int i = 0; i < 50000; ++i) deep += i % 2 == 0 ? "{ a = " : "function() return ";
  CHECK(SourceMap(deep).contains("a.a.a"));
}

TEST_CASE("The source map leaves out very long paths", "[scripting]") {
  std::string wide = "return { " + std::string(300, 'a') + " = { ";
  for (int i = 0; i < 50000; ++i) wide += "1,";
  const SourceMap map(wide + "}, b = { c = 1 } }");
  CHECK(map.size() == 3);
  CHECK(map.contains("b.c"));
}

TEST_CASE("Strings are read as Lua reads them", "[scripting]") {
  CHECK(string_value(R"("a\n\65\x42\z
        c\u{20AC}\"")") == "a\nABc\u20AC\"");
  CHECK(string_value("[==[\n]] ]==]") == "]] ");
  CHECK(string_value("'open") == "open");
}

TEST_CASE("Tokens have their places", "[scripting]") {
  const auto tokens = tokenize("--#!lua\nx = 3..4 --[==[ ]] ]==] >= 0xA.8p+1 'it\\'s'");
  REQUIRE(tokens.size() == 7);
  CHECK(tokens[0].at == SourcePosition{2, 1});
  CHECK(tokens[2].text == "3..4");
  CHECK(tokens[3].text == ">=");
  CHECK(tokens[4].text == "0xA.8p+1");
  CHECK(tokens[5].text == "'it\\'s'");
  CHECK(tokens[6].type == hr::scripting::TokenType::end);
}

}  // namespace hr::tests
