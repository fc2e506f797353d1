// SPDX-License-Identifier: MIT
// Integers in rulesets: anything that is not an integer, or is too large for its purpose, is
// refused with an error; nothing is truncated.
#include <array>
#include <catch2/catch.hpp>

#include "tests/scripting/loading.h"
#include "tests/scripting/rule_bench.h"

namespace hr::tests {
namespace {

// The last of these would fit if they were truncated to 32 bits, to 16 or to an integer.
constexpr std::array k_never_right{
    "math.mininteger", "math.maxinteger", "2^53",         "1.5", "2.0", "true", "'2'", "0/0",
    "math.huge",       "-(1 << 40)",      "(1 << 62) + 2"};
constexpr std::array k_cut_down{"(1 << 32) + 1", "(1 << 32) + 2", "(1 << 40) + 3"};

// Each declares one integer, written NUMBER; with 2 in its place they load.
constexpr std::array k_declarations{
    "board = grid{ 3, 3, NUMBER }",
    "board = grid{ NUMBER, 3 }",
    "board = cube_surface(NUMBER)",
    "ends = { line{ 'cube', NUMBER } }",
    "clock = NUMBER",
    "ends = { plies(NUMBER) }",
    "ends = { idle(NUMBER) }",
    "ends = { repeats(NUMBER) }",
    "verbs = { put = slide{ 'cube', max = NUMBER } }",
    "verbs = { put = slide{ 'cube', exactly = NUMBER } }",
    "verbs = { put = number{ 1, NUMBER } }",
    "verbs = { put = number{ NUMBER, 3 } }",
    "options = { n = { 2, min = NUMBER, help = 'h' } }",
    "options = { n = { 2, max = NUMBER, help = 'h' } }",
    "par = { collects = 'eggs', over = empty, toll = NUMBER }",
};

std::string filled(std::string text, const std::string& number) {
  const std::size_t at = text.find("NUMBER");
  return text.replace(at, 6, number);
}

// The field replaces the ruleset's own.
std::string ruleset(const std::string& field) {
  std::string out = with_fields(field);
  for (const std::string own : {"board = grid{ 3, 3 },", "verbs = { put = place{ 'cube' } },"})
    if (field.substr(0, 6) == own.substr(0, 6)) out.erase(out.find(own), own.size());
  return out;
}

}  // namespace

TEST_CASE("An integer that a ruleset declares is read exactly or refused", "[scripting]") {
  for (const char* declaration : k_declarations) {
    CAPTURE(declaration);
    CHECK(complaint(ruleset(filled(declaration, "2"))).empty());
    const auto refused = [&](const char* number) {
      CAPTURE(number);
      CHECK_THAT(complaint(ruleset(filled(declaration, number))),
                 Catch::StartsWith("t/rules.lua:") && Catch::Contains("expected"));
    };
    for (const char* number : k_never_right) refused(number);
    for (const char* number : k_cut_down) refused(number);
  }
}

TEST_CASE("A variable's bounds are as wide as integers", "[scripting]") {
  const std::string wide = "vars = { n = { 5, min = -math.maxinteger, max = math.maxinteger } }";
  CHECK(complaint(with_fields(wide)).empty());
  for (const char* number : {"1.5", "true", "'2'", "math.mininteger", "2^53"})
    CHECK_THAT(complaint(with_fields(filled("vars = { n = { 5, min = NUMBER } }", number))),
               Catch::Contains("vars.n.min: expected an integer"));
}

TEST_CASE("An integer that a rule passes to the engine is read exactly or refused", "[scripting]") {
  for (const char* call :
       {"g.heap:put(1, 'seed', me, NUMBER)", "g.heap:take(1, 'seed', me, NUMBER)", "g:roll(NUMBER)",
        "g.bonus = NUMBER", "g.points[NUMBER] = 1", "g.target = NUMBER", "g.rival = NUMBER",
        "g:win(NUMBER)", "g:tell(NUMBER, 'plain')", "g.field:at(NUMBER)", "g:name(NUMBER)",
        "g:all('act', NUMBER)", "g:towards(1, 'e', NUMBER, empty)",
        "g.field:slide('cube', 1, 'e', NUMBER, empty)"}) {
    CAPTURE(call);
    for (const char* number : {"1.5", "true", "'2'", "0/0", "2^53", "(1 << 32) + 1",
                               "(1 << 62) + 2", "math.mininteger"}) {
      CAPTURE(number);
      CHECK_THAT(in_effect(filled(call, number)),
                 Catch::StartsWith("t/rules.lua:2: ") && Catch::Contains("expected"));
    }
  }
}

TEST_CASE("A number of actions or cells that a rule returns is checked", "[scripting]") {
  const auto legal = [](const std::string& verbs) {
    return outcome([&] {
      LuaPlay game(with_fields("verbs = { " + verbs +
                               " }, setup = function(g) g.field:put(1, "
                               "'cube', 1) end, stuck = 'pass'"));
      return std::to_string(game.match.legal(SeatId(0)).size());
    });
  };
  const std::string range = "verbs.bid: expected an integer from -2147483648 to 2147483647, got ";
  CHECK_THAT(legal("bid = number{ 1, function() return math.maxinteger end }"),
             Catch::Contains(range + "9223372036854775807"));
  CHECK_THAT(legal("bid = number{ function() return (1 << 32) + 1 end, 3 }"),
             Catch::Contains(range + "4294967297"));
  CHECK_THAT(legal("bid = number{ 1, function() return 1.5 end }"),
             Catch::Contains("expected it to return an integer, got 1.5"));
  CHECK(legal("go = slide{ 'cube', dirs = 'e', exactly = function() return (1 << 32) + 1 end }") ==
        "0");
  CHECK(legal("go = slide{ 'cube', dirs = 'e', max = function() return math.maxinteger end }") ==
        "2");
}

TEST_CASE("Numbers to choose from are counted without wrapping", "[scripting]") {
  std::string verbs = "verbs = { ";
  for (int i = 0; i < 8; ++i)
    verbs += "bid" + std::to_string(i) + " = number{ -2147483648, 2147483647 }, ";
  LuaPlay game(with_fields(verbs + "}"));
  CHECK(game.engine->legal(game.match.state(), SeatId(0)) == std::uint64_t{1} << 35);
}

TEST_CASE("A verb is never offered with an impossible number", "[scripting]") {
  CHECK(in_effect("say(g, g:can(1, 'act'))") == "true");
  const auto can = [](const std::string& number) {
    return outcome([&] {
      LuaPlay game(
          "return { name = 'T', seats = { 'a', 'b' }, events = { said = '{1}' }, verbs = {\n"
          "act = { pass{}, effect = function(g) g:tell('all', 'said', tostring(g:can(1, 'bid', " +
          number + "))) end },\nbid = number{ 1, 5 } } }");
      return game.play(1, "act").said();
    });
  };
  CHECK(can("3") == "true");
  CHECK(can("(1 << 32) + 3") == "false");
  CHECK(can("math.mininteger") == "false");
}

}  // namespace hr::tests
