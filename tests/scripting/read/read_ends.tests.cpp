// SPDX-License-Identifier: MIT
// Reads the ends of a game.
#include <catch2/catch.hpp>

#include "tests/scripting/loading.h"
#include "tests/support/error_of.h"

namespace hr::tests {

TEST_CASE("Invalid ends are refused with the reason", "[scripting]") {
  check_complaints(with_fields, R"(
ends = line{ 'cube', 3 }
--> t/rules.lua:4: ends: expected a list of ends: add braces around it
ends = { line{ 'cub', 3 } }
--> t/rules.lua:4: ends.1.1: there is no kind called "cub" (did you mean "cube"?)
ends = { line{ 'cube' } }
--> t/rules.lua:4: ends.1.2: expected an integer from 1 to 1000000, got nothing
ends = { line{ 'cube', 0 } }
--> t/rules.lua:4: ends.1.2: expected an integer from 1 to 1000000, got 0
ends = { line{ 'cube', 3, 4 } }
--> t/rules.lua:4: ends.1.3: expected at most 2 values here
ends = { line(3) }
--> t/rules.lua:4: line: expected a table in braces, as in line{ … }, got 3
ends = { reach{ 'cube', 'home' } }
--> t/rules.lua:4: ends.1.2: expected a set of cells, such as empty or region "name", got "home"; a name needs the word for what it names, as in var "points", zone "hand", seats "ann", region "home" or any.hand
ends = { reach{ 'cube', region 'home' } }
--> t/rules.lua:4: ends.1.2: there is no region called "home"
ends = { false, reach{ 'cube', own } }
--> t/rules.lua:4: ends.2: expected a set of regions and cells that does not depend on pieces
ends = { repeats(-1) }
--> t/rules.lua:4: ends.1.1: expected an integer from 0 to 1000000, got -1
ends = { repeats(1) }
--> t/rules.lua:4: ends.1.1: expected 0, or 2 or more, got 1: every position occurs once
ends = { 5 }
--> t/rules.lua:4: ends.1: expected a function, a condition, or connects, cuts, idle, line, plies, reach or repeats, got 5
ends = { { line{ 'cube', 3 }, 'looses' } }
--> t/rules.lua:4: ends.1.2: expected "wins", "loses", "draws" or "score", got "looses" (did you mean "loses"?)
ends = { { line{ 'cube', 3 }, 'score' } }
--> t/rules.lua:4: ends.1.2: the ruleset has no score to decide the game; add one, such as score = var "points"
ends = { { line{ 'cube', 3 }, nmae = 'three' } }
--> t/rules.lua:4: ends.1.nmae: unknown field (did you mean "name"?)
ends = { { line{ 'cube', 3 }, 'loses', 3 } }
--> t/rules.lua:4: ends.1.3: expected at most 2 values here
ends = { { line{ 'cube', 3 }, name = '' } }
--> t/rules.lua:4: ends.1.name: expected a name that is not empty, got ""
ends = { { repeats(3), 'loses' } }
--> t/rules.lua:4: ends.1.2: a repeated position is nobody's: expected "draws" or "score"
ends = { { function() end, 'loses' } }
--> t/rules.lua:4: ends.1.2: a function says itself who wins; expected only a name, as in { f, name = "checkmate" }
ends = { { 'loses' } }
--> t/rules.lua:4: ends.1.1: expected a function, a condition, or connects, cuts, idle, line, plies, reach or repeats, got "loses"
ends = { x = idle(5) }
--> t/rules.lua:4: ends.x: expected only a list here
ends = { step{} }
--> t/rules.lua:4: ends.1: expected a function, a condition, or connects, cuts, idle, line, plies, reach or repeats, got step{…}
ends = { connects{ 'cube', everywhere } }
--> t/rules.lua:4: ends.1.3: expected a set of cells, such as empty or region "name", got nothing
ends = { connects{ 'cube', everywhere, own } }
--> t/rules.lua:4: ends.1: expected a set of regions and cells that does not depend on pieces
ends = { connects{ 'rock', everywhere, nowhere } }
--> t/rules.lua:4: ends.1.1: there is no kind called "rock"
ends = { cuts{ 'cube' } }
--> t/rules.lua:4: ends.1.2: expected a set of cells, such as empty or region "name", got nothing
ends = { cuts{ 'cube', own } }
--> t/rules.lua:4: ends.1: expected a set of regions and cells that does not depend on pieces
ends = { cuts{ 'cube', nowhere } }
--> t/rules.lua:4: ends.1: expected at least two cells to cut apart, got 0
ends = { plies 'x' }
--> t/rules.lua:4: ends.1.1: expected an integer from 0 to 1000000, got "x"
ends = { plies(5, 'scores') }, score = function() return 1 end
--> t/rules.lua:4: ends.1.2: expected "score", got "scores" (did you mean "score"?)
ends = { idle(5, 'score') }
--> t/rules.lua:4: ends.1.2: the ruleset has no score to decide the game; add one, such as score = var "points"
ends = { plies(5, 'score', 1) }
--> t/rules.lua:4: ends.1.3: expected at most 2 values here
ends = { repeats(5, 'score') }
--> t/rules.lua:4: ends.1.2: expected at most 1 value here
ends = { false, reveals(5) }
--> t/rules.lua:4: ends.2: expected a function, a condition, or connects, cuts, idle, line, plies, reach or repeats, got 5
ends = { reveals(plies(-5)) }
--> t/rules.lua:4: ends.1.1: expected an integer from 0 to 1000000, got -5
ends = { reveals(plies(9), 5) }
--> t/rules.lua:4: ends.1.2: expected at most 1 value here
ends = { idle(5), false,
 function() end, true }
--> t/rules.lua:5: ends.4: expected a function, a condition, or connects, cuts, idle, line, plies, reach or repeats, got true
)");
}

TEST_CASE("An end after 0 repetitions or actions is switched off", "[scripting]") {
  const LuaPlay game(
      "return { name = 'E', seats = { 'a', 'b' }, score = function() return 1 end,\n"
      "verbs = { rest = pass{} }, ends = { plies(0), repeats(0), idle(0, 'score'),\n"
      "reveals(plies(0)), idle(7) } }");
  REQUIRE(game.game->definition().ends.size() == 1);
  CHECK(game.game->definition().ends[0].type == EndType::idle);
  CHECK(game.game->definition().ends[0].n == 7);
}

TEST_CASE("Ends are tested in order, without those that are false", "[scripting]") {
  const auto play = [](const std::string& ends) {
    return LuaPlay(with_fields("stuck = 'draws', ends = " + ends));
  };
  LuaPlay reached = play("{ false, reach{ 'cube', near(everywhere, 'n') } }");
  reached.play(1, "put", {0});
  CHECK_FALSE(reached.match.ended());
  reached.play(2, "put", {4});
  CHECK(reached.match.winners() == std::vector<SeatId>{SeatId(1)});
  LuaPlay line = play("function(o) return { line{ 'cube', 2 } } end");
  line.play(1, "put", {0}).play(2, "put", {8}).play(1, "put", {4});
  CHECK(line.match.winners() == std::vector<SeatId>{SeatId(0)});
  LuaPlay short_one = play("{ plies(1) }");
  short_one.play(1, "put", {0});
  CHECK(short_one.match.ended());
  CHECK(short_one.match.winners().empty());
}

TEST_CASE("The scores may decide when the actions run out", "[scripting]") {
  for (const char* end : {"plies(2, 'score')", "idle(2, 'score')"}) {
    LuaPlay game(with_verbs("wait = pass{} },\nends = { " + std::string(end) +
                            " }, score = function(_, seat) return seat end, events = {"));
    game.play(1, "wait").play(2, "wait");
    CHECK(game.match.winners() == std::vector<SeatId>{SeatId(1)});
  }
}

TEST_CASE("An end may be marked as one that reveals something", "[scripting]") {
  LuaPlay game(
      with_fields("stuck = reveals 'draws', ends = { plies(9), reveals(line{ 'cube', 2 }),\n"
                  "reveals(function(g) return g.field:at(9) and 'draw' or nil end) }"));
  const GameDef& def = game.game->definition();
  CHECK(def.stuck == Stuck::draws);
  CHECK(def.stuck_reveals);
  CHECK_FALSE(def.ends[0].reveals);
  CHECK(def.ends[1].reveals);
  CHECK(def.ends[1].type == EndType::line);
  CHECK(def.ends[2].reveals);
  game.play(1, "put", {0}).play(2, "put", {8});
  CHECK(game.match.ended());
  const LuaPlay plain(with_fields("stuck = function() return 'loses' end"));
  CHECK_FALSE(plain.game->definition().stuck_reveals);
}

TEST_CASE("The ends connects, idle and repeats are distinguished", "[scripting]") {
  LuaPlay joined(
      with_verbs("put = place{ 'cube' } },\nends = { connects{ 'cube', region 'home', "
                 "around(region 'home') - region 'home' } }, events = {"));
  joined.play(1, "put", {4}).play(2, "put", {8}).play(1, "put", {0});
  CHECK(joined.match.winners() == std::vector<SeatId>{SeatId(0)});
  LuaPlay idle(with_verbs("wait = pass{} },\nends = { idle(2) }, events = {"));
  idle.play(1, "wait");
  CHECK_FALSE(idle.match.ended());
  idle.play(2, "wait");
  CHECK(idle.match.ended());
  LuaPlay repeated(with_verbs("wait = pass{} },\nends = { repeats(2) }, events = {"));
  repeated.play(1, "wait").play(2, "wait");
  CHECK(repeated.match.ended());
  CHECK(repeated.match.winners().empty());
}

TEST_CASE("A function that looks for the game in the options is refused with advice",
          "[scripting]") {
  const auto complaint = [](const std::string& fields) {
    return error_of([&] { const LuaPlay game(with_fields(fields)); });
  };
  CHECK_THAT(complaint("stuck = function(g) if g.field then return 'loses' end end"),
             Catch::Contains("unknown name 'options.field': a function for `stuck` receives the "
                             "options, function(o), not the game; list the cases instead: { { "
                             "no(own), \"loses\" }, \"draws\" }"));
  CHECK_THAT(complaint("ends = function(g, me) if g.field:at(1) then return me end end"),
             Catch::Contains("a function for `ends` receives the options, function(o), not the "
                             "game; a function that ends the game goes into the list"));
}

}  // namespace hr::tests
