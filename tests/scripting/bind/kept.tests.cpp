// SPDX-License-Identifier: MIT
// What a list of writes keeps under a name, and works out once.
#include <catch2/catch.hpp>

#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

std::string row_of(const std::string& does, const std::string& more = "") {
  return "return { api = 4, name = 'S', seats = { 'ann', 'bob', 'cy' }, board = grid{ 4, 1 },\n"
         "regions = { a = { 'A1' }, b = { 'B1' } }, zones = { field = {} }, kinds = { man = {}, "
         "king = {} }, stuck = 'draws',\n"
         "vars = { n = { 0 }, points = { 0, per = 'seat' }, phase = { words = { 'day', 'night' } } "
         "},\n"
         "setup = { put('man', region 'a'), as(seats 'bob', put('man', region 'b')) }, " +
         more + "verbs = { act = { pick{ everywhere }, does = {\n" + does + "\n} } } }";
}

std::string points(const LuaPlay& game) {
  std::string out;
  for (int seat = 0; seat < 3; ++seat)
    out +=
        std::to_string(*game.match.view(SeatId::owner).var(game.game->var("points"), SeatId(seat)));
  return out;
}
std::int64_t n_of(const LuaPlay& game) {
  return *game.match.view(SeatId::owner).var(game.game->var("n"), SeatId::none);
}

std::int64_t n_after(const std::string& does) {
  LuaPlay game(row_of(does));
  game.play(1, "act", {2});
  return n_of(game);
}
std::string points_after(const std::string& does) {
  LuaPlay game(row_of(does));
  game.play(1, "act", {2});
  return points(game);
}

}  // namespace

TEST_CASE("What is kept stays what it was, whatever happens then", "[scripting]") {
  CHECK(n_after("keep('men', count(any)), take(any), put('king', here), set('n', kept 'men')") ==
        2);
  CHECK(n_after("keep('men', any), take(any), put('king', kept 'men'), set('n', count(own))") == 2);
  CHECK(n_after("keep('none', no(any)), take(any), { when = kept 'none', set('n', 1), otherwise = "
                "set('n', 5) }") == 5);
  CHECK(n_after("set('phase', 'night'), keep('was', var 'phase'), set('phase', 'day'), { when = "
                "is(kept 'was', 'night'), set('n', 7) }") == 7);
}

TEST_CASE("Seats that were kept are the same for each of them", "[scripting]") {
  // of those with the fewest points, worked out anew, each would be alone after the first
  CHECK(
      points_after("keep('low', best(everyone, 0 - var 'points')), as(kept 'low', add('points', 2))"
                   ", as(kept 'low', add('points', 1))") == "333");
  CHECK(points_after(
            "keep('low', me), as(others, { when = kept 'low' * actor, add('points', 4) })") ==
        "044");
}

TEST_CASE("A name belongs to its list and to what is inside", "[scripting]") {
  CHECK(
      n_after("keep('a', 1 + var 'n'), { when = any, keep('a', 5 + var 'n'), add('n', kept 'a') }, "
              "add('n', 10 * kept 'a')") == 15);
  CHECK(
      points_after("as(everyone, { keep('mine', count(own)), take(own), add('points', kept 'mine') "
                   "})") == "110");
  CHECK(n_after("keep('a', 1 + var 'n'), keep('a', kept 'a' + 1), set('n', kept 'a')") == 2);
}

TEST_CASE("What is kept can be told, and lists of things to do may keep something", "[scripting]") {
  LuaPlay game(
      row_of("the 'count', tell(everyone, 'there', kept 'cells')",
             "events = { there = 'At {1}.' }, terms = { count = { keep('cells', any) } }, "));
  game.play(1, "act", {2});
  CHECK(event_text(*game.game, game.match.node().events().front()) == "At A1, B1.");
}

TEST_CASE("What is kept has no meaning elsewhere", "[scripting]") {
  const auto does = [](const std::string& part) { return complaint(row_of(part)); };
  check_each(does, "t/rules.lua:5: verbs.act.does.", R"(
set('n', kept 'a'), keep('a', 1)
--> 1: nothing is kept as "a" here; keep("a", …) has to come before it, in the same list of things to do or around it
{ when = any, keep('a', 1 + var 'n') }, set('n', kept 'a')
--> 2: nothing is kept as "a" here; keep("a", …) has to come before it, in the same list of things to do or around it
keep('a', own), set('n', kept 'a')
--> 2: expected a number, got a set of cells; count(…) is how many are in a set
keep(own, 'a')
--> 1.1: expected a name for it, as in keep("winner", best(everyone, count(any.hand))), got a set of cells
keep('a')
--> 1: expected a term as value 2, got none
)");
  CHECK_THAT(
      complaint(
          "return { api = 4, name = 'S', seats = { 'a' }, board = grid{ 2, 2 }, zones = { field "
          "= {} }, kinds = { man = {} }, verbs = { act = pick{ kept 'a' } } }"),
      Catch::Contains("nothing is kept as \"a\" here"));
  std::string many;
  for (int i = 0; i < 17; ++i) many += "keep('a" + std::to_string(i) + "', own), ";
  CHECK_THAT(complaint(row_of(many)), Catch::Contains("does.17: no more than 16 kept at a time"));
}

}  // namespace hr::tests
