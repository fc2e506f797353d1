// SPDX-License-Identifier: MIT
// The refusal of an unsuitable cell: the reason is in the set itself.
#include <catch2/catch.hpp>

#include "tests/support/lua_play.h"

namespace hr::tests {
namespace {

// White's pawn on A1, black's on C3, a rock on B2 and one that only black sees on A3; white tries
// to act on a cell. Returns the sentence that says why not.
std::string reason(const std::string& pattern, const std::string& cell) {
  LuaPlay game(
      "return { name = 'T', seats = { 'white', 'black' }, board = grid{ 4, 4, links = "
      "'orthogonal' }, regions = { home = { { 'A1' }, { 'C3' } }, pond = { 'D1', 'D2' } }, "
      "zones = { field = {}, cellar = { see = { 'black' } } }, kinds = { pawn = { zone = 'field' "
      "}, rock = { zone = 'field', owned = false }, egg = { zone = 'cellar', owned = false } }, "
      "verbs = { act = " +
      pattern +
      "}, setup = function(g) g.field:put(g:cell('A1'), 'pawn', 1) g.field:put(g:cell('C3'), "
      "'pawn', 2) g.field:put(g:cell('B2'), 'rock') g.cellar:put(g:cell('A3'), 'egg') end }");
  const std::string text = game.failure(1, "act", {game.cell(cell)});
  const std::string before = "You cannot act " + cell, after = " Act ";
  REQUIRE(text.starts_with(before));
  const std::size_t why = before.size() + 2, end = text.find(after);
  return end == std::string::npos ? "" : text.substr(why, end - why);
}

}  // namespace

TEST_CASE("An unsuitable cell is refused with a reason from the set", "[scripting]") {
  const std::string all = "pick{ everywhere - ";
  CHECK(reason(all + "own 'pawn' }", "A1") == "A1 holds your pawn.");
  CHECK(reason(all + "enemy 'pawn' }", "C3") == "C3 holds a pawn of another player.");
  CHECK(reason(all + "any 'rock' }", "B2") == "B2 holds a rock.");
  CHECK(reason(all + "near(own 'pawn') }", "A2") == "A2 is beside your pawn.");
  CHECK(reason(all + "near(own 'pawn', 'n', 2) }", "A3") == "A3 is 2 links from your pawn.");
  CHECK(reason(all + "near(own 'pawn' + any 'rock', 'n', 2) }", "B4") ==
        "B4 is 2 links from a rock.");
  CHECK(reason(all + "near(any 'rock', leap(1, 2)) }", "A4") == "A4 is a leap from a rock.");
  CHECK(reason(all + "around(any 'rock') }", "B2") == "B2 holds a rock.");
  CHECK(reason(all + "around(any 'rock') }", "B3") == "B3 is beside a rock.");
  CHECK(reason(all + "around(around(any 'rock')) }", "B4") == "B4 is close to a rock.");
  CHECK(reason(all + "around(own 'pawn' + any 'rock') }", "B1") == "B1 is beside your pawn.");
  CHECK(reason(all + "around(own 'pawn' + any 'rock') }", "C2") == "C2 is beside a rock.");
  CHECK(reason(all + "(own 'pawn' + any 'rock') }", "B2") == "B2 holds a rock.");
  CHECK(reason(all + "region 'pond' }", "D1") == "D1 is part of the pond.");
  CHECK(reason(all + "region 'home' }", "A1") == "A1 is your home.");
  CHECK(reason(all + "region('home', 'enemy') }", "C3") == "C3 is another player's home.");
  CHECK(reason(all + "around(region('home', 'any')) }", "C4") == "C4 is beside a home.");
  CHECK(reason("place{ 'pawn', onto = near(empty, 'w') }", "A2") == "B2 is not empty.");
  CHECK(reason("place{ 'pawn', onto = near(near(empty, 'w'), 'n') }", "A3") == "B2 is not empty.");
  CHECK(reason("place{ 'pawn', onto = near(empty, 'w') }", "D1") ==
        "D1 is too close to the edge of the board.");
  CHECK(reason("pick{ region 'pond' }", "A1") == "A1 is not part of the pond.");
  CHECK(reason("pick{ any 'pawn' }", "D4") == "D4 holds no pawn.");
  CHECK(reason("pick{ own 'pawn' }", "C3") == "C3 holds no pawn of yours.");
  CHECK(reason("pick{ near(own 'pawn') }", "D4") == "D4 is not beside your pawn.");
  CHECK(reason("pick{ near(any 'rock') * region 'pond' + region 'pond' }", "A1") == "");
  CHECK(reason("pick{ near(any 'rock') * (everywhere - region 'pond') }", "A1") ==
        "A1 is not beside a rock.");
  CHECK(reason("pick{ group(everywhere - any 'rock', own 'pawn') }", "B2") == "B2 holds a rock.");
  CHECK(reason("pick{ group(everywhere, own 'pawn', { 'n', 's' }) }", "B1") ==
        "B1 cannot be reached from your pawn.");
  CHECK(reason("pick{ first_of(near(own 'pawn') - any 'rock', everywhere) }", "D4") ==
        "D4 is not beside your pawn.");
}

TEST_CASE("The reason is one that the seat can see", "[scripting]") {
  CHECK(reason("pick{ (everywhere - hidden 'egg') + region 'pond' }", "A3") == "");
  CHECK(reason("pick{ (everywhere - hidden 'egg') + region 'pond' }", "D4") == "");
  CHECK(reason("pick{ any 'egg' + own 'pawn' }", "A3") == "");
  CHECK(reason("pick{ any 'egg' + region 'pond' }", "A2") == "");
}

// Two seats that play together: each is the other's partner, and there are no opponents.
TEST_CASE("What all others have is what others have, whoever is called so", "[scripting]") {
  LuaPlay game(
      "return { name = 'T', seats = { { 'ann', team = 'x' }, { 'bob', team = 'x' } "
      "}, board = grid{ 2, 2 }, zones = { field = {} }, kinds = { pawn = {} }, verbs = { "
      "visit = pick{ as(partners, own 'pawn') }, attack = pick{ as(opponents, own 'pawn') } }, "
      "setup = function(g) g.field:put(1, 'pawn', 2) end }");
  const auto told = [&](const char* verb) { return game.failure(1, verb, {game.cell("B2")}); };
  CHECK(told("visit") == "You cannot visit B2. B2 holds no pawn of another player. Visit A1.");
  CHECK(told("attack").find("another player") == std::string::npos);
}

TEST_CASE("A step that neighbouring squares forbid is refused with the reason", "[scripting]") {
  LuaPlay game(
      "return { name = 'T', seats = { 'white', 'black' }, board = grid{ 3, 3, links = "
      "'orthogonal' }, regions = { pond = { 'B1' } }, zones = { field = {} }, kinds = { pawn = {} "
      "}, verbs = { move = step{ 'pawn', onto = empty - region 'pond' } }, setup = function(g) "
      "g.field:put(1, 'pawn', 1) g.field:put(9, 'pawn', 2) end }");
  const auto told = [&](const char* to) {
    return game.failure(1, "move", {game.cell("A1"), game.cell(to)});
  };
  CHECK(told("B1") == "A1 cannot go to B1. B1 is the pond. A1 may go to A2.");
  CHECK(told("C1") == "A1 cannot go to C1; it may go to A2.");
}

}  // namespace hr::tests
