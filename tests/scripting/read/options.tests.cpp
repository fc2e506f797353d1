// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>
#include <set>

#include "scripting/check/check_settings.h"
#include "tests/scripting/loading.h"

namespace hr::tests {

TEST_CASE("Invalid options are refused with the reason", "[scripting]") {
  check_complaints(with_fields, R"(
options = 5
--> t/rules.lua:4: options: expected a table, got 5
options = { a = 5 }
--> t/rules.lua:4: options.a: expected a table such as { 16, min = 6, max = 26 }, got 5
options = { a = {} }
--> t/rules.lua:4: options.a.default: expected an integer, true, false, a word or a list of words, got nothing
options = { a = { 5, 6 } }
--> t/rules.lua:4: options.a.2: expected one default, got more
options = { a = { 5, min = 6 } }
--> t/rules.lua:4: options.a.default: expected an integer of at least 6, got 5
options = { a = { 5, min = 6, max = 4 } }
--> t/rules.lua:4: options.a.min: 6 is above max, 4
options = { a = { 5, even = true } }
--> t/rules.lua:4: options.a.default: expected an even integer, got 5
options = { a = { true, zero = true } }
--> t/rules.lua:4: options.a.zero: only a number has this field
options = { a = { 5, evn = true } }
--> t/rules.lua:4: options.a.evn: unknown field (did you mean "even"?)
options = { a = { true, min = 1 } }
--> t/rules.lua:4: options.a.min: only a number or a list has this field
options = { a = { 'x', 5 } }
--> t/rules.lua:4: options.a.2: expected a text, got 5
options = { a = { 1.5 } }
--> t/rules.lua:4: options.a.default: expected an integer, true, false, a word or a list of words, got 1.5
options = function(o) end
--> t/rules.lua:4: options: expected a table, got a function
options = { a = { 5, min = 'x' } }
--> t/rules.lua:4: options.a.min: expected an integer from -1000000000 to 1000000000, got "x"
options = { a = { 5, help = 5 } }
--> t/rules.lua:4: options.a.help: expected a text, got 5
options = { ['a'] = { 7, min = 1,
 max = 5 } }
--> t/rules.lua:4: options.a.default: expected an integer from 1 to 5, got 7
options = { a = { 5, presets = {} } }
--> t/rules.lua:4: options.a.presets: only a word has this field
options = { a = { 'x', presets = { y = {} } } }
--> t/rules.lua:4: options.a.presets.y: there is no word called "y"
options = { a = { 'x', presets = { x = 5 } } }
--> t/rules.lua:4: options.a.presets.x: expected a table, got 5
options = { a = { 'x', presets = { x = { a = 'x' } } } }
--> t/rules.lua:4: options.a.presets.x.a: there is no other option called "a"
options = { a = { 'x', presets = { x = { b = 9 } } }, b = { 3, max = 5 } }
--> t/rules.lua:4: options.a.presets.x.b: expected an integer up to 5, got 9
options = { a = { 'x', presets = { x = { b = {} } } }, b = { true } }
--> t/rules.lua:4: options.a.presets.x.b: expected true or false, got a table
options = { a = { true, ignores = {} } }
--> t/rules.lua:4: options.a.ignores: only a word has this field
options = { a = { 'x', ignores = { y = {} } } }
--> t/rules.lua:4: options.a.ignores.y: there is no word called "y"
options = { a = { 'x', ignores = { x = { 'bomb' } } }, bombs = { 3 } }
--> t/rules.lua:4: options.a.ignores.x.1: there is no other option called "bomb" (did you mean "bombs"?)
options = { a = { 'x', ignores = { x = 'b' } }, b = { 3 } }
--> t/rules.lua:4: options.a.ignores.x: expected a table, got "b"
options = { a = { 'x', 'y', of = { 'x' } } }
--> t/rules.lua:4: options.a.of: only a list has this field
options = { a = { { 'x' } } }
--> t/rules.lua:4: options.a.of: expected a list of words, got nothing
options = { a = { { 'x' }, of = {} } }
--> t/rules.lua:4: options.a.of: expected at least one word
options = { a = { { 'x' }, of = { 'x', 'y' }, even = true } }
--> t/rules.lua:4: options.a.even: only a number has this field
options = { a = { { 'x' }, 'y', of = { 'x', 'y' } } }
--> t/rules.lua:4: options.a.2: expected one default, got more
options = { a = { { 'z' }, of = { 'x', 'y' } } }
--> t/rules.lua:4: options.a.default: expected 1 to 2 of "x" or "y", in any order, separated by commas; there is no "z"
options = { a = { { 'x' }, of = { 'x', 'y' }, min = 2 } }
--> t/rules.lua:4: options.a.default: expected 2 of "x" or "y", in any order, separated by commas; 1 is too few
options = { a = { { 'x' }, of = { 'x', 'y' }, min = 2, max = 1 } }
--> t/rules.lua:4: options.a.min: 2 is above max, 1
options = { a = { { 'x' }, of = { 'x', 'y' }, max = 3 } }
--> t/rules.lua:4: options.a.max: expected an integer from 1 to 2, got 3
options = { a = { { 'x', 'x' }, of = { 'x' } } }
--> t/rules.lua:4: options.a.default.2: "x" is listed twice
options = { a = { { 'x' }, of = { 'x', 'y,z' } } }
--> t/rules.lua:4: options.a.of.2: expected a word without commas, other than "none", got "y,z"
options = { a = { { 5 }, of = { 'x' } } }
--> t/rules.lua:4: options.a.default.1: expected a text, got 5
options = { a = { 'x', 'y', max = 5 } }
--> t/rules.lua:4: options.a.max: only a number or a list has this field
)");
}

namespace {

const char* const k_with_options =
    "return { name = 'T', seats = { 'a', 'b' }, verbs = { wait = pass{} },\n"
    "options = {\n"
    "  size = { 8, min = 4, max = 26, even = true, help = 'Squares along each side' },\n"
    "  goal = { 'far row', 'start', help = 'Where to go' },\n"
    "  pie = { true }, any = { 3 }, up = { 3, min = 2 }, down = { 3, max = 4 } },\n"
    "events = { said = '{1}' }, setup = function(g)\n"
    "  local o = g.options g:tell('all', 'said', o.size .. o.goal .. tostring(o.pie)) end }";

std::string option(const scripting::Settings& settings, const std::string& name) {
  const LuaPlay game(k_with_options, 1, settings);
  for (const scripting::Option& each : game.ruleset->options())
    if (each.name == name) return scripting::option_text(each.value);
  return "none";
}

}  // namespace

TEST_CASE("Options are in the order of the file, at their defaults", "[scripting]") {
  const LuaPlay game(k_with_options);
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

TEST_CASE("0 may be chosen as well if an option allows it", "[scripting]") {
  const char* const rules =
      "return { name = 'T', seats = { 'a', 'b' }, verbs = { wait = pass{} }, stuck = 'pass',\n"
      "options = { times = { 3, min = 2, max = 9, zero = true } } }";
  for (const char* typed : {"0", "2", "9"}) {
    const LuaPlay game(rules, 1, {{"times", typed}});
    CHECK(scripting::option_text(game.ruleset->options()[0].value) == typed);
    CHECK(scripting::option_range(game.ruleset->options()[0]) == "0, or an integer from 2 to 9");
  }
  CHECK_THROWS_WITH(LuaPlay(rules, 1, {{"times", "1"}}),
                    R"(options.times: expected 0, or an integer from 2 to 9, got "1")");
  std::set<std::string> tried;
  const LuaPlay game(rules);
  for (const auto& settings : scripting::settings_to_try(game.ruleset->options(), {}, 1))
    for (const auto& [name, value] : settings) tried.insert(value);
  CHECK(tried.contains("0"));
  CHECK_FALSE(tried.contains("1"));
}

TEST_CASE("The range of an option reads as a phrase", "[scripting]") {
  const LuaPlay game(k_with_options);
  std::string ranges;
  for (const auto& each : game.ruleset->options()) ranges += scripting::option_range(each) + "; ";
  CHECK(ranges ==
        "an even integer from 4 to 26; \"far row\" or \"start\"; true or false; an integer; "
        "an integer of at least 2; an integer up to 4; ");
}

TEST_CASE("A word can set other options", "[scripting]") {
  const char* const rules =
      "return { name = 'P', seats = { 'a', 'b' }, verbs = { rest = pass{} }, options = {\n"
      "  size = { 'as set', 'small', 'wide', presets = {\n"
      "    small = { columns = 3, round = true, goal = 'far', first = { 'y' } },\n"
      "    wide = { columns = 9 } } },\n"
      "  columns = { 5, min = 3, max = 9 }, round = { false }, goal = { 'near', 'far' },\n"
      "  first = { { 'x' }, of = { 'x', 'y' } } },\n"
      "events = { said = '{1}' }, setup = function(g) local o = g.options\n"
      "  g:tell('all', 'said', o.size .. o.columns .. tostring(o.round) .. o.goal .. o.first[1]) "
      "end }";
  CHECK(LuaPlay(rules).said() == "as set5falsenearx");
  CHECK(LuaPlay(rules, 1, {{"columns", "7"}}).said() == "as set7falsenearx");
  CHECK(LuaPlay(rules, 1, {{"size", "small"}}).said() == "small3truefary");
  CHECK(LuaPlay(rules, 1, {{"columns", "7"}, {"size", "wide"}, {"goal", "far"}}).said() ==
        "wide9falsefarx");
  // The choice is kept for when the word changes back.
  CHECK(LuaPlay(rules, 1, {{"columns", "7"}, {"size", "wide"}}).ruleset->options()[1].value ==
        scripting::OptionValue(std::int64_t{7}));
}

TEST_CASE("A word set by another word counts like a chosen one", "[scripting]") {
  const char* const rules =
      "return { name = 'P', seats = { 'a', 'b' }, verbs = { rest = pass{} }, options = {\n"
      "  mode = { 'plain', 'fancy', presets = { fancy = { columns = 7 } },\n"
      "    ignores = { fancy = { 'bombs' } } },\n"
      "  size = { 'as set', 'small', 'tiny', presets = { small = { mode = 'plain' },\n"
      "    tiny = { mode = 'fancy' } } },\n"
      "  columns = { 5 }, bombs = { 8 } },\n"
      "events = { said = '{1}' }, setup = function(g) local o = g.options\n"
      "  g:tell('all', 'said', o.mode .. o.columns) end }";
  using Told = std::vector<std::string>;
  LuaPlay small(rules, 1, {{"size", "small"}, {"mode", "fancy"}, {"bombs", "5"}});
  CHECK(small.said() == "plain5");
  CHECK(small.ruleset->notices() ==
        Told{"option mode is not used: size is small, which sets it to plain"});
  LuaPlay tiny(rules, 1, {{"size", "tiny"}, {"bombs", "8"}});
  CHECK(tiny.said() == "fancy7");
  CHECK(tiny.ruleset->notices() == Told{"option bombs is not used: mode is fancy"});
}

TEST_CASE("A word of an ignored option sets nothing, and words cannot undo each other",
          "[scripting]") {
  const auto rules = [](const std::string& options) {
    return "return { name = 'P', seats = { 'a', 'b' }, verbs = { rest = pass{} },\n options = { " +
           options +
           " }, events = { said = '{1}' }, setup = function(g)\n"
           "  g:tell('all', 'said', '' .. g.options.columns) end }";
  };
  const std::string ignoring = rules(
      "mode = { 'free', 'simple', ignores = { simple = { 'size' } } }, columns = { 3 },\n"
      "size = { 'small', 'big', presets = { big = { columns = 9 } } }");
  CHECK(LuaPlay(ignoring.c_str(), 1, {{"size", "big"}}).said() == "9");
  LuaPlay simple(ignoring.c_str(), 1, {{"size", "big"}, {"mode", "simple"}, {"columns", "4"}});
  CHECK(simple.said() == "4");
  CHECK(simple.ruleset->notices() ==
        std::vector<std::string>{"option size is not used: mode is simple"});
  const std::string undoing = rules(
      "a = { 'x0', 'x', presets = { x = { b = 'q' } } }, columns = { 3 },\n"
      "b = { 'p', 'q', presets = { q = { a = 'x0' } } }");
  CHECK(LuaPlay(undoing.c_str()).said() == "3");
  CHECK(complaint(undoing.c_str(), {{"a", "x"}}) ==
        "t/rules.lua:2: options: the presets or ignores of the chosen words contradict each other");
}

TEST_CASE("Setting an option that is not used gives a notice", "[scripting]") {
  const char* const rules =
      "return { name = 'P', seats = { 'a', 'b' }, verbs = { rest = pass{} }, options = {\n"
      "  size = { 'as set', 'small', presets = { small = { columns = 3 } } },\n"
      "  count = { 'as set', 'by lot', ignores = { ['by lot'] = { 'bombs', 'loud' } } },\n"
      "  columns = { 5 }, bombs = { 8 }, loud = { false } } }";
  using Told = std::vector<std::string>;
  const auto told = [&](const scripting::Settings& settings) {
    return LuaPlay(rules, 1, settings).ruleset->notices();
  };
  CHECK(told({}).empty());
  CHECK(told({{"columns", "4"}, {"bombs", "7"}}).empty());
  CHECK(told({{"size", "small"}, {"count", "by lot"}}).empty());
  CHECK(told({{"size", "small"}, {"columns", "4"}}) ==
        Told{"option columns is not used: size is small, which sets it to 3"});
  CHECK(told({{"count", "by lot"}, {"loud", "yes"}, {"bombs", "7"}}) ==
        Told{"option bombs is not used: count is by lot",
             "option loud is not used: count is by lot"});
  const LuaPlay small(rules, 1, {{"size", "small"}, {"count", "by lot"}});
  Told why;
  for (const auto& each : small.ruleset->options()) why.push_back(each.name + ": " + each.idle);
  CHECK(why == Told{"size: ", "count: ", "columns: size is small, which sets it to 3",
                    "bombs: count is by lot", "loud: count is by lot"});
}

TEST_CASE("A setting can be entered as it is displayed", "[scripting]") {
  CHECK(option({{"size", "10"}}, "size") == "10");
  CHECK(option({{"size", "10"}, {"size", "12"}}, "size") == "12");
  CHECK(option({{"any", "-7"}}, "any") == "-7");
  for (const char* yes : {"true", "yes", "on", "1"}) CHECK(option({{"pie", yes}}, "pie") == "true");
  for (const char* no : {"false", "no", "off", "0"}) CHECK(option({{"pie", no}}, "pie") == "false");
  for (const char* word : {"far row", "far_row", "far-row"})
    CHECK(option({{"goal", word}}, "goal") == "far row");
  CHECK(LuaPlay(k_with_options, 1, {{"size", "4"}, {"goal", "start"}, {"pie", "no"}}).said() ==
        "4startfalse");
}

TEST_CASE("A setting that does not fit is refused", "[scripting]") {
  const auto refused = [](const char* name, const char* typed) {
    return complaint(k_with_options, {{name, typed}});
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

namespace {

const char* const k_tables =
    "return { name = 'T', seats = { 'a', 'b' }, verbs = { wait = pass{} },\n"
    "options = {\n"
    "  tables = { { 'two', 'three' }, of = { 'one', 'two', 'three', 'four' }, min = 2, max = 3 },\n"
    "  none = { {}, of = { 'red', 'dark blue' }, min = 0 } },\n"
    "events = { said = '{1}' }, setup = function(g)\n"
    "  local list = g.options.tables\n"
    "  local words = { #list, list[1], tostring(list[9]), table.concat(list, '+'), #g.options.none "
    "}\n"
    "  for _, word in ipairs(list) do words[#words + 1] = word end\n"
    "  g:tell('all', 'said', table.concat(words, ' ')) end }";

}  // namespace

TEST_CASE("A list of words is read in the order in which they were chosen", "[scripting]") {
  CHECK(LuaPlay(k_tables).said() == "2 two nil two+three 0 two three");
  const scripting::Settings chosen{{"tables", "four, one,three"}, {"none", "dark blue"}};
  CHECK(LuaPlay(k_tables, 1, chosen).said() == "3 four nil four+one+three 1 four one three");
  CHECK(LuaPlay(k_tables, 1, {{"none", "none"}}).said() == "2 two nil two+three 0 two three");
  CHECK(LuaPlay(k_tables, 1, {{"none", ""}}).said() == "2 two nil two+three 0 two three");
  const LuaPlay game(k_tables, 1, chosen);
  CHECK(scripting::option_text(game.ruleset->options()[0].value) == "four,one,three");
  CHECK(scripting::option_text(game.ruleset->options()[1].standard) == "none");
  CHECK(scripting::option_range(game.ruleset->options()[0]) ==
        "2 to 3 of \"one\", \"two\", \"three\" or \"four\", in any order, separated by commas");
}

TEST_CASE("A list that does not fit is refused", "[scripting]") {
  const auto refused = [](const std::string& typed) {
    return complaint(k_tables, {{"tables", typed}});
  };
  const auto expected = [](const std::string& typed, const std::string& why) {
    return "options.tables: expected 2 to 3 of \"one\", \"two\", \"three\" or \"four\", in any "
           "order, separated by commas, got \"" +
           typed + "\"; " + why;
  };
  CHECK(refused("two,thre") ==
        expected("two,thre", "there is no \"thre\" (did you mean \"three\"?)"));
  CHECK(refused("two,,one") == expected("two,,one", "there is no \"\""));
  CHECK(refused("two,one,two") == expected("two,one,two", "\"two\" is listed twice"));
  CHECK(refused("two") == expected("two", "1 is too few"));
  CHECK(refused("none") == expected("none", "0 are too few"));
  CHECK(refused("two,one,four,three") == expected("two,one,four,three", "4 are too many"));
}

TEST_CASE("A list cannot be changed by rules", "[scripting]") {
  CHECK(complaint("return { name = 'T', seats = { 'a' }, verbs = { wait = pass{} },\n"
                  "options = { x = { { 'a' }, of = { 'a', 'b' } } },\n"
                  "card = function(o) o.x[2] = 'b' return {} end }") ==
        "t/rules.lua:3: 'options.x.2' cannot be changed");
}

TEST_CASE("The line of an error is that of the default", "[scripting]") {
  CHECK(complaint("return {\n  name = 'T',\n  options = {\n    rows = { 8 },\n"
                  "    columns = { 17, min = 6, max = 26, even = true },\n  },\n}") ==
        "t/rules.lua:5: options.columns.default: expected an even integer from 6 to 26, got 17");
}

}  // namespace hr::tests
