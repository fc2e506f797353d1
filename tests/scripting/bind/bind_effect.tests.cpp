// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/scripting/rule_bench.h"
#include "tests/support/lua_play.h"

namespace hr::tests {

TEST_CASE("An event needs as many arguments as its text has", "[scripting]") {
  CHECK(
      in_effect(R"(g:tell("all", "said", "hello") g:tell(2, "said", 5) g:tell("all", "plain"))") ==
      "hello");
  CHECK(in_effect(R"(g:tell(1, "seen", 2, 9))") == "");
  CHECK(in_effect(R"(g:tell("all", "plian"))") ==
        R"(t/rules.lua:2: there is no event called "plian" (did you mean "plain"?))");
  CHECK(in_effect(R"(g:tell("all", "plain", 1))") ==
        R"(t/rules.lua:2: event "plain": its text has 0 arguments, got 1)");
  CHECK(in_effect(R"(g:tell("all", "said"))") ==
        R"(t/rules.lua:2: event "said": its text has 1 argument, got 0)");
  CHECK(
      in_effect(R"(g:tell("al", "plain"))") ==
      R"(t/rules.lua:2: bad argument #1 to 'tell' ("all", a seat or a list of seats expected, got "al"))");
  CHECK(in_effect(R"(g:tell(3, "plain"))") ==
        "t/rules.lua:2: bad argument #1 to 'tell' (seat from 1 to 2 expected, got 3)");
  CHECK(in_effect(R"(g:tell(nil, "plain"))") ==
        "t/rules.lua:2: bad argument #1 to 'tell' (seat expected, got nil)");
  CHECK(in_effect("g:tell(1)") ==
        "t/rules.lua:2: bad argument #2 to 'tell' (event expected, got nothing)");
  CHECK(
      in_effect(R"(g:tell(1, "seen", 1, "A1"))") ==
      R"(t/rules.lua:2: bad argument #4 to 'tell' (cell expected, got "A1": write g:cell("A1")))");
  CHECK(in_effect(R"(g:tell(1, "seen", 3, 1))") ==
        "t/rules.lua:2: bad argument #3 to 'tell' (seat from 1 to 2 expected, got 3)");
  CHECK(in_effect(R"(g:tell(1, "said", {}))") ==
        "t/rules.lua:2: bad argument #3 to 'tell' (integer or text expected, got a table)");
  CHECK(in_effect(R"(g:tell(1, "said", nil))") ==
        "t/rules.lua:2: bad argument #3 to 'tell' (integer or text expected, got nil)");
  CHECK(in_effect(R"(g:tell(1, "said", 1.5))") ==
        "t/rules.lua:2: bad argument #3 to 'tell' (integer or text expected, got 1.5)");
}

TEST_CASE("Dice have at least one side", "[scripting]") {
  CHECK(in_effect("local n = g:roll(6) say(g, n >= 1 and n <= 6, g:roll(1))") == "true, 1");
  CHECK(in_effect("say(g, g:roll(1, 'all'), g:roll(1, 2), g:roll(1, { 1, 2 }), g:roll(1, {}))") ==
        "1, 1, 1, 1");
  CHECK(in_effect("g:roll(1, { 3 })") ==
        "t/rules.lua:2: bad argument #2 to 'roll' (list of seats expected, got a table)");
  CHECK(in_effect("g:roll(1, 'some')") ==
        "t/rules.lua:2: bad argument #2 to 'roll' (\"all\", a seat or a list of seats expected, "
        "got \"some\")");
  CHECK(in_effect("g:roll(0)") ==
        "t/rules.lua:2: bad argument #1 to 'roll' (number of sides from 1 to 1000000 expected, got "
        "0)");
  CHECK(in_effect("g:roll()") ==
        "t/rules.lua:2: bad argument #1 to 'roll' (number of sides expected, got nothing)");
  CHECK(in_effect(R"(g:roll("6"))") ==
        R"(t/rules.lua:2: bad argument #1 to 'roll' (number of sides expected, got "6"))");
}

TEST_CASE("A winner must be a seat", "[scripting]") {
  CHECK(in_effect("g:win()") ==
        "t/rules.lua:2: bad argument #1 to 'win' (seat expected, got nothing)");
  CHECK(in_effect("g:win(3)") ==
        "t/rules.lua:2: bad argument #1 to 'win' (seat from 1 to 2 expected, got 3)");
  CHECK(
      in_effect(R"(g:win(1, "x"))") ==
      R"(t/rules.lua:2: expected a seat, or the name of an end that functions bring about, got "x"; declare one, as in ends = { { name = "x" } })");
}

TEST_CASE("An ask needs a verb of the ruleset and may give its first arguments", "[scripting]") {
  CHECK(in_effect(R"(g:ask(1, "mov"))") ==
        R"(t/rules.lua:2: there is no verb called "mov" (did you mean "move"?))");
  CHECK(in_effect("g:ask(1)") ==
        "t/rules.lua:2: bad argument #2 to 'ask' (verb expected, got nothing)");
  CHECK(in_effect(R"(g:ask(3, "move"))") ==
        "t/rules.lua:2: bad argument #1 to 'ask' (seat from 1 to 2 expected, got 3)");
  CHECK(in_effect(R"(g:ask(1, "swap"))") == R"(t/rules.lua:2: there is no verb called "swap")");
  CHECK(in_effect(R"(g:ask(1, "act", 1))") ==
        R"(t/rules.lua:2: "act": expected at most 0 given arguments, got 1)");
  CHECK(in_effect(R"(g:ask(1, "move", 1, 2, 3))") ==
        R"(t/rules.lua:2: "move": expected at most 2 given arguments, got 3)");
  CHECK(in_effect(R"(g:ask(1, "move", 10))") ==
        "t/rules.lua:2: bad argument #3 to 'ask' (cell from 1 to 9 expected, got 10)");
  CHECK(in_effect(R"(g:ask(1, "move", nil))") ==
        "t/rules.lua:2: bad argument #3 to 'ask' (cell expected, got nil)");
  CHECK(in_effect(R"(g:offer(1, "mov"))") ==
        R"(t/rules.lua:2: there is no verb called "mov" (did you mean "move"?))");
  CHECK(in_effect(R"(g:offer("white", "move"))") ==
        R"(t/rules.lua:2: bad argument #1 to 'offer' (seat expected, got "white"))");
}

TEST_CASE("g:anyone_may needs a verb, after seats if not all others are meant", "[scripting]") {
  CHECK(in_effect(R"(g:anyone_may("mov"))") ==
        R"(t/rules.lua:2: there is no verb called "mov" (did you mean "move"?))");
  CHECK(in_effect("g:anyone_may()") ==
        "t/rules.lua:2: bad argument #1 to 'anyone_may' (verb expected, got nothing)");
  CHECK(in_effect(R"(g:anyone_may(3, "move"))") ==
        "t/rules.lua:2: bad argument #1 to 'anyone_may' (seat from 1 to 2 expected, got 3)");
  CHECK(in_effect(R"(g:anyone_may({}, "move"))") ==
        "t/rules.lua:2: bad argument #1 to 'anyone_may' (seat, or a list of at least one of them "
        "(this one is empty), expected, got a table)");
  CHECK(in_effect(R"(g:anyone_may({ 1, 2 }, { "move", "mov" }))") ==
        R"(t/rules.lua:2: there is no verb called "mov" (did you mean "move"?))");
}

TEST_CASE("g:all needs verbs, each with a number of times", "[scripting]") {
  CHECK(in_effect(R"(g:all("act"))") ==
        "t/rules.lua:2: bad argument #2 to 'all' (number of times expected, got nothing)");
  CHECK(in_effect("g:all()") ==
        "t/rules.lua:2: bad argument #1 to 'all' (verb expected, got nothing)");
  CHECK(in_effect(R"(g:all("act", 1.5))") ==
        "t/rules.lua:2: bad argument #2 to 'all' (number of times expected, got 1.5, which has a "
        "fractional part)");
  CHECK(in_effect(R"(g:all("act", -1))") ==
        "t/rules.lua:2: bad argument #2 to 'all' (number of times from 0 to 1000 expected, got "
        "-1)");
  CHECK(in_effect(R"(g:all("act", 1, "mov", 1))") ==
        R"(t/rules.lua:2: there is no verb called "mov" (did you mean "move"?))");
  CHECK(in_effect(R"(g:all(1, "act"))") ==
        "t/rules.lua:2: bad argument #1 to 'all' (verb expected, got 1)");
  CHECK(in_effect(R"(g:ask(1, "act") g:all("act", 1))") ==
        "t/rules.lua:2: all: another question is still open");
}

namespace {

// Three seats, a board of two cells and the given fields.
LuaPlay table_of_three(const std::string& fields) {
  return LuaPlay("return { name = 'T', seats = { 'a', 'b', 'c' }, board = grid{ 2, 1 },\n" +
                 fields + "}");
}

// The events that a seat was shown along the line, texts and numbers joined by ", ".
std::string heard(const LuaPlay& game, int seat) {
  std::string out;
  for (const LogEntry& told : log_entries(game.match, SeatId(seat - 1)))
    if (told.event != nullptr)
      for (const EventArgument& argument : told.event->arguments) {
        out += out.empty() ? "" : ", ";
        if (const auto* text = std::get_if<std::string>(&argument)) out += *text;
        if (const auto* n = std::get_if<std::int64_t>(&argument)) out += std::to_string(*n);
        if (const auto* who = std::get_if<SeatId>(&argument))
          out += "seat " + std::to_string(index(*who) + 1);
        if (const auto* where = std::get_if<CellId>(&argument))
          out += "cell " + std::to_string(index(*where) + 1);
      }
  return out;
}

}  // namespace

TEST_CASE("An event reaches only its audience, with typed arguments", "[scripting]") {
  LuaPlay game = table_of_three(
      "events = { dug = '{1:seat} digs {2:cell}, {3} deep, {4}', psst = '{1}' },\n"
      "verbs = { dig = { pick{ everywhere }, effect = function(g, me, cell)\n"
      "g:tell('all', 'dug', me, cell, 7, 'clay') g:tell(2, 'psst', 'gold') end } }");
  game.play(1, "dig", {1});
  CHECK(heard(game, 1) == "seat 1, cell 2, 7, clay");
  CHECK(heard(game, 2) == "seat 1, cell 2, 7, clay, gold");
  CHECK(heard(game, 3) == "seat 1, cell 2, 7, clay");
}

TEST_CASE("Asks are answered in order before the turn passes", "[scripting]") {
  LuaPlay game = table_of_three(
      "verbs = { act = { pass{}, effect = function(g, me) g:ask(3, 'x') g:ask(2, 'y') end },\n"
      "x = { pass{}, asked = true, effect = function(g) g:ask(1, 'y') end },\n"
      "y = { pass{}, asked = true } }");
  game.play(1, "act");
  CHECK(game.verbs(1).empty());
  CHECK(game.verbs(2).empty());
  CHECK(game.verbs(3) == "x");
  game.play(3, "x");
  CHECK(game.verbs(1) == "y");
  game.play(1, "y");
  CHECK(game.verbs(2) == "y");
  game.play(2, "y");
  CHECK(game.verbs(2) == "act");
}

TEST_CASE("An ask may give the first arguments", "[scripting]") {
  LuaPlay game(
      k_first_line +
      std::string("verbs = { act = { pass{}, effect = function(g) g:ask(2, 'move', 2) end },\n"
                  "pair = { pass{}, effect = function(g) g:ask(2, 'move', 2, 5) end },\n"
                  "say = { choice{ { 'yes', 'no' } }, asked = true },\n"
                  "bid = { number{ 1, 9 }, asked = true },\n"
                  "word = { pass{}, effect = function(g) g:ask(2, 'say', 'no') end },\n"
                  "sum = { pass{}, effect = function(g) g:ask(2, 'bid', 7) end },\n"
                  "move = { step{ 'cube' }, asked = true } } }"));
  CHECK(game.play(1, "act").choices(2) == 3);
  game.match.undo();
  CHECK(game.play(1, "pair").choices(2) == 1);
  game.match.undo();
  CHECK(game.play(1, "word").match.legal(SeatId(1)).front().action.arguments[0] == 1);
  game.match.undo();
  CHECK(game.play(1, "sum").match.legal(SeatId(1)).front().action.arguments[0] == 7);
  CHECK(game.choices(2) == 1);
}

TEST_CASE("Words and numbers given to an ask are checked", "[scripting]") {
  const auto fails = [](const std::string& ask) {
    return LuaPlay(k_first_line +
                   ("verbs = { act = { pass{}, effect = function(g)\n" + ask +
                    " end },\nsay = choice{ { 'yes', 'no' } }, bid = number{ 1, 9 } } }"))
        .failure(1, "act");
  };
  CHECK(fails("g:ask(2, 'say', 'maybe')") ==
        "t/rules.lua:2: bad argument #3 to 'ask' (one of \"yes\", \"no\" expected, got \"maybe\")");
  CHECK(fails("g:ask(2, 'bid', 'x')") ==
        "t/rules.lua:2: bad argument #3 to 'ask' (integer expected, got \"x\")");
}

TEST_CASE("An offer can be declined, and is skipped if there is no answer", "[scripting]") {
  LuaPlay game = table_of_three(
      "verbs = { act = { pass{}, effect = function(g) g:offer(2, 'x') g:offer(3, 'none') end },\n"
      "x = { pass{}, asked = true }, none = { pick{ nowhere }, asked = true } }");
  game.play(1, "act");
  CHECK(game.verbs(2) == "x decline");
  game.play(2, "decline");
  CHECK(game.verbs(2) == "act");
}

TEST_CASE("An ask that cannot be answered undoes the action", "[scripting]") {
  LuaPlay game = table_of_three(
      "vars = { n = {} }, verbs = { act = { pass{}, effect = function(g)\n"
      "g.n = 5 g:ask(2, 'none') end }, none = { pick{ nowhere }, asked = true } }");
  const std::uint64_t before = game.match.state().hash();
  CHECK(game.failure(1, "act").find("b is asked for \"none\"") != std::string::npos);
  CHECK(game.match.state().hash() == before);
}

TEST_CASE("Three seats bid in secret, in any order, and done compares the bids", "[scripting]") {
  const std::string rules =
      "vars = { bid = { per = 'seat', see = 'owner' }, left = { 10, per = 'seat' } },\n"
      "events = { bids = '{1:seat} bids {2}', mine = '{1}' },\n"
      "setup = function(g) g:all('bid', 1) end,\n"
      "verbs = { rest = pass{}, bid = { number{ 0, function(v) return v.left[v.seat] end },\n"
      "asked = true, secret = true,\n"
      "effect = function(g, me, n) g.bid[me] = n g:tell(me, 'mine', n) end,\n"
      "done = function(g) local best = 1 for seat in g:seats() do\n"
      "  g:tell('all', 'bids', seat, g.bid[seat]) if g.bid[seat] > g.bid[best] then best = seat "
      "end\n"
      "end g:win(best) end } }";
  std::uint64_t hash = 0;
  for (const auto& order : {std::array{1, 2, 3}, std::array{3, 1, 2}}) {
    LuaPlay game = table_of_three(rules);
    CHECK(game.choices(2) == 11);
    CHECK(game.verbs(2) == "bid");
    for (const int seat : order) {
      game.play(seat, "bid", {seat == 2 ? 9 : seat});
      CHECK(game.match.part(SeatId(seat - 1)).size() == 1);
    }
    for (const int seat : {2, 3}) game.play(seat, "ready");
    CHECK_FALSE(game.match.ended());
    CHECK(heard(game, 1) == "1");
    game.play(1, "ready");
    CHECK(heard(game, 1) == "1, seat 1, 1, seat 2, 9, seat 3, 3");
    CHECK(game.match.winners() == std::vector<SeatId>{SeatId(1)});
    if (hash != 0) CHECK(game.match.state().hash() == hash);
    hash = game.match.state().hash();
  }
}

TEST_CASE("While all seats are asked, a seat can write, tell and ask only for itself",
          "[scripting]") {
  const auto fails = [](const std::string& effect) {
    LuaPlay game = table_of_three(
        "zones = { f = {} }, kinds = { k = {} }, vars = { n = {}, own = { per = 'seat', see = "
        "'owner' } }, events = { e = 'x' }, setup = function(g) g:all('x', 2) end,\nverbs = { "
        "rest = pass{}, x = { pass{}, asked = true, effect = function(g, me)\n" +
        effect + "\nend } }");
    return game.failure(2, "x");
  };
  const std::string only =
      ": while all answer at once, an action may change only what its own seat alone sees, such as "
      "a zone or "
      "variable with per = \"seat\" and see = \"owner\"; what everybody sees is changed in the "
      "verb's `done`";
  CHECK(fails("g:tell(me, 'e') if g.own[me] == 0 then g.own[me] = 1 g:ask(me, 'x') end").empty());
  CHECK(fails("g.n = 1") == "t/rules.lua:4: n" + only);
  CHECK(fails("g.own[1] = 1") == "t/rules.lua:4: own" + only);
  CHECK(fails("g.f:put(1, 'k', me)") == "t/rules.lua:4: f:put" + only);
  CHECK(fails("g:tell('all', 'e')") ==
        "t/rules.lua:4: tell: while all answer at once, an event may go only to the acting seat");
  CHECK(fails("if me ~= 1 then g:ask(1, 'x') end") ==
        "t/rules.lua:4: ask: while all answer at once, a seat may ask only itself");
  CHECK(fails("g:roll(6)") == "t/rules.lua:4: roll: no dice while all answer at once");
  CHECK(fails("g:win(me)") == "t/rules.lua:4: win: nobody can win while all answer at once");
  CHECK(fails("g:all('x', 1)") == "t/rules.lua:4: all: another question is still open");
}

TEST_CASE("Dice depend on the seed and are stored with the action", "[scripting]") {
  const auto roll = [](std::uint64_t seed) {
    LuaPlay game(k_first_line + std::string("verbs = { act = { pass{}, effect = function(g)\n"
                                            "say(g, g:roll(6), g:roll(6), g:roll(6)) end } } }"),
                 seed);
    game.play(1, "act");
    const auto& faces = game.match.node().faces();
    CHECK(faces.size() == 3);
    CHECK(game.said() == std::to_string(faces[0]) + ", " + std::to_string(faces[1]) + ", " +
                             std::to_string(faces[2]));
    return game.said();
  };
  std::string all;
  for (std::uint64_t seed = 1; seed < 6; ++seed) {
    CHECK(roll(seed) == roll(seed));
    all += roll(seed);
  }
  CHECK(all != roll(1) + roll(1) + roll(1) + roll(1) + roll(1));
}

TEST_CASE("Winners are named, and a draw has none", "[scripting]") {
  const auto after = [](const std::string& effect) {
    LuaPlay game = effect_play(effect);
    game.play(1, "act");
    CHECK(game.match.ended());
    return game.match.winners();
  };
  CHECK(after("g:win(2)") == std::vector<SeatId>{SeatId(1)});
  CHECK(after("g:win(1, 2)") == std::vector<SeatId>{SeatId(0), SeatId(1)});
  CHECK(after("g:draw()").empty());
  CHECK(after("g:win(2) g:win(1) g:draw()") == std::vector<SeatId>{SeatId(1)});
  CHECK(effect_play("g:draw('deck', 'hand')").failure(1, "act") ==
        "t/rules.lua:2: draw: g:draw() takes nothing but the name of an end, it ends the game as a "
        "draw; cards are drawn under does, as in does = draw(\"deck\", \"hand\")");
}

TEST_CASE("An effect that fails half-way has no effect", "[scripting]") {
  LuaPlay game = effect_play(
      "g.field:take(1) g.bonus = 9 g.points[2] = 4 g.map[1]:put(1, 'bomb') g:ask(2, 'act')\n"
      "say(g, 'gone') g:roll(6) g:win(1) error('no home')");
  const State before = game.match.state();
  const int nodes = game.match.tree().size();
  CHECK(game.failure(1, "act") == "t/rules.lua:3: no home");
  CHECK(game.match.state() == before);
  CHECK(game.match.tree().size() == nodes);
  CHECK(log_entries(game.match, SeatId::owner).empty());
  game.play(1, "move", {0, 3});
  CHECK(game.turn() == SeatId(1));
}

namespace {

// What g:leaders returns in an effect, under a given score.
std::string leaders(const std::string& score, const std::string& body = "say(g, g:leaders())") {
  LuaPlay game(k_first_line +
               ("score = " + score + ", verbs = { act = { pass{}, effect = function(g, me)\n" +
                body + "\nend } } }"));
  const std::string failure = game.failure(1, "act");
  return failure.empty() ? game.said() : failure;
}

}  // namespace

TEST_CASE("Leaders are the seats with the highest score", "[scripting]") {
  CHECK(leaders("function(g, seat) return seat end") == "2");
  CHECK(leaders("function(g, seat) return -seat end") == "1");
  CHECK(leaders("function(g, seat) return g.bonus end") == "1, 2");
  CHECK(leaders("function(g, seat) return seat == 1 and g.bonus or 5 end",
                "g.bonus = 9 say(g, g:leaders())") == "1");
  CHECK(in_effect("g:leaders()") == "t/rules.lua:2: leaders: the ruleset has no score");
  CHECK(in_view("v:leaders()") == "t/rules.lua:2: leaders: only g can do this; v is read-only");
  LuaPlay game(k_first_line +
               std::string("score = function(g, seat) return 3 end, verbs = { act = "
                           "{ pass{}, effect = function(g) g:win(g:leaders()) end } } }"));
  REQUIRE(game.failure(1, "act").empty());
  CHECK(game.match.state().header().winners == 3);
}

TEST_CASE("A link cannot answer for a cell, nor a cell for a link", "[scripting]") {
  const auto roads = [](const std::string& go) {
    return "return { name = 'Roads', seats = { 'white', 'black' }, board = grid{ 2, 1 },\n"
           "zones = { field = {}, roads = { on = 'links' } }, stuck = 'pass', ends = { plies(9) "
           "},\n"
           "kinds = { man = { zone = 'field' }, road = { zone = 'roads' } },\n"
           "verbs = { mend = { pick{ empty.roads }, asked = true },\n"
           "  raise = { place{ 'man' }, asked = true }, go = { pass{}, " +
           go + " } } }";
  };
  CHECK_THAT(complaint(roads("does = ask('mend', empty.field)")),
             Catch::Contains("rules.lua:5") &&
                 Catch::Contains("\"mend\" begins with a link, so expected a set of links, got a "
                                 "set of cells"));
  CHECK_THAT(complaint(roads("does = ask('raise', empty.roads)")),
             Catch::Contains("\"raise\" begins with a cell, so expected a set of cells, got a set "
                             "of links"));
  CHECK(complaint(roads("does = { ask('mend', empty.roads), ask 'raise' }")).empty());
  const auto asked = [&](const std::string& cell) {
    LuaPlay game(roads("effect = function(g, me) g:ask(me, 'mend', g:cell('" + cell + "')) end"));
    return game.failure(1, "go");
  };
  CHECK_THAT(asked("A1"), Catch::Contains("ask: \"mend\" begins with a link, so expected a link, "
                                          "got A1"));
  CHECK(asked("A1/B1").empty());
}

}  // namespace hr::tests
