// SPDX-License-Identifier: MIT
// What those write who have read the guide to cards once, and what they are told.
#include <catch2/catch.hpp>

#include "tests/scripting/bind/card_table.h"
#include "tests/scripting/loading.h"

namespace hr::tests {

namespace {

// With another line of zones, of kinds, and so on, in a ruleset that is right otherwise.
std::string with(const std::string& field, const std::string& value) {
  const auto line = [&](const std::string& name, const std::string& usual) {
    return name + " = " + (name == field ? value : usual) + ",\n";
  };
  return complaint("return { name = 'S', seats = { 'ann', 'bob' },\n" +
                   line("zones", "{ deck = bag{ see = 'none' }, hand = bag{ per = 'seat' } }") +
                   line("kinds", "{ ace = { begins_in = { deck = 4 } } }") +
                   line("vars", "{ points = { 0, per = 'seat' } }") +
                   line("score", "var 'points'") +
                   line("verbs", "{ play = { pick{ any.hand }, does = take(here, 1) } }") +
                   line("ends", "{ plies(9) }") + "stuck = 'pass' }");
}

std::string doing(const std::string& write) {
  return complaint(table_with("act = { pass{}, does = " + write + " }"));
}

}  // namespace

TEST_CASE("Slips in zones of cards are explained", "[scripting]") {
  const auto told = [](const std::string& zone) {
    return with("zones", "{ hand = bag{ per = 'seat' }, deck = " + zone + " }");
  };
  check_each(told, "t/rules.lua:2: ", R"(
deck{ see = 'none' }
--> unknown name 'deck': a deck is made with bag{ … }, or with row{ 40 } if its order matters; the name of a zone is a text: "deck"
hand{}
--> unknown name 'hand': a hand is made with bag{ per = "seat", see = "owner" }; the name of a zone is a text: "hand"
bag{ 18 }
--> zones.deck: a bag takes any number of cards; the kinds say which are in it when a game begins, as in kinds = { ace = { begins_in = { deck = 4 } } }. row{ 5 } has five places
bag
--> zones.deck: expected a zone in braces: bag{ … }, row{ 5 } or dice{ 6 }, got a function
bag{ see = none }
--> unknown name 'none': who sees something is a text, as in see = "none"
bag{ per = 'seat', see = { 'owner' } }
--> zones.deck.see.1: "owner" is written without braces: see = "owner"
)");
}

TEST_CASE("Slips in kinds and variables of card games are explained", "[scripting]") {
  const auto kinds = [](const std::string& begins) {
    return with("kinds", "{ ace = { begins_in = " + begins + " } }");
  };
  const std::string expected =
      "t/rules.lua:3: kinds.ace.begins_in: expected how many of this kind are in which zone, as in "
      "{ deck = 2 }, got ";
  check_each(kinds, expected, R"(
'deck'
--> "deck"
{ 'deck' }
--> a table
2
--> 2
)");
  CHECK(with("vars", "{ points = 0 }") ==
        "t/rules.lua:4: vars.points: expected its first value in braces, as in { 0 } or { 0, per = "
        "\"seat\" }, got 0");
}

TEST_CASE("Slips in scores and ends are explained", "[scripting]") {
  CHECK(with("score", "0") ==
        "t/rules.lua:5: score: expected what changes in a game, such as var \"points\", got 0; if "
        "nobody scores, leave the line out");
  CHECK(with("score", "'points'") ==
        "t/rules.lua:5: score: expected one term, such as var \"points\", or a function, got "
        "\"points\"; write var \"points\"");
  CHECK(with("ends", "no(any.hand)") ==
        "t/rules.lua:7: ends: expected a list of ends: add braces around it");
  CHECK(with("ends", "{ no(any.hand), 'score' }") ==
        "t/rules.lua:7: ends.2: \"score\" belongs to one end, in braces of their own: ends = { { "
        "CONDITION, \"score\" } }");
}

TEST_CASE("Slips in verbs of card games are explained", "[scripting]") {
  const auto told = [](const std::string& verbs) { return with("verbs", "{ " + verbs + " }"); };
  check_each(told, "t/rules.lua:6: ", R"(
play = pick{ 'hand' }
--> verbs.play.1: expected a set of cards, such as any.hand, got "hand"; write any.hand
play = pick 'hand'
--> pick: expected a table in braces, as in pick{ any.hand }, got "hand"
play = { any.hand }
--> verbs.play.1: expected a pattern, got only a set; pick{ … } lets a seat choose from it
play = pick{ any.hand }, does = take(here, 1)
--> verbs.does: this belongs inside the braces of a verb, after its pattern: play = { pick{ any.hand }, does = … }
play = { pick{ any.hand }, effect = take(here, 1) }
--> verbs.play.effect: expected a function; send(…) and the like belong under does
play = { pick{ any.hand }, does = function() end }
--> verbs.play.does.1: expected something to do, such as send(here, "heap", 1), got a function; a function is written effect = function(g, me, …) … end
bid = number{ 6 }
--> verbs.bid: expected the least and the greatest number, as in number{ 1, 6 }
play = pick{ zone 'hand' }
--> verbs.play.1: zone "…" says only where send puts cards; for the cards in the zone "hand" write any.hand
)");
}

TEST_CASE("Seats and words of the rules in quotes are explained", "[scripting]") {
  check_each(doing, "t/rules.lua:8: ", R"(
tell('all', 'x')
--> verbs.act.does.1.1: expected who is told, such as everyone, others or me, got "all"; write everyone, without quotes
show(any.hand, 'others')
--> verbs.act.does.1.2: expected who is shown them, such as everyone, others or me, got "others"; write others, without quotes
trade('hand', 'next_seat')
--> verbs.act.does.1.2: expected whom to trade with, such as next_seat, got "next_seat"; write next_seat, without quotes
as('everyone', add('n', 1))
--> bad argument #1 to 'as' (set of seats expected, got "everyone"; write everyone, without quotes)
as(all, add('n', 1))
--> unknown name 'all': every seat is everyone; who sees something is a text, as in see = "all"
send('here', 'heap', 1)
--> verbs.act.does.1.1: expected a term, such as any.hand, me or count(any.hand), got "here"; write here, without quotes
set('n', count(any.hand{ suit = 'n' }))
--> verbs.act.does.1: no kind has suit = "n"; the value of the variable is suit = var "n"
set('n', count(any.cup{ face = '6' }))
--> verbs.act.does.1: no kind has face = "6"; it is a number, written without quotes; { 2, 4 } means from 2 to 4
set('n', count(any.hand{ suit = 'blue' }))
--> verbs.act.does.1: no kind has suit = "blue"; there are "red" and "black"
)");
}

TEST_CASE("Values in another order and braces instead of parentheses are explained",
          "[scripting]") {
  check_each(doing, "t/rules.lua:8: ", R"(
roll(3, 'cup')
--> verbs.act.does.1.1: expected the name of a zone or a variable, as in roll("cup", 5), got 3
draw(2, 'deck', 'hand')
--> verbs.act.does.1.1: expected the name of a zone, as in draw("deck", "hand", 2), got 2
draw('deck', 2, 'hand')
--> verbs.act.does.1.2: expected the name of a zone, as in draw("deck", "hand", 2), got 2
put('hand', 'ace')
--> verbs.act.does.1.1: expected a kind first and then the zone, as in put("coin", "purse", 3), got "hand"
draw{ 'deck', 'hand' }
--> verbs.act.does.1: expected parentheses, as in draw("deck", "hand", 2), got braces
take(any.hand, 'all')
--> verbs.act.does.1.2: expected how many, got "all"; without a number all are meant
add('n')
--> verbs.act.does.1: expected how much as value 2, as in add("points", 1), got none
ask('act', others)
--> verbs.act.does.1.2: who is asked comes first: as(others, ask("answer"))
ask(others, 'act')
--> verbs.act.does.1.1: who is asked comes first: as(others, ask("answer"))
anyone_may(others, 'act')
--> verbs.act.does.1.1: the verb comes first: anyone_may("answer", others)
as(others, anyone_may 'act')
--> verbs.act.does.1.1: inside as, expected who may answer, as in anyone_may("answer", others); as(others, ...) would ask all others of each of them
tell(everyone, 'Well done.')
--> verbs.act.does.1.2: expected the name of an event, got "Well done."; declare the sentence, as in events = { found = "Well done." }, and write tell(everyone, "found")
send(here, as(everyone, 'hand'))
--> bad argument #2 to 'as' (term, or something to do, expected, got "hand"; a name needs the word for what it names, as in var "points", zone "hand", seats "ann", region "home" or any.hand)
)");
}

TEST_CASE("Slips in what is done with zones, seats and dice are explained", "[scripting]") {
  check_each(doing, "t/rules.lua:8: verbs.act.does.1", R"(
draw(any.deck, any.hand)
--> .1: expected the name of a zone, in quotes, as in draw("deck", "hand", 2)
draw(highest(any.deck, 'worth'), 'hand')
--> .1: expected the name of a zone, in quotes, as in draw("deck", "hand", 2)
draw('deck', as(me, any.hand))
--> .2: expected the name of a zone, in quotes, as in draw("deck", "hand", 2)
trade(any.hand, next_seat)
--> .1: expected the name of a zone, in quotes, as in trade("hand", next_seat)
send(any.hand, next_seat)
--> .2: expected a zone, got a set of seats; the zone of a seat is as(SEATS, zone "hand")
put('coin', next_seat)
--> .2: expected a zone, got a set of seats; the zone of a seat is as(SEATS, zone "hand")
turn_over(here, next_seat)
--> .2: expected a zone, got a set of seats; the zone of a seat is as(SEATS, zone "hand")
turn_over(here, 2)
--> .2: expected the name of a zone, as in turn_over(here, "open"), got 2
turn_over(here, any.hand)
--> .2: expected the name of a zone, in quotes, as in turn_over(here, "open")
turn_over(any.hand, everywhere)
--> : expected the name of a zone, in quotes
draw('deck', nowhere)
--> : expected the name of a zone, in quotes
show(me, any.hand)
--> .1: which cards are shown comes first, as in show(any.hand, everyone)
at_once(1, 'act')
--> .1: expected the name of a verb, as in at_once("bid", 1), got 1
roll('cup', 3, 6)
--> : expected a zone and how many dice, as in roll("cup", 5); how many faces they have is said in the zone: dice{ 6 }
roll('n', 6, me)
--> : expected a variable and how many sides, as in roll("die", 6); who sees the variable sees the roll
)");
  CHECK(with("zones", "{ deck = bag{ see = 'owner' }, hand = bag{ per = 'seat' } }") ==
        "t/rules.lua:2: zones.deck.see: only a zone or variable with per = \"seat\" has an owner; "
        "add per = \"seat\"");
  CHECK(with("zones", "{ deck = bag{}, hand = bag{ per = 'seat' }, cup = dice{ 'a', 'b' } }") ==
        "t/rules.lua:2: zones.cup: expected how many faces the dice have, as in dice{ 6 }; each "
        "face is a kind that is named after its number");
  CHECK(complaint(table_with("act = { pass{}, does = send(any.hand, others.hand) }")) ==
        "t/rules.lua:8: expected own, enemy, any, empty, filled or hidden before the name of a "
        "zone; what other seats have is as(SEATS, any.hand), and the zone itself as(SEATS, zone "
        "\"hand\")");
}

}  // namespace hr::tests
