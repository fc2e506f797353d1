// SPDX-License-Identifier: MIT
// Rulesets that demand more from the engine than any game does: each is refused with one sentence
// that names the place, before anything is copied.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/scripting/loading.h"
#include "tests/support/sanitized.h"

namespace hr::tests {
namespace {

// The fields begin on line 6; `list(n, f)` is a list of n values, `names(n, f)` a table.
std::string much(const std::string& fields) {
  return "local function x(n) return ('x'):rep(n) end\n"
         "local function list(n, f) local o = {} for i = 1, n do o[i] = f(i) end return o end\n"
         "local function names(n, f) local o = {} for i = 1, n do o['n' .. i] = f(i) end return o "
         "end\n"
         "return { name = 'S', seats = { 'a', 'b' }, board = grid{ 3, 3 }, zones = { field = {} "
         "},\n"
         "kinds = { cube = {} }, verbs = { put = place{ 'cube' } },\n" +
         fields + "\n}";
}

}  // namespace

TEST_CASE("Texts of a ruleset are limited before they are copied", "[scripting]") {
  check_complaints(much, R"(
name = x(20000)
--> t/rules.lua:4: name: expected a text of at most 16384 bytes, got 20000
card = (function() local t = x(14000000) return list(200, function() return t end) end)()
--> t/rules.lua:6: card.1: expected a text of at most 16384 bytes, got 14000000
card = (function() local t = x(16000) return list(200, function() return t end) end)()
--> t/rules.lua:6: card.66: the texts of this ruleset exceed 1048576 bytes in total
events = { e = x(10000000) }
--> t/rules.lua:6: events.e: expected a text of at most 16384 bytes, got 10000000
board = graph{ cells = list(2000, function(i) return x(10000) .. i end) }
--> t/rules.lua:6: board.cells.105: the texts of this ruleset exceed 1048576 bytes in total
)");
  CHECK(complaint(much("[x(20000000)] = 1")).find("expected a text of at most 16384 bytes") !=
        std::string::npos);
}

TEST_CASE("A name in a set has at most a thousand bytes", "[scripting]") {
  const auto of = [](int bytes) {
    return complaint(much("ends = { reach('cube', region(x(" + std::to_string(bytes) + "))) }"));
  };
  CHECK_THAT(of(1000), !Catch::Contains("expected a name"));
  CHECK_THAT(of(1001), Catch::Contains("expected a name of at most 1000 bytes, got 1001"));
}

TEST_CASE("Lists and tables of a ruleset are limited", "[scripting]") {
  const std::string many = ": expected at most 4096 entries, got more";
  const std::vector<std::pair<std::string, std::string>> cases{
      {"card = list(100000, function() return 'a' end)", "card"},
      {"kinds = names(100000, function() return {} end)", "kinds"},
      {"options = names(100000, function() return { 1 } end)", "options"},
      {"options = { o = list(100000, function(i) return 'w' .. i end) }", "options.o"},
      {"regions = { r = list(1000000, function() return 'A1' end) }", "regions.r"},
      {"events = names(100000, function() return 'e' end)", "events"},
      {"vars = names(100000, function() return { 0 } end)", "vars"},
      {"seats = list(100000, function(i) return 's' .. i end)", "seats"},
      {"board = graph{ cells = list(100000, function(i) return 'c' .. i end) }", "board.cells"},
      {"board = graph{ cells = { 'a', 'b' }, links = { d = list(1000000, function() return 1 end) "
       "} "
       "}",
       "board.links.d"},
      {"verbs = { say = choice{ list(100000, function(i) return 'w' .. i end) } }", "verbs.say.1"},
      {"verbs = { go = list(100000, function() return 1 end) }", "verbs.go"},
      {"ends = list(100000, function() return plies(3) end)", "ends"},
      {"hooks = names(100000, function() return x end)", "hooks"},
      {"verbs = names(100000, function() return 1 end)", "verbs"},
      {"zones = { field = { see = list(100000, function() return 'a' end) } }", "zones.field.see"}};
  for (const auto& [part, path] : cases) {
    INFO(part);
    const std::string said = complaint(much(part));
    CHECK(said.find(path) != std::string::npos);
    CHECK(said.find(many) != std::string::npos);
    CHECK(said.starts_with("t/rules.lua:"));
  }
}

// Each is made within the time that a ruleset has for loading.
TEST_CASE("Boards of extreme shapes can be played", "[scripting]") {
  const auto loaded = [](const std::string& board, const std::string& set) {
    return complaint(
        "local function chain(n, last) local cells, links = {}, {}\n"
        "for i = 1, n do cells[i] = 'c' .. i end\n"
        "for i = 1, n - 1 do links[i] = { cells[i], cells[i + 1] } end\n"
        "if last then links[n] = { cells[n], cells[last] } end\n"
        "return graph{ cells = cells, links = { on = links } } end\n"
        "local function many(n, f) local out = {} for i = 1, n do out['r' .. i] = f(i) end return "
        "out end\n"
        "return { name = 'S', seats = { 'a', 'b' }, zones = { f = {} }, kinds = { x = {} },\n"
        "stuck = 'draws', board = " +
        board + ",\nverbs = { put = place{ 'x' }, walk = pick{ " + set + " } } }");
  };
  for (const std::string board :
       {"grid{ 1, 16384 }", "grid{ 16384, 1 }", "grid{ 1, 16384, wrap = 'rows' }",
        "grid{ 128, 128 }", "grid{ 25, 25, 26 }", "grid{ 1, 8192, links = 'orthogonal' }",
        "chain(4000)", "chain(4000, 1)", "chain(4000, 2000)"}) {
    INFO(board);
    const std::string said = loaded(board, "group(everywhere, near(own))");
    const bool slow = k_sanitized && said == "ran for too long (more than 700 ms)";
    CHECK((said.empty() || slow));
  }
  CHECK(loaded("grid{ 1, 16384 }, regions = many(60, function(i) return { 'A' .. i } end)",
               "region 'r60'") == "");
  CHECK(LuaPlay("return { name = 'S', seats = { 'a' }, zones = { f = {} }, kinds = { x = {} }, "
                "board = grid{ 1, 16384 }, verbs = { put = place{ 'x' }, line = pick{ lines(empty, "
                "16384) } }, stuck = 'draws' }")
            .choices(1) == 2 * 16384);
}

TEST_CASE("The contents of a set are limited", "[scripting]") {
  check_complaints(much, R"(
verbs = { put = place{ 'cube', onto = near(own, list(100000, function() return 'n' end)) } }
--> t/rules.lua:6: expected at most 200 directions, got more
verbs = { put = place{ 'cube', onto = near(own, x(1000000)) } }
--> t/rules.lua:6: expected a name of at most 1000 bytes, got 1000000
verbs = { put = place{ 'cube', onto = region(x(1000000)) } }
--> t/rules.lua:6: expected a name of at most 1000 bytes, got 1000000
verbs = { put = place{ 'cube', onto = own(x(1000000)) } }
--> t/rules.lua:6: expected a name of at most 1000 bytes, got 1000000
verbs = { go = list(2000, function() return step{ 'cube' } end) }
--> t/rules.lua:6: verbs.go: expected at most 1000 patterns in all verbs together
)");
}

TEST_CASE("The events and asks of one call are limited", "[scripting]") {
  const auto told = [](const std::string& effect) {
    return LuaPlay(much("events = { e = '{1}' }, verbs = { act = { pass{}, effect = function(g) " +
                        effect + " end } }"))
        .failure(1, "act");
  };
  CHECK(told("for i = 1, 1000 do g:tell('all', 'e', i) end").empty());
  CHECK(told("for i = 1, 1001 do g:tell('all', 'e', i) end") ==
        "t/rules.lua:6: tell: expected at most 1000 events in one call");
  CHECK(told("g:tell('all', 'e', x(20000))") ==
        "t/rules.lua:6: tell: expected texts of at most 16384 bytes in all events of one call");
  CHECK(told("g:all('act', 600, 'act', 600)") ==
        "t/rules.lua:6: all: expected at most 1000 times, all verbs together");
}

}  // namespace hr::tests
