// SPDX-License-Identifier: MIT
// Dice, events and variables as declared writes: they do what a function of the rules does.
#include <catch2/catch.hpp>

#include "core/match/log_entries.h"
#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

// Three seats on a row of eight cells, each with a man on A1, and these verbs, from line 9 on.
std::string row_with(const std::string& verbs) {
  return "return { name = 'S', seats = { 'ann', 'bob', 'cy' }, board = grid{ 8, 1 },\n"
         "regions = { start = { 'A1' } },\n"
         "zones = { row = { holds = 'stack' }, bag = { holds = 'pile' } },\n"
         "kinds = { man = { begins_on = region 'start', zone = 'row' }, nut = { zone = 'bag' } },\n"
         "vars = { die = { 0, max = 6 }, low = { 0, max = 5 }, mine = { 0, per = 'seat', "
         "see = 'owner' }, flag = { false }, spot = { type = 'cell' }, foe = { type = 'seat', "
         "per = 'seat' } },\n"
         "events = { said = '{1}', seen = '{1:seat} at {2:cell}', plain = 'Hello.' },\n"
         "stuck = 'draws',\n"
         "verbs = {\n" +
         verbs + "\n} }";
}

// What a seat was told, line by line.
std::string said_to(const LuaPlay& game, int seat) {
  std::string out;
  for (const LogEntry& told : log_entries(game.match, SeatId(seat - 1)))
    if (told.event != nullptr) out += event_text(*game.game, *told.event) + "\n";
  return out;
}

std::int64_t value(const LuaPlay& game, const char* name, SeatId seat = SeatId(0)) {
  return game.match.view(SeatId::owner).var(game.game->var(name), seat).value_or(-1);
}

}  // namespace

TEST_CASE("A declared roll is the roll of a function", "[scripting]") {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    LuaPlay declared(row_with("act = { pass{}, does = { roll('die', 6), roll('low', 2 + 3) } }"),
                     seed);
    LuaPlay called(row_with("act = { pass{}, effect = function(g)\n"
                            "g.die = g:roll(6) g.low = g:roll(5) end }"),
                   seed);
    for (int n = 0; n < 6; ++n)
      for (LuaPlay* game : {&declared, &called}) game->play(n % 3 + 1, "act");
    CHECK(declared.match.node().faces() == called.match.node().faces());
    for (const char* name : {"die", "low"}) CHECK(value(declared, name) == value(called, name));
  }
}

TEST_CASE("A declared roll takes typed dice, and is undone", "[scripting]") {
  LuaPlay game(row_with("act = { pass{}, does = roll('die', 6) }"));
  const Action act{.verb = game.game->verb("act")};
  game.match.play(SeatId(0), act, std::vector<int>{4});
  CHECK(value(game, "die") == 4);
  CHECK_THROWS_WITH(game.match.play(SeatId(1), act, std::vector<int>{7}),
                    "A die here has the faces 1 to 6; 7 was given.");
  CHECK_THROWS(game.match.play(SeatId(1), act, std::vector<int>{1, 1}));
  CHECK(value(game, "die") == 4);
  game.match.undo();
  CHECK(value(game, "die") == 0);
  game.match.redo();
  CHECK(value(game, "die") == 4);
}

TEST_CASE("Who sees a declared roll is decided by its variable", "[scripting]") {
  LuaPlay game(
      row_with("act = { pass{}, does = { roll('mine', 6), tell(me, 'said', var 'mine'),\n"
               "as(next_seat, roll('mine', 6)) } }"));
  game.match.play(SeatId(0), {.verb = game.game->verb("act")}, std::vector<int>{3, 5});
  const VarId mine = game.game->var("mine");
  CHECK(game.match.view(SeatId(0)).var(mine, SeatId(0)) == 3);
  CHECK_FALSE(game.match.view(SeatId(1)).var(mine, SeatId(0)));
  CHECK(game.match.view(SeatId(1)).var(mine, SeatId(1)) == 5);
  CHECK_FALSE(game.match.view(SeatId(2)).var(mine, SeatId(1)));
  CHECK(said_to(game, 1) == "3\n");
  CHECK(said_to(game, 2).empty());
  CHECK(game.match.node().audiences() == std::vector<std::uint32_t>{0b001, 0b010});
  LuaPlay open(row_with("act = { pass{}, does = roll('die', 6) }"));
  open.play(1, "act");
  CHECK(open.match.node().audiences() == std::vector<std::uint32_t>{0b111});
}

TEST_CASE("A function says who sees a roll, or leaves it open", "[scripting]") {
  LuaPlay game(
      row_with("act = { pass{}, effect = function(g, me) g:roll(6) g:roll(6, 'all') g:roll(6, me)\n"
               "g:roll(6, { 2, 3 }) g:roll(6, {}) end }"));
  game.play(1, "act");
  CHECK(game.match.node().audiences() ==
        std::vector<std::uint32_t>{Chance::k_undeclared, 0b111, 0b001, 0b110, 0});
}

TEST_CASE("A declared event names what its arguments are", "[scripting]") {
  LuaPlay game(
      row_with("act = { pick{ everywhere }, does = { set('die', 2),\n"
               "tell(everyone, 'said', 5), tell(others, 'said', 'a word'),\n"
               "tell(everyone, 'seen', me, here), tell(me - me, 'plain'),\n"
               "tell(seats 'cy', 'said', others), tell(seats 'cy', 'said', here - here),\n"
               "tell(seats 'cy', 'said', here + near(here)),\n"
               "tell(everyone, 'said', var 'die' + 1) } }"));
  CHECK(game.failure(1, "act", {1}).empty());
  CHECK(said_to(game, 1) == "5\nAnn at B1\n3\n");
  CHECK(said_to(game, 2) == "5\nA word\nAnn at B1\n3\n");
  CHECK(said_to(game, 3) == "5\nA word\nAnn at B1\nBob, cy\nNone\nA1, B1, C1\n3\n");
}

TEST_CASE("A number after directions means so many links straight on", "[scripting]") {
  LuaPlay game(
      row_with("go = { pick{ near(own 'man', 'e', 3) + near(own 'man', { 'e', 'w' }, 0) +\n"
               "near(own 'man', 'e', 8) }, does = roll('die', 6) },\n"
               "on = { pick{ near(own 'man', 'e', var 'die') } }"));
  CHECK(game.choices(1) == 3);  // A1 and D1; A1 for now
  game.match.play(SeatId(0), {.verb = game.game->verb("go"), .count = 1, .arguments = {3}},
                  std::vector<int>{6});
  CHECK(game.failure(2, "on", {6}).empty());
}

TEST_CASE("Of a stack, a declared send moves the pieces that it names", "[scripting]") {
  LuaPlay game(
      row_with("act = { pick{ empty.row }, does = send(own 'man', here, own 'man') },\n"
               "all = { pick{ empty.row }, does = send(own 'man', here, any.row) }"));
  const auto at = [&](int cell) {
    return game.match.view(SeatId::owner).count(ZoneInstance(1), CellId(cell), KindId::none);
  };
  game.play(1, "act", {4});
  CHECK(at(0) == 2);
  CHECK(at(4) == 1);
  game.play(2, "all", {5});
  CHECK(at(0) == 0);
  CHECK(at(5) == 2);
}

TEST_CASE("A set of some of the pieces of a zone says which pieces a write means", "[scripting]") {
  for (const char* nuts : {"filled.bag", "any.bag", "lines(any.bag, 1)", "group(any.bag, here)",
                           "any.bag - region 'start'", "any.bag * here"}) {
    CAPTURE(nuts);
    LuaPlay game(row_with(std::string("act = { step{ 'man', dirs = 'e' }, does = { put('nut', "
                                      "here), take(") +
                          nuts + ") } }"));
    game.play(1, "act", {0, 1});
    const View view = game.match.view(SeatId::owner);
    CHECK(view.count(ZoneInstance(0), CellId(1), KindId::none) == 0);  // the bag
    CHECK(view.count(ZoneInstance(1), CellId(1), KindId::none) == 1);  // the row
  }
}

TEST_CASE("Each word for pieces may say which pieces a write means", "[scripting]") {
  const auto left_by = [](const std::string& pieces) {
    LuaPlay game(row_with("act = { pass{}, does = take(own 'man', " + pieces + ") }"));
    game.play(1, "act");
    return game.match.view(SeatId::owner).count(ZoneInstance(1), CellId(0), KindId::none);
  };
  CHECK(left_by("own 'man'") == 2);
  CHECK(left_by("enemy 'man'") == 1);
  CHECK(left_by("any 'man'") == 0);
  CHECK(left_by("filled 'man'") == 0);
}

TEST_CASE("A variable of other seats can be set", "[scripting]") {
  LuaPlay game(
      row_with("act = { pass{}, does = { set('mine', 4, others), set('foe', me, next_seat),\n"
               "set('mine', 1 + var 'mine', seats(no(var 'foe'))) } },\n"
               "forget = { pass{}, does = set('foe', nowhere) }"));
  game.play(1, "act");
  CHECK(value(game, "mine", SeatId(0)) == 1);
  CHECK(value(game, "mine", SeatId(1)) == 4);
  CHECK(value(game, "mine", SeatId(2)) == 1);
  CHECK(value(game, "foe", SeatId(1)) == 0);
  game.play(2, "forget");
  CHECK(value(game, "foe", SeatId(1)) == k_nil);
}

TEST_CASE("What a seat takes of its own is not captured", "[scripting]") {
  LuaPlay game(
      row_with("act = { pass{}, does = as(next_seat, take(own 'man', own 'man')) },\n"
               "hit = { pass{}, does = take(any 'man', enemy 'man') }"));
  game.play(1, "act");
  CHECK(said_to(game, 2).empty());
  game.play(2, "hit");
  CHECK(said_to(game, 2) == "Bob takes ann's man at A1.\nBob takes cy's man at A1.\n");
}

TEST_CASE("Dice and events of the wrong sort are refused", "[scripting]") {
  check_complaints(row_with, R"(
act = { pass{}, does = roll('dye', 6) }
--> t/rules.lua:9: verbs.act.does.1.1: there is no variable called "dye" (did you mean "die"?)
act = { pass{},
does = { set('die', 1), roll('flag', 6) } }
--> t/rules.lua:10: verbs.act.does.2: expected "flag" to be a number
act = { pass{}, does = roll('low', 6) }
--> t/rules.lua:9: verbs.act.does.1: a die of 6 sides shows 1 to 6, but "low" must be at most 5
act = { pass{}, does = roll('die', 0) }
--> t/rules.lua:9: verbs.act.does.1: expected a die of 1 to 1000000 sides, got 0
act = { pass{}, does = roll('die', own 'man') }
--> t/rules.lua:9: verbs.act.does.1: expected a number, got a set of cells; count(…) is how many are in a set
act = { pass{}, does = roll('die') }
--> t/rules.lua:9: verbs.act.does.1: expected how many sides the die has as value 2, got none
act = { pass{}, does = tell(everyone, 'sad', 1) }
--> t/rules.lua:9: verbs.act.does.1.2: there is no event called "sad" (did you mean "said"?)
act = { pass{}, does = tell(everyone, 'said') }
--> t/rules.lua:9: verbs.act.does.1: event "said": its text has 1 argument, got 0
act = { pass{}, does = tell(own 'man', 'plain') }
--> t/rules.lua:9: verbs.act.does.1: expected a set of seats, got a set of cells
act = { pass{}, does = tell(everyone, 'seen', me, 9) }
--> t/rules.lua:9: verbs.act.does.1: {2}: expected a set of cells, or the number of a cell from 1 to 8, got 9
act = { pass{}, does = tell(everyone, 'seen', own 'man', own 'man') }
--> t/rules.lua:9: verbs.act.does.1: {1}: expected a set of seats, got a set of cells
act = { pass{}, does = tell(everyone, 'seen', 'me', own 'man') }
--> t/rules.lua:9: verbs.act.does.1: {1}: expected a set of seats, got a text
act = { pass{}, does = tell(everyone, 'said', some(own 'man')) }
--> t/rules.lua:9: verbs.act.does.1: {1}: expected a set, a number or a text, got a condition; to tell one event or another, write { when = CONDITION, tell(…), otherwise = tell(…) }
act = { pass{}, does = set('die', 1, others) }
--> t/rules.lua:9: verbs.act.does.1: "die" is the same for all seats; only a variable with per = "seat" can be set for some
act = pick{ near(own 'man', 'e', own 'man') }
--> t/rules.lua:9: verbs.act.1: near: expected a number, got a set of cells; count(…) is how many are in a set
act = { pick{ own 'man' }, does = flip{ here } }
--> t/rules.lua:9: verbs.act.does.1: expected parentheses, as in flip(here), got braces
act = { pass{}, does = turn_to{ next_seat } }
--> t/rules.lua:9: verbs.act.does.1: expected parentheses, as in turn_to(next_seat), got braces
act = { pass{}, does = as(seats(count(own 'man')), set('die', 1)) }
--> t/rules.lua:9: verbs.act.does.1: seats: expected a set or a condition, got a number
act = pick{ near(own 'man', own 'man', 2) }
--> t/rules.lua:9: near: with a number of links, expected directions by name, got a term
)");
}

TEST_CASE("A roll that leaves the range of its variable undoes the action", "[scripting]") {
  LuaPlay game(row_with("act = { pass{}, does = { set('die', 2), roll('low', 3 * var 'die') } }"));
  const Action act{.verb = game.game->verb("act")};
  CHECK_THROWS(game.match.play(SeatId(0), act, std::vector<int>{6}));
  CHECK(value(game, "die") == 0);
  game.match.play(SeatId(0), act, std::vector<int>{5});
  CHECK(value(game, "low") == 5);
}

TEST_CASE("A die that a variant changes is rolled by the new rules, live", "[scripting]") {
  LuaPlay small(row_with("act = { pass{}, does = roll('die', 2) }"));
  const LuaPlay large(row_with("act = { pass{}, does = roll('die', 6) }"));
  small.play(1, "act");
  small.match.change_rules({large.engine, nullptr});
  small.match.play(SeatId(1), {.verb = large.game->verb("act")}, std::vector<int>{6});
  CHECK(value(small, "die") == 6);
}

TEST_CASE("Writes are done when a turn begins and ends", "[scripting]") {
  LuaPlay game(
      row_with("act = pass{}, more = { pass{}, does = go_on } },\n"
               "turn_begins = { roll('die', 6), add('mine', 1), tell(me, 'plain') },\n"
               "turn_ends = { as(everyone, set('spot', region 'start')), add('mine', 10)"));
  const auto mine = [&](int seat) { return value(game, "mine", SeatId(seat - 1)); };
  CHECK(value(game, "die") > 0);
  CHECK(mine(1) == 1);
  CHECK(mine(2) == 0);
  game.play(1, "more");
  CHECK(mine(1) == 1);
  game.match.play(SeatId(0), {.verb = game.game->verb("act")}, std::vector<int>{4});
  CHECK(value(game, "die") == 4);
  CHECK(value(game, "spot") == 0);
  CHECK(mine(1) == 11);
  CHECK(mine(2) == 1);
  CHECK(said_to(game, 1) == "Hello.\n");
  CHECK(said_to(game, 2) == "Hello.\n");
  game.match.undo();
  CHECK(mine(1) == 1);
  CHECK(mine(2) == 0);
}

TEST_CASE("The first turn begins after what all are asked", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann', 'bob' },\n"
      "vars = { bid = { 0, per = 'seat', see = 'owner' }, total = { 0 } },\n"
      "setup = function(g) g:all('bid', 1) return 2 end,\n"
      "turn_begins = { roll('total', 6), add('bid', 1) },\n"
      "verbs = { bid = { number{ 1, 9 }, asked = true, secret = true,\n"
      "does = set('bid', chosen), done = as(everyone, add('bid', 100)) }, act = pass{} } }");
  for (const int seat : {1, 2}) game.play(seat, "bid", {seat + 4}).play(seat, "ready");
  CHECK(value(game, "bid", SeatId(0)) == 105);
  CHECK(value(game, "bid", SeatId(1)) == 107);
  CHECK(value(game, "total") > 0);
  CHECK(game.verbs(2) == "act");
  game.play(2, "act");
  CHECK(value(game, "bid", SeatId(0)) == 106);
  CHECK(value(game, "bid", SeatId(1)) == 107);
}

TEST_CASE("A far jump along a line that runs into a circle comes to an end", "[scripting]") {
  // On the surface of a cube lines bend at corners, so some lead round without coming back.
  for (const int cell : {1, 2, 3, 9, 20, 26}) {
    LuaPlay game(
        "return { name = 'Cube', seats = { 'white', 'black' }, board = cube_surface(2),\n"
        "zones = { field = {} }, kinds = { man = {} },\n"
        "setup = function(g) g.field:put(" +
        std::to_string(cell) +
        ", 'man', 1) end,\n"
        "verbs = { jump = jump{ 'man', far = true }, wait = pass{} },\n"
        "stuck = 'pass', ends = { plies(9) } }");
    INFO(cell);
    CHECK(game.failure(1, "wait").empty());
  }
}

TEST_CASE("Of a pile of several kinds as many pieces are taken as is said, in all", "[scripting]") {
  const auto left = [](const std::string& taken) {
    LuaPlay game(
        "return { name = 'S', seats = { 'a', 'b' }, board = grid{ 2, 1 },\n"
        "regions = { home = { 'A1' } }, zones = { field = { holds = 'pile' } },\n"
        "kinds = { red = { owned = false }, blue = { owned = false }, man = {} },\n"
        "setup = { put('red', region 'home', 2), put('blue', region 'home', 3) }, stuck = "
        "'draws',\n"
        "vars = { left = { 0, max = 99 } },\n"
        "verbs = { go = { pass{}, does = { " +
        taken + ", set('left', total(region 'home')) } } } }");
    game.play(1, "go");
    return game.match.view(SeatId::owner).var(game.game->var("left"), SeatId(0));
  };
  CHECK(left("take(region 'home')") == 0);
  CHECK(left("take(region 'home', 1)") == 4);
  CHECK(left("take(region 'home', 3)") == 2);
  CHECK(left("take(region 'home', 4)") == 1);
  CHECK(left("take(region 'home', 9)") == 0);
}

}  // namespace hr::tests
