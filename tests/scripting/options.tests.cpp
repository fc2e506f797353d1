// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/scripting/loading.h"

using namespace hr;
using namespace hr::tests;

TEST_CASE("Options are refused with what is wrong", "[scripting]") {
  check_complaints(
      with_fields,
      {
          {"options = 5", "t/rules.lua:4: options: expected a table, got 5"},
          {"options = { a = 5 }",
           "t/rules.lua:4: options.a: expected a table such as { 16, min = 6, max = 26 }, got 5"},
          {"options = { a = {} }",
           "t/rules.lua:4: options.a.default: expected an integer, true, false or a word, got "
           "nothing"},
          {"options = { a = { 5, 6 } }",
           "t/rules.lua:4: options.a.2: expected one default, got more"},
          {"options = { a = { 5, min = 6 } }",
           "t/rules.lua:4: options.a.default: expected an integer from 6 on, got 5"},
          {"options = { a = { 5, min = 6, max = 4 } }",
           "t/rules.lua:4: options.a.min: 6 is above max, 4"},
          {"options = { a = { 5, even = true } }",
           "t/rules.lua:4: options.a.default: expected an even integer, got 5"},
          {"options = { a = { 5, evn = true } }",
           R"(t/rules.lua:4: options.a.evn: unknown field (did you mean "even"?))"},
          {"options = { a = { true, min = 1 } }",
           "t/rules.lua:4: options.a.min: only a number has this"},
          {"options = { a = { 'x', 5 } }", "t/rules.lua:4: options.a.2: expected a text, got 5"},
          {"options = { a = { 1.5 } }",
           "t/rules.lua:4: options.a.default: expected an integer, true, false or a word, got 1.5"},
          {"options = function(o) end", "t/rules.lua:4: options: expected a table, got a function"},
          {"options = { a = { 5, min = 'x' } }",
           R"(t/rules.lua:4: options.a.min: expected an integer, got "x")"},
          {"options = { a = { 5, help = 5 } }",
           "t/rules.lua:4: options.a.help: expected a text, got 5"},
          {R"(options = { ['a'] = { 7, min = 1,
 max = 5 } })",
           "t/rules.lua:4: options.a.default: expected an integer from 1 to 5, got 7"},
          {"options = { a = { 'x', 'y', max = 5 } }",
           "t/rules.lua:4: options.a.max: only a number has this"},
      });
}

namespace {

const char* const k_rules =
    "return { name = 'T', seats = { 'a', 'b' }, verbs = { wait = pass{} },\n"
    "options = {\n"
    "  size = { 8, min = 4, max = 26, even = true, help = 'Squares along each side' },\n"
    "  goal = { 'far row', 'start', help = 'Where to go' },\n"
    "  pie = { true }, any = { 3 }, up = { 3, min = 2 }, down = { 3, max = 4 } },\n"
    "events = { said = '{1}' }, setup = function(g)\n"
    "  local o = g.options g:tell('all', 'said', o.size .. o.goal .. tostring(o.pie)) end }";

std::string option(const scripting::Settings& settings, const std::string& name) {
  const LuaPlay game(k_rules, 1, settings);
  for (const scripting::Option& each : game.ruleset->options())
    if (each.name == name) return scripting::option_text(each.value);
  return "none";
}

}  // namespace

TEST_CASE("Options come in the order of the file, at their defaults", "[scripting]") {
  const LuaPlay game(k_rules);
  const auto& options = game.ruleset->options();
  std::string names;
  for (const auto& each : options) names += each.name + " ";
  CHECK(names == "size goal pie any up down ");
  CHECK(options[0].help == "Squares along each side");
  CHECK(options[0].even);
  CHECK(options[1].words == std::vector<std::string>{"far row", "start"});
  CHECK(scripting::option_text(options[2].value) == "true");
  CHECK(game.said() == "8far rowtrue");
}

TEST_CASE("The range of an option reads as a phrase", "[scripting]") {
  const LuaPlay game(k_rules);
  std::string ranges;
  for (const auto& each : game.ruleset->options()) ranges += scripting::option_range(each) + "; ";
  CHECK(ranges ==
        "an even integer from 4 to 26; \"far row\" or \"start\"; true or false; an integer; "
        "an integer from 2 on; an integer up to 4; ");
}

TEST_CASE("A setting is typed as it reads", "[scripting]") {
  CHECK(option({{"size", "10"}}, "size") == "10");
  CHECK(option({{"size", "10"}, {"size", "12"}}, "size") == "12");
  CHECK(option({{"any", "-7"}}, "any") == "-7");
  for (const char* yes : {"true", "yes", "on", "1"}) CHECK(option({{"pie", yes}}, "pie") == "true");
  for (const char* no : {"false", "no", "off", "0"}) CHECK(option({{"pie", no}}, "pie") == "false");
  for (const char* word : {"far row", "far_row", "far-row"})
    CHECK(option({{"goal", word}}, "goal") == "far row");
  CHECK(LuaPlay(k_rules, 1, {{"size", "4"}, {"goal", "start"}, {"pie", "no"}}).said() ==
        "4startfalse");
}

TEST_CASE("A setting that does not fit is refused", "[scripting]") {
  const auto refused = [](const char* name, const char* typed) {
    return complaint(k_rules, {{name, typed}});
  };
  for (const char* typed : {"9", "2", "28", "x", "", " 8", "8 ", "8.0", "99999999999999999999"})
    CHECK(refused("size", typed) == "options.size: expected an even integer from 4 to 26, got \"" +
                                        std::string(typed) + "\"");
  CHECK(refused("goal", "far") == "options.goal: expected \"far row\" or \"start\", got \"far\"");
  CHECK(refused("pie", "maybe") == "options.pie: expected true or false, got \"maybe\"");
  CHECK(
      refused("sise", "8") ==
      "options.sise: unknown option (did you mean \"size\"?); there are size, goal, pie, any, up, "
      "down");
  CHECK(complaint("return { name = 'T', seats = { 'a' }, verbs = { wait = pass{} } }",
                  {{"size", "8"}}) == "options.size: unknown option; this ruleset has none");
}

TEST_CASE("The line of a complaint is that of the default", "[scripting]") {
  CHECK(complaint("return {\n  name = 'T',\n  options = {\n    rows = { 8 },\n"
                  "    columns = { 17, min = 6, max = 26, even = true },\n  },\n}") ==
        "t/rules.lua:5: options.columns.default: expected an even integer from 6 to 26, got 17");
}
