// SPDX-License-Identifier: MIT
// Functions whose parameters are in the wrong place, and ends that write.
#include <catch2/catch.hpp>

#include "tests/scripting/check/checking.h"

namespace hr::tests {

namespace {

// What a check of a ruleset says whose verb has this function.
std::string of_verb(const std::string& function, const std::string& above = "") {
  return checked(
      stones("vars = { n = { 0, per = 'seat' }, last = { type = 'cell' } },\n"
             "verbs = { put = { place{ 'stone' }, " +
                 function + " } },\nends = { line{ 'stone', 3 } }",
             above));
}

std::string of_end(const std::string& end, const std::string& above = "") {
  return checked(
      stones("vars = { n = { 0 } }, verbs = { put = place{ 'stone' } },\n"
             "ends = { line{ 'stone', 3 },\n" +
                 end + " }",
             above));
}

}  // namespace

TEST_CASE("a cell in the place of the seat is a warning", "[scripting]") {
  const std::string confused = of_verb("effect = function(g, cell) g.last = cell end");
  CHECK_THAT(confused, Catch::Contains("t/rules.lua:5:37: warning: verbs.put.effect: its parameter "
                                       "\"cell\" receives a seat\n"
                                       "    it is called as function(g, me, cell)\n"));
  CHECK_THAT(of_verb("effect = note", "local function note(g, cell) g.last = cell end\n"),
             Catch::Contains("its parameter \"cell\" receives a seat"));
  CHECK_THAT(of_verb("effect = function(g, to, me) g.last = to end"),
             Catch::Contains("its parameter \"to\" receives a seat"));
  CHECK_THAT(of_verb("allow = function(v, me) return me > 0 end"),
             Catch::Contains("verbs.put.allow: its parameter \"me\" receives a cell\n"
                             "    it is called as function(v, cell)\n"));
  CHECK_THAT(of_verb("effect = function(g, me, cell) g.last = cell end, allow = function(v, c) "
                     "return c > 0 and v.last ~= c end"),
             !Catch::Contains("its parameter"));
  CHECK_THAT(of_verb("effect = function(g, _, at) g.last = at end"),
             !Catch::Contains("its parameter"));
}

TEST_CASE("a parameter that receives nothing is a warning", "[scripting]") {
  CHECK_THAT(
      of_verb("effect = function(g, me, from, to) g.last = from end"),
      Catch::Contains("verbs.put.effect: nothing is passed to its parameter \"to\"\n"
                      "    it is called as function(g, me, cell); patterns are alternatives: to "
                      "choose several things in one action, write parts{ … }\n"));
  CHECK_THAT(of_verb("effect = function(g, ...) g.last = select(2, ...) end"),
             !Catch::Contains("parameter"));
}

TEST_CASE("the parameters of a verb with several parts are those of all parts", "[scripting]") {
  const auto of_parts = [](const std::string& parameters) {
    return checked(
        stones("verbs = { put = { parts{ place{ 'stone' }, pick{ empty } },\n"
               "effect = function(" +
               parameters + ") g:size(own, me) end } }"));
  };
  CHECK_THAT(of_parts("g, me, there, free"), !Catch::Contains("parameter"));
  CHECK_THAT(of_parts("g, me, there, free, more"),
             Catch::Contains("nothing is passed to its parameter \"more\"\n"
                             "    it is called as function(g, me, cell, cell2)"));
}

TEST_CASE("an end that writes is a warning", "[scripting]") {
  CHECK_THAT(of_end("function(g, me) g.n = g.n + 1 if g.n > 3 then return me end end"),
             Catch::Contains("t/rules.lua:6:1: warning: ends.2: this end writes (g.n = …), but it "
                             "is not asked after every action\n"
                             "    write in an effect, and let the end only look\n"));
  CHECK_THAT(of_end("full", "local function full(g) g.field:take(1) end\n"),
             Catch::Contains("ends.2: this end writes (g.field:take)"));
  CHECK_THAT(of_end("function(g, me) if g.n == 0 then g:win(me) end end"),
             Catch::Contains("ends.2: this end writes (g:win), but it is not asked after every "
                             "action\n    return the winners, or \"draw\"\n"));
  CHECK_THAT(of_end("function(g, me) local n = g.n if n == 1 and g.field:at(1) then return me end "
                    "end"),
             !Catch::Contains("this end writes"));
}

TEST_CASE("a function of the options that expects the game is a warning", "[scripting]") {
  const auto of_stuck = [](const std::string& function) {
    return checked(
        "return { name = 'S', seats = { 'sun', 'moon' }, board = grid{ 3, 3 },\n"
        "zones = { field = {} }, kinds = { stone = {} }, verbs = { put = place{ 'stone' "
        "} },\nstuck = " +
        function + " }");
  };
  CHECK_THAT(of_stuck("function(g, me) return me == 1 and 'loses' or 'draws' end"),
             Catch::Contains("t/rules.lua:3:1: warning: stuck: its parameter \"g\" receives the "
                             "options, not the game\n    it is called as function(o)\n"));
  CHECK_THAT(of_stuck("function(_, me) return 'draws' end"),
             Catch::Contains("stuck: nothing is passed to its parameter \"me\""));
  CHECK_THAT(of_stuck("function(o) return 'draws' end"), !Catch::Contains("parameter"));
}

TEST_CASE("a write that is only described in a function is a warning", "[scripting]") {
  constexpr const char* k_nothing = "(…) does nothing in a function";
  CHECK_THAT(of_verb("effect = function(g, me, cell) add('n', 1) end"),
             Catch::Contains(std::string("warning: verbs.put.effect: add") + k_nothing) &&
                 Catch::Contains("does = add(…)"));
  CHECK_THAT(of_verb("effect = function(g, me, cell) ask 'put' end"),
             Catch::Contains(std::string("warning: verbs.put.effect: ask") + k_nothing));
  CHECK_THAT(checked(stones("setup = function(g) if g then put('stone', everywhere) end end,\n"
                            "verbs = { put = place{ 'stone' } }, ends = { line{ 'stone', 3 } }")),
             Catch::Contains(std::string("warning: setup: put") + k_nothing));
  for (const char* function :
       {"effect = function(g, me, cell) g.field:take(cell) end",
        "does = add('n', 1), effect = function(g, me, cell) g.last = cell end"})
    CHECK_THAT(of_verb(function), !Catch::Contains(k_nothing));
  CHECK_THAT(of_verb("effect = function(g, me, cell) add(g, me) end",
                     "local function add(g, me) g.n[me] = g.n[me] + 1 end\n"),
             !Catch::Contains(k_nothing));
}

}  // namespace hr::tests
