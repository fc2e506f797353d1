// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/scripting/rule_bench.h"

namespace hr::tests {

TEST_CASE("Sets are combined by operators", "[scripting]") {
  CHECK(truth("own + true") == "t/rules.lua:2: expected a term on both sides of '+', got true");
  CHECK(truth("1.5 - own") == "t/rules.lua:2: expected a term on both sides of '-', got 1.5");
  CHECK(truth(R"(own * "x")") == R"(t/rules.lua:2: expected a term on both sides of '*', got "x")");
  CHECK(truth("own == own, tostring(own), type(own)") == "true, set of cells, userdata");
}

TEST_CASE("Equal sets are made once, and different sets are different", "[scripting]") {
  CHECK(truth("region 'home' == region 'home', own + any == own + any, own 'cube' == own 'cube'") ==
        "true, true, true");
  CHECK(truth("own + any == any + own, own - any == own + any, own 'cube' == own 'rock'") ==
        "false, false, false");
  CHECK(truth("near(own) == around(own), near(own, 'n') == near(own), region('home', 'any') == "
              "region 'home'") == "false, false, false");
  // Very many are not cached.
  CHECK(truth("(function() local s = own for i = 1, 1500 do s = own + group(any, i % 9 + 1) end "
              "return s == own, s + any == s + any end)()") == "false, true");
}

TEST_CASE("A set of pieces can be narrowed to one kind", "[scripting]") {
  CHECK(truth("own(5)") == "t/rules.lua:2: expected the name of a kind after this set, got 5");
  CHECK(truth("without(5)") == "t/rules.lua:2: expected the name of a kind after without, got 5");
  CHECK(truth("g:size(without 'cube')") == truth("g:size(everywhere - any 'cube')"));
  CHECK(truth(R"((own "cube") "cube")") ==
        "t/rules.lua:2: only own, enemy, any, empty, filled and hidden can be limited to a kind");
  CHECK(truth(R"(everywhere "cube")") ==
        "t/rules.lua:2: only own, enemy, any, empty, filled and hidden can be limited to a kind");
  CHECK(truth(R"(region "home" "cube")") ==
        "t/rules.lua:2: only own, enemy, any, empty, filled and hidden can be limited to a kind");
}

TEST_CASE("What Lua does with its own values is not done with terms", "[scripting]") {
  const std::string at = "t/rules.lua:2: ";
  const std::string compared = at +
                               "terms are not compared with <, <=, > and >=: write at_least(A, B) "
                               "for \"A is at least B\", and no(at_least(A, B)) for \"A is less "
                               "than B\"";
  for (const char* term : {"count(own) > 3", "3 <= count(own)", "own < enemy", "own >= enemy"})
    CHECK(truth(term) == compared);
  for (const char* term : {"count(own) / 2", "count(own) // 2", "count(own) % 2", "2 ^ count(own)"})
    CHECK(truth(term) == at + "terms are combined with +, * and - only");
  CHECK(truth("#own") == at + "a term has no length: write count(SET) instead of #SET");
  CHECK(truth("own .. 'x'") ==
        at + "a term cannot be joined to a text: tell(…) fills what it stands for into an event");
  CHECK(truth("go_on()") ==
        at + "a term is not a function: write it without the empty brackets, as in own or go_on");
  CHECK(truth("no(count(own) == 3)") ==
        at + "bad argument #1 to 'no' (set of cells expected, got false; ==, ~=, not, and, or are "
             "Lua's own and know no terms: write is(A, B), no(A), A * B for and, A + B for or)");
  CHECK(truth("as('ann', own)") ==
        at + "bad argument #1 to 'as' (set of seats expected, got \"ann\"; a name needs the word "
             "for what it names, as in var \"points\", zone \"hand\", seats \"ann\", region "
             "\"home\" or "
             "any.hand)");
}

TEST_CASE("Functions of sets report what they need", "[scripting]") {
  CHECK(truth("region(5)") == "t/rules.lua:2: bad argument #1 to 'region' (text expected, got 5)");
  CHECK(
      truth(R"(region("home", "mine"))") ==
      R"(t/rules.lua:2: bad argument #2 to 'region' (one of "own", "enemy", "any" expected, got "mine"))");
  CHECK(truth("near(1.5)") ==
        "t/rules.lua:2: bad argument #1 to 'near' (set of cells expected, got 1.5)");
  CHECK(truth("near(own, 5)") ==
        "t/rules.lua:2: bad argument #2 to 'near' (direction, or a list of them, expected, got 5)");
  CHECK(truth("near(own, { 5 })") ==
        "t/rules.lua:2: bad argument #2 to 'near' (direction, or a list of them, expected, got a "
        "table)");
  CHECK(truth("around()") ==
        "t/rules.lua:2: bad argument #1 to 'around' (set of cells expected, got nothing)");
  CHECK(
      truth("group(own)") ==
      "t/rules.lua:2: bad argument #2 to 'group' (set of cells, or a cell, expected, got nothing)");
  CHECK(truth("group(own, 0)") ==
        "t/rules.lua:2: bad argument #2 to 'group' (cell from 1 to 16384 expected, got 0)");
  CHECK(
      truth("group(own, 1, 5)") ==
      "t/rules.lua:2: bad argument #3 to 'group' (direction, or a list of them, expected, got 5)");
  CHECK(truth("group(own, near(own), 'n') == group(own, near(own), 'n'), group(own, own, 'n') == "
              "group(own, own)") == "true, false");
  CHECK(truth("first_of(own)") ==
        "t/rules.lua:2: bad argument #2 to 'first_of' (set of cells expected, got nothing)");
  CHECK(truth("bracket(own)") ==
        "t/rules.lua:2: bad argument #2 to 'bracket' (set of cells expected, got nothing)");
  CHECK(truth("bracket(own, own, 5)") ==
        "t/rules.lua:2: bad argument #3 to 'bracket' (direction, or a list of them, expected, got "
        "5)");
}

TEST_CASE("A description is a table in braces, and is used once", "[scripting]") {
  CHECK(truth("step(5)") ==
        "t/rules.lua:2: step: expected a table in braces, as in step{ … }, got 5");
  CHECK(truth("grid()") ==
        "t/rules.lua:2: grid: expected a table in braces, as in grid{ … }, got nothing");
  CHECK(truth("step(string)") == "t/rules.lua:2: step: expected a plain table");
  CHECK(truth("step(g.options)") == "t/rules.lua:2: step: expected a plain table");
  CHECK(truth(R"(step(step{ "x" }))") ==
        "t/rules.lua:2: step: this table is already used by step{…}");
  CHECK(truth(R"(place(step{ "x" }))") ==
        "t/rules.lua:2: place: this table is already used by step{…}");
  CHECK(truth("idle()") ==
        "t/rules.lua:2: bad argument #1 to 'idle' (value expected, got nothing)");
  CHECK(truth("reveals(nil)") ==
        "t/rules.lua:2: bad argument #1 to 'reveals' (value expected, got nil)");
  CHECK(truth("lasts()") ==
        "t/rules.lua:2: bad argument #1 to 'lasts' (value expected, got nothing)");
  CHECK(truth("far_apart(2)") ==
        "t/rules.lua:2: far_apart: expected nothing between the parentheses, got 2");
  CHECK(in_effect(R"(local s = slide{ "x", max = 3 } for k, v in pairs(s) do say(g, k, v) end)") ==
        "1, x, max, 3");
  CHECK(truth("tostring(step{}), tostring(idle(3)), tostring(pass()), tostring(far_apart()), "
              "tostring(g), "
              "tostring(g.field), tostring(g.map), tostring(g.points)") ==
        "step{…}, idle(…), pass{…}, far_apart(), game, zone, zone of each seat, variable of each "
        "seat");
}

TEST_CASE("Values of the engine cannot be used in any other way", "[scripting]") {
  CHECK(truth("g + 1") ==
        "t/rules.lua:2: attempt to perform arithmetic on a game value (local 'g')");
  CHECK(effect_play("say(g, #g)").failure(1, "act") ==
        "t/rules.lua:2: attempt to get length of a game value (local 'g')");
  CHECK(truth("g.field < g.field") == "t/rules.lua:2: attempt to compare two zone values");
  CHECK(truth("g()") == "t/rules.lua:2: attempt to call a game value (local 'g')");
  CHECK(truth("setmetatable") ==
        "t/rules.lua:2: 'setmetatable' is not available: tables are plain data");
  CHECK(truth("getmetatable(own)") ==
        "t/rules.lua:2: 'getmetatable' is not available: tables are plain data");
}

}  // namespace hr::tests
