// SPDX-License-Identifier: MIT
// Sets of seats that a condition picks, and terms as several seats mean them.
#include <catch2/catch.hpp>
#include <functional>

#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

// Cat is out; the seats have 1, 2 and 3 points; what is secret is bob's.
std::string seats_game(const std::string& verbs) {
  return "return { name = 'S', seats = { 'ann', 'bob', 'cat' }, stuck = 'draws',\n"
         "vars = { n = { 0 }, out = { false, per = 'seat' }, points = { 1, per = 'seat' },\n"
         "secret = { false, per = 'seat', see = 'owner' } },\n"
         "setup = { set('out', true, as(next_seat, next_seat)),\n"
         "set('points', 2, next_seat), set('points', 3, as(next_seat, next_seat)),\n"
         "set('secret', true, next_seat) },\n"
         "verbs = {\n" +
         verbs + " } }";
}

// What a number is for ann.
std::int64_t number_for_ann(const std::string& term) {
  LuaPlay game(seats_game("act = { pass{}, does = set('n', " + term + ") }"));
  game.play(1, "act");
  return game.match.view(SeatId::owner).var(game.game->var("n"), SeatId(0)).value_or(-1);
}

// The points of the seats for whom a condition holds: their sum says which seats these are.
std::int64_t points_where(const std::string& condition) {
  return number_for_ann("as(seats(" + condition + "), var 'points')");
}

}  // namespace

TEST_CASE("Seats are picked by a flag or by a number in a range", "[scripting]") {
  CHECK(points_where("var 'out'") == 3);
  CHECK(points_where("no(var 'out')") == 1 + 2);
  CHECK(points_where("at_least(var 'points', 2)") == 2 + 3);
  CHECK(points_where("at_least(2, var 'points')") == 1 + 2);
  CHECK(points_where("is(var 'points', 2)") == 2);
  CHECK(points_where("is(3, var 'points')") == 3);
  CHECK(points_where("at_least(var 'points', 4)") == 0);
  // The same where it takes more than a comparison with a number.
  CHECK(points_where("no(no(var 'out'))") == 3);
  CHECK(points_where("at_least(var 'points', var 'n' + 2)") == 2 + 3);
  CHECK(points_where("at_least(var 'points', 2) * no(var 'out')") == 2);
  CHECK(points_where("is(var 'n', 0)") == 1 + 2 + 3);
}

TEST_CASE("A variable compares with what is always the same as with any other number",
          "[scripting]") {
  struct Comparison {
    std::string condition;
    std::function<bool(std::int64_t)> holds;
  };
  const std::vector<Comparison> cases{
      {"at_least(var 'n', 2)", [](std::int64_t n) { return n >= 2; }},
      {"at_least(-2, var 'n')", [](std::int64_t n) { return n <= -2; }},
      {"is(var 'n', -1)", [](std::int64_t n) { return n == -1; }},
      {"is(0, var 'n')", [](std::int64_t n) { return n == 0; }},
      {"at_least(var 'n', 2 * option 'k' - 4)", [](std::int64_t n) { return n >= -2; }},
      {"at_least(3 - option 'k' - option 'k', var 'n' + 1)",
       [](std::int64_t n) { return n + 1 <= 1; }},
      {"no(is(var 'n', option 'k'))", [](std::int64_t n) { return n != 1; }},
      {"at_least(var 'n', 0) * at_least(option 'k', var 'n')",
       [](std::int64_t n) { return n == 0 || n == 1; }},
      {"at_least(var 'n', -9000000000000000000)", [](std::int64_t) { return true; }},
      {"is(var 'n', 9000000000000000000)", [](std::int64_t) { return false; }},
  };
  std::string writes;
  for (std::size_t i = 0; i < cases.size(); ++i)
    writes += "{ when = " + cases[i].condition + ", add('m', " + std::to_string(1 << i) + ") },\n";
  for (std::int64_t n = -3; n <= 3; ++n) {
    LuaPlay game(
        "return { name = 'N', seats = { 'ann' }, options = { k = { 1, min = 0, max = 9 } },"
        "stuck = 'draws', vars = { n = { " +
        std::to_string(n) +
        " }, m = { 0 } },\n"
        "verbs = { act = { pass{}, does = {\n" +
        writes + "} } } }");
    game.play(1, "act");
    const auto met =
        game.match.view(SeatId::owner).var(game.game->var("m"), SeatId(0)).value_or(-1);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      INFO(cases[i].condition << " where n is " << n);
      CHECK(((met >> i & 1) != 0) == cases[i].holds(n));
    }
  }
}

TEST_CASE("A term as several seats mean it is a sum or a union of theirs", "[scripting]") {
  CHECK(number_for_ann("as(others, var 'points')") == 2 + 3);
  CHECK(number_for_ann("as(seats(var 'out') + me, 10 * var 'points')") == 30 + 10);
  CHECK(number_for_ann("count(as(seats(no(var 'out')), next_seat))") == 2);
  CHECK(number_for_ann("count(as(seats(is(var 'n', 1)), next_seat))") == 0);
  CHECK(number_for_ann("100 + as(seats(var 'out'), as(seats(no(var 'out')), var 'points'))") ==
        103);
}

TEST_CASE("What a seat does not see of others picks none of them", "[scripting]") {
  LuaPlay game(seats_game("look = seat{ seats(var 'secret') }, wait = pass{}"));
  CHECK(game.choices(1) == 1);
  game.play(1, "wait");
  CHECK(game.choices(2) == 2);
}

}  // namespace hr::tests
