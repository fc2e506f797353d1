// SPDX-License-Identifier: MIT
// A set-up that draws its board, as scenarios do.
#include <catch2/catch.hpp>

#include "core/words/cards_text.h"
#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

// The set-up begins on line 4.
std::string drawn_rules(const std::string& setup, const std::string& more = "") {
  return "return { api = 4, name = 'S', seats = { 'ann', 'bob' }, board = grid{ 3, 2 },\n"
         "regions = { corner = { 'A1' }, b = { 'B2' }, c = { 'C2' } }, vars = { n = { 3 }, lead = "
         "{ type = 'seat' } },\n"
         "zones = { field = {} }, kinds = { man = {}, king = {} }, verbs = { go = step{ 'man' } "
         "},\n"
         "setup = " +
         setup + ",\n" + more + " stuck = 'draws', ends = { plies(9) } }";
}

std::string board_now(const LuaPlay& game) { return board_text(game.match.view(SeatId::owner)); }

// What a set-up by writes gives is what one that is drawn should.
const std::string k_drawing = "drawn{ '2 . m k', '1 M . .' }";

}  // namespace

TEST_CASE("A board is as it is drawn, in one text or in several", "[scripting]") {
  const std::string several = board_now(LuaPlay(drawn_rules(k_drawing)));
  CHECK(several == board_now(LuaPlay(drawn_rules(
                       "{ put('man', region 'corner'), as(others, { put('man', region 'b'), "
                       "put('king', region 'c') }) }"))));
  CHECK(board_now(LuaPlay(drawn_rules("drawn{ [[\n  2 . m k\n  1 M . .\n     A B C\n]] }"))) ==
        several);
  CHECK(board_now(LuaPlay(drawn_rules("drawn{ [[2 . m k\n1 M . .]] }"))) == several);
  CHECK(board_now(LuaPlay(drawn_rules("{ " + k_drawing + " }"))) == several);
  CHECK(board_now(LuaPlay("local BOARD = '2 . m k\\n1 M . .'\n" + drawn_rules("drawn{ BOARD }"))) ==
        several);
}

TEST_CASE("A game that is drawn is the same as one that is set up", "[scripting]") {
  LuaPlay one(drawn_rules(k_drawing));
  LuaPlay other(
      drawn_rules("{ put('man', region 'corner'), as(others, { put('man', region 'b'), put('king', "
                  "region 'c') }) }"));
  CHECK(one.match.header().key == other.match.header().key);
  one.play(1, "go", {0, 1}), other.play(1, "go", {0, 1});
  CHECK(one.match.header().key == other.match.header().key);
}

TEST_CASE("What is drawn takes the place of what is there, and the rest stays", "[scripting]") {
  const std::string begins =
      "return { api = 4, name = 'S', seats = { 'ann', 'bob' }, board = grid{ 2, 1 },\n"
      "zones = { field = {}, other = { per = 'seat' }, hand = bag{ per = 'seat' }, deck = bag{} "
      "},\n"
      "kinds = { man = { zone = 'field', begins_on = everywhere * seats_of }, flag = { zone = "
      "'other' },\n"
      "cod = { zone = { 'hand', 'deck' }, owned = false, begins_in = { hand = 1, deck = 4 } } },\n"
      "vars = { n = { 3 }, m = { 7 }, lead = { type = 'seat' } }, verbs = { go = pass{} },\n"
      "ends = { plies(9) }, setup = ";
  const auto game = [&](const std::string& setup) {
    std::string rules = begins + setup + " }";
    rules.replace(rules.find("everywhere * seats_of"), 21, "region 'home'");
    rules.insert(rules.find("zones ="), "regions = { home = { { 'A1' }, { 'B1' } } }, ");
    return rules;
  };
  const LuaPlay play(
      game("{ drawn{ [[\n"
           "Field:\n"
           "1 m .\n"
           "Other of bob:\n"
           "1 . f\n"
           "Hand of ann: 3 cod\n"
           "n: 9\n"
           "lead: bob]] }, add('n', 1), draw('deck', 'hand', 1) }"));
  const View truth = play.match.view(SeatId::owner);
  const auto at = [&](const char* zone, SeatId seat, int cell) {
    const Seen seen =
        truth.at(play.game->layout().zone_instance(play.game->zone(zone), seat), CellId(cell));
    return seen.piece.kind == KindId::none ? -1 : index(seen.piece.owner);
  };
  CHECK(at("field", SeatId::none, 0) == 1);
  CHECK(at("field", SeatId::none, 1) == -1);
  CHECK(at("other", SeatId(1), 1) == 1);
  CHECK(at("other", SeatId(0), 1) == -1);
  const auto hand = [&](int seat) {
    return cards_text(truth,
                      play.game->layout().zone_instance(play.game->zone("hand"), SeatId(seat)));
  };
  CHECK(hand(0) == "4 cod");
  CHECK(hand(1) == "cod");
  CHECK(truth.var(play.game->var("n"), SeatId::none) == 10);
  CHECK(truth.var(play.game->var("m"), SeatId::none) == 7);
  CHECK(truth.var(play.game->var("lead"), SeatId::none) == 1);
}

TEST_CASE("An error of a drawing names its line and column", "[scripting]") {
  const auto of = [](const std::string& setup) { return complaint(drawn_rules(setup)); };
  CHECK(
      of("drawn{ [[\n  2 . m k\n  1 M . x ]] }") ==
      "t/rules.lua:6:9: setup: C1: there is no piece \"x\" here; there are K ann king, k bob king, "
      "M ann man, m bob man");
  CHECK(
      of("drawn{ [[2 . m k\n  1 M . x ]] }") ==
      "t/rules.lua:5:9: setup: C1: there is no piece \"x\" here; there are K ann king, k bob king, "
      "M ann man, m bob man");
  CHECK(of("drawn{ [==[2 . m x\n  1 M . . ]==] }") ==
        "t/rules.lua:4:26: setup: C2: there is no piece \"x\" here; there are K ann king, k bob "
        "king, "
        "M ann man, m bob man");
  CHECK(of("drawn{ '2 . m k',\n  '1 M . x' }") ==
        "t/rules.lua:5:10: setup: C1: there is no piece \"x\" here; there are K ann king, k bob "
        "king, "
        "M ann man, m bob man");
  CHECK(of("drawn{ '2 . m k', '1 M .' }") ==
        "t/rules.lua:4:33: setup: row 1: expected 3 cells, got 2");
  CHECK(of("drawn{\n'2 . m k' }") == "t/rules.lua:5:2: setup: row 1 of this board is missing");
  CHECK(of("drawn{ '2 . m k\\n1 M . x' }").starts_with("t/rules.lua:4:"));
  CHECK(complaint("local BOARD = '2 . m k'\n" + drawn_rules("drawn{ BOARD }")) ==
        "t/rules.lua:5:16: setup: row 1 of this board is missing");
  CHECK(of("drawn{ '2 . m ?', '1 M . .' }") ==
        "t/rules.lua:4: setup: C2: expected the contents, because a set-up hides nothing, got "
        "\"hidden\"");
  CHECK(of("drawn{ '2 . m k', '1 M . .', 'n: hidden' }") ==
        "t/rules.lua:4: setup: n: expected a value, because a set-up hides nothing, got "
        "\"hidden\"");
}

TEST_CASE("A drawing is how setup begins, and nothing else", "[scripting]") {
  const std::string where = "drawn{ … } is how setup begins, and has no place anywhere else";
  CHECK(complaint(drawn_rules("{ put('man', region 'b'),\n" + k_drawing + " }")) ==
        "t/rules.lua:5: setup.2: " + where);
  CHECK(complaint(drawn_rules("{ { when = no(own), " + k_drawing + " } }")) ==
        "t/rules.lua:4: setup.1.1: " + where);
  CHECK(complaint(drawn_rules("{}", "turn_begins = " + k_drawing + ",")) ==
        "t/rules.lua:5: turn_begins.1: " + where);
  CHECK(complaint(drawn_rules("drawn{}")) ==
        "t/rules.lua:4: setup.1: expected a board as text, as in drawn{ [[ … ]] }");
  CHECK(complaint(drawn_rules("drawn{ 7 }")) == "t/rules.lua:4: setup.1.1: expected a text, got 7");
  CHECK(complaint(drawn_rules("drawn '2 . m k'")) ==
        "t/rules.lua:4: drawn: expected a table in braces, as in drawn{ … }, got \"2 . m k\"");
}

TEST_CASE("A drawing in a module has the lines of that file", "[scripting]") {
  Folder folder(
      "return { api = 4, name = 'S', seats = { 'ann', 'bob' }, board = grid{ 3, 2 }, zones "
      "= { field = {} }, kinds = { man = {} }, verbs = { go = step{ 'man' } }, setup = "
      "require 'start' }");
  folder.write("start.lua", "return drawn{ [[\n2 . . m\n1 M . x]] }");
  CHECK(error_of([&] { scripting::load_ruleset(folder.path()); }) ==
        "t/start.lua:3:7: setup: C1: there is no piece \"x\" here; there are M ann man, m bob man");
}

}  // namespace hr::tests
