// SPDX-License-Identifier: MIT
// Variables that hold a word, and the values of an attribute as words.
#include <catch2/catch.hpp>

#include "core/match/carry.h"
#include "core/match/log.h"
#include "core/words/spoken.h"
#include "core/words/text.h"
#include "tests/scripting/language/small_world.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

using small_world::listed;

// Ann and Bob with a card of each suit and rank from 1 to 2, and a joker.
std::string suits(const std::string& more, const std::string& vars = "led = { of = 'suit' }") {
  return "local KINDS = { joker = { begins_in = { hand = 1 } } }\n"
         "for _, suit in ipairs{ 'red', 'blue' } do for rank = 1, 2 do\n"
         "KINDS[suit .. rank] = { suit = suit, rank = rank, begins_in = { hand = 1 } } end end\n"
         "return { api = 4, name = 'S', seats = { 'ann', 'bob' }, zones = { hand = bag{ per = "
         "'seat' },\n"
         "heap = bag{} }, kinds = KINDS, stuck = 'draws', vars = { n = { 0 }, " +
         vars + " },\n" + more + " }";
}

std::string verb(const std::string& text) { return "verbs = { act = " + text + " }"; }

std::string held(const LuaPlay& game, const char* name, int seat = 1) {
  const VarId var = game.game->var(name);
  return value_text(*game.game, game.game->definition().vars[var],
                    game.match.view(SeatId::owner).var(var, SeatId(seat - 1)).value());
}

std::string legal(const LuaPlay& game, int seat = 1) {
  return listed(game.match, SeatId(seat - 1));
}

}  // namespace

TEST_CASE("A variable holds the suit that was led, and hands follow it", "[scripting]") {
  LuaPlay game(suits(
      verb("{ pick{ first_of(any.hand{ suit = var 'led' }, any.hand) }, does = {\n"
           "{ when = no(var 'led'), set('led', values(here, 'suit')) }, send(here, 'heap') } }")));
  CHECK(held(game, "led") == "none");
  CHECK(legal(game) == "act blue1, act blue2, act joker, act red1, act red2");
  game.play(1, "act", {game.cell("joker")});
  CHECK(held(game, "led") == "none");  // a joker has no suit
  game.play(2, "act", {game.cell("blue2")});
  CHECK(held(game, "led") == "blue");
  CHECK(legal(game) == "act blue1, act blue2");
  game.play(1, "act", {game.cell("blue1")}).play(2, "act", {game.cell("blue1")});
  game.play(1, "act", {game.cell("blue2")});
  CHECK(legal(game, 2) == "act joker, act red1, act red2");
}

TEST_CASE("A word can be given, compared, chosen and taken away", "[scripting]") {
  LuaPlay game(suits(
      "verbs = { call = { choice{ { 'blue', 'red' } }, does = set('led', chosen) },\n"
      "name_it = { pass{}, does = set('led', 'red') }, clear = { pass{}, does = set('led', "
      "nowhere) },\n"
      "copy = { pass{}, does = set('led', var 'trump') },\n"
      "blue = { pass{}, when = is(var 'led', 'blue') }, any_suit = { pass{}, when = var 'led' },\n"
      "same = { pass{}, when = is(var 'led', var 'trump') } }",
      "led = { 'blue', of = 'suit' }, trump = { 'red', of = 'suit', see = 'all' }"));
  CHECK(held(game, "led") == "blue");
  CHECK(game.verbs(1) == "any_suit blue call clear copy name_it");
  game.play(1, "call", {1});
  CHECK(held(game, "led") == "red");
  CHECK(game.verbs(2) == "any_suit call clear copy name_it same");
  game.play(2, "clear");
  CHECK(held(game, "led") == "none");
  CHECK(game.verbs(1) == "call clear copy name_it");
  game.play(1, "call", {0});
  CHECK(held(game, "led") == "blue");
  game.play(2, "name_it");
  CHECK(held(game, "led") == "red");
  game.play(1, "clear").play(2, "copy");
  CHECK(held(game, "led") == "red");
}

TEST_CASE("Words may be the rules' own, and each seat may have one", "[scripting]") {
  LuaPlay game(
      suits("verbs = { act = { pass{}, does = set('phase', 'night', others) } },\n"
            "ends = { { is(var 'phase', 'night'), 'wins', name = 'dark' } }",
            "phase = { 'day', words = { 'day', 'night' }, per = 'seat' }"));
  game.play(1, "act");
  CHECK(held(game, "phase", 1) == "day");
  CHECK(held(game, "phase", 2) == "night");
  CHECK_FALSE(game.match.ended());
  game.play(2, "act");
  CHECK(game.match.ended());
}

TEST_CASE("Values of a number are words as well", "[scripting]") {
  LuaPlay game(
      suits(verb("{ pick{ any.hand{ rank = var 'top' } }, when = is(var 'top', 2), does = {\n"
                 "send(here, 'heap'), set('n', count(values(any.hand + here, 'rank'))), set('top', "
                 "1) } }"),
            "top = { '2', of = 'rank' }"));
  CHECK(held(game, "top") == "2");
  CHECK(legal(game) == "act blue2, act red2");
  game.play(1, "act", {game.cell("red2")});
  CHECK(held(game, "n") == "2");
  CHECK(held(game, "top") == "1");
}

TEST_CASE("Words are joined and told, and functions read and write them", "[scripting]") {
  LuaPlay game(suits(
      "events = { suits = 'Suits: {1}; led: {2}.' },\n"
      "verbs = { act = { pick{ any.hand{ suit = var 'led' + var 'trump' } }, does =\n"
      "tell(everyone, 'suits', values(any.hand, 'suit'), var 'led'), effect = function(g, me)\n"
      "assert(g.led == 'blue') g.led = nil assert(g.led == nil) g.led = 'red' end },\n"
      "wrong = { pass{}, effect = function(g) g.led = 'green' end } }",
      "led = { 'blue', of = 'suit' }, trump = { of = 'suit' }"));
  CHECK(legal(game) == "act blue1, act blue2, wrong");
  game.play(1, "act", {game.cell("blue1")});
  CHECK(held(game, "led") == "red");
  CHECK(event_text(*game.game, game.match.node().events().front()) ==
        "Suits: blue, red; led: blue.");
  CHECK_THAT(game.failure(2, "wrong"),
             Catch::Contains("g.led: expected blue or red, or nil, got \"green\""));
}

TEST_CASE("A word is read from text, and kept when rules with other words replace them",
          "[scripting]") {
  LuaPlay game(suits(verb("pass{}"), "led = { 'blue', of = 'suit' }"));
  const VarDef& led = game.game->definition().vars[game.game->var("led")];
  CHECK(read_value(*game.game, led, "Red") == std::optional<std::int64_t>(1));
  CHECK(read_value(*game.game, led, "none") == std::optional<std::int64_t>(k_nil));
  CHECK(error_of([&] { read_value(*game.game, led, "pink"); }) ==
        "expected none, blue or red, got \"pink\"");
  const auto carried = [&](const std::string& words) {
    const LuaPlay other(suits(verb("pass{}"), "led = { words = { " + words + " } }"));
    const CarriedState out = carry_over(*game.game, game.match.state(), *other.game);
    const auto value = static_cast<std::int64_t>(
        out.state.words()[other.game->layout().var_word(other.game->var("led"), SeatId::none)]);
    return value_text(*other.game, other.game->definition().vars[other.game->var("led")], value) +
           (out.lost.empty() ? "" : ": " + out.lost.front());
  };
  CHECK(carried("'red', 'green', 'blue'") == "blue");
  CHECK(carried("'red', 'green'") ==
        "none: The variable led was reset: its value does not exist under the new rules.");
}

TEST_CASE("Words are refused where they make no sense", "[scripting]") {
  const auto vars = [](const std::string& part) { return complaint(suits(verb("pass{}"), part)); };
  check_each(vars, "t/rules.lua:5: ", R"(
led = { of = 'colour' }
--> vars.led.of: no kind has the attribute "colour"; there are "rank" and "suit"
led = { of = 'suit', words = { 'a' } }
--> vars.led.of: expected `words` or `of`, got both
led = { words = { 'a', 'A' } }
--> vars.led.words: "A" is there twice
led = { words = { 'a', 'none' } }
--> vars.led: "none" is reserved; choose another word
led = { words = {} }
--> vars.led: expected from 1 to 64 words, got 0
led = { words = { 'a' }, type = 'seat' }
--> vars.led.type: a variable with words holds one of them and nothing else
led = { type = 'word' }
--> vars.led: expected what it can hold: words = { "day", "night" }, or of = "suit" for the values of an attribute
led = { 'pink', of = 'suit' }
--> vars.led.initial: expected blue or red, got "pink"
)");
  const auto does = [](const std::string& part) { return complaint(suits(verb(part))); };
  check_each(does, "t/rules.lua:6: ", R"(
{ pass{}, does = set('led', 'pink') }
--> verbs.act.does.1.2: expected blue or red, got "pink"
{ pass{}, does = set('led', total(any.hand, 'rank')) }
--> verbs.act.does.1: expected a word, got a number; values(here, "suit") is what a card has for an attribute
{ choice{ { 'red', 'pink' } }, does = set('led', chosen) }
--> verbs.act.does.1: expected blue or red, got red or pink
{ choice{ { 'red', 'pink' } }, does = { { when = chosen, set('n', 1) } } }
--> verbs.act.does.1.when: say which word: chosen "red" holds if it was chosen
{ pass{}, when = is(var 'led', 'pink') }
--> verbs.act.when: expected blue or red, got "pink"
{ pass{}, when = is(var 'led', values(any.hand, 'rank')) }
--> verbs.act.when: is: expected the same words on both sides, got blue or red and 1 or 2
{ pass{}, does = set('n', var 'led') }
--> verbs.act.does.1: expected a number, got a word
{ pass{}, does = add('led', 1) }
--> verbs.act.does.1: expected "led" to be a number
)");
  LuaPlay several(suits(verb("{ pass{}, does = set('led', values(any.hand, 'suit')) }")));
  CHECK_THAT(several.failure(1, "act"), Catch::Contains("expected one word at most, got 2"));
}

}  // namespace hr::tests
