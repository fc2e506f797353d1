// SPDX-License-Identifier: MIT
// Variables that hold a direction, from the ruleset to the game.
#include <catch2/catch.hpp>

#include "core/engine/perft.h"
#include "core/match/carry.h"
#include "tests/models/plain_light_cycles.h"
#include "tests/support/lua_play.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

namespace {

// A man on B2 of three by three cells, and a direction; the given fields may replace these.
std::string windy(const std::string& verbs, const std::string& more = "") {
  return "return { api = 4, name = 'Windy', seats = { { 'white', faces = 'n' }, { 'black', faces = "
         "'s' } "
         "},\n"
         "board = grid{ 3, 3 }, zones = { field = {} }, stuck = 'pass', ends = { plies(20) },\n"
         "regions = { home = { { 'B2' }, {} }, corner = { 'A1' } },\n"
         "kinds = { man = { begins_on = region 'home' }, rock = { owned = false } },\n"
         "vars = { wind = { 'n', type = 'direction' }, calm = { type = 'direction' },\n"
         "  course = { type = 'direction', per = 'seat' } },\n" +
         more + "\nverbs = { " + verbs + " } }";
}

// Where the man, or what is picked, can go, in the order of the cells.
std::string ends(const LuaPlay& game, int argument = 1) {
  std::string out;
  for (const Choice& choice : game.match.legal(game.turn()))
    out += (out.empty() ? "" : " ") + game.game->board().name(choice.action.cell(argument));
  return out;
}
std::string moves(const std::string& pattern, const std::string& more = "") {
  return ends(LuaPlay(windy("move = " + pattern, more)));
}
std::string picks(const std::string& set, const std::string& more = "") {
  return ends(LuaPlay(windy("mark = pick{ " + set + " }", more)), 0);
}

std::int64_t value(const LuaPlay& game, const std::string& var, int seat = 1) {
  const State& state = game.match.state();
  const int word = game.game->layout().var_word(game.game->var(var), SeatId(seat - 1));
  return static_cast<std::int64_t>(state.words()[word]);
}
std::string direction(const LuaPlay& game, const std::string& var, int seat = 1) {
  const std::int64_t found = value(game, var, seat);
  return found == k_nil ? "none" : game.game->board().name(DirectionId(static_cast<int>(found)));
}

}  // namespace

TEST_CASE("light cycles agree with their model", "[rulesets]") {
  Ready ready(std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets" / "light_cycles");
  std::vector<std::uint64_t> counts;
  for (int depth = 1; depth <= 9; ++depth)
    counts.push_back(perft(*ready.engine, ready.state, depth).count);
  CHECK(counts == plain_counts(PlainLightCycles(), 9));
  CHECK(std::vector(counts.begin(), counts.begin() + 3) == std::vector<std::uint64_t>{3, 9, 24});
}

TEST_CASE("a variable says in which direction pieces move", "[rulesets]") {
  CHECK(moves("step{ 'man', dirs = var 'wind' }") == "B3");
  CHECK(moves("slide{ 'man', dirs = turned(var 'wind', 'forward_left') }") == "A3");
  CHECK(moves("step{ 'man', dirs = var 'wind' + turned(var 'wind', { 'left', 'back' }) }") ==
        "B3 B1 A2");
  CHECK(moves("step{ 'man', dirs = var 'calm' }").empty());
  CHECK(moves("jump{ 'man', over = filled, dirs = var 'wind' }",
              "board = grid{ 3, 4 }, setup = put('rock', "
              "near(own, 'n') + near(own, 's')),") == "B4");
  CHECK(moves("slide{ 'man', dirs = turned(var 'wind', 'left'), exactly = 1 }") == "A2");
  CHECK(moves("step{ 'man', dirs = some(own) * var 'wind' }") == "B3");
  CHECK(moves("step{ 'man', dirs = var 'wind' - var 'wind' }").empty());
}

TEST_CASE("directions that meet in a ring offer each action once", "[rulesets]") {
  const std::string ring = "board = grid{ 2, 3, wrap = 'columns' }, ";
  CHECK(moves("step{ 'man', dirs = turned(var 'wind', { 'left', 'right' }) }", ring) == "A2");
  CHECK(moves("slide{ 'man', dirs = turned(var 'wind', { 'left', 'right' }) }", ring) == "A2");
}

TEST_CASE("sets follow the direction of a variable", "[rulesets]") {
  CHECK(picks("near(own, var 'wind')") == "B3");
  CHECK(picks("around(own, var 'wind')") == "B2 B3");
  CHECK(picks("near(own, var 'calm')").empty());
  CHECK(picks("near(own, turned(var 'calm', 'left'))").empty());
  CHECK(picks("ray(region 'corner', empty, var 'wind')") == "A2 A3");
  CHECK(picks("ray(region 'corner', empty, turned(var 'wind', { 'right', 'forward_right' }))") ==
        "B1 C1 B2");
  CHECK(picks("group(everywhere, region 'corner', var 'wind')") == "A1 A2 A3");
  CHECK(picks("bracket(own, everywhere - own, var 'wind')") == "B1");
  CHECK(picks("between(near(own, 's'), own, everywhere, var 'wind')") == "B2");
  CHECK(picks("between(near(own, 's'), own, everywhere, var 'calm')").empty());
  CHECK(picks("no(var 'calm') * some(var 'wind') * own") == "B2");
  CHECK(picks("is(var 'wind', 'n') * own + is('e', var 'wind') * empty") == "B2");
  CHECK(picks("is(count(var 'wind' + turned(var 'wind', 'left')), 2) * own") == "B2");
}

TEST_CASE("bearing has the directions from cells of one set to cells of another", "[rulesets]") {
  const std::string corner = "bearing(own, region 'corner')";
  CHECK(picks("near(own, " + corner + ")") == "A1");
  CHECK(picks("near(region 'corner', bearing(region 'corner', own))") == "B2");
  CHECK(picks("near(own) - near(own, " + corner + ")") == "B1 C1 A2 C2 A3 B3 C3");
  CHECK(picks("near(region 'corner', bearing(own, near(own, { 'n', 'e' })))") == "B1 A2");
  CHECK(picks("near(own, bearing(own, nowhere) + bearing(nowhere, own))").empty());
  CHECK(picks("near(own, bearing(region 'corner', region 'corner'))").empty());
  CHECK(moves("step{ 'man', dirs = " + corner + " }") == "A1");
  // The same on boards of any size, and not across their edges.
  CHECK(picks("near(own, " + corner + ")", "board = grid{ 40, 40 },") == "A1");
  CHECK(picks("near(own, bearing(own, near(own, 'e', 2)))").empty());

  LuaPlay game(windy("move = { hop{ 'man' }, does = set('wind', bearing(origin, here)) }"));
  game.play(1, "move", {game.cell("B2"), game.cell("A1")});
  CHECK(direction(game, "wind") == "sw");
  game.play(1, "move", {game.cell("A1"), game.cell("C1")});  // two links away
  CHECK(direction(game, "wind") == "none");

  const auto wrong = [](const std::string& term) {
    return complaint(windy("mark = pick{ near(own, " + term + ") }"));
  };
  CHECK(wrong("bearing(own)") ==
        "t/rules.lua:8: bad argument #2 to 'bearing' (set of cells expected, got nothing)");
  CHECK(wrong("bearing(own, others)") ==
        "t/rules.lua:8: verbs.mark.1: this set: expected a set of cells, got a set of seats");
  CHECK(wrong("bearing(own, everywhere) + 1") ==
        "t/rules.lua:8: verbs.mark.1: expected two terms of one sort beside '+', got a direction "
        "and a number");
}

TEST_CASE("heading is the direction of the action", "[rulesets]") {
  const auto course = [](const std::string& pattern, std::int64_t to,
                         const std::string& more = "") {
    LuaPlay game(windy("move = { " + pattern + ", does = set('course', heading) }", more));
    for (const Choice& choice : game.match.legal(game.turn()))
      if (choice.action.arguments[1] == to) {
        game.match.play(game.turn(), choice.action);
        return direction(game, "course");
      }
    return std::string("illegal");
  };
  CHECK(course("step{ 'man' }", 8) == "ne");
  CHECK(course("slide{ 'man', dirs = 'orthogonal' }", 3) == "w");
  CHECK(course("jump{ 'man', over = empty, dirs = 's' }", 1,
               "board = grid{ 3, 5 }, regions = { home = { { "
               "'B3' }, {} } },") == "s");
  CHECK(course("hop{ 'man' }", 8) == "none");
  CHECK(course("step{ 'man', dirs = leap(0, 1) }", 7) == "n");
  CHECK(course("step{ 'man', dirs = leap(1, 2) }", 9, "board = grid{ 3, 4 },") == "none");
  // In a ring of two columns west and east lead to the same cell.
  const std::string ring = "board = grid{ 2, 3, wrap = 'columns' }, ";
  CHECK(course("step{ 'man', dirs = turned(var 'wind', 'left') }", 2, ring) == "w");
  CHECK(course("step{ 'man', dirs = turned(var 'wind', 'right') }", 2, ring) == "e");
  CHECK(course("slide{ 'man', dirs = turned(var 'wind', 'right') }", 2, ring) == "e");
}

TEST_CASE("a chain remembers its last heading, and a part that of the one before", "[rulesets]") {
  LuaPlay chain(
      windy("move = { step{ 'man', dirs = { 'n', 'e' } }, again = true, "
            "last = set('course', heading) }"));
  chain.play(1, "move", {chain.cell("B2"), chain.cell("B3")});
  chain.play(1, "move", {chain.cell("B3"), chain.cell("C3")});
  CHECK(direction(chain, "course") == "e");

  LuaPlay parts(
      windy("move = { parts{ step{ 'man', dirs = { 'n', 'e' } }, "
            "place{ 'rock', onto = near(here, turned(heading, 'back')) } } }"));
  REQUIRE(parts.choices(1) == 2);  // both times onto the cell that was left
  for (const Choice& choice : parts.match.legal(parts.turn()))
    CHECK(choice.action.cell(2) == CellId(static_cast<int>(parts.cell("B2"))));
}

TEST_CASE("writes set a direction by name, by the seat's own words and by a term", "[rulesets]") {
  const auto set = [](const std::string& value) {
    LuaPlay game(windy("go = { pass{}, does = set('course', " + value + ") }"));
    game.play(1, "go");
    return direction(game, "course");
  };
  CHECK(set("'se'") == "se");
  CHECK(set("'back_left'") == "sw");
  CHECK(set("var 'wind'") == "n");
  CHECK(set("turned(var 'wind', 'right')") == "e");
  CHECK(set("var 'calm'") == "none");
  CHECK(set("nowhere") == "none");
}

TEST_CASE("functions read and write the name of a direction", "[rulesets]") {
  LuaPlay game(
      windy("go = { pass{}, effect = function(g, me) "
            "g.course[me] = g.wind; g.wind = nil; "
            "g:tell('all', 'told', g.course[me], tostring(g.wind)) end }",
            "events = { told = '{1} {2}' },"));
  game.play(1, "go");
  CHECK(game.said() == "n, nil");
  CHECK(direction(game, "course") == "n");
  CHECK(direction(game, "wind") == "none");
  LuaPlay wrong(windy("go = { pass{}, effect = function(g) g.wind = 'up' end }"));
  CHECK_THAT(wrong.failure(1, "go"),
             Catch::Contains("there is no direction called \"up\"; the board has n, ne, e,"));
  LuaPlay number(windy("go = { pass{}, effect = function(g) g.wind = 3 end }"));
  CHECK_THAT(number.failure(1, "go"),
             Catch::Contains("g.wind: expected the name of a direction, or nil, got"));
}

TEST_CASE("sowing follows a variable", "[rulesets]") {
  LuaPlay game(
      "return { name = 'Sower', seats = { 'white', 'black' }, board = grid{ 4, 1 },\n"
      "zones = { field = { holds = 'pile' } }, kinds = { seed = {} }, stuck = 'pass',\n"
      "regions = { home = { 'B1' } }, vars = { way = { 'e', type = 'direction' } },\n"
      "setup = put('seed', region 'home', 2),\n"
      "verbs = { sow = sow{ own, dirs = var 'way' } }, ends = { plies(2) } }");
  game.play(1, "sow", {game.cell("B1")});
  const View truth(*game.engine, game.match.state(), SeatId::owner);
  CHECK(truth.count(ZoneInstance(0), CellId(2), KindId::none) == 1);
  CHECK(truth.count(ZoneInstance(0), CellId(3), KindId::none) == 1);
}

TEST_CASE("wrong directions are refused when the rules are read", "[rulesets]") {
  const auto says = [](const std::string& verb, const std::string& what,
                       const std::string& more = "") {
    CHECK_THAT(complaint(windy(verb, more)), Catch::Contains(what));
  };
  says("go = { pass{}, does = set('wind', 'nrth') }", "rules.lua:8:");
  says("go = { pass{}, does = set('wind', 'nrth') }", "there is no direction called \"nrth\"");
  says("go = { pass{}, does = set('wind', 'all') }",
       "expected one direction, got \"all\", which means 8 directions");
  says("go = { pass{}, does = set('wind', own) }", "expected a direction, got a set of cells");
  says("go = { pass{}, does = set('wind', 3) }", "expected a direction, got a number");
  says("go = { pass{}, when = is(var 'wind', 'nrth') }",
       "there is no direction called \"nrth\"; the board has ");
  says("go = { pass{}, when = some(turned(var 'wind', 'lift')) }",
       "there is no direction called \"lift\"");
  says("go = { pass{}, when = turned(own, 'left') }",
       "turned: expected a direction as its first argument, got a set of cells");
  says("go = step{ 'man', dirs = count(own) }", "expected a direction, got a number");
  says("go = pick{ ray(own, empty, own) }",
       "the last argument: expected directions, got a set of cells");
  says("go = step{ 'man', dirs = var 'spot' }", "expected a set of links, got a set of cells",
       "vars = { spot = { 'B2', type = 'cell' } },");
  says("go = pick{ near(own, var 'spot') }",
       "rules.lua:", "vars = { spot = { 'B2', type = 'cell' } },");
  says("go = slide{ 'man', dirs = leap(1, 2), exactly = along(filled) }",
       "along counts on the lines of the board, and leap(1, 2) goes along none");
  says("go = pass{}", "there is no direction called \"up\"",
       "vars = { wind = { 'up', type = 'direction' } },");
}

TEST_CASE("an event names the directions that it is told", "[rulesets]") {
  const std::string events = "events = { blows = 'The wind is {1}, or {2}.' },";
  LuaPlay play(
      windy("go = { pass{}, does = tell(everyone, 'blows', var 'wind', var 'calm') }", events));
  play.play(1, "go");
  CHECK(play.said() == "n, none");
}

TEST_CASE("a direction that a changed board has lost becomes none", "[rulesets]") {
  const std::string verbs = "go = { pass{}, does = set('course', 'ne') }";
  LuaPlay before(windy(verbs));
  before.play(1, "go");
  const LuaPlay after(windy("go = pass{}", "board = grid{ 3, 3, links = 'orthogonal' },"));
  const CarriedState carried = carry_over(*before.game, before.match.state(), *after.game);
  CHECK(carried.lost == std::vector<std::string>{
                            "The variable course was cleared: the direction ne no longer exists."});
  const auto word = [&](const char* var) {
    return static_cast<std::int64_t>(
        carried.state.words()[after.game->layout().var_word(after.game->var(var), SeatId(0))]);
  };
  CHECK(word("course") == k_nil);
  CHECK(after.game->board().name(DirectionId(static_cast<int>(word("wind")))) == "n");
}

}  // namespace hr::tests
