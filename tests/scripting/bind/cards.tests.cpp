// SPDX-License-Identifier: MIT
// Bags, rows and dice: what is in them, what rules ask of them, and how cards move.
#include <catch2/catch.hpp>

#include "core/engine/cards.h"
#include "core/match/log_entries.h"
#include "core/words/cards_text.h"
#include "core/words/text.h"
#include "tests/scripting/bind/card_table.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

std::string cards_in_zone(const LuaPlay& game, const char* zone, int seat = 1, int viewer = 0) {
  const ZoneInstance instance =
      game.game->layout().zone_instance(game.game->zone(zone), SeatId(seat - 1));
  return cards_text(game.match.view(viewer == 0 ? SeatId::owner : SeatId(viewer - 1)), instance);
}

std::int64_t var_of(const LuaPlay& game, const char* name, int seat = 1) {
  return game.match.view(SeatId::owner).var(game.game->var(name), SeatId(seat - 1)).value_or(-1);
}

// What becomes of n if a verb sets it to this term.
std::int64_t worked_out(const std::string& term) {
  LuaPlay game(table_with("act = { pass{}, does = set('n', " + term + ") }"));
  game.play(1, "act");
  return var_of(game, "n");
}

// What a seat has been told.
std::string told_to(const LuaPlay& game, int seat) {
  std::string out;
  for (const LogEntry& told : log_entries(game.match, SeatId(seat - 1)))
    if (told.event != nullptr) out += event_text(*game.game, *told.event);
  return out;
}

}  // namespace

TEST_CASE("Each seat sees its own hand, and of the others how many cards there are",
          "[scripting]") {
  LuaPlay game(table_with("wait = pass{}"));
  CHECK(cards_in_zone(game, "hand", 1, 1) == "2 ace, king");
  CHECK(cards_in_zone(game, "hand", 2, 1) == "3 cards, hidden");
  CHECK(cards_in_zone(game, "deck", 1, 1) == "1 card, hidden");
  CHECK(cards_in_zone(game, "market", 1, 2) == "#1 king, #2 two");
  CHECK(cards_in_zone(game, "cup") == "empty");
}

TEST_CASE("Dice are called dice, and whoever alone is shown cards looks at them", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann', 'bob' }, zones = { cup = dice{ 6, per = 'seat', see = "
      "'owner' }, line = row{ 2 } }, kinds = { ace = { begins_in = { line = 1 } } },\n"
      "verbs = { peek = pass{ does = show(any.line, me) }, shake = pass{ does = roll('cup', 2) }, "
      "one = pass{ does = roll('cup', 1) }, boast = pass{ does = show(any.line, everyone) } } }");
  game.play(1, "peek").play(2, "boast").play(1, "shake").play(2, "one");
  CHECK(cards_in_zone(game, "cup", 1, 2) == "2 dice, hidden");
  CHECK(cards_in_zone(game, "cup", 2, 1) == "1 die, hidden");
  CHECK(told_to(game, 1) == "Ann looks at ace.Bob shows ace.");
  CHECK(told_to(game, 2) == "Bob shows ace.");
}

TEST_CASE("Cards are counted one by one, chosen by kind, and asked for attributes", "[scripting]") {
  CHECK(worked_out("count(any.hand)") == 3);
  CHECK(worked_out("count(any.hand 'ace')") == 2);
  CHECK(worked_out("count(any.hand{ suit = 'red' } + any.hand 'king')") == 3);
  CHECK(worked_out("total(any.hand, 'worth')") == 26);
  CHECK(worked_out("total(any.hand{ worth = { 5, 99 } }, 'worth')") == 22);
  CHECK(worked_out("total(any.market, 'worth')") == 6);
  CHECK(worked_out("count(any.market{ suit = 'red' })") == 1);
  CHECK(worked_out("count(any.hand{ worth = total(any.market{ suit = 'black' }, 'worth') })") == 1);
  CHECK(worked_out("as(everyone, count(any.hand))") == 6);
  CHECK(worked_out("total(any.hand{ 'ace', suit = 'black' }, 'worth')") == 0);
  LuaPlay game(table_with("play = pick{ any.hand }, buy = pick{ any.market{ worth = { 3, 9 } } }"));
  CHECK(game.match.legal(SeatId(0)).size() == 3);
  CHECK(game.match.legal(SeatId(0))[0].action.arguments[0] == game.cell("#1"));
  CHECK(game.match.legal(SeatId(0))[1].action.arguments[0] == game.cell("ace"));
}

TEST_CASE("In a pattern the backs of others' cards count, and nothing else of them",
          "[scripting]") {
  const auto offered = [](const std::string& condition) {
    LuaPlay game(table_with("act = { pass{}, when = " + condition + " }, wait = pass{}"));
    return game.choices(1) == 2;
  };
  CHECK(offered("as(others, any.hand)"));
  CHECK(offered("is(as(others, count(any.hand)), 3)"));
  CHECK(offered("any.deck"));
  CHECK_FALSE(offered("as(others, any.hand 'ace')"));
  CHECK_FALSE(offered("as(others, any.hand{ suit = 'red' })"));
  CHECK_FALSE(offered("any.deck 'ace'"));
  CHECK(offered("is(as(others, total(any.hand, 'worth')), 0)"));
}

TEST_CASE("No sum and no bound tells what is in a row of which a seat sees the backs",
          "[scripting]") {
  const auto offered = [](const std::string& condition, const std::string& sees = "see = 'none'") {
    LuaPlay game(
        "return { name = 'S', seats = { 'ann', 'bob' }, zones = { line = row{ 3, " + sees +
        " }, hand = bag{ per = 'seat' } },\n"
        "kinds = { ace = { worth = 11, begins_in = { line = 2 } }, two = { worth = 2 } },\n"
        "vars = { n = { 11, min = 0, max = 99 } }, setup = put('ace', 'hand'),\n"
        "verbs = { act = { pass{}, when = " +
        condition + " }, wait = pass{} } }");
    return game.choices(1) == 2;
  };
  for (const char* told :
       {"is(total(any.line, 'worth'), 22)", "is(total(any.line 'ace', 'worth'), 22)",
        "any.line{ worth = 11 }", "any.line{ worth = var 'n' }",
        "any.line{ worth = { 3, var 'n' } }", "any.line{ worth = total(any.hand, 'worth') }",
        "any.hand{ worth = { 1, total(any.line, 'worth') } }",
        "is(total(any.line{ worth = var 'n' }, 'worth'), 22)"}) {
    INFO(told);
    CHECK(offered(told, "see = 'all'"));
    CHECK_FALSE(offered(told));
  }
  CHECK(offered("is(count(any.line), 2)"));
  CHECK(offered("is(total(any.line, 'worth'), 0)"));
}

TEST_CASE("Cards are sent by kind, `here` goes with them, and a row has room for few",
          "[scripting]") {
  LuaPlay game(
      table_with("play = { pick{ any.hand }, does = { send(here, 'heap', 1), set('n', total(here, "
                 "'worth')) } },\n"
                 "buy = { pick{ any.market }, does = { send(here, 'hand'), add('n', total(here, "
                 "'worth')) } },\n"
                 "give = { pass{}, does = send(any.hand, as(others, zone 'hand')) },\n"
                 "fill = { pass{}, does = send(any.hand, 'market') }"));
  game.play(1, "play", {game.cell("ace")});
  CHECK(cards_in_zone(game, "hand") == "ace, king");
  CHECK(cards_in_zone(game, "heap") == "ace");
  CHECK(var_of(game, "n") == 11);
  game.play(2, "buy", {game.cell("#1")});
  CHECK(cards_in_zone(game, "hand", 2) == "2 ace, 2 king");
  CHECK(cards_in_zone(game, "market") == "#2 two");
  CHECK(var_of(game, "n") == 15);
  game.play(1, "give");
  CHECK(cards_in_zone(game, "hand") == "empty");
  CHECK(cards_in_zone(game, "hand", 2) == "3 ace, 3 king");
  game.play(2, "fill");  // those for which there is no room stay, and nobody is told of them
  CHECK(cards_in_zone(game, "market") == "#1 ace, #2 two, #3 ace");
  CHECK(cards_in_zone(game, "hand", 2) == "ace, 3 king");
  CHECK(told_to(game, 1).ends_with("In the market now: 2 ace."));
}

TEST_CASE("Drawing takes what there is, refills an empty bag, and is a roll of the record",
          "[scripting]") {
  LuaPlay game(
      table_with("more = { pass{}, does = draw('deck', 'hand', 5) },\n"
                 "row = { pass{}, does = draw('market', 'hand', 5) }"));
  game.play(1, "more");
  CHECK(cards_in_zone(game, "hand") == "3 ace, king");
  CHECK(cards_in_zone(game, "deck") == "empty");
  CHECK(game.match.node().faces() == std::vector<int>{1});
  CHECK(game.match.node().audiences() == std::vector<std::uint32_t>{1});  // ann sees it
  game.play(2, "row");
  CHECK(cards_in_zone(game, "hand", 2) == "2 ace, 2 king, two");
  CHECK(game.match.node().faces().empty());
  LuaPlay refilled(
      "return { name = 'S', seats = { 'ann' },\n"
      "zones = { deck = bag{ refills_from = 'heap' }, heap = bag{}, hand = bag{} },\n"
      "kinds = { ace = { begins_in = { heap = 3 } } },\n"
      "verbs = { more = { pass{}, does = draw('deck', 'hand', 2) } } }");
  refilled.play(1, "more");
  CHECK(cards_in_zone(refilled, "hand") == "2 ace");
  CHECK(cards_in_zone(refilled, "deck") == "ace");
  CHECK(cards_in_zone(refilled, "heap") == "empty");
}

TEST_CASE("A draw has the odds of the cards, and can be typed", "[scripting]") {
  const std::string rules =
      "return { name = 'S', seats = { 'ann' }, zones = { deck = bag{ see = 'none' }, hand = bag{} "
      "},\n"
      "kinds = { a = { begins_in = { deck = 1 } }, b = { begins_in = { deck = 3 } } },\n"
      "verbs = { more = { pass{}, does = draw('deck', 'hand') } } }";
  int a = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    LuaPlay game(rules, seed);
    game.play(1, "more");
    a += cards_in_zone(game, "hand") == "a" ? 1 : 0;
  }
  CHECK(a > 70);
  CHECK(a < 130);
  LuaPlay game(rules);
  const Action more{.verb = game.game->verb("more")};
  game.match.play(SeatId(0), more, std::vector<int>{1});
  CHECK(cards_in_zone(game, "hand") == "a");
  CHECK_THROWS_AS(game.match.play(SeatId(0), more, std::vector<int>{1}), Error);  // it is gone
  game.match.undo();
  CHECK(cards_in_zone(game, "hand") == "empty");
  CHECK(cards_in_zone(game, "deck") == "a, 3 b");
}

TEST_CASE("A shuffled row has the same cards, and every order comes up", "[scripting]") {
  std::set<std::string> seen;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    LuaPlay game(
        table_with("act = { pass{}, does = shuffle 'market' }", ", setup = draw('deck', 'market')"),
        seed);
    game.play(1, "act");
    seen.insert(cards_in_zone(game, "market"));
  }
  CHECK(seen.size() == 6);
}

TEST_CASE("A row is cut, one card is turned over, and the next ones are looked at", "[scripting]") {
  const std::string zones =
      "return { name = 'S', seats = { 'ann', 'bob' }, stuck = 'draws',\n"
      "zones = { deck = row{ 5, see = 'none' }, open = row{ 3 } },\n"
      "kinds = { ace = { begins_in = { deck = 1 } }, king = { begins_in = { deck = 1 } },\n"
      "two = { begins_in = { deck = 2 } } }, verbs = {\n";
  LuaPlay game(
      zones +
      "cut2 = { pass{}, does = cut('deck', 2) }, cut9 = { pass{}, does = cut('deck', 9) },\n"
      "any_cut = { pass{}, does = cut 'deck' }, peek = { pass{}, does = show(any.deck, me, 3) },\n"
      "open = { pick{ any.deck }, does = turn_over(here, 'open') } } }");
  CHECK(cards_in_zone(game, "deck") == "#1 ace, #2 king, #3 two, #4 two");
  game.play(1, "cut2");
  CHECK(cards_in_zone(game, "deck") == "#1 two, #2 two, #3 ace, #4 king");
  game.play(2, "cut9");
  CHECK(cards_in_zone(game, "deck") == "#1 two, #2 two, #3 ace, #4 king");
  game.play(1, "peek");
  CHECK(told_to(game, 1) == "Ann looks at two, two, ace.");
  CHECK(told_to(game, 2).empty());
  game.play(2, "open", {game.cell("#3")});
  CHECK(cards_in_zone(game, "open", 1, 1) == "#3 ace");
  CHECK(cards_in_zone(game, "deck") == "#1 two, #2 two, #4 king");
  game.play(1, "open", {game.cell("#4")});  // the open row has no such place
  CHECK(cards_in_zone(game, "deck") == "#1 two, #2 two, #4 king");
  game.play(2, "any_cut");
  CHECK(cards_in_zone(game, "deck", 1, 1) == "3 cards, hidden");
}

TEST_CASE("A piece of the board is turned over on its cell", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann', 'bob' }, board = grid{ 2, 2 },\n"
      "regions = { home = { { 'A1' }, { 'B2' } } }, ends = { plies(9) },\n"
      "zones = { down = { per = 'seat', see = 'owner' }, up = {} },\n"
      "kinds = { spy = { zone = { 'down', 'up' } } },\n"
      "setup = as(everyone, put('spy', region 'home')),\n"
      "verbs = { open = { pick{ own.down }, does = turn_over(here, 'up') },\n"
      "back = { pick{ own.up }, does = turn_over(here, 'down') },\n"
      "peek = { pass{}, does = as(others, show(own.down, actor)) } } }");
  CHECK(game.verbs(1) == "open peek");
  game.play(1, "open", {game.cell("A1")}).play(2, "peek");
  CHECK(game.verbs(1) == "back peek");
  game.play(1, "back", {game.cell("A1")}).play(2, "peek");
  CHECK(game.verbs(1) == "open peek");
}

TEST_CASE("Hands are traded, cards put and taken, dice thrown again", "[scripting]") {
  LuaPlay game(
      table_with("swap_hands = { pass{}, does = trade('hand', others) },\n"
                 "gain = { pass{}, does = { put('two', 'hand', 2), take(any.hand 'ace', 1) } },\n"
                 "throw = { pass{}, does = roll('cup', 4) }"));
  game.play(1, "gain");
  CHECK(cards_in_zone(game, "hand") == "ace, king, 2 two");
  game.play(2, "swap_hands");
  CHECK(cards_in_zone(game, "hand", 1) == "2 ace, king");
  CHECK(cards_in_zone(game, "hand", 2) == "ace, king, 2 two");
  game.play(1, "throw");
  game.play(2, "throw");
  const ZoneLayout& cup = game.game->layout().zone(
      game.game->layout().zone_instance(game.game->zone("cup"), SeatId(0)));
  CHECK(count_cards(game.match.state(), *game.game, cup) == 4);
}

TEST_CASE("Cards are shown to those who are named, and the sentence may reveal them",
          "[scripting]") {
  LuaPlay game(table_with("boast = { pass{}, does = show(any.hand, others) }"));
  game.play(1, "boast");
  CHECK(told_to(game, 1).empty());
  CHECK(told_to(game, 2) == "Ann shows 2 ace, king.");
  CHECK(game.game->event_def(shown_event(*game.game)).reveals);
}

TEST_CASE("Who shows cards is whose they are, not who acts", "[scripting]") {
  LuaPlay game(
      table_with("boast = { pass{}, does = show(as(next_seat, any.hand), everyone) },\n"
                 "peek = { pass{}, does = show(as(next_seat, any.hand), me) },\n"
                 "all = { pass{}, does = show(any.market, everyone) }"));
  game.play(1, "boast").play(2, "peek").play(1, "all");
  CHECK(told_to(game, 1) == "Bob shows 2 ace, king.Ann shows king, two.");
  CHECK(told_to(game, 2) == "Bob shows 2 ace, king.Ann shows 2 ace, king.Ann shows king, two.");
}

TEST_CASE("The cards of a kind that is chosen as a word", "[scripting]") {
  LuaPlay game(
      table_with("ask_for = { parts{ seat{ others }, choice{ { 'ace', 'king', 'two' } } },\n"
                 "does = { when = as(chosen(1), any.hand(chosen(2))), set('n', 1),\n"
                 "otherwise = set('n', 2) } }"));
  game.play(1, "ask_for", {1, 0});
  CHECK(var_of(game, "n") == 1);
  game.play(2, "ask_for", {0, 2});
  CHECK(var_of(game, "n") == 2);
}

TEST_CASE("The setup may name who has the first turn", "[scripting]") {
  const auto rules = [](const std::string& more) {
    return "return { name = 'S', seats = { 'ann', 'bob', 'cat' }, ends = { plies(2, 'score') },\n"
           "vars = { n = { 0, per = 'seat' }, b = { 0, per = 'seat', see = 'owner' } },\n"
           "score = var 'n', verbs = { go = { pass{}, does = add('n', 1) },\n" +
           more + " }";
  };
  const std::string at_once =
      "bid = { number{ 0, 3 }, asked = true, secret = true, does = set('b', chosen),\n"
      "done = turn_to(best(everyone, var 'b')) } }, setup = at_once 'bid'";
  LuaPlay named(rules("}, setup = turn_to(seats 'cat')"));
  CHECK(named.turn() == SeatId(2));
  named.play(3, "go");
  CHECK(named.turn() == SeatId(0));
  ActionContext context;
  State state(named.game->layout().words());
  Random random(1);
  named.engine->start(state, context);
  named.engine->playout(state, random, context, 10);
  CHECK(named.engine->score(state, SeatId(2)) == 1);
  CHECK(named.engine->score(state, SeatId(1)) == 0);

  LuaPlay bid(rules(at_once));
  for (const int seat : {1, 2, 3}) bid.play(seat, "bid", {seat == 2 ? 3 : 1}).play(seat, "ready");
  CHECK(bid.turn() == SeatId(1));
}

TEST_CASE("The turn passes among some seats, or to one that is named", "[scripting]") {
  const std::string rules =
      "return { name = 'S', seats = { 'a', 'b', 'c' }, vars = { out = { false, per = 'seat' } },\n"
      "verbs = { wait = pass{}, leave = { pass{}, does = set('out', true) },\n"
      "call = { seat{ everyone }, does = turn_to(chosen) } }, turn = among(seats(no(var 'out'))) }";
  LuaPlay game(rules);
  game.play(1, "leave").play(2, "wait").play(3, "wait");
  CHECK(game.turn() == SeatId(1));
  game.play(2, "call", {1});
  CHECK(game.turn() == SeatId(1));
  game.play(2, "call", {0});  // who is out has no turn: the next one
  CHECK(game.turn() == SeatId(1));
  game.play(2, "leave");
  CHECK(game.turn() == SeatId(2));
  game.play(3, "leave");
  CHECK(game.match.ended());
}

TEST_CASE("A kind can be in a hand and on the board", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann', 'bob' }, board = grid{ 2, 2 },\n"
      "zones = { hand = bag{ per = 'seat' }, field = {} },\n"
      "kinds = { man = { zone = { 'hand', 'field' }, owned = true, begins_in = { hand = 3 } } },\n"
      "verbs = { drop = { place{ 'man' }, when = any.hand 'man', does = take(any.hand 'man', 1) } "
      "},\n"
      "stuck = 'draws' }");
  game.play(1, "drop", {game.cell("A1")});
  CHECK(cards_in_zone(game, "hand") == "2 man");
  CHECK(cards_in_zone(game, "hand", 2) == "3 man");
  CHECK(game.choices(2) == 3);
}

TEST_CASE("Functions reach into bags as into other zones, but bags have no places", "[scripting]") {
  LuaPlay game(
      table_with("act = { pick{ any.hand }, effect = function(g, me, card)\n"
                 "g.n = g.hand[me]:count(card, 'king') g.heap:put(card, 'king')\n"
                 "g.hand[me]:take(card) end },\n"
                 "move = { pick{ any.hand }, effect = function(g, me, card)\n"
                 "g.hand[me]:move(card, g:cell 'ace') end }"));
  game.play(1, "act", {game.cell("king")});
  CHECK(var_of(game, "n") == 1);
  CHECK(cards_in_zone(game, "heap") == "king");
  CHECK(cards_in_zone(game, "hand") == "2 ace");
  CHECK(game.failure(2, "move", {game.cell("king")}).find("a bag has no places") !=
        std::string::npos);
}

TEST_CASE("Hundreds of kinds have room in bags", "[scripting]") {
  const std::string rules =
      "local KINDS = {} for i = 1, 300 do KINDS['card_' .. i] = { worth = i, begins_in = { deck = "
      "1 } } end\n"
      "return { name = 'S', seats = { 'ann', 'bob' }, zones = { deck = bag{ see = 'none' },\n"
      "hand = bag{ per = 'seat', see = 'owner' } }, kinds = KINDS, vars = { n = { 0 } },\n"
      "setup = as(everyone, draw('deck', 'hand', 150)), verbs = { play = { pick{ any.hand },\n"
      "does = set('n', as(everyone, total(any.hand, 'worth'))) } } }";
  LuaPlay game(rules);
  CHECK(game.choices(1) == 150);
  game.play(1, "play", {game.match.legal(SeatId(0))[0].action.arguments[0]});
  CHECK(var_of(game, "n") == 300 * 301 / 2);
}

TEST_CASE("Roads and cards fit on one table", "[scripting]") {
  for (const char* const board : {"grid{ 3, 2 }", "graph{ rows = { { 'A1', 'B1', 'C1' } } }",
                                  "grid{ 3, 2, links = 'hex' }"}) {
    LuaPlay game(
        std::string("return { name = 'Roads', seats = { 'white', 'black' }, board = ") + board +
        ", zones = { field = {}, roads = { on = 'links' }, hand = bag{}, deck = row{ 3 } },\n"
        "kinds = { man = { zone = 'field' }, road = { zone = 'roads' },\n"
        "  ace = { begins_in = { hand = 2, deck = 2 } } },\n"
        "verbs = { build = place{ 'road' },\n"
        "  settle = place{ 'man', onto = ends_of(any 'road') * empty.field },\n"
        "  visit = pick{ ends_of(links_of(everywhere)) } },\n"
        "stuck = 'pass', ends = { plies(9) } }");
    INFO(board);
    CHECK(game.failure(1, "build", {game.cell("B1/C1")}).empty());
    CHECK_FALSE(game.failure(2, "settle", {game.cell("A1")}).empty());
    CHECK(game.failure(2, "settle", {game.cell("C1")}).empty());
    CHECK(game.failure(1, "visit", {game.cell("A1")}).empty());
    CHECK_THAT(board_text(game.match.view(SeatId(0))), Catch::Contains("Roads:"));
  }
}

}  // namespace hr::tests
