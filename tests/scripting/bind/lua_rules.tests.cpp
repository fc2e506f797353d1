// SPDX-License-Identifier: MIT
#include "scripting/bind/lua_rules.h"

#include <catch2/catch.hpp>

#include "tests/scripting/rule_bench.h"
#include "tests/support/error_of.h"

namespace hr::tests {
namespace {

// Two seats with cubes on a board of three by three, and the given fields from line 2 on.
std::string cubes(const std::string& fields) {
  return "return { name = 'T', seats = { 'a', 'b' }, board = grid{ 3, 3 }, zones = { f = {} }, "
         "events = { said = '{1}' }, kinds = { cube = {} }, vars = { n = {} },\n" +
         fields + "\n}";
}

const char* const k_setup =
    "setup = function(g) g.f:put(1, 'cube', 1) g.f:put(2, 'cube', 2) g.f:put(9, 'cube', 2) end,\n";

// The error with which a match under these rules cannot begin.
std::string start_failure(const std::string& rules) {
  return error_of([&] { const LuaPlay game(rules); });
}

std::string call(const char* name) {
  return "function(...) local g = ... local out = '" + std::string(name) +
         "' for i = 2, select('#', ...) do out = out .. ' ' .. tostring((select(i, ...))) end "
         "g:tell('all', 'said', out) end";
}

}  // namespace

TEST_CASE("Setup returns who moves first", "[scripting]") {
  const auto first = [](const std::string& setup) {
    return index(LuaPlay(cubes("verbs = { wait = pass{} }, " + setup)).turn()) + 1;
  };
  CHECK(first("") == 1);
  CHECK(first("setup = function() end") == 1);
  CHECK(first("setup = function() return 2 end") == 2);
}

TEST_CASE("Pieces are on their starting cells before setup runs", "[scripting]") {
  const LuaPlay play(
      "return { name = 'T', seats = { 'a', 'b' }, board = grid{ 3, 3 },\n"
      "regions = { home = { { 'A1', 'B1' }, { 'C3' } }, middle = { 'B2' } },\n"
      "zones = { f = {}, walls = {}, secret = { per = 'seat', see = 'owner' } },\n"
      "kinds = { cube = { zone = 'f', begins_on = region 'home' },\n"
      "  rock = { zone = 'f', owned = false, begins_on = region 'middle' },\n"
      "  wall = { zone = 'walls', owned = false, begins_on = region 'home' },\n"
      "  spy = { zone = 'secret', begins_on = region 'home' }, late = { zone = 'f' } },\n"
      "verbs = { wait = pass{} }, setup = function(g) return g.f:owner(g:cell 'C3') end }");
  CHECK(index(play.turn()) + 1 == 2);
  const View truth = play.match.view(SeatId::owner);
  const auto stands = [&](const char* kind, int seat) {
    const KindId id = play.game->kind(kind);
    const ZoneId zone = play.game->definition().kinds[nth(id)].zone;
    std::string out;
    for (const ZoneInstance z : play.game->layout().zone_instances())
      for (int c = 0; c < play.game->cells() && play.game->layout().zone(z).zone == zone; ++c)
        if (truth.at(z, CellId(c)).piece == Piece{id, SeatId(seat - 1)})
          out += play.game->board().name(CellId(c)) + " ";
    return out;
  };
  CHECK(stands("cube", 1) == "A1 B1 ");
  CHECK(stands("cube", 2) == "C3 ");
  CHECK(stands("rock", 0) == "B2 ");  // nobody's
  CHECK(stands("wall", 0) == "A1 B1 C3 ");
  CHECK(stands("spy", 1) == "A1 B1 A1 B1 ");  // on the board of either seat
  CHECK(stands("spy", 2) == "C3 C3 ");
  CHECK(stands("late", 1).empty());
}

TEST_CASE("Pieces that do not fit on their starting cells are an error", "[scripting]") {
  const auto begins = [](const std::string& set) {
    return start_failure(
        "return { name = 'T', seats = { 'a', 'b' }, board = grid{ 3, 3 },\n"
        "zones = { f = {} }, regions = { home = { { 'A1' }, { 'C3' } } },\n"
        "kinds = { cube = { begins_on = " +
        set + " } }, verbs = { wait = pass{} } }");
  };
  CHECK(begins("region 'home'").empty());
  CHECK(begins("region('home', 'any')") ==
        "t/rules.lua:3: kinds.cube.begins_on: f:put: expected A1 to be empty, found \"cube\" of a");
  CHECK(begins("region 'hom'") ==
        "t/rules.lua:3: kinds.cube.begins_on: there is no region called \"hom\"");
  CHECK(begins("'home'") ==
        "t/rules.lua:3: kinds.cube.begins_on: expected a set of cells, such as empty or region "
        "\"name\", got \"home\"");
}

TEST_CASE("A wrong result of setup is reported with the line of the function", "[scripting]") {
  const auto failure = [](const std::string& result) {
    return start_failure(
        cubes("verbs = { wait = pass{} },\n\nsetup = function()\n return " + result + "\nend"));
  };
  const std::string expected =
      "t/rules.lua:4: setup: expected it to return a seat from 1 to 2, or nothing, got ";
  CHECK(failure("3") == expected + "3");
  CHECK(failure("0") == expected + "0");
  CHECK(failure("'a'") == expected + "\"a\"");
  CHECK(failure("1.0") == expected + "1.0");
  CHECK(failure("{}") == expected + "a table");
  CHECK(failure("own") == expected + "a set of cells");
}

TEST_CASE("Every function receives the documented arguments", "[scripting]") {
  LuaPlay game(cubes(k_setup + ("kinds = { cube = { captured = " + call("captured") + " } },\n" +
                                "verbs = { move = { step{ 'cube', onto = enemy + empty },\n" +
                                "effect = " + call("effect") + " } },\n" + "ends = { " +
                                call("end") + " },\n" + "turn = " + call("turn") +
                                ", score = function(g, me) return me end")));
  game.play(1, "move", {0, 1});
  CHECK(game.said() == "captured 2 2 1, effect 1 1 2, end 1, turn 1");
  CHECK(game.match.winners() == std::vector<SeatId>{SeatId(1)});
}

TEST_CASE("A condition of a verb may be a function of what the seat sees", "[scripting]") {
  LuaPlay game(
      cubes("verbs = { put = { place{ 'cube' }, when = { function(v) return v.n < 2 end, 'no more' "
            "}, does "
            "= add('n', 1) }, rest = { pass{}, when = function(v) return v.n > 0 end } }, stuck = "
            "'pass', "
            "ends = { plies(9) }"));
  CHECK(game.verbs(1) == "put");
  game.play(1, "put", {0});
  CHECK(game.verbs(2) == "put rest");
  game.play(2, "put", {1});
  CHECK(game.verbs(1) == "rest");
  CHECK_THAT(game.failure(1, "put", {2}), Catch::Contains("no more"));
}

TEST_CASE("Arguments are passed as cells, words and numbers", "[scripting]") {
  const auto effect = [](const std::string& pattern,
                         std::initializer_list<std::int64_t> arguments) {
    LuaPlay game(cubes(k_setup + ("verbs = { act = { " + pattern + ", effect = " + call("it") +
                                  " } }, stuck = 'pass', ends = { plies(9) }")));
    game.play(1, "act", arguments);
    return game.said();
  };
  CHECK(effect("step{ 'cube' }", {0, 3}) == "it 1 1 4");
  CHECK(effect("slide{ 'cube' }", {0, 6}) == "it 1 1 7");
  CHECK(effect("jump{ 'cube' }", {0, 2, 1}) == "it 1 1 3 2");
  CHECK(effect("place{ 'cube' }", {5}) == "it 1 6");
  CHECK(effect("pick{ everywhere }", {5}) == "it 1 6");
  CHECK(effect("choice{ { 'yes', 'no' } }", {1}) == "it 1 no");
  CHECK(effect("number{ -3, 3 }", {-2}) == "it 1 -2");
  CHECK(effect("pass{}", {}) == "it 1");
}

TEST_CASE("allow forbids by returning false or nothing, and may give a reason", "[scripting]") {
  const auto choices = [](const std::string& result) {
    return LuaPlay(cubes("verbs = { dig = { pick{ everywhere }, allow = function(v, cell) " +
                         result + " end } }, stuck = 'draws'"))
        .choices(1);
  };
  CHECK(choices("return true") == 9);
  CHECK(choices("return cell > 4") == 5);
  CHECK(choices("return cell == 1 and cell or nil") == 1);
  CHECK(choices("return false") == 0);
  CHECK(choices("") == 0);
  CHECK(view("'because', 3") == "because, 3");
}

TEST_CASE("unless examines the position after an action without changing it", "[scripting]") {
  const LuaPlay game(cubes(
      k_setup +
      std::string("verbs = { move = { step{ 'cube' }, unless = function(g, me, from, to)\n"
                  "return g.f:at(to) == 'cube' and g.f:at(from) == nil and to == 4 end } }")));
  CHECK(game.choices(1) == 1);
  CHECK(game.match.view(SeatId::owner).at(ZoneInstance(0), CellId(0)).piece.kind == KindId(0));
  const auto writes =
      LuaPlay(cubes("stuck = 'pass', verbs = { wait = pass{},\nact = { pass{}, asked = true,\n"
                    "unless = function(g) g.n = 1 end } }, setup = function(g) end"));
  CHECK(writes.choices(1) == 1);
  CHECK(
      start_failure(cubes("verbs = {\nact = { pass{},\nunless = function(g)\n g.n = 1 end } }")) ==
      "t/rules.lua:5: this function may only read the game, not change it");
}

TEST_CASE("turn returns the next seat, or nobody if the scores decide", "[scripting]") {
  LuaPlay again(
      cubes("verbs = { wait = pass{} }, turn = function(g, me) g.n = g.n + 1\n"
            "if g.n < 3 then return me end return g:next(me) end"));
  again.play(1, "wait").play(1, "wait").play(1, "wait");
  CHECK(again.turn() == SeatId(1));
  LuaPlay over(
      cubes("verbs = { wait = pass{} }, turn = function() end,\n"
            "score = function(g, seat) return 10 - seat end"));
  over.play(1, "wait");
  CHECK(over.match.winners() == std::vector<SeatId>{SeatId(0)});
  LuaPlay wrong(cubes("verbs = { wait = pass{} },\nturn = function() return 'b' end"));
  CHECK(wrong.failure(1, "wait") ==
        "t/rules.lua:3: turn: expected it to return a seat from 1 to 2, or nothing, got \"b\"");
}

TEST_CASE("An end returns winners, draw or score", "[scripting]") {
  const auto ended = [](const std::string& result, const std::string& score = "") {
    LuaPlay game(cubes("verbs = { wait = pass{} }, ends = { function() return " + result +
                       " end }" + score));
    game.play(1, "wait");
    std::string out = game.match.ended() ? "over" : "on";
    for (const SeatId seat : game.match.winners()) out += " " + std::to_string(index(seat) + 1);
    return out;
  };
  CHECK(ended("nil") == "on");
  CHECK(ended("2") == "over 2");
  CHECK(ended("{ 1, 2 }") == "over 1 2");
  CHECK(ended("'draw'") == "over");
  CHECK(ended("'score'", ", score = function(g, seat) return seat end") == "over 2");
  CHECK(ended("'score'", ", score = function() return 5 end") == "over");
}

TEST_CASE("A wrong result of an end is reported with its line and number", "[scripting]") {
  const auto failure = [](const std::string& result) {
    LuaPlay game(cubes("verbs = { wait = pass{} }, ends = { false,\nfunction() return " + result +
                       " end }"));
    return game.failure(1, "wait");
  };
  const std::string expected =
      "t/rules.lua:3: ends.2: expected it to return a seat, a list of seats, \"draw\", \"score\" "
      "or "
      "nothing, got ";
  CHECK(failure("3") == expected + "3");
  CHECK(failure("true") == expected + "true");
  CHECK(failure("'won'") == expected + "\"won\"");
  CHECK(failure("{}") == expected + "a table");
  CHECK(failure("{ winner = 1 }") == expected + "a table");
  CHECK(failure("{ 1, 'x' }") == expected + "\"x\"");
  CHECK(failure("'score'") ==
        "t/rules.lua:3: ends.2: expected it to return something else, because the ruleset has no "
        "score, "
        "got \"score\"");
}

TEST_CASE("A score is an integer", "[scripting]") {
  LuaPlay game(
      cubes("verbs = { wait = pass{} }, turn = function() end,\n\n"
            "score = function(g, seat)\n return seat / 2 end"));
  CHECK(game.failure(1, "wait") ==
        "t/rules.lua:4: score: expected it to return an integer, got 0.5");
  LuaPlay writes(
      cubes("verbs = { wait = pass{} }, turn = function() end,\n"
            "score = function(g, seat) g.n = 1 return 1 end"));
  CHECK(writes.failure(1, "wait") ==
        "t/rules.lua:3: this function may only read the game, not change it");
}

TEST_CASE("An error in a number's function names its place", "[scripting]") {
  CHECK(start_failure(cubes("verbs = {\nbid = number{ 0,\nfunction(v) return 'x' end } }")) ==
        "t/rules.lua:4: verbs.bid.2: expected it to return an integer, got \"x\"");
  CHECK(start_failure(cubes(k_setup + std::string("verbs = { go = { slide{ 'cube',\nmax = "
                                                  "function(v) return 1.5 end } } }"))) ==
        "t/rules.lua:4: verbs.go.1.max: expected it to return an integer, got 1.5");
}

TEST_CASE("A stashed handle fails with an error", "[scripting]") {
  LuaPlay game("local kept = {}\n" +
               cubes("verbs = { keep = { pass{}, effect = function(g)\n"
                     "kept.g, kept.zone, kept.points = g, g.f, g.points\n"
                     "kept.next, kept.slot = g:cells(everywhere) end },\n"
                     "late = { pass{}, effect = function() kept.v:name(1) end },\n"
                     "use = { choice{ { 'v', 'g', 'zone', 'points', 'next' } }, asked = true,\n"
                     "allow = function(v, word) kept.v = v\n"
                     "if word == 'g' then kept.g:name(1) end\n"
                     "if word == 'zone' then kept.zone:at(1) end\n"
                     "if word == 'points' then return kept.points[1] end\n"
                     "if word == 'next' then return kept.next(kept.slot, 0) end end } },\n"
                     "vars = { points = { per = 'seat' } }"));
  const auto use = [&](std::int64_t word) -> std::string {
    Action action{.verb = game.game->verb("use"), .count = 1};
    action.arguments[0] = word;
    return error_of(
        [&] { game.ruleset->rules().allow(game.match.view(SeatId(0)), action, nullptr); });
  };
  game.play(1, "keep");
  CHECK(use(0).empty());
  const std::string g = ": g is valid only inside the function it was passed to";
  CHECK(use(1) == "t/rules.lua:9" + g);
  CHECK(use(2) == "t/rules.lua:10" + g);
  CHECK(use(3) == "t/rules.lua:11" + g);
  CHECK(use(4) == "t/rules.lua:12: this loop belongs to a call that has ended");
  CHECK(game.failure(2, "late") ==
        "t/rules.lua:6: v is valid only inside the function it was passed to");
}

TEST_CASE("A handle kept from one call is refused in later calls", "[scripting]") {
  const std::string rules =
      "local g0, zone, points\n" +
      cubes(
          "verbs = { keep = { pass{}, effect = function(g) g0, zone, points = g, g.f, g.points "
          "end },\n"
          "g = { pass{}, effect = function() if g0 then g0:name(1) end end },\n"
          "zone = { pass{}, effect = function() if zone then zone:at(1) end end },\n"
          "points = { pass{}, effect = function() if points then return points[1] end end },\n"
          "set = { pass{}, effect = function() if g0 then g0.n = 1 end end },\n"
          "}, "
          "vars = { points = { per = 'seat' }, n = { 0 } }");
  const std::string over = " is valid only inside the function it was passed to";
  for (int i = 0; i < 20; ++i) {
    LuaPlay again(rules);
    for (int n = 0; n < i % 5; ++n) again.play(n % 2 + 1, "g");
    const int seat = i % 5 % 2 + 1, next = 3 - seat;
    again.play(seat, "keep");
    CHECK(again.failure(next, "g") == "t/rules.lua:4: g" + over);
    CHECK(again.failure(next, "zone") == "t/rules.lua:5: g" + over);
    CHECK(again.failure(next, "points") == "t/rules.lua:6: g" + over);
    CHECK(again.failure(next, "set") == "t/rules.lua:7: g" + over);
  }
}

TEST_CASE("A handle kept in a series of calls is refused as well", "[scripting]") {
  const LuaPlay game("local kept\n" +
                     cubes("verbs = { go = { pass{}, effect = function(g)\n"
                           "if kept then kept:name(1) end kept = kept or g end } },\n"
                           "ends = { plies(100) }"));
  State state;
  ActionContext context;
  game.engine->start(state, context);
  Random random(1);
  CHECK_THROWS_WITH(game.engine->playout(state, random, context, 100),
                    Catch::Contains("is valid only inside the function it was passed to"));
}

TEST_CASE("After a failure Lua's stack is as high as before", "[scripting]") {
  LuaPlay game(cubes("verbs = { wait = pass{} }, ends = { function() return { 1, 'x' } end }"));
  for (int i = 0; i < 2000; ++i) CHECK_FALSE(game.failure(1, "wait").empty());
}

TEST_CASE("A pattern may have a function of its own that forbids what it leads to", "[scripting]") {
  const auto moves = [](const std::string& verbs) {
    const LuaPlay game(
        "return { name = 'S', seats = { 'ann' }, board = grid{ 4, 1 }, regions = { home = { "
        "'B1' } }, zones = { field = "
        "{} },\nkinds = { man = { begins_on = region 'home' } }, verbs = { " +
        verbs + " }, stuck = 'draws' }");
    std::string out;
    for (const Choice& choice : game.match.legal(SeatId(0)))
      out += (out.empty() ? "" : ", ") + action_text(*game.game, choice.action);
    return out;
  };
  const std::string left =
      "unless = function(g, me, from, to) return g.field:at(1) ~= nil and from == 2 end";
  CHECK(moves("go = step{ 'man' }") == "go B1 A1, go B1 C1");
  CHECK(moves("go = step{ 'man', " + left + " }") == "go B1 C1");
  CHECK(moves("go = { step{ 'man', dirs = 'w', " + left + " }, step{ 'man', dirs = 'e' } }") ==
        "go B1 C1");
  CHECK(moves("go = { step{ 'man', dirs = 'e', " + left + " }, step{ 'man', dirs = 'w' } }") ==
        "go B1 A1, go B1 C1");
  CHECK(
      moves(
          "go = { step{ 'man', dirs = 'e', unless = function(g) return g.field:at(3) ~= nil end "
          "}, step{ 'man', dirs = 'w' }, unless = function(g) return g.field:at(1) ~= nil end }") ==
      "");
  // the first pattern that offers an action answers for it
  CHECK(moves("go = { step{ 'man', " + left + " }, step{ 'man', dirs = 'w' } }") == "go B1 C1");
}

}  // namespace hr::tests
