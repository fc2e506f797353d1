// SPDX-License-Identifier: MIT
// What is dealt to one seat alone is said, and what is dealt to all is not.
#include <catch2/catch.hpp>

#include "tests/scripting/check/checking.h"

namespace hr::tests {

namespace {

std::string of_game(const std::string& setup, const std::string& does, const std::string& more) {
  return checked(
      "return { name = 'Cards', by = 'x', about = 'x', card = { 'x' }, seats = { 'a', 'b', 'c' },\n"
      "zones = { deck = bag{ see = 'none' }, hand = bag{ per = 'seat' }, heap = bag{},\n"
      "  line = row{ 2, per = 'seat' } }, kinds = { ace = { begins_in = { deck = 9" +
      more + " } } },\nstuck = 'pass', setup = { " + setup +
      " },\nverbs = { play = { pick{ any.hand }, does = { send(here, 'heap', 1), " + does +
      " } } },\n ends = { plies(4) } }");
}

constexpr const char* k_first_only = "only the first seat gets cards in its \"hand\"";
constexpr const char* k_takes_all = "the first of these seats takes all the cards";
constexpr const char* k_deal = "as(everyone, draw('deck', 'hand', 2))";

}  // namespace

TEST_CASE("a setup that deals to the first seat alone is said", "[scripting]") {
  CHECK_THAT(of_game("draw('deck', 'hand', 2)", "", ""),
             Catch::Contains("t/rules.lua:4:") &&
                 Catch::Contains(std::string("warning: setup.1: ") + k_first_only));
  for (const char* setup : {k_deal, "as(everyone, draw('deck', 'hand')), draw('deck', 'hand')"})
    CHECK_THAT(of_game(setup, "", ""), !Catch::Contains(k_first_only));
  CHECK_THAT(of_game("draw('deck', 'hand', 2)", "", ", hand = 1"), !Catch::Contains(k_first_only));
}

TEST_CASE("cards that are sent to several seats without a number are said", "[scripting]") {
  CHECK_THAT(of_game(k_deal, "send(any.heap, as(everyone, zone 'hand'))", ""),
             Catch::Contains("t/rules.lua:5:") &&
                 Catch::Contains(std::string("warning: verbs.play.does.2: ") + k_takes_all));
  CHECK_THAT(
      of_game(k_deal, "{ when = no(any.hand), send(any.heap, as(others, zone 'hand')) }", ""),
      Catch::Contains("verbs.play.does.2.1: "));
  CHECK_THAT(of_game(k_deal, "send(any.heap, as(opponents, zone 'hand'))", ""),
             Catch::Contains(k_takes_all));
  for (const char* does :
       {"send(any.heap, as(everyone, zone 'hand'), 1)",
        "send(any.heap, as(next_seat, zone 'hand'))", "send(any.heap, as(partners, zone 'hand'))",
        "send(any.heap, as(everyone, zone 'line'))"})
    CHECK_THAT(of_game(k_deal, does, ""), !Catch::Contains(k_takes_all));
}

TEST_CASE("a setup that deals more cards than there are is said", "[scripting]") {
  constexpr const char* k_more =
      "cards are drawn from \"deck\" when the game begins, which then has 9";
  CHECK_THAT(of_game("as(everyone, draw('deck', 'hand', 4))", "", ""),
             Catch::Contains(std::string("warning: setup.1: 12 ") + k_more));
  CHECK_THAT(of_game("draw('deck', 'heap'), as(everyone, draw('deck', 'hand', 3))", "", ""),
             Catch::Contains(std::string("warning: setup.2: 10 ") + k_more));
  for (const char* setup : {"as(everyone, draw('deck', 'hand', 3))",
                            "put('ace', 'deck', 9), as(everyone, draw('deck', 'hand', 4))"})
    CHECK_THAT(of_game(setup, "", ""), !Catch::Contains("when the game begins"));
}

TEST_CASE("pieces that are placed without end, though they are kept in a hand, are said",
          "[scripting]") {
  const auto of_place = [](const std::string& verb, const std::string& more) {
    return checked(
        "return { name = 'Drops', by = 'x', about = 'x', card = { 'x' }, seats = { 'a', 'b' },\n"
        "board = grid{ 3, 3 }, zones = { field = {}, hand = bag{ per = 'seat' } },\n"
        "kinds = { man = { zone = { 'field', 'hand' }, begins_in = { hand = 2 } }, wall = { zone = "
        "'field' } },\n"
        "stuck = 'pass', ends = { plies(4) },\n verbs = { drop = " +
        verb + " }, " + more + " }");
  };
  const std::string said = "warning: verbs.drop.1: each action puts one more \"man\" on the board";
  CHECK_THAT(of_place("place{ 'man' }", ""), Catch::Contains("t/rules.lua:5:") &&
                                                 Catch::Contains(said) &&
                                                 Catch::Contains("and none leaves \"hand\"") &&
                                                 Catch::Contains("say from = \"hand\""));
  CHECK_THAT(of_place("{ place{ 'man' }, when = any.hand }", ""), Catch::Contains(said));
  for (const char* verb : {"place{ 'man', from = 'hand' }", "place{ 'wall' }",
                           "{ place{ 'man' }, does = take(any.hand 'man', 1) }",
                           "{ place{ 'man', does = { when = here, take(any.hand, 1) } } }",
                           "{ place{ 'man' }, effect = function(g) g.hand:take('man') end }"})
    CHECK_THAT(of_place(verb, ""), !Catch::Contains("each action puts one more"));
}

TEST_CASE("pieces that are put on the board and stay in the hand are said", "[scripting]") {
  const auto of_drop = [](const std::string& verb) {
    return checked(
        "return { name = 'Drops', by = 'x', about = 'x', card = { 'x' }, seats = { 'a', 'b' },\n"
        "board = grid{ 3, 3 }, zones = { field = {}, hand = bag{ per = 'seat' } },\n"
        "kinds = { man = { zone = { 'field', 'hand' }, begins_in = { hand = 2 } },\n"
        "card = { zone = { 'hand' }, begins_in = { hand = 2 } } },\n"
        "stuck = 'pass', ends = { plies(4) },\n verbs = { drop = " +
        verb + " } }");
  };
  const std::string parts = "{ parts{ pick{ any.hand 'man' }, pick{ empty.field } }, does = ";
  for (const std::string& verb :
       {parts + "put('man', chosen(2)) }", parts + "put('man', here) }",
        std::string("{ pick{ empty.field }, when = any.hand 'man', does = put('man', here) }"),
        std::string("{ parts{ pick{ any.hand }, pick{ empty.field, does = put('man', here) } } }"),
        std::string("{ parts{ pick{ any.hand }, place{ 'man', onto = empty.field } } }")}) {
    INFO(verb);
    CHECK_THAT(
        of_drop(verb),
        Catch::Contains("t/rules.lua:6:") &&
            Catch::Contains("warning: verbs.drop.1: each action puts one more \"man\" on the "
                            "board, and none leaves \"hand\""));
  }
  CHECK_THAT(of_drop(parts + "put('man', chosen(2)) }"),
             Catch::Contains("take it from there as well: take(any.hand \"man\", 1)"));
  for (const std::string& verb :
       {parts + "{ put('man', chosen(2)), take(any.hand 'man', 1) } }",
        parts + "{ put('man', chosen(2)), take(chosen(1), 1) } }",
        parts + "{ put('man', chosen(2)), { when = me, take(any.hand * chosen(1), 1) } } }",
        std::string("{ pick{ empty.field }, does = put('man', here) }"),
        std::string("{ parts{ pick{ any.hand 'card' }, pick{ empty.field } }, does = { "
                    "put('man', chosen(2)) } }"),
        parts + "put('man', chosen(2)), effect = function(g, me) end }"}) {
    INFO(verb);
    CHECK_THAT(of_drop(verb), !Catch::Contains("each action puts one more"));
  }
}

}  // namespace hr::tests
