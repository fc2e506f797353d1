// SPDX-License-Identifier: MIT
// What can never hold or happen is said, and what can is not.
#include <catch2/catch.hpp>

#include "tests/scripting/check/checking.h"

namespace hr::tests {

namespace {

std::string of_game(const std::string& verbs) {
  return checked(
      "return { name = 'Cards', by = 'x', about = 'x', card = { 'x' }, seats = { 'a', 'b' },\n"
      "board = grid{ 2, 2 },\n"
      "zones = { deck = bag{ see = 'none' }, hand = bag{ per = 'seat', see = 'owner' },\n"
      "  front = bag{ per = 'seat', see = 'others' }, heap = bag{}, field = {} },\n"
      "kinds = { ace = { rank = 1, zone = { 'deck', 'hand', 'front', 'heap' },\n"
      "    begins_in = { deck = 9 } },\n"
      "  scout = { rank = 2, zone = { 'hand', 'field' } },\n"
      "  rock = { zone = 'field' } },\n"
      "stuck = 'pass', vars = { n = { 0, per = 'seat' } },\n"
      "terms = { hopeless = any.deck 'ace' },\n"
      "setup = as(everyone, { draw('deck', 'hand', 2), draw('deck', 'front') }),\n"
      "verbs = { " +
      verbs + " },\n ends = { plies(4) } }");
}

constexpr const char* k_unseen = "which the player never sees, so as far as it can tell there are";
constexpr const char* k_on_board =
    "is only ever in zones of cards, so it cannot be placed or moved";
constexpr const char* k_never_offered = "it says what follows when it is declined, but it is never";

std::string playing(const std::string& more) {
  return of_game("play = { pick{ any.hand }, does = send(here, 'heap', 1), " + more + " }");
}

}  // namespace

TEST_CASE("a condition about cards that the player never sees is said", "[scripting]") {
  for (const char* when :
       {"any.deck 'ace'", "the 'hopeless'", "any.deck{ rank = 1 }",
        "at_least(total(any.deck, 'rank'), 1)", "as(next_seat, any.hand 'ace')",
        "as(partners, any.hand 'ace')", "filled.deck 'ace'",
        "as(others, some(any.hand{ rank = { 1, 2 } }))", "no(any.front 'ace')"}) {
    INFO(when);
    const std::string found = playing(std::string("when = { ") + when + ", 'no' }");
    CHECK_THAT(found, Catch::Contains("t/rules.lua:12:") &&
                          Catch::Contains("warning: verbs.play: it asks which cards ") &&
                          Catch::Contains(k_unseen));
  }
}

TEST_CASE("conditions about what the player sees, and about numbers of cards, are left alone",
          "[scripting]") {
  for (const char* when : {"any.hand 'ace'", "any.hand{ rank = 1 }", "at_least(count(any.deck), 1)",
                           "any.deck", "as(next_seat, any.hand)", "as(everyone, any.hand 'ace')",
                           "as(everyone, no(any.front 'ace'))", "as(next_seat, any.front 'ace')",
                           "no(any.heap 'ace')"}) {
    INFO(when);
    CHECK_THAT(playing(std::string("when = { ") + when + ", 'no' }"), !Catch::Contains(k_unseen));
  }
  CHECK_THAT(of_game("play = { pick{ any.hand }, does = { send(here, 'heap', 1), { when = any.deck "
                     "'ace', add('n', 1) } } }"),
             !Catch::Contains(k_unseen));
}

TEST_CASE("a card cannot be placed on a board", "[scripting]") {
  CHECK_THAT(of_game("go = { place{ 'ace' } }"),
             Catch::Contains("error: verbs.go: \"ace\" " + std::string(k_on_board)) &&
                 Catch::Contains("pick{ any.ZONE }"));
  CHECK_THAT(of_game("go = { place{ 'scout' } }, rock = { place{ 'rock' } }"),
             !Catch::Contains(k_on_board));
}

TEST_CASE("what follows a refusal needs an offer", "[scripting]") {
  CHECK_THAT(playing("declined = add('n', 1)"),
             Catch::Contains(k_never_offered) && Catch::Contains("add asked = true"));
  const std::string asked =
      "go = { pass{}, does = as(next_seat, { when = any.hand, WORD 'drink' }) },\n"
      "drink = { pick{ any.hand }, asked = true, declined = add('n', 1) }";
  const auto with = [&](const std::string& word) {
    std::string out = asked;
    return of_game(out.replace(out.find("WORD"), 4, word));
  };
  CHECK_THAT(with("ask"), Catch::Contains(k_never_offered) &&
                              Catch::Contains("write offer \"drink\" where others are asked"));
  CHECK_THAT(with("offer"), !Catch::Contains(k_never_offered));
}

namespace {

std::string with_numbers(const std::string& verb) {
  return checked(
      "return { name = 'Numbers', by = 'x', about = 'x', card = { 'x' }, seats = { 'a', 'b' },\n"
      "vars = { trap = { 3, see = 'none' }, bid = { 1, per = 'seat', see = 'owner' },\n"
      "  hat = { 1, per = 'seat', see = 'others' }, open = { 1 },\n"
      "  foe = { type = 'seat', see = 'none' }, way = { type = 'direction', see = 'none' } },\n"
      "board = grid{ 2, 2 }, zones = { field = {} }, kinds = { man = {} },\n"
      "stuck = 'pass', verbs = { go = pass{}, act = { " +
      verb + " } }, ends = { plies(4) } }");
}

}  // namespace

TEST_CASE("a condition about a variable that the player never sees is said", "[scripting]") {
  for (const char* verb :
       {"pass{}, when = at_least(var 'trap', 2)", "number{ 1, var 'trap' }",
        "pass{}, when = as(next_seat, at_least(var 'bid', 1))", "pass{}, when = is(var 'hat', 1)",
        "number{ 1, as(var 'foe', var 'open') }", "pass{}, when = near(own, var 'way')",
        "step{ own, dirs = var 'way' }"}) {
    INFO(verb);
    CHECK_THAT(with_numbers(verb),
               Catch::Contains("t/rules.lua:6:") &&
                   Catch::Contains("warning: verbs.act: it asks for the variable ") &&
                   Catch::Contains("which the player never sees, so here it is always 0"));
  }
  for (const char* verb :
       {"pass{}, when = at_least(var 'bid', 1)", "number{ 1, var 'open' }",
        "pass{}, when = as(next_seat, is(var 'hat', 1))", "seat{ seats(at_least(var 'bid', 1)) }",
        "pass{}, does = { when = at_least(var 'trap', 2), add('open', 1) }"}) {
    INFO(verb);
    CHECK_THAT(with_numbers(verb), !Catch::Contains("never sees"));
  }
}

TEST_CASE("what is done when all are ready needs a question in secret", "[scripting]") {
  const auto asking = [](const std::string& word) {
    return of_game("call = { pass{}, does = as(others, " + word +
                   " 'drink') }, drink = { pass{}, asked = true, done = add('n', 1) }");
  };
  constexpr const char* k_no_secret = "but nothing asks for it in secret";
  CHECK_THAT(asking("ask"), Catch::Contains(std::string("verbs.drink: it says what is done when "
                                                        "all have answered in secret, ") +
                                            k_no_secret));
  CHECK_THAT(asking("at_once"), !Catch::Contains(k_no_secret));
  CHECK_THAT(of_game("call = { pass{}, effect = function(g) g:all('drink', 1) end },\n"
                     "drink = { pass{}, asked = true, done = add('n', 1) }"),
             !Catch::Contains(k_no_secret));
}

}  // namespace hr::tests
