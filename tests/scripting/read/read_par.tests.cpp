// SPDX-License-Identifier: MIT
// Reads par, the planning clock, and what it means that a seat's time is up.
#include <catch2/catch.hpp>

#include "core/par/par.h"
#include "tests/scripting/loading.h"
#include "tests/support/error_of.h"

namespace hr::tests {
namespace {

// Three by three cubes; the given fields may replace the ruleset's own.
std::string digging(const std::string& fields) {
  return "return { name = 'D', seats = { { 'a', faces = 'n' }, { 'b', faces = 's' } },\n"
         "options = { far = { false }, minutes = { 5, min = 0, max = 9 } },\n"
         "board = grid{ 3, 3, links = 'orthogonal' }, zones = { field = {} },\n"
         "kinds = { cube = { owned = false } }, vars = { bonus = { 2 } },\n"
         "regions = { corner = { 'A1' } },\n"
         "verbs = { take = { pick{ any 'cube' },\n"
         "  effect = function(g, me, cell) g.field:take(cell) end } }, stuck = 'draws',\n"
         "setup = function(g) for c in g:cells(everywhere) do g.field:put(c, 'cube') end end,\n" +
         fields + "\n}";
}

std::string best(LuaPlay& play) { return par_text(*play.game, par(play.match)); }

}  // namespace

TEST_CASE("Par is read, and without a worth each cell is worth 1", "[scripting]") {
  LuaPlay plain(digging("par = { collects = 'cubes', over = any 'cube' }"));
  CHECK(par(plain.match).score == 9);
  LuaPlay full(
      digging("par = { collects = 'cubes', over = any 'cube' - region 'corner', from = near(region "
              "'corner'), dirs = { 'forward', 'right' }, stops = true,\n"
              "worth = function(g, cell) local x, y = g:where(cell) return x * g.bonus - y end }"));
  CHECK(best(full) == "Par is 15 (cubes: 4): B1, C1, C2, C3.");
  LuaPlay terms(
      digging("par = { collects = 'cubes', over = any 'cube', dirs = 'right', stops = 'after a "
              "move', toll = 2,\n"
              "worth = function(g, cell) return g:where(cell) == 2 and 9 or -9 end }"));
  CHECK(best(terms) == "Par is 0 (cubes: 2): B1, C1.");
  CHECK(terms.game->definition().par->toll == 2);
}

TEST_CASE("Par counts only what is left in the position", "[scripting]") {
  LuaPlay play(digging("par = { collects = 'cubes', over = any 'cube', dirs = 'e' }"));
  CHECK(best(play) == "Par is 3 (cubes: 3): A1, B1, C1.");
  play.play(1, "take", {play.cell("B1")});
  play.play(2, "take", {play.cell("B3")});
  CHECK(best(play) == "Par is 3 (cubes: 3): A2, B2, C2.");
}

TEST_CASE("Par and the clock may be functions of the options, and return nothing", "[scripting]") {
  const std::string rules = digging(
      "par = function(o) if not o.far then return { collects = 'cubes', over = any 'cube' } end "
      "end,\n"
      "clock = function(o) return o.minutes > 0 and o.minutes * 60 or nil end");
  const LuaPlay near(rules), far(rules, 1, {{"far", "true"}, {"minutes", "0"}});
  CHECK(near.game->definition().par);
  CHECK(near.game->definition().clock == 300);
  CHECK_FALSE(far.game->definition().par);
  CHECK(far.game->definition().clock == 0);
}

TEST_CASE("Whether a seat loses when its time is up is read", "[scripting]") {
  const LuaPlay plain(digging("")), strict(digging("time_out = 'loses'"));
  CHECK_FALSE(plain.game->definition().time_out_loses);
  CHECK(strict.game->definition().time_out_loses);
}

TEST_CASE("An invalid par is refused with the reason", "[scripting]") {
  check_complaints(digging, R"(
par = 5
--> t/rules.lua:9: par: expected a table, got 5
par = { over = any 'cube' }
--> t/rules.lua:9: par.collects: expected a text, got nothing
par = { collects = 'score', over = any 'cube' }
--> t/rules.lua:9: par.collects: expected what is collected, as a plural such as "jewels", got "score"
par = { collects = 'cubes' }
--> t/rules.lua:9: par.over: expected a set of cells, such as empty or region "name", got nothing
par = { collects = 'cubes', over = any 'cub' }
--> t/rules.lua:9: par.over: there is no kind called "cub" (did you mean "cube"?)
par = { collects = 'cubes', over = filled, form = empty }
--> t/rules.lua:9: par.form: unknown field (did you mean "from"?)
par = { collects = 'cubes', over = filled, from = 'A1' }
--> t/rules.lua:9: par.from: expected a set of cells, such as empty or region "name", got "A1"; a name needs the word for what it names, as in var "points", zone "hand", seats "ann", region "home" or any.hand
par = { collects = 'cubes', over = filled, dirs = 'north' }
--> t/rules.lua:9: par.dirs: there is no direction called "north"; the board has n, e, s, w
par = { collects = 'cubes', over = filled, dirs = 'forward_left' }
--> t/rules.lua:9: par.dirs: "forward_left" is not a direction for a on this board
par = { collects = 'cubes', over = filled, stops = 1 }
--> t/rules.lua:9: par.stops: expected true or false, got 1
par = { collects = 'cubes', over = filled, worth = 3 }
--> t/rules.lua:9: par.worth: expected a function, got 3
clock = 0
--> t/rules.lua:9: clock: expected an integer from 1 to 86400, got 0
time_out = "wins"
--> t/rules.lua:9: time_out: expected "loses", got "wins"
time_out = true
--> t/rules.lua:9: time_out: expected "loses", got true
clock = 'five'
--> t/rules.lua:9: clock: expected an integer from 1 to 86400, got "five"
)");
  check_complaints(without_board, R"(
par = { collects = 'cubes', over = everywhere }
--> t/rules.lua:3: par: a run needs a board to lead over
)");
}

TEST_CASE("A worth that is not a number, or that changes the game, is an error of the rules",
          "[scripting]") {
  const auto failure = [](const std::string& worth) {
    LuaPlay play(
        digging("par = { collects = 'cubes', over = any 'cube',\nworth = " + worth + " }"));
    return error_of([&] { par(play.match); });
  };
  CHECK(failure("function() return 1.5 end") ==
        "t/rules.lua:10: par.worth: expected it to return an integer, got 1.5");
  CHECK(failure("function(g, cell) g.field:take(cell) end") ==
        "t/rules.lua:10: this function may only read the game, not change it");
  CHECK(failure("function() return 2000000000000 end") ==
        "par.worth: expected an integer from -1000000000000 to 1000000000000 for A1, got "
        "2000000000000");
}

}  // namespace hr::tests
