// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "tests/scripting/bind/card_table.h"
#include "tests/scripting/loading.h"
#include "tests/support/lua_play.h"

namespace hr::tests {

TEST_CASE("Numbers of cards and pieces are not negative, neither written nor worked out",
          "[scripting]") {
  const auto with = [](const std::string& write) {
    return complaint(table_with("act = { pass{}, does = " + write + " }"));
  };
  const std::string where = "t/rules.lua:8: verbs.act.does.1: expected a number from ";
  CHECK(with("take(any.heap, -1)") == where + "0 as value 2, got -1");
  CHECK(with("take(any.heap, any.heap, -1)") == where + "0 as value 3, got -1");
  CHECK(with("draw('deck', 'hand', -1)") == where + "0 as value 3, got -1");
  CHECK(with("send(any.hand, 'heap', -2)") == where + "0 as value 3, got -2");
  CHECK(with("show(any.hand, others, -1)") == where + "0 as value 3, got -1");
  CHECK(with("cut('market', -1)") == where + "0 as value 2, got -1");
  CHECK(with("put('ace', 'hand', -1)") == where + "0 as value 3, got -1");
  CHECK(with("roll('cup', -1)") == where + "0 as value 2, got -1");
  CHECK(with("at_once('act', -1)") == where + "0 as value 2, got -1");
  CHECK(with("take(top(any.heap, -1))") ==
        "t/rules.lua:8: bad argument #2 to 'top' (number of pieces from 0 to 65535 expected, got "
        "-1)");
  for (const std::string write : {"take(any.heap, count(any.heap))", "take(any.heap, 0)",
                                  "draw('deck', 'hand', 0)", "send(any.hand, 'heap', 0)"}) {
    LuaPlay play(table_with("act = { pass{}, does = " + write + " }"));
    CHECK(play.failure(1, "act").empty());
  }
  LuaPlay minus(table_with("act = { pass{}, does = { add('n', -2), take(any.hand, var 'n') } }"));
  CHECK(minus.failure(1, "act") ==
        "t/rules.lua:8: verbs.act.does.2: expected a number of pieces from 0, got -2");
}

TEST_CASE("Mistakes with cards are explained", "[scripting]") {
  const auto with = [](const std::string& verb) { return complaint(table_with(verb)); };
  check_each(with, R"(
act = { pass{}, does = draw('dekc', 'hand') }
--> t/rules.lua:8: verbs.act.does.1.1: there is no zone called "dekc" (did you mean "deck"?)
act = { pass{}, does = shuffle 'hand' }
--> t/rules.lua:8: verbs.act.does.1: "hand" is a bag, which has no order; shuffle needs a row
act = { pass{}, does = draw('deck', 'hand', 'market') }
--> t/rules.lua:8: verbs.act.does.1.3: expected how many, a number or a term for one, got "market"
act = { pass{}, does = roll('hand', 2) }
--> t/rules.lua:8: verbs.act.does.1: expected a zone of dice, made with dice{ … }, and "hand" is none
act = { pass{}, does = trade('heap', others) }
--> t/rules.lua:8: verbs.act.does.1: "heap" is the same for all seats; only a zone with per = "seat" can be traded
act = { pass{}, does = draw('cup', 'hand') }
--> t/rules.lua:8: verbs.act.does.1: no kind can be both in "cup" and in "hand"; the `zone` of a kind lists where it can be
act = { pass{}, does = cut 'hand' }
--> t/rules.lua:8: verbs.act.does.1: "hand" is a bag, which has no order; cut needs a row
act = { pick{ any.market }, does = turn_over(here, 'hand') }
--> t/rules.lua:8: verbs.act.does.1: expected two rows, or two zones of the board with one piece on each cell, but "hand" is another kind of zone
act = { pick{ as(others, any.hand) }, does = send(here, 'heap', 1) }
--> t/rules.lua:8: verbs.act.does.1: the card may be in another seat's zone; say whose, as in as(others, send(here, as(actor, zone "hand")))
act = { pick{ as(others, any.hand) }, does = show(here, me) }
--> t/rules.lua:8: verbs.act.does.1: the card may be in another seat's zone; say whose, as in as(others, show(here, actor))
act = { pick{ any.deck }, does = send(here, 'heap', 1) }
--> t/rules.lua:8: verbs.act.does.1: who acts does not see the cards in "deck", so none of them is chosen; draw("deck", …) takes one at random
act = { pick{ any.market }, does = turn_over(here, 'market') }
--> t/rules.lua:8: verbs.act.does.1: expected another zone to turn them over to; if what is meant lies in a zone that the pattern does not name, say it: turn_over(here * any.down, "up")
act = { pass{}, does = show(any.hand, me, 2) }
--> t/rules.lua:8: verbs.act.does.1: a bag has no order, so there are no first cards in it; show all of them, or use a row
act = { pass{}, when = own.hand }
--> t/rules.lua:8: verbs.act.when: the cards in "hand" belong to nobody, so own means none of them; say any.hand
)");
  CHECK(complaint("return { name = 'S', seats = { 'a', 'b', 'c' },\n"
                  "zones = { hand = bag{ per = 'seat' } }, kinds = { ace = {} },\n"
                  "verbs = { act = { pass{}, does = trade('hand', others) } } }") ==
        "t/rules.lua:3: verbs.act.does.1: expected one seat to trade with, got 2");
  const auto refilled = [](const std::string& from) {
    return complaint(
        "return { name = 'S', seats = { 'a' },\nzones = { deck = bag{ refills_from = '" + from +
        "' } }, kinds = { ace = {} },\nverbs = { act = pass{} } }");
  };
  CHECK(refilled("heap") ==
        "t/rules.lua:2: zones.deck.refills_from: there is no zone called \"heap\"");
  CHECK(refilled("deck") ==
        "t/rules.lua:2: zones.deck.refills_from: expected another bag, got \"deck\"");
  check_each(with, R"(
act = pick{ any.hand{ colour = 'red' } }
--> t/rules.lua:8: verbs.act.1: no kind has the attribute "colour"; there are "suit", "worth" and "face"
act = pick{ any.hand{ suit = 'blue' } }
--> t/rules.lua:8: verbs.act.1: no kind has suit = "blue"; there are "red" and "black"
act = pick{ any.hand{ suit = { 'red', 'blue' } } }
--> t/rules.lua:8: verbs.act.1: no kind has suit = "blue"; there are "red" and "black"
act = pick{ any.hand{ worth = { '1', '2' } } }
--> t/rules.lua:8: verbs.act.1: no kind has worth = "1"; it is a number, written without quotes; { 2, 4 } means from 2 to 4
act = pick{ any.hand{ suit = { 'red', 2 } } }
--> t/rules.lua:8: suit: expected texts only in this list, got 2
act = pick{ any 'ace' }
--> t/rules.lua:8: verbs.act.1: "ace" can be in several zones; say which, as in any.deck "ace"
)");
  CHECK(complaint("return { name = 'S', seats = { 'a' }, zones = { deck = bag{} },\n"
                  "kinds = { ace = { begins_inn = { deck = 1 } } }, verbs = { wait = pass{} } }") ==
        "t/rules.lua:2: kinds.ace: there is no field called \"begins_inn\" (did you mean "
        "\"begins_in\"?)");
  CHECK(complaint("return { name = 'S', seats = { 'a' }, zones = { row = row{} },\n"
                  "kinds = { ace = {} }, verbs = { wait = pass{} } }") ==
        "t/rules.lua:1: zones.row: expected how many cards it has room for, as in row{ 5 }");
  CHECK(
      complaint(
          "return { name = 'S', seats = { 'a' }, board = grid{ 2, 2 }, zones = { deck = bag{} },\n"
          "kinds = { a1 = {} }, verbs = { wait = pass{} } }") ==
      "t/rules.lua:2: kinds: \"a1\" is the name of a cell, so no kind of card can have it");
}

TEST_CASE("A name or a truth of Lua in the place of a term is explained", "[scripting]") {
  const auto with = [](const std::string& fields) {
    return complaint(table_with("act = { pass{}, " + fields + " }"));
  };
  const std::string does =
      "t/rules.lua:8: verbs.act.does.1.1: expected a term, such as any.hand, "
      "me or count(any.hand), got ";
  CHECK(with("does = send('hand', 'heap')") ==
        does + "\"hand\"; write any.hand for what is in it, or zone \"hand\"");
  CHECK(with("does = turn_to('ann')") == does + "\"ann\"; write seats \"ann\"");
  CHECK(with("does = take('king')") == does + "\"king\"; write any \"king\"");
  const std::string lua =
      "t/rules.lua:8: verbs.act.when: expected a term, such as any.hand, me or count(any.hand), "
      "got "
      "false; ==, ~=, not, and, or are Lua's own and know no terms: write is(A, B), no(A), A * B "
      "for and, A + B for or";
  CHECK(with("when = count(any.hand) == 3") == lua);
  CHECK(with("when = not some(any.hand)") == lua);
}

TEST_CASE("What can have no effect is refused", "[scripting]") {
  const auto with = [](const std::string& fields) {
    return complaint(table_with("act = { " + fields + " }"));
  };
  check_each(with, R"(
pass{}, does = trade('hand', me)
--> t/rules.lua:8: verbs.act.does.1: expected another seat to trade with, got me
pick{ any.hand }, does = flip(here)
--> t/rules.lua:8: verbs.act.does.1: flip gives pieces to the seat, but those of "hand" have no owner; turn_over turns a card face up, and become exchanges kinds
pick{ any.hand{ worth = { 5, 1 } } }
--> t/rules.lua:8: worth: expected { least, most }, got { 5, 1 }
)");
}

TEST_CASE("Refusals speak of cards", "[scripting]") {
  LuaPlay game(table_with("act = pick{ any.hand }, buy = pick{ any.market }"));
  CHECK_THAT(game.failure(1, "act", {game.cell("two")}),
             Catch::StartsWith("You cannot act two. There is no such card. Act "));
  CHECK_THAT(game.failure(1, "buy", {game.cell("#3")}),
             Catch::StartsWith("You cannot buy #3. #3 holds no card. Buy "));
}

}  // namespace hr::tests
