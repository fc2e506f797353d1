// SPDX-License-Identifier: MIT
// Where quick tables differ. (That they behave alike otherwise is tested by rule_bench.h, in every
// test of a function of g and v.)
#include "scripting/bind/quick_tables.h"

#include <catch2/catch.hpp>

#include "tests/scripting/rule_bench.h"

namespace hr::tests {
namespace {

// The result in a series, or the error.
std::string said_in_series(LuaPlay& game) {
  return in_series(game, [&] { return game.play(index(game.turn()) + 1, "act").said(); });
}

}  // namespace

TEST_CASE("A field cannot be overwritten in a series either", "[scripting]") {
  CHECK(in_effect("g:size(everywhere) g.size = 5") ==
        "t/rules.lua:2: g.size: only variables can be set");
  CHECK(in_effect("g:size(everywhere) g.size = g.size") ==
        "t/rules.lua:2: g.size: only variables can be set");
  CHECK(in_effect("local s = g['size'] g['size'] = 5") ==
        "t/rules.lua:2: g.size: only variables can be set");
  CHECK(in_effect("g.points[me] = 2 g.points = 5") ==
        "t/rules.lua:2: g.points: name the seat: g.points[seat] = …");
  CHECK(in_effect("g.field:at(1) g.field.at = 5") ==
        "t/rules.lua:2: a zone is changed by its functions, such as put, take and move");
}

TEST_CASE("Overwriting a field by a computed name is reported after the series", "[scripting]") {
  const auto check = [](const std::string& body, const std::string& said) {
    INFO(body);
    LuaPlay game = effect_play("local function put(t, k, v) t[k] = v end " + body);
    CHECK(said_in_series(game) ==
          said + " (houserules check --games 1 --seed with this game's seed shows where)");
  };
  check("g:size(everywhere) put(g, 'size', 5)", "g.size: only variables can be set");
  check("g:size(everywhere) put(g, 'size')", "g.size: only variables can be set");
  check("local map = g.map put(g, 'map', g.field)", "g.map: only variables can be set");
  check("local options = g.options put(g, 'options', {})", "g.options: only variables can be set");
  check("local points = g.points put(g, 'points', 5)",
        "g.points: name the seat: g.points[seat] = …");
  const std::string zone = "a zone is changed by its functions, such as put, take and move";
  check("g.field:at(1) put(g.field, 'at', function() end)", zone);
  check("g.map[1]:at(1) put(g.map[1], 'at', 5)", zone);
  check("local mine = g.map[1] put(g.map, 1, g.map[2])", zone);
}

TEST_CASE("Overwritten fields are restored after the series", "[scripting]") {
  LuaPlay game = effect_play(
      "local size = 'size' g:size(everywhere) if g.bonus == 3 then g.bonus = 4 else g[size] = 5 "
      "end "
      "say(g, g.bonus)");
  CHECK(said_in_series(game) == "4");
  CHECK_THAT(said_in_series(game), Catch::StartsWith("g.size: only variables can be set"));
  CHECK(game.failure(index(game.turn()) + 1, "act") ==
        "t/rules.lua:2: g.size: only variables can be set");
  LuaPlay gone = effect_play(
      "local size = 'size' for i = 1, 100 do g:size(everywhere) g[size] = nil end "
      "g:size(everywhere) say(g, g.field:at(1))");
  CHECK(said_in_series(gone) == "cube");  // removed and read again: the same value
}

TEST_CASE("g, v and zones have the same type in a series", "[scripting]") {
  CHECK(
      truth(
          "type(g), type(g.field), type(g.map), type(g.map[1]), type(g.points), type(g.options)") ==
      "userdata, userdata, userdata, userdata, userdata, table");
  CHECK(view("type(v), type(v.field)") == "userdata, userdata");
  CHECK(in_effect("for k in pairs(g) do end") ==
        "t/rules.lua:2: bad argument #1 to 'pairs' (table expected, got game)");
  CHECK(in_effect("for k in pairs(g.field) do end") ==
        "t/rules.lua:2: bad argument #1 to 'pairs' (table expected, got zone)");
  LuaPlay length = effect_play("say(g, #g)");
  CHECK(said_in_series(length) == "t/rules.lua:2: attempt to get length of a game value");
  CHECK(truth("g.field == g.field, g == g, g.field ~= g.tower") == "true, true, true");
}

TEST_CASE("A function of g can be called only on g, in a series as well", "[scripting]") {
  CHECK(in_effect("g:seats() g.seats()") ==
        "t/rules.lua:2: expected a colon before this function, as in g:seats(…)");
  CHECK(in_effect("g.field:at(1) g.field.at(g.tower, 1)") == "");
}

}  // namespace hr::tests
