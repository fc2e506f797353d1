// SPDX-License-Identifier: MIT
#include "scripting/lua/library.h"

#include <catch2/catch.hpp>

#include "tests/scripting/lua/sandbox_bench.h"

namespace hr::tests {

using namespace scripting;

namespace {

// The keys of a table in the order of pairs, joined by spaces.
std::string order(Bench& b, const std::string& table) {
  return b.result("local s = '' for k, v in pairs(" + table +
                  ") do s = s .. tostring(k) .. ' ' end return s");
}

}  // namespace

TEST_CASE("pairs visits integers, then texts, then booleans, each ascending", "[scripting]") {
  Bench b;
  CHECK(order(b, "{ b = 1, [true] = 1, a = 1, [false] = 1, 9, 9, [-3] = 1, [10] = 1, B = 1 }") ==
        "-3 1 2 10 B a b false true ");
  CHECK(order(b, "{ 5, 6, 7 }") == "1 2 3 ");
  CHECK(order(b, "{}") == "");
  CHECK(order(b, "{ [2] = 1, [1] = 1, [3] = 1 }") == "1 2 3 ");
  CHECK(order(b, "{ ['a\\1b'] = 1, ['a\\1a'] = 1, ['é'] = 1, z = 1 }") == "a\1a a\1b z é ");
}

TEST_CASE("pairs gives the same order in every state", "[scripting]") {
  const std::string table =
      "(function() local t = {} for i = 1, 50 do t['k' .. i * 7 % 50] = i end "
      "return t end)()";
  Bench first;
  for (int i = 0; i < 10; ++i) {
    Bench other;
    CHECK(order(other, table) == order(first, table));
  }
}

TEST_CASE("pairs skips entries that are removed during the loop and does not visit new ones",
          "[scripting]") {
  Bench b;
  CHECK(b.result("local t, s = { a = 1, b = 2, c = 3 }, ''\n"
                 "for k, v in pairs(t) do t.b = nil t.d = 4 s = s .. k .. v end return s") ==
        "a1c3");
  CHECK(b.result("local t, s = { 1, 2, 3 }, ''\n"
                 "for k, v in pairs(t) do t[2] = nil t[4] = 4 s = s .. k .. v end return s") ==
        "1133");
}

TEST_CASE("pairs refuses keys without an order", "[scripting]") {
  Bench b;
  CHECK(order(b, "{ [1.5] = 1 }") ==
        "t.lua:1: pairs has no fixed order for a key that is a fraction (1.5)");
  CHECK(order(b, "{ [{}] = 1 }") == "t.lua:1: pairs has no fixed order for a key that is a table");
  CHECK(order(b, "nil") == "t.lua:1: bad argument #1 to 'pairs' (table expected, got nil)");
}

TEST_CASE("A global cannot be assigned", "[scripting]") {
  Bench b;
  CHECK(b.result("x = 1") == "t.lua:1: global 'x' is assigned: write `local x`");
  CHECK(b.result("function f() end") == "t.lua:1: global 'f' is assigned: write `local f`");
  CHECK(b.result("math = nil") == "t.lua:1: global 'math' is assigned: write `local math`");
}

TEST_CASE("Library tables cannot be changed", "[scripting]") {
  Bench b;
  CHECK(b.result("string.rep = nil") == "t.lua:1: 'string.rep' cannot be changed");
  CHECK(b.result("string.mine = 1") == "t.lua:1: 'string.mine' cannot be changed");
  CHECK(b.result("table.insert(math, 1)") == "t.lua:1: 'math.1' cannot be changed");
  CHECK(b.result("local s = 'x' s.y = 1") ==
        "t.lua:1: attempt to index a string value (local 's')");
}

TEST_CASE("The error for an unknown name has a suggestion", "[scripting]") {
  Bench b;
  CHECK(b.result("return colour") ==
        "t.lua:1: unknown name 'colour'; the name of a zone, a kind or the like is a text: "
        "\"colour\"");
  CHECK(b.result("return " + std::string(5000, 'a')) ==
        "t.lua:1: unknown name '" + std::string(100, 'a') +
            "'; the name of a zone, a kind or the like is a text: \"" + std::string(100, 'a') +
            "\"");
  CHECK(
      b.result("return bring") ==
      "t.lua:1: unknown name 'bring'; the name of a zone, a kind or the like is a text: \"bring\"");
  CHECK(b.result("return piars({})") == "t.lua:1: unknown name 'piars' (did you mean \"pairs\"?)");
  CHECK(b.result("return math.flor(1)") ==
        "t.lua:1: unknown name 'math.flor' (did you mean \"floor\"?)");
  CHECK(b.result("return ('x'):uper()") ==
        "t.lua:1: unknown name 'string.uper' (did you mean \"upper\"?)");
  lua_pushboolean(b.L, 1);
  b.box.set_global("everywhere");
  CHECK(b.result("return evrywhere") ==
        "t.lua:1: unknown name 'evrywhere' (did you mean \"everywhere\"?)");
}

TEST_CASE("Omitted functions of Lua have an error with the reason", "[scripting]") {
  Bench b;
  CHECK(b.result("print(1)") ==
        "t.lua:1: 'print' is not available: rules cannot print: use g:tell");
  CHECK(b.result("pcall(error)") ==
        "t.lua:1: 'pcall' is not available: an error always ends the rule");
  CHECK(b.result("return math.random(6)") ==
        "t.lua:1: 'math.random' is not available: use g:roll: the engine rolls the dice");
  CHECK(b.result("return ('x'):find('x')") ==
        "t.lua:1: 'string.find' is not available: string patterns are not available");
  for (const char* name : {"load",         "loadstring", "dofile", "loadfile",       "coroutine",
                           "debug",        "os",         "io",     "collectgarbage", "setmetatable",
                           "getmetatable", "rawset",     "rawget", "rawequal",       "rawlen",
                           "xpcall",       "next",       "warn",   "package",        "_G"}) {
    CHECK_THAT(b.result(std::string("return ") + name),
               Catch::StartsWith("t.lua:1: '" + std::string(name) + "' is not available: "));
  }
}

TEST_CASE("A frozen table reads like the original", "[scripting]") {
  Bench b;
  b.box.run("return { 4, 5, size = 2 }", "@list.lua");
  freeze(b.L, "list");
  b.box.set_global("list");
  CHECK(b.result("return list.size + #list + list[2]") == "9");
  CHECK(order(b, "list") == "1 2 size ");
  CHECK(b.result("local n = 0 for _, v in ipairs(list) do n = n + v end return n") == "9");
  CHECK(b.result("return table.concat(list, ', ') .. select('#', table.unpack(list))") == "4, 52");
  CHECK(b.result("list[3] = 1") == "t.lua:1: 'list.3' cannot be changed");
  CHECK(b.result("table.insert(list, 6)") == "t.lua:1: 'list.3' cannot be changed");
  CHECK(b.result("return list.sise") ==
        "t.lua:1: unknown name 'list.sise' (did you mean \"size\"?)");
}

TEST_CASE("No text shows an address", "[scripting]") {
  Bench b;
  CHECK(b.result("return tostring({}) .. tostring(tostring) .. tostring(nil)") ==
        "tablefunctionnil");
  CHECK(b.result("return ('%s %5s %d%%'):format({}, ipairs, 3)") == "table function 3%");
  CHECK(b.result("return ('%-5.2s|%s'):format('abc', true)") == "ab   |true");
  CHECK(b.result("return ('%p'):format({})") ==
        "t.lua:1: '%p' is not available in format: it would show an address");
  CHECK(b.result("return ('%s'):format()") == "t.lua:1: bad argument #1 to 'format' (no value)");
}

TEST_CASE("Text is not a number", "[scripting]") {
  Bench b;
  CHECK(b.result("return '1' + 1") ==
        "t.lua:1: attempt to perform arithmetic on a string value (\"1\")");
  CHECK(b.result("return tonumber('12') + 1 .. ''") == "13");
}

TEST_CASE("Library functions that repeat are limited", "[scripting]") {
  Bench b;
  CHECK(b.result("return #(''):rep(1 << 60)") == "0");
  CHECK(b.result("return #(''):rep('1152921504606846976')") == "0");
  CHECK(b.result("return ('ab'):rep(3, '-')") == "ab-ab-ab");
  CHECK(b.result("return ('x'):rep(2, 7)") == "x7x");
  CHECK(b.result("return ('%99999d'):format(1)") ==
        "t.lua:1: invalid conversion specification: '%99999d'");
  const std::string gaps = "local t = {} for i = 0, 61 do t[1 << i] = 'x' end ";
  CHECK_THAT(b.result(gaps + "return table.concat(t)"), Catch::Contains("t.lua:1: "));
  CHECK_NOTHROW(b.result(gaps + "table.insert(t, 1, 0)"));
  CHECK_NOTHROW(b.result(gaps + "table.remove(t, 1)"));
  CHECK_NOTHROW(b.result(gaps + "table.sort(t)"));
}

TEST_CASE("table.sort is stable", "[scripting]") {
  Bench b;
  CHECK(b.result("local t = {} for i = 1, 300 do t[i] = { key = i * 7 % 5, at = i } end\n"
                 "table.sort(t, function(x, y) return x.key < y.key end)\n"
                 "for i = 2, #t do local x, y = t[i - 1], t[i]\n"
                 "  assert(x.key < y.key or x.key == y.key and x.at < y.at) end return #t") ==
        "300");
  CHECK(b.result("local t = { 'b', 'a', 'C' } table.sort(t) return table.concat(t)") == "Cab");
  CHECK(b.result("local t = { 3, 1.5, 2 } table.sort(t) return table.concat(t, ' ')") == "1.5 2 3");
}

TEST_CASE("table.sort ends whatever the comparison function returns", "[scripting]") {
  Bench b;
  CHECK(b.result("local t = {} for i = 1, 100 do t[i] = i end\n"
                 "table.sort(t, function() return true end)\n"
                 "table.sort(t, function(x, y) t[1] = nil return (x * 7919 + y) % 3 ~= 0 end)\n"
                 "local n = 0 for _, v in pairs(t) do n = n + v end return n") == "5050");
  CHECK(b.result("table.sort({ 1, 'x' })") == "t.lua:1: attempt to compare string with number");
  CHECK(b.result("table.sort({}, 1)") ==
        "t.lua:1: bad argument #2 to 'sort' (function expected, got number)");
}

}  // namespace hr::tests
