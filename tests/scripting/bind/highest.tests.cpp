// SPDX-License-Identifier: MIT
// Cards and pieces with the largest or smallest number of an attribute, or with what most have.
#include <catch2/catch.hpp>

#include "tests/scripting/language/small_world.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

std::string offered(const std::string& term, const std::string& more = "",
                    const std::string& zones = "hand = bag{ per = 'seat' }, line = row{ 4 }") {
  const LuaPlay game(
      "return { api = 4, name = 'S', seats = { 'ann', 'bob' }, stuck = 'draws', zones = { " +
      zones +
      " },\nkinds = { ace = { rank = 14, suit = 'red' }, king = { rank = 13, suit = 'blue' },\n"
      "ten = { rank = 10, suit = 'blue' }, low = { rank = -3, suit = 'red' }, joker = {} },\n" +
      more + " verbs = { act = pick{ " + term + " } } }");
  return small_world::listed(game.match, SeatId(0));
}

std::string setup(const std::string& writes) { return "setup = { " + writes + " },"; }

}  // namespace

TEST_CASE("The highest and the lowest of a hand leave out what has no number", "[scripting]") {
  const std::string hand =
      setup("put('king', 'hand', 3), put('ten', 'hand'), put('joker', 'hand'), put('low', 'hand')");
  CHECK(offered("highest(any.hand, 'rank')", hand) == "act king");
  CHECK(offered("lowest(any.hand, 'rank')", hand) == "act low");
  CHECK(offered("highest(any.hand{ suit = 'red' }, 'rank')", hand) == "act low");
  CHECK(offered("highest(any.hand 'joker', 'rank')", hand) == "nothing");
  CHECK(offered("highest(any.hand 'ace', 'rank')", hand) == "nothing");
}

TEST_CASE("Most counts each card, and several values may be had by as many", "[scripting]") {
  const std::string hand = setup(
      "put('king', 'hand', 1), put('ten', 'hand'), put('joker', 'hand', 9), put('ace', 'hand', 2)");
  CHECK(offered("most(any.hand, 'suit')", hand) == "act ace, act king, act ten");
  CHECK(offered("most(any.hand - any.hand 'ten', 'suit')", hand) == "act ace");
  CHECK(offered("most(any.hand, 'rank')", hand) == "act ace");
}

TEST_CASE("Of a row it is the places", "[scripting]") {
  const std::string line =
      setup("put('ten', 'line'), put('ace', 'line'), put('low', 'line'), put('ace', 'line')");
  CHECK(offered("highest(any.line, 'rank')", line) == "act #2, act #4");
  CHECK(offered("lowest(any.line, 'rank')", line) == "act #3");
  CHECK(offered("most(any.line, 'suit')", line) == "act #2, act #3, act #4");
}

TEST_CASE("The highest of what several seats have played is found at once", "[scripting]") {
  const std::string hands = setup(
      "put('king', 'hand'), put('ten', 'hand'), as(others, { put('ace', 'hand'), put('ten', "
      "'hand') })");
  CHECK(offered("highest(as(everyone, any.hand), 'rank') + any.hand 'ten'", hands) ==
        "act ace, act ten");
  const LuaPlay game(
      "return { api = 4, name = 'S', seats = { 'ann', 'bob', 'cy' }, zones = { hand = bag{ per = "
      "'seat' } "
      "},\n"
      "kinds = { ace = { rank = 14 }, king = { rank = 13 } },\n"
      "setup = { put('king', 'hand'), as(seats 'cy', put('ace', 'hand')) }, verbs = { act = seat{\n"
      "seats(any.hand * highest(as(everyone, any.hand), 'rank')) } } }");
  CHECK(small_world::listed(game.match, SeatId(0)) == "act cy");
}

TEST_CASE("What the highest of a hidden row is, nobody is told by what may be chosen",
          "[scripting]") {
  const std::string zones = "line = row{ 4, see = 'none' }, hand = bag{ per = 'seat' }";
  const std::string line = setup("put('ten', 'line'), put('ace', 'line'), put('ten', 'hand', 2)");
  const std::string of_hidden = offered("highest(any.line, 'rank')", line, zones);
  CHECK(of_hidden == "nothing");
  CHECK(offered("any.hand{ suit = values(any.line, 'suit') }", line, zones) == "nothing");
}

TEST_CASE("What cannot be high or low is refused", "[scripting]") {
  const auto act = [](const std::string& term) {
    return complaint(
        "return { api = 4, name = 'S', seats = { 'ann', 'bob' }, zones = { hand = bag{ per = "
        "'seat' }, line "
        "= row{ 4, per = 'seat' } },\nkinds = { ace = { rank = 14, suit = 'red' } },\n"
        "verbs = { act = pick{ " +
        term + " } } }");
  };
  check_each(act, "t/rules.lua:3: ", R"(
highest(any.hand, 'suit')
--> verbs.act.1: highest: "ace" has suit = "red", and a text is neither high nor low
lowest(any.hand, 'worth')
--> verbs.act.1: no kind has the attribute "worth"; there are "rank" and "suit"
highest(as(others, any.line), 'rank')
--> verbs.act.1: each seat has other pieces in the same places of "line"; write as(…) around the whole term
most(as(others, any.hand * any.hand 'ace'), 'suit')
--> verbs.act.1: each seat has other pieces in the same places of "hand"; write as(…) around the whole term
)");
}

}  // namespace hr::tests
