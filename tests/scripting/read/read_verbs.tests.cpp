// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {

TEST_CASE("An error in what happens to a seat that is stuck says in which case", "[scripting]") {
  check_complaints(with_fields, R"(
stuck = { { no(own), "loses" }, { here, "draws" }, "pass" }
--> t/rules.lua:4: stuck.2: here means nothing where no action is under way; it can be used in does, again, last, unless and ends, and in a part after the first
)");
}

TEST_CASE("A verb says whether its actions can be taken back, from version 4 on", "[scripting]") {
  const auto declared = [](const std::string& verb, const std::string& api = "api = 4, ") {
    return "return { " + api + "name = 'S', seats = { 'a', 'b' },\nverbs = { go = { pass{}" + verb +
           " } } }";
  };
  const auto final_of = [&](const std::string& verb) {
    return LuaPlay(declared(verb)).match.game().definition().verbs[VerbId(0)].final;
  };
  CHECK(final_of("") == Final::never);
  CHECK(final_of(", final = false") == Final::never);
  CHECK(final_of(", final = true") == Final::always);
  CHECK(final_of(", final = 'if rolled'") == Final::if_rolled);
  const std::string wrong =
      "t/rules.lua:2: verbs.go.final: expected true, false or \"if rolled\", got ";
  CHECK(complaint(declared(", final = 5")) == wrong + "5");
  CHECK(complaint(declared(", final = 'rolled'")) == wrong + "\"rolled\"");
  const std::string later =
      "t/rules.lua:2: verbs.go.final: there is this field since version 4 of the API: write api = "
      "4 "
      "in rules.lua";
  CHECK(complaint(declared(", final = true", "")) == later);
  CHECK(complaint(declared(", final = true", "api = 3, ")) == later);
}

TEST_CASE("Invalid verbs are refused with the reason", "[scripting]") {
  check_complaints(with_verbs, R"(
move = 5
--> t/rules.lua:4: verbs.move: expected a pattern, or a table of patterns, got 5
move = {}
--> t/rules.lua:4: verbs.move: expected at least one pattern, got none
move = { asked = true }
--> t/rules.lua:4: verbs.move: expected at least one pattern, got none
move = { 5 }
--> t/rules.lua:4: verbs.move.1: expected a pattern (choice, hop, jump, number, parts, pass, pick, place, seat, slide, sow or step), got 5
move = { step{ 'cube' }, efect = 5 }
--> t/rules.lua:4: verbs.move.efect: unknown field (did you mean "effect"?)
move = { step{ 'cube' }, effect = 5 }
--> t/rules.lua:4: verbs.move.effect: expected a function, got 5
move = { step{ 'cube' }, says = 5 }
--> t/rules.lua:4: verbs.move.says: expected a text, got 5
move = { step{ 'cube' }, says = '' }
--> t/rules.lua:4: verbs.move.says: expected a name that is not empty, got ""
move = { step{ 'cube' }, asked = 5 }
--> t/rules.lua:4: verbs.move.asked: expected true or false, got 5
move = step{}
--> t/rules.lua:4: verbs.move.1: expected a kind of piece, or a set of pieces, got nothing
move = step{ 'cub' }
--> t/rules.lua:4: verbs.move.1: there is no kind called "cub" (did you mean "cube"?)
move = slide{ empty }
--> t/rules.lua:4: verbs.move.1: this set never has a piece in it, so there is nothing to move
move = step{ (own + empty) * empty }
--> t/rules.lua:4: verbs.move.1: this set never has a piece in it, so there is nothing to move
move = step{ 'cube', dirs = { 'n', heading } }
--> t/rules.lua:4: verbs.move.dirs.2: expected the name of a direction in this list; a term stands alone, as in dirs = var "wind"
move = step{ 5 }
--> t/rules.lua:4: verbs.move.1: expected a kind of piece, or a set of pieces, got 5
move = step{ 'rock' }
--> t/rules.lua:4: verbs.move.1: "rock" belongs to nobody; name a set of cells instead
move = step{ everywhere }
--> t/rules.lua:4: verbs.move.1.piece: expected a set of pieces
move = step{ own 'cub' }
--> t/rules.lua:4: verbs.move.1: there is no kind called "cub" (did you mean "cube"?)
move = step{ 'cube', onto = 10 }
--> t/rules.lua:4: verbs.move.onto: expected a set of cells, or the number of a cell from 1 to 9, got 10
move = step{ 'cube', onto = own 'cub' }
--> t/rules.lua:4: verbs.move.onto: there is no kind called "cub" (did you mean "cube"?)
move = step{ 'cube', onto = region 'hom' }
--> t/rules.lua:4: verbs.move.onto: there is no region called "hom" (did you mean "home"?)
move = step{ 'cube', over = own }
--> t/rules.lua:4: verbs.move.over: unknown field; known are dirs, onto, lift, captures, progress, stays, when, unless, does and worth
move = step{ 'cube', dirs = 'forwad' }
--> t/rules.lua:4: verbs.move.dirs: there is no direction called "forwad" (did you mean "forward"?)
move = step{ 'cube', dirs = 'forward' }
--> t/rules.lua:4: verbs.move.1.dirs: "forward" is not a direction for b on this board
move = step{ 'cube',
 dirs = { 'n', 'forwad' } }
--> t/rules.lua:5: verbs.move.dirs.2: there is no direction called "forwad" (did you mean "forward"?)
move = step{ 'cube', dirs = leap(1, 2, 'forward') }
--> t/rules.lua:4: verbs.move.1.dirs: leap(1, 2, "forward") has no meaning for b, who does not face one of the grid's four sides
move = step{ 'cube', dirs = 'leap(3, 4)' }
--> t/rules.lua:4: verbs.move.1.dirs: leap(3, 4) is not known; make it once outside of functions, as in `local LEAP = leap(3, 4)`
move = step{ 'cube', dirs = leap(0, 0) }
--> t/rules.lua:4: expected a leap to another cell, got (0, 0)
move = step{ 'cube', dirs = leap(1) }
--> t/rules.lua:4: bad argument #2 to 'leap' (number of cells ahead expected, got nothing)
move = step{ 'cube', dirs = leap(1, 2, 'back') }
--> t/rules.lua:4: verbs.move.1.dirs: leap(1, 2, "back") has no meaning for b, who does not face one of the grid's four sides
move = step{ 'cube', dirs = leap(1, 2, 'sideways') }
--> t/rules.lua:4: bad argument #3 to 'leap' (one of "all", "forward", "back", "exactly" expected, got "sideways")
move = step{ 'cube', dirs = leap(-1, 2) }
--> t/rules.lua:4: bad argument #1 to 'leap' (number of cells aside from 0 to 100 expected, got -1)
move = slide{ 'cube', dirs = leap(-2, 4, 'exactly') }
--> t/rules.lua:4: verbs.move.1.dirs: a slide repeats its leaps, so expected numbers without a common divisor, got leap(-2, 4, "exactly"), whose numbers can be divided by 2
move = jump{ 'cube', dirs = leap(1, 2) }
--> t/rules.lua:4: verbs.move.1.dirs: a jump goes along two links of the board, not leap(1, 2)
move = slide{ 'cube', dirs = leap(2, 4) }
--> t/rules.lua:4: verbs.move.1.dirs: a slide repeats its leaps, so expected numbers without a common divisor, got leap(2, 4), whose numbers can be divided by 2
move = hop{ 'cube', dirs = 'n' }
--> t/rules.lua:4: verbs.move.dirs: unknown field; known are onto, lift, captures, progress, stays, when, unless, does and worth
move = step{ 'cube', dirs = {} }
--> t/rules.lua:4: verbs.move.dirs: expected at least one direction, got a table
move = choice{ { 'a', 'b', 'a' } }
--> t/rules.lua:4: verbs.move.1: "a" is listed twice
['hop it'] = pass{}
--> t/rules.lua:3: verbs: expected a name that can be typed as one word, such as "move" or "pick_up", got "hop it"
move = { number{ 1, 200000 }, allow = function() end }
--> t/rules.lua:4: verbs.move.1: with allow or unless expected at most 100000 numbers, as each is tested; give the range by functions instead
move = step{ 'cube', dirs = 5 }
--> t/rules.lua:4: verbs.move.dirs: expected a text or a list of texts, got 5
move = slide{ 'cube', max = 'x' }
--> t/rules.lua:4: verbs.move.max: expected an integer, or a function(v) that gives one, got "x"
move = slide{ 'cube', exactly = 0 }
--> t/rules.lua:4: verbs.move.exactly: expected an integer from 1 to 1000000, got 0
move = place{ own }
--> t/rules.lua:4: verbs.move.1: expected a kind of piece, got a set of cells
move = place{}
--> t/rules.lua:4: verbs.move.1: expected a kind of piece, got nothing
move = pick{}
--> t/rules.lua:4: verbs.move.1: expected a set of cells, such as empty or region "name", got nothing
move = pick{ 'cube' }
--> t/rules.lua:4: verbs.move.1: expected a set of cells, such as empty or region "name", got "cube"; write any "cube"
move = choice{ 'a', 'b' }
--> t/rules.lua:4: verbs.move.2: expected one list: choice{ { "a", "b" } }
move = choice{ { } }
--> t/rules.lua:4: verbs.move.1: expected words to choose from, got none
move = choice{ { 'a', 5 } }
--> t/rules.lua:4: verbs.move.1.2: expected a text, got 5
move = choice{}
--> t/rules.lua:4: verbs.move.1: expected a text or a list of texts, got nothing
move = { choice{ { 'a' } }, choice{ { 'b' } } }
--> t/rules.lua:4: verbs.move.2: expected one choice that contains all words
move = number{ 1 }
--> t/rules.lua:4: verbs.move: expected the least and the greatest number, as in number{ 1, 6 }
move = number{ 1, 2, 3 }
--> t/rules.lua:4: verbs.move.3: expected at most 2 values here
move = pass{ 1 }
--> t/rules.lua:4: verbs.move.1: expected a name for this value, as in name = value
move = { pass{}, pick{ own } }
--> t/rules.lua:4: verbs.move: the patterns of a verb are alternatives and need the same arguments, got none and a cell; to choose several things in one action, write parts{ … }
swap = pass{}
--> t/rules.lua:4: verbs.swap: this name is reserved for the engine
move = { step{ 'cube', progres = true } }
--> t/rules.lua:4: verbs.move.1.progres: unknown field (did you mean "progress"?)
move = { step{ 'cube', onto = near(own, 'x') } }
--> t/rules.lua:4: verbs.move.1.onto: "x" is not a direction for a on this board
move = { pass{}, pick{ own },
}
--> t/rules.lua:4: verbs.move: the patterns of a verb are alternatives and need the same arguments, got none and a cell; to choose several things in one action, write parts{ … }
'x'
--> t/rules.lua:4: verbs.1: expected a name for this value, as in name = value
move = { pass{} }, ready = pass{}
--> t/rules.lua:4: verbs.ready: this name is reserved for the engine
move = slide{ 'cube', min = 2 }
--> t/rules.lua:4: verbs.move.min: unknown field; known are dirs, onto, over, max, exactly, lift, captures, progress, stays, when, unless, does and worth
move = jump{ 'cube', max = 2 }
--> t/rules.lua:4: verbs.move.max: unknown field; known are dirs, onto, over, far, progress, stays, when, unless, does and worth
move = place{ 'cube', dirs = 'n' }
--> t/rules.lua:4: verbs.move.dirs: unknown field; known are onto, from, stays, when, unless, does and worth
move = place{ 'cube', onto = own 'rock' },
 draw = step{ 'cube', onto = group(everywhere, region 'hoem') }
--> t/rules.lua:5: verbs.draw.onto: there is no region called "hoem" (did you mean "home"?)
)");
}

namespace {

LuaPlay verbs(const std::string& text, const std::string& setup = "") {
  return LuaPlay(with_verbs(text +
                            "},\nstuck = 'pass', ends = { plies(9) }, setup = function(g)\n" +
                            setup + "\nend, events = {"));
}

// "A1 B2" for an action from A1 to B2.
std::string actions(const LuaPlay& game, int seat = 1) {
  std::string out;
  for (const Choice& choice : game.match.legal(SeatId(seat - 1))) {
    out += out.empty() ? "" : ", ";
    for (int i = 0; i < choice.action.count; ++i)
      out += (i > 0 ? " " : "") + game.game->board().name(choice.action.cell(i));
  }
  return out;
}

}  // namespace

TEST_CASE("A step follows one link, by default onto empty cells", "[scripting]") {
  const char* put = "g.field:put(1, 'cube', 1) g.field:put(2, 'cube', 2)";
  CHECK(actions(verbs("move = step{ 'cube' }", put)) == "A1 A2, A1 B2");
  CHECK(actions(verbs("move = step{ 'cube', dirs = 'n' }", put)) == "A1 A2");
  CHECK(actions(verbs("move = step{ 'cube', dirs = { 'n', 'e' }, onto = empty + enemy }", put)) ==
        "A1 B1, A1 A2");
  CHECK(actions(verbs("move = step{ own 'cube' + enemy 'cube', dirs = 'n' }", put)) ==
        "A1 A2, B1 B2");
}

TEST_CASE("By default a slide passes empty cells and ends on one", "[scripting]") {
  const char* put = "g.field:put(1, 'cube', 1) g.field:put(3, 'cube', 2)";
  CHECK(actions(verbs("move = slide{ 'cube', dirs = 'e' }", put)) == "A1 B1");
  CHECK(actions(verbs("move = slide{ 'cube', dirs = 'e', onto = empty + enemy }", put)) ==
        "A1 B1, A1 C1");
  CHECK(actions(verbs("move = slide{ 'cube', dirs = 'n', max = 1 }", put)) == "A1 A2");
  CHECK(actions(verbs("move = slide{ 'cube', dirs = 'n', exactly = 2 }", put)) == "A1 A3");
  CHECK(actions(verbs("move = slide{ 'cube', dirs = 'n', max = function(v) return v.seat end }",
                      put)) == "A1 A2");
  CHECK(actions(verbs("move = slide{ 'cube', dirs = 'n', exactly = function() return 2 end }",
                      put)) == "A1 A3");
  CHECK(actions(verbs("move = slide{ 'cube', dirs = 'e', over = everywhere, onto = enemy }",
                      put)) == "A1 C1");
}

TEST_CASE("By default a jump passes an enemy and ends on an empty cell", "[scripting]") {
  const char* put = "g.field:put(1, 'cube', 1) g.field:put(2, 'cube', 2) g.field:put(4, 'cube', 1)";
  CHECK(actions(verbs("move = jump{ 'cube', dirs = 'e' }", put)) == "A1 C1 B1");
  CHECK(actions(verbs("move = jump{ 'cube', dirs = 'n', over = own }", put)) == "A1 A3 A2");
  CHECK(actions(verbs("move = jump{ 'cube', dirs = 'e', onto = enemy }", put)).empty());
  LuaPlay game = verbs("move = jump{ 'cube', dirs = 'e' }", put);
  game.play(1, "move", {0, 2, 1});
  CHECK(game.match.view(SeatId::owner).at(ZoneInstance(0), CellId(1)).piece.kind == KindId::none);
}

TEST_CASE("By default a piece is placed on empty cells", "[scripting]") {
  const char* put = "for c = 1, 7 do g.field:put(c, 'cube', 2) end";
  CHECK(actions(verbs("draw = place{ 'cube' }", put)) == "B3, C3");
  CHECK(actions(verbs("draw = place{ 'rock', onto = region 'home' + empty }", put)) ==
        "A1, B3, C3");
  LuaPlay game = verbs("draw = place{ 'rock' }");
  game.play(1, "draw", {4});
  CHECK(game.match.view(SeatId::owner).at(ZoneInstance(0), CellId(4)).piece ==
        Piece{KindId(1), SeatId::none});
}

TEST_CASE("Cells, words, numbers and nothing can be chosen", "[scripting]") {
  CHECK(actions(verbs("dig = pick{ region 'home' + near(region 'home', 'n') }")) == "A1, A2");
  CHECK(verbs("say = choice{ { 'yes', 'no', 'perhaps' } }").choices(1) == 3);
  CHECK(verbs("say = choice{ 'yes' }").choices(1) == 1);
  CHECK(verbs("bid = number{ 3, 7 }").choices(1) == 5);
  CHECK(verbs("bid = { number{ function(v) return v.seat end, function() return 3 end } }")
            .choices(1) == 3);
  CHECK(verbs("rest = pass{}").choices(1) == 1);
  CHECK(verbs("rest = pass()").choices(1) == 1);
}

TEST_CASE("Sets may be limited to directions, and have alternatives", "[scripting]") {
  CHECK(actions(verbs("dig = pick{ group(everywhere, region 'home', { 'e', 'w' }) }")) ==
        "A1, B1, C1");
  CHECK(actions(verbs("dig = pick{ group(everywhere, 5, 'n') }")) == "B2, B3");
  CHECK(actions(verbs("dig = pick{ first_of(own 'cube', region 'home') }")) == "A1");
  CHECK(actions(verbs("dig = pick{ first_of(own 'cube', region 'home') }",
                      "g.field:put(9, 'cube', 1)")) == "C3");
}

TEST_CASE("An action of a pattern with stays moves no piece", "[scripting]") {
  LuaPlay game = verbs("point = step{ 'cube', stays = true }", "g.field:put(1, 'cube', 1)");
  game.play(1, "point", {0, 1});
  CHECK(game.match.view(SeatId::owner).at(ZoneInstance(0), CellId(0)).piece.kind == KindId(0));
}

TEST_CASE("Progress resets the idle count", "[scripting]") {
  LuaPlay game = verbs("wait = pass{}, work = pass{ progress = true }");
  game.play(1, "wait").play(2, "wait");
  CHECK(game.match.header().idle == 2);
  game.play(1, "work");
  CHECK(game.match.header().idle == 0);
}

TEST_CASE("A verb with must excludes all others", "[scripting]") {
  CHECK(verbs("wait = pass{}, work = { pass{}, must = true }").verbs(1) == "work");
  CHECK(verbs("wait = pass{}, work = { pick{ nowhere }, must = true }").verbs(1) == "wait");
}

TEST_CASE("A verb may declare how it reads in a sentence", "[scripting]") {
  const LuaPlay game = verbs("lots = { number{ 1, 9 }, says = 'bets' }, with = pass{}");
  const Game& rules = game.match.game();
  CHECK(action_sentence(rules, SeatId(0),
                        {.verb = rules.verb("lots"), .count = 1, .arguments = {2}}) == "A bets 2.");
  CHECK(action_sentence(rules, SeatId(0), {.verb = rules.verb("with")}) == "A withs.");
}

TEST_CASE("People read names as words, and type them as the rules write them", "[scripting]") {
  const LuaPlay game = verbs("tell = choice{ { 'rank_5', 'no_card' } }");
  const Game& rules = game.match.game();
  const Action action{.verb = rules.verb("tell"), .count = 1, .arguments = {0}};
  CHECK(action_sentence(rules, SeatId(0), action) == "A tells rank 5.");
  CHECK(action_text(rules, action) == "tell rank_5");
}

TEST_CASE("A verb that must be asked for is not legal in an ordinary turn", "[scripting]") {
  CHECK(verbs("wait = pass{}, work = { pass{}, asked = true }").verbs(1) == "wait");
}

TEST_CASE("A secret verb keeps its arguments from others", "[scripting]") {
  LuaPlay game = verbs("dig = { pick{ everywhere }, secret = true }, wait = pass{}");
  game.play(1, "dig", {3});
  CHECK(game.match.node().secret);
  game.play(2, "wait");
  CHECK_FALSE(game.match.node().secret);
}

TEST_CASE("A turn may last as long as a variable declares", "[scripting]") {
  LuaPlay game(with_verbs(
      "wait = pass{}, give = { pass{}, effect = function(g, me) g.turns[g:next(me)] = 3 "
      "end } },\nvars = { turns = { 1, per = 'seat' } }, turn = lasts 'turns', events = {"));
  game.play(1, "give").play(2, "wait").play(2, "wait").play(2, "wait").play(1, "wait");
  CHECK(game.match.header().turn == SeatId(1));
  check_complaints(with_fields, R"(
turn = 5
--> t/rules.lua:4: turn: expected a function, among(SEATS), or lasts "name" with the name of a variable, got 5
turn = lasts(5)
--> t/rules.lua:4: turn.1: expected a text, got 5
turn = lasts 'turns', vars = { turn = { 1, per = 'seat' } }
--> t/rules.lua:4: turn.1: there is no variable called "turns" (did you mean "turn"?)
turn = lasts 'turns', vars = { turns = { 0, per = 'seat' } }
--> t/rules.lua:4: turn: expected "turns" to start at 1 or more and to allow 1, because a turn lasts at least one action
)");
}

TEST_CASE("No path crosses cells that are not seen", "[scripting]") {
  for (const std::string over : {"empty + hidden", "hidden + empty"})
    CHECK(complaint("return { name = 'T', seats = { 'a', 'b' }, board = grid{ 4, 4 },\n"
                    "zones = { field = { see = around(own) } }, kinds = { cube = {} },\n"
                    "verbs = { run = slide{ 'cube', over = " +
                    over + " } } }") ==
          "t/rules.lua:3: verbs.run.1.over: a slide cannot lead over cells that the seat does not "
          "see");
}

}  // namespace hr::tests
