// SPDX-License-Identifier: MIT
// How games end for several seats: together, in places, and for seats that can do nothing.
#include <catch2/catch.hpp>

#include "core/game/standing.h"
#include "core/table/table_access.h"
#include "core/trials/simulate.h"
#include "core/words/seat_names.h"
#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

// Three seats that take points; other fields may follow.
std::string taking(const std::string& fields) {
  return "return { name = 'S', seats = { 'ann', 'bob', 'cy' },\n"
         "vars = { points = { 0, per = 'seat' }, sum = { 0 } },\n"
         "verbs = { take = { number{ 0, 9 }, does = { add('points', chosen), add('sum', chosen) } "
         "} },\n" +
         fields + "}";
}

std::string outcome(const LuaPlay& game) { return outcome_text(*game.game, game.match.state()); }

Standing places(const LuaPlay& game) {
  return standing(game.game->definition(), game.match.header(), scores_of(game.match));
}

using Ranks = std::vector<int>;

}  // namespace

TEST_CASE("Where all play together, all win or lose", "[scripting]") {
  const std::string fields =
      "together = true, ends = { { is(var 'sum', 9), 'wins', name = 'nine' },\n"
      "  { at_least(var 'sum', 10), 'loses' }, plies(3) }";
  LuaPlay won(taking(fields));
  won.play(1, "take", {4}).play(2, "take", {5});
  CHECK(won.match.header().winners == 7);
  CHECK(outcome(won) == "Everybody wins: nine.");
  LuaPlay lost(taking(fields));
  lost.play(1, "take", {4}).play(2, "take", {6});
  CHECK(lost.match.header().winners == 0);
  CHECK(outcome(lost) == "Everybody loses.");
  LuaPlay drawn(taking(fields));
  drawn.play(1, "take", {1}).play(2, "take", {1}).play(3, "take", {1});
  CHECK(outcome(drawn) == "The game is drawn: 3 actions were played.");
}

TEST_CASE("A score of all is not added up", "[scripting]") {
  LuaPlay game(taking("together = true, score = var 'sum', ends = { plies(3, 'score') }"));
  game.play(1, "take", {4}).play(2, "take", {6}).play(3, "take", {1});
  CHECK(outcome(game) == "The game is over: 3 actions were played.");
  CHECK(game.match.header().winners == 7);
  CHECK(places(game).scores == std::vector<std::int64_t>{11, 11, 11});
  CHECK(places(game).ranks == Ranks{1, 1, 1});
  CHECK(places(game).margin == 0);
}

TEST_CASE("Scores give the seats their places", "[scripting]") {
  const std::string scored = "score = var 'points', ends = { plies(3, 'score') }";
  LuaPlay game(taking(scored));
  game.play(1, "take", {4}).play(2, "take", {6}).play(3, "take", {4});
  CHECK(places(game).ranks == Ranks{2, 1, 2});
  CHECK(places(game).margin == 2);
  CHECK(places_text(*game.game, places(game), {}) == "1. bob (6), 2. ann (4), 2. cy (4).");
  Table table(Match(game.match));
  const Report report = table.report(Issuer::owner(), ViewQuery{SeatId(0)});
  CHECK(report.places == "1. bob (6), 2. ann (4), 2. cy (4).");
  CHECK(report.margin == 2);
  CHECK(report.seats[SeatId(0)].rank == 2);
  LuaPlay shared(taking(scored));
  shared.play(1, "take", {6}).play(2, "take", {6}).play(3, "take", {4});
  CHECK(places(shared).ranks == Ranks{1, 1, 3});
  CHECK(places(shared).margin == 2);
}

TEST_CASE("Without scores the winners come first", "[scripting]") {
  LuaPlay game(taking("score = var 'points', ends = { { at_least(var 'points', 5), 'loses' } }"));
  game.play(1, "take", {4}).play(2, "take", {6});
  CHECK(places(game).ranks == Ranks{1, 3, 1});
  CHECK(places(game).margin == 0);
  Table table(Match(game.match));
  CHECK(table.report(Issuer::owner(), ViewQuery{SeatId(0)}).places.empty());
}

TEST_CASE("A team shares its place and its score", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { { 'a', team = 'x' }, { 'b', team = 'y' }, { 'c', team = 'x' "
      "} },\n"
      "vars = { points = { 0, per = 'seat' } }, score = var 'points', ends = { plies(3, 'score') "
      "},\n"
      "verbs = { take = { number{ 0, 9 }, does = add('points', chosen) } } }");
  game.play(1, "take", {3}).play(2, "take", {4}).play(3, "take", {2});
  CHECK(places(game).scores == std::vector<std::int64_t>{5, 4, 5});
  CHECK(places(game).ranks == Ranks{1, 3, 1});
  CHECK(places(game).margin == 1);
}

TEST_CASE("A tally has scores, places and margins", "[scripting]") {
  LuaPlay game(taking("score = var 'points', ends = { plies(3, 'score') }"));
  game.play(1, "take", {4}).play(2, "take", {6}).play(3, "take", {4});
  Tally tally(3), other(3);
  tally.add(game.match.state(), {.actions = 3}, places(game));
  other.add(game.match.state(), {.actions = 3}, places(game));
  tally += other;
  CHECK(tally.scores[SeatId(1)].mean() == 6);
  CHECK(tally.scores[SeatId(1)].count() == 2);
  CHECK(tally.ranks[SeatId(2)].max() == 2);
  CHECK(tally.margins.mean() == 2);
}

namespace {

// A seat can go only if the die shows 6; `rolls` says what happens when a turn begins.
std::string waiting(const std::string& begins, const std::string& stuck = "'skips'") {
  return "return { name = 'S', seats = { 'ann', 'bob' }, stuck = " + stuck +
         ",\nvars = { die = { 1, min = 1, max = 6 }, begun = { 0, per = 'seat' }, ended = { 0, per "
         "= 'seat' } },\n"
         "turn_begins = { add('begun', 1), " +
         begins +
         " }, turn_ends = add('ended', 1),\n"
         "verbs = { go = { pass{}, when = is(var 'die', 6), does = set('die', 1) } } }";
}

std::int64_t number(const LuaPlay& game, const char* name, int seat) {
  return game.match.view(SeatId::owner).var(game.game->var(name), SeatId(seat)).value_or(-1);
}

}  // namespace

TEST_CASE("Seats that can do nothing are skipped until one can act", "[scripting]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    LuaPlay game(waiting("roll('die', 6)"), seed);
    for (int n = 0; n < 10; ++n) {
      REQUIRE_FALSE(game.match.ended());
      CHECK(number(game, "die", 0) == 6);
      CHECK(number(game, "begun", 0) - number(game, "ended", 0) ==
            (game.turn() == SeatId(0) ? 1 : 0));
      CHECK(number(game, "begun", 1) - number(game, "ended", 1) ==
            (game.turn() == SeatId(1) ? 1 : 0));
      game.play(index(game.turn()) + 1, "go");
    }
  }
}

TEST_CASE("A game in which all pass goes on as long as dice are rolled", "[scripting]") {
  LuaPlay game(waiting("roll('die', 6)", "'pass'"), 3);
  for (int n = 0; n < 10; ++n) {
    REQUIRE_FALSE(game.match.ended());
    CHECK(number(game, "die", 0) == 6);
    game.play(index(game.turn()) + 1, "go");
  }
  // Dice that never help do not keep it going for ever.
  CHECK(LuaPlay(waiting("roll('die', 5)", "'pass'"), 3).match.ended());
}

TEST_CASE("A game in which nothing changes any more ends", "[scripting]") {
  LuaPlay game(
      "return { name = 'S', seats = { 'ann', 'bob', 'cy' }, stuck = 'skips', vars = { n = { 2 } "
      "},\n"
      "verbs = { go = { pass{}, when = at_least(var 'n', 1), does = add('n', -1) } } }");
  game.play(1, "go").play(2, "go");
  CHECK(game.match.ended());
  CHECK(outcome(game) == "The game is drawn: nobody has anything left to do.");
}

TEST_CASE("A game that waits for ever is an error", "[scripting]") {
  CHECK_THROWS_WITH(LuaPlay(waiting("roll('die', 5)")),
                    Catch::Contains("no seat has had a legal action for 2000 turns"));
}

}  // namespace hr::tests
