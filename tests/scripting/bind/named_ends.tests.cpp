// SPDX-License-Identifier: MIT
// Ends that have a name only: a function of the ruleset brings them about.
#include <catch2/catch.hpp>

#include "core/trials/endings.h"
#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

std::string found(
    const std::string& effect,
    const std::string& ends = "plies(9), { name = 'treasure found' }, { name = 'all dig' }") {
  return "return { name = 'S', seats = { 'ann', 'bob' }, board = grid{ 2, 2 }, zones = { field = "
         "{} },\n"
         "kinds = { man = {} }, ends = { " +
         ends +
         " },\n"
         "verbs = { dig = { pick{ everywhere }, effect = function(g, me)\n" +
         effect + "\nend } } }";
}

}  // namespace

TEST_CASE("A function names the end that it brings about", "[scripting]") {
  LuaPlay game(found("g:win(me, 'treasure found')"));
  CHECK_FALSE(game.match.ended());
  game.play(1, "dig", {0});
  CHECK(outcome_text(*game.game, game.match.state()) == "Ann wins: treasure found.");
  CHECK(game.match.winners() == std::vector<SeatId>{SeatId(0)});
  const Header& header = game.match.header();
  CHECK(ending_text(*game.game, {.reason = header.reason, .end = header.end}) == "treasure found");

  LuaPlay both(found("g:win(1, 2, 'all dig')"));
  both.play(1, "dig", {0});
  CHECK(outcome_text(*both.game, both.match.state()) == "Ann and bob win: all dig.");
  LuaPlay drawn(found("g:draw('all dig') g:win(me, 'treasure found')"));
  drawn.play(1, "dig", {0});
  CHECK(outcome_text(*drawn.game, drawn.match.state()) == "The game is drawn: all dig.");
}

TEST_CASE("A named end may be marked", "[scripting]") {
  const LuaPlay game(
      found("g:win(me, 'treasure found')",
            "reveals{ name = 'treasure found' }, { reveals(plies(4)), name = 'x' }"));
  CHECK(game.game->definition().ends[0].reveals);
  CHECK(game.game->definition().ends[0].type == EndType::named);
}

TEST_CASE("A named end must be declared, once and with nothing else", "[scripting]") {
  LuaPlay game(found("g:win(me, 'lost')"));
  CHECK(game.failure(1, "dig", {0}) ==
        "t/rules.lua:4: expected a seat, or the name of an end that functions bring about, got "
        "\"lost\"; there are \"treasure found\" and \"all dig\"");
  LuaPlay none(found("g:win(me, 'lost')", "{ plies(9), name = 'lost' }"));
  CHECK(none.failure(1, "dig", {0}) ==
        "t/rules.lua:4: expected a seat, or the name of an end that functions bring about, got "
        "\"lost\"; declare one, as in ends = { { name = \"lost\" } }");
  const auto ends = [](const std::string& part) { return complaint(found("", part)); };
  check_each(ends, "t/rules.lua:", R"(
{ nil, 'loses', name = 'lost' }
--> 2: ends.1.2: the function that names this end says who wins; expected only a name
{ name = 'lost' }, plies(4), { name = 'lost' }
--> 2: ends.1.1: "lost" is there twice
)");
}

}  // namespace hr::tests
