// SPDX-License-Identifier: MIT
// Names that rulesets gave before the program had a word of that name: they go before it, unless
// the ruleset names the version in which the word came.
#include <catch2/catch.hpp>

#include "core/words/cards_text.h"
#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

std::string cards(const std::string& kinds, const std::string& more = "") {
  return "return { name = 'S', seats = { 'ann', 'bob' }, " + more +
         "zones = { hand = bag{ per = 'seat', see = 'owner' }, line = row{ 3 } }, stuck = 'pass',\n"
         "kinds = { " +
         kinds +
         " }, ends = { plies(9) },\n"
         "verbs = { play = { pick{ any.hand }, does = send(here, 'line', 1) },\n"
         "peek = { pass{}, when = as(others, any.hand) } } }";
}

}  // namespace

TEST_CASE("Kinds may have names that later came to mean something else", "[scripting]") {
  for (const std::string name :
       {"back", "Back", "hidden", "empty", "nothing", "#1", "2 cod", "cod, eel"}) {
    INFO(name);
    LuaPlay game(cards("['" + name +
                       "'] = { begins_in = { hand = 2 } }, cod = { begins_in = { hand = 1 } }"));
    const ZoneInstance hand = game.game->layout().zone_instance(game.game->zone("hand"), SeatId(0));
    const std::string mine = cards_text(game.match.view(SeatId(0)), hand);
    CHECK(mine.find("2 " + name) != std::string::npos);
    CHECK(cards_text(game.match.view(SeatId(1)), hand) == "3 cards, hidden");
    const auto read = cards_of(*game.game, game.game->layout().zone(hand), mine);
    REQUIRE(read.size() == 2);
    CHECK(read[0].second.count + read[1].second.count == 3);
    const Parsed parsed =
        parse_action(game.match.view(SeatId(0)), "play " + name, game.match.legal(SeatId(0)));
    REQUIRE(parsed.choice);
    game.match.play(SeatId(0), parsed.choice->action);
    const ZoneInstance line =
        game.game->layout().zone_instance(game.game->zone("line"), SeatId::none);
    CHECK(cards_text(game.match.view(SeatId(1)), line) == "#1 " + name);
    const auto placed = cards_of(*game.game, game.game->layout().zone(line), "#1 " + name);
    CHECK(placed.size() == 1);
  }
  CHECK(complaint(
            "return { name = 'S', seats = { 'a', 'b' }, zones = { hand = bag{} }, board = graph{ "
            "cells = { 'back', 'forth' }, links = { on = { { 'back', 'forth' } } } }, kinds = { "
            "cod = { zone = "
            "'hand' "
            "} }, verbs = { pass = pass{} } }") == "");
}

TEST_CASE("A ruleset that names the version in which a word came must not use it as a name",
          "[scripting]") {
  CHECK(complaint(cards("back = {}", "api = 3, ")) ==
        "t/rules.lua:2: kinds.back: \"back\" is reserved; choose another name");
  CHECK(complaint(cards("back = {}", "api = 2, ")) == "");
  CHECK(complaint(cards("cod = { letter = 5 }", "api = 3, ")) != "");
  CHECK(
      complaint(cards("cod = {}", "api = 5, ")) ==
      "t/rules.lua:1: api: this ruleset needs version 5 of the API, and this program has 4; get a "
      "newer one");
  const std::string vars =
      "return { name = 'S', seats = { 'a' }, vars = { names = { 1 } }, verbs = { go = pass{} }, ";
  CHECK(complaint(vars + "}") == "");
  CHECK(complaint(vars + "api = 1 }") == "");
  CHECK(complaint(vars + "api = 2 }") ==
        "t/rules.lua:1: vars.names: g.names is already taken; choose another name");
  CHECK(complaint("return { name = 'S', seats = { 'a' }, vars = { cell = { 1 } }, verbs = { go = "
                  "pass{} } }") ==
        "t/rules.lua:1: vars.cell: g.cell is already taken; choose another name");
}

TEST_CASE("Rulesets that name no version, or a lower one, do not know a later word",
          "[scripting]") {
  const std::string verb = "\nverbs = { act = { pick{ highest(any.hand, 'rank') } } } }";
  const auto lone = [&](const std::string& api, const std::string& more = "") {
    return more + "return { name = 'S', " + api +
           "seats = { 'a' }, zones = { hand = bag{} }, kinds = { ace = { rank = 1, begins_in = { "
           "hand = 1 } } }," +
           verb;
  };
  const std::string later =
      "t/rules.lua:2: 'highest' is a word since version 4 of the API: write api = 4 in rules.lua";
  CHECK(complaint(lone("")) == later);
  CHECK(complaint(lone("api = 3, ")) == later);
  CHECK(complaint(lone("api = 4, ")) == "");
  // of several, the one that comes first
  CHECK(complaint("local two = { so_far,\nkeep }\n" + lone("")) ==
        "t/rules.lua:1: 'so_far' is a word since version 4 of the API: write api = 4 in rules.lua");
  // a name of the ruleset's own
  CHECK(complaint(lone("", "local function highest(cards) return cards end ")) == "");
  // in a function of the options, when the version is known, and in one that is called in play
  const auto in_function = [](const std::string& more) {
    return "return { name = 'S', seats = { 'a' }, board = grid{ 2, 1 }, zones = { field = {} }, "
           "kinds = { man = {} },\n" +
           more + " }";
  };
  CHECK(complaint(in_function("verbs = function() return { act = pick{ grow(empty, empty) } } "
                              "end")) ==
        "t/rules.lua:2: 'grow' is a word since version 4 of the API: write api = 4 in rules.lua");
  LuaPlay game(in_function("verbs = { act = { pass{}, effect = function() return grow end } }"));
  CHECK_THROWS_WITH(game.play(1, "act"),
                    Catch::StartsWith("t/rules.lua:2: 'grow' is a word since version 4 of the API: "
                                      "write api = 4 in rules.lua"));
}

TEST_CASE("A later word that is spelled wrong is suggested", "[scripting]") {
  const std::string wrong =
      "return { api = 4, name = 'S', seats = { 'a' }, verbs = { act = pick{ "
      "higest(1, 'rank') } } }";
  CHECK(complaint(wrong) == "t/rules.lua:1: unknown name 'higest' (did you mean \"highest\"?)");
}

TEST_CASE("Zones and variables may have the names of later functions, and go before them",
          "[scripting]") {
  for (const std::string name : {"names", "cuts", "leaders", "unmatched", "anyone_may"}) {
    INFO(name);
    LuaPlay var("return { name = 'S', seats = { 'a' }, vars = { " + name +
                " = { 1 } }, stuck = 'pass', events = { said "
                "= '{1}' }, verbs = { act = { pass{}, effect = function(g) g." +
                name + " = g." + name + " + 1 g:tell('all', 'said', tostring(g." + name +
                ")) end } } }");
    CHECK(var.play(1, "act").said() == "2");
    LuaPlay zone("return { name = 'S', seats = { 'a' }, board = grid{ 2, 2 }, zones = { " + name +
                 " = {} }, kinds = { x = {} }, stuck = 'pass', events = { said = '{1}' }, verbs = "
                 "{ act = { pass{}, "
                 "effect = function(g) g." +
                 name + ":put(1, 'x', 1) g:tell('all', 'said', tostring(g." + name +
                 ":owner(1))) end } } }");
    CHECK(zone.play(1, "act").said() == "1");
  }
}

TEST_CASE("Attributes may have the names of later fields of a kind", "[scripting]") {
  LuaPlay game(cards(
      "ace = { look = 3, letter = 'alpha', book = 1, begins_in = { hand = 1 } }, "
      "king = { look = 5, letter = 'beta', book = 2, begins_in = { hand = 1 } }",
      "terms = { a = any.hand{ look = { 4, 9 } }, b = any.hand{ letter = 'beta' }, c = any.hand{ "
      "book = 2 } }, "));
  const Parsed none =
      parse_action(game.match.view(SeatId(0)), "play king", game.match.legal(SeatId(0)));
  CHECK(none.choice);
  CHECK(complaint(cards("cod = { letter = 'ab', look = 'cod' }", "api = 3, ")) != "");
}

TEST_CASE("Events, verbs, terms, regions and seats may have the names of later words",
          "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'own', 'hidden' }, board = grid{ 2, 2 }, zones = { top = {}, "
      "tower = {} "
      "},\n"
      "regions = { level = { { 'A1' }, { 'B2' } }, row = { 'B1' } }, stuck = 'pass',\n"
      "kinds = { roll = { zone = 'top', begins_on = region 'level' }, bag = { zone = 'tower' } },\n"
      "vars = { dice = { 1 }, cut = { type = 'seat' }, lead = { true } },\n"
      "terms = { shuffle = empty.top, trade = count(own.top) },\n"
      "events = { shown = '{1:seat} shows.', looked = 'Looked.', captured = 'Mine.' },\n"
      "verbs = { draw = { place{ 'roll', onto = the 'shuffle' }, does = tell(everyone, 'captured') "
      "},\n"
      "show = { pass{}, does = { tell(everyone, 'shown', me), set('dice', the 'trade'), set('cut', "
      "seats "
      "'hidden') } },\n"
      "look = pass{}, clock = pass{}, send = pass{}, parts = pass{}, tell = pass{} } }");
  game.play(1, "draw", {2}).play(2, "show");
  CHECK(game.verbs(1).find("parts") != std::string::npos);
  CHECK(event_text(*game.game, game.match.node().events().front()) == "Hidden shows.");
}

}  // namespace hr::tests
