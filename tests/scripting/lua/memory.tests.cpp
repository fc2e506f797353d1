// SPDX-License-Identifier: MIT
// What rules remember is found and named; what they only use is not.
#include "scripting/lua/memory.h"

#include <catch2/catch.hpp>

#include "core/kernel/make_engine.h"
#include "tests/support/lua_play.h"

namespace hr::tests {

using namespace scripting;

namespace {

// The changes made by one action under a ruleset with these locals and this effect, one sentence
// per line.
std::string remembered(const std::string& locals, const std::string& effect,
                       const std::string& fields = "") {
  LuaPlay play(locals + "\nreturn { name = 'S', seats = { 'a', 'b' }, board = grid{ 3, 3 },\n" +
               "zones = { field = {} }, kinds = { cube = {} }, " + fields +
               "verbs = { put = { place{ 'cube' }, effect = function(g, me, cell)\n" + effect +
               "\nend } } }");
  const Memory before = play.ruleset->memory();
  play.play(1, "put", {0});
  std::string out;
  for (const MemoryChange& change : compare(before, play.ruleset->memory()))
    out += change_sentence(change).substr(0, change_sentence(change).find(": rules")) + "\n";
  return out;
}

}  // namespace

TEST_CASE("a local that an effect writes is remembered", "[scripting]") {
  CHECK(remembered("local n = 0", "n = n + 1") == "the local \"n\" changed in play, from 0 to 1\n");
  CHECK(remembered("local last", "last = 'x'") ==
        "the local \"last\" changed in play, from nil to \"x\"\n");
  CHECK(remembered("local saved", "saved = g") ==
        "the local \"saved\" changed in play, from nil to a value of the engine's\n");
  // A local that two functions share is one place, and is reported once.
  CHECK(remembered("local n = 0\nlocal function up() n = n + 1 end", "up() n = n + 1") ==
        "the local \"n\" changed in play, from 0 to 2\n");
}

TEST_CASE("tables are compared at any depth", "[scripting]") {
  CHECK(remembered("local t = {}", "t[cell] = true") ==
        "the local \"t\" changed in play in t[1], from nothing to true\n");
  CHECK(remembered("local t = { a = { b = { 1, 2 } } }", "t.a.b[2] = nil") ==
        "the local \"t\" changed in play in t.a.b[2], from 2 to nothing\n");
  CHECK(remembered("local t = {} t.t = t", "t.t.t.x = 1") ==
        "the local \"t\" changed in play in t.x, from nothing to 1\n");
  CHECK(remembered("local t = {}\nlocal f = { g = function(x) t.last = x end }", "f.g(cell)") ==
        "the local \"t\" changed in play in t.last, from nothing to 1\n");
}

TEST_CASE(
    "a change is found under any kind of key, and when a variable refers to another function or "
    "table",
    "[scripting]") {
  CHECK(remembered("local t = { [true] = 0 }", "t[true] = 1") ==
        "the local \"t\" changed in play in t[true], from 0 to 1\n");
  CHECK(remembered("local t = { [0.5] = 0 }", "t[0.5] = 1") ==
        "the local \"t\" changed in play in t[0.5], from 0 to 1\n");
  CHECK_THAT(remembered("local t = { [''] = 0 }", "t[''] = 1"), Catch::EndsWith("from 0 to 1\n"));
  CHECK_THAT(remembered("local t = { ['a\\0b'] = 0 }", "t['a\\0b'] = 1"),
             Catch::EndsWith("from 0 to 1\n"));
  CHECK_THAT(remembered("local key = {} local t = { [key] = 0 }", "t[key] = 1"),
             Catch::EndsWith("from 0 to 1\n"));
  CHECK_THAT(remembered("local function a() end local function b() end local now = a", "now = b"),
             Catch::Contains("\"now\" changed in play, from a function to another"));
  CHECK_THAT(remembered("local a, b = { 1 }, { 1 } local now = a", "now = now == a and b or a"),
             Catch::Contains("changed in play"));
  // Both tables are visited before the local that remembers which of them it is.
  CHECK_THAT(remembered("local a, b = { 1 }, { 1 } local now = a",
                        "local _ = a, b now = now == a and b or a"),
             Catch::Contains("the local \"now\" changed in play"));
  CHECK(remembered("local t = {} local deep = t for _ = 1, 150 do deep.t = {} deep = deep.t end",
                   "local d = t while d.t do d = d.t end d.n = 1") != "");
}

TEST_CASE("hooks and iterators hold memory too", "[scripting]") {
  CHECK(remembered("local n = 0", "g.hooks.bonus()",
                   "hooks = { bonus = function() n = n + 1 end }, ") ==
        "the local \"n\" changed in play, from 0 to 1\n");
  CHECK_THAT(remembered("local walk = pairs{ 1, 2, 3 }", "walk()"),
             Catch::StartsWith("the local \"walk\" changed in play in walk("));
}

TEST_CASE("a value that is restored is not memory", "[scripting]") {
  CHECK(remembered("local n = 0", "n = n + 1 n = n - 1").empty());
  CHECK(remembered("local t = { 1 }", "t = { 1 }").empty());
  CHECK(remembered("local LIMIT, NAMES = 3, { 'x' }", "local n = LIMIT + #NAMES").empty());
}

TEST_CASE("modules are places, and loading one in play is not a change", "[scripting]") {
  const std::string rules =
      "return { name = 'S', seats = { 'a', 'b' }, board = grid{ 3, 3 }, zones = { field = {} },\n"
      "kinds = { cube = {} }, verbs = { put = { place{ 'cube' }, effect = function()\n"
      "local m = require 'more' m.n = m.n + 1 end } } }";
  const Folder folder(rules);
  std::ofstream(folder.path() / "more.lua") << "return { n = 0 }";
  const auto ruleset = load_ruleset(folder.path());
  Match match(make_engine(ruleset->game(), ruleset->rules()), 1);
  const Memory first = ruleset->memory();
  match.play(SeatId(0), match.legal(SeatId(0)).front().action);
  const Memory second = ruleset->memory();
  CHECK(compare(first, second).empty());
  match.play(SeatId(1), match.legal(SeatId(1)).front().action);
  const auto changes = compare(second, ruleset->memory());
  REQUIRE(changes.size() == 1);
  CHECK_THAT(change_sentence(changes[0]),
             Catch::StartsWith("module \"more\" changed in play in more.n, from 1 to 2: "));
}

TEST_CASE("the advice fits what was remembered", "[scripting]") {
  const MemoryChange number{{"the local \"n\"", "n", "", 0}, "", "0", "1"};
  CHECK(advice(number) == "keep it in the game: vars = { n = { 0 } }, read and written as g.n");
  const MemoryChange flag{{"the local \"on\"", "on", "", 0}, "", "false", "true"};
  CHECK(advice(flag) == "keep it in the game: vars = { on = { false } }, read and written as g.on");
  const MemoryChange table{{"the local \"t\"", "t", "", 0}, "[1]", "nothing", "true"};
  CHECK_THAT(advice(table), Catch::StartsWith("keep it in the game, as a zone or as variables"));
}

}  // namespace hr::tests
