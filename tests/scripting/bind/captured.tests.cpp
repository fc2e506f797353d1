// SPDX-License-Identifier: MIT
// What is declared to follow when a piece of a kind is captured.
#include <catch2/catch.hpp>

#include "core/words/cards_text.h"
#include "tests/scripting/language/small_world.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

// A, B and C each have a man in a row: A1, B1, C1.
std::string row_where(const std::string& captured, const std::string& verbs,
                      const std::string& more = "") {
  return "return { api = 4, name = 'S', seats = { 'ann', 'bob', 'cy' }, board = grid{ 5, 1 },\n"
         "regions = { home = { { 'A1' }, { 'B1' }, { 'C1' } }, far = { 'C1' } },\n"
         "zones = { field = {}, hand = bag{ per = 'seat' } }, stuck = 'skips', ends = { plies(9) "
         "},\n"
         "vars = { lost = { 0, per = 'seat' }, n = { 0 } }, events = { gone = '{1} at {2:cell}' "
         "},\n"
         "kinds = { man = { zone = 'field', begins_on = region 'home', captured = " +
         captured + " }, pawn = { zone = { 'field', 'hand' } } },\n" + more + "verbs = { " + verbs +
         " } }";
}

std::string lost(const LuaPlay& game) {
  std::string out;
  for (int seat = 0; seat < 3; ++seat)
    out +=
        std::to_string(*game.match.view(SeatId::owner).var(game.game->var("lost"), SeatId(seat)));
  return out;
}
std::string hand(const LuaPlay& game, int seat) {
  const ZoneInstance zone =
      game.game->layout().zone_instance(game.game->zone("hand"), SeatId(seat));
  return cards_text(game.match.view(SeatId::owner), zone);
}

constexpr const char* k_step = "go = step{ 'man', onto = empty + enemy }";

}  // namespace

TEST_CASE("What is captured goes to the hand of whoever captured it", "[scripting]") {
  LuaPlay game(row_where("put('pawn', 'hand')", k_step));
  game.play(1, "go", {0, 1});
  CHECK(hand(game, 0) == "pawn");
  CHECK(hand(game, 1) == "empty");
  game.play(3, "go", {2, 1});
  CHECK(hand(game, 2) == "pawn");
  CHECK(hand(game, 0) == "pawn");
}

TEST_CASE("The owner of what was captured is kept, and here is where it was", "[scripting]") {
  const std::string captured =
      "{ as(kept 'owner', add('lost', 1)), set('n', count(here * region 'far')) }";
  LuaPlay game(row_where(captured, k_step));
  game.play(1, "go", {0, 1});
  CHECK(lost(game) == "010");
  CHECK(game.match.view(SeatId::owner).var(game.game->var("n"), SeatId::none) == 0);
  game.play(3, "go", {2, 1});
  CHECK(lost(game) == "110");
  LuaPlay jumps(row_where(captured, "go = jump{ 'man' }, wait = pass{}"));
  jumps.play(1, "wait");
  jumps.match.play(SeatId(1), jumps.match.legal(SeatId(1)).front().action);
  CHECK(lost(jumps) == "001");
  CHECK(jumps.match.view(SeatId::owner).var(jumps.game->var("n"), SeatId::none) == 1);
}

TEST_CASE("A piece that a write takes from another seat is captured, one's own is not",
          "[scripting]") {
  const std::string act =
      "act = { pick{ everywhere }, does = { keep('other', 5), take(any.field), "
      "set('n', count(here) + kept 'other') } }";
  LuaPlay game(
      row_where("{ keep('more', count(any.field)), as(kept 'owner', add('lost', kept "
                "'more')) }",
                act));
  game.play(1, "act", {4});
  CHECK(lost(game) == "010");
  // what is kept in the list outside, and its `here`, are as they were
  CHECK(game.match.view(SeatId::owner).var(game.game->var("n"), SeatId::none) == 6);
}

TEST_CASE("Captures that lead to captures end, or the action is an error", "[scripting]") {
  LuaPlay chain(
      row_where("{ take(near(here) * enemy.field), as(kept 'owner', add('lost', 1)) }", k_step));
  chain.play(1, "go", {0, 1});
  CHECK(lost(chain) == "011");
  LuaPlay endless(
      row_where("{ as(kept 'owner', put('man', empty.field)), take(enemy.field) }", k_step));
  CHECK(endless.failure(1, "go", {0, 1}) ==
        "t/rules.lua:5: kinds.man.captured.1: what follows a capture captures again, 32 times "
        "without an end");
}

TEST_CASE("Things to do and functions are both possible, but not together", "[scripting]") {
  const std::string rules = row_where("function(g, owner) g.lost[owner] = 7 end", k_step);
  LuaPlay game(rules);
  game.play(1, "go", {0, 1});
  CHECK(lost(game) == "070");
  LuaPlay named(row_where("the 'reward'", k_step, "terms = { reward = { add('n', 4) } }, "));
  named.play(1, "go", {0, 1});
  CHECK(named.match.view(SeatId::owner).var(named.game->var("n"), SeatId::none) == 4);
  const auto said = [](const std::string& captured) {
    return complaint(row_where(captured, k_step));
  };
  check_each(said, "t/rules.lua:5: ", R"(
{ put('pawn', 'purse') }
--> kinds.man.captured.1.2: there is no zone called "purse"
set('n', chosen)
--> kinds.man.captured.1: chosen can be used only in what a verb does, or in a part after the first
set('n', kept 'giver')
--> kinds.man.captured.1: nothing is kept as "giver" here; keep("giver", …) has to come before it, in the same list of things to do or around it
5
--> kinds.man.captured.1: expected something to do: add, anyone_may, as, ask, at_once, become, cut, draw, exchange, flip, go_on, keep, offer, pass_round, put, roll, send, set, show, shuffle, take, tell, trade, turn_over, turn_to, the, or a table with when, got 5
)");
}

}  // namespace hr::tests
