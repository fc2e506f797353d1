// SPDX-License-Identifier: MIT
// How those fare who use something, from games in which it was used.
#include <catch2/catch.hpp>

#include "core/lab/uses.h"
#include "tests/support/classics.h"

namespace hr::tests {

namespace {

// A game in which white, and not black, has used the first verb, or the other way round.
GameFacts game_with(bool white, bool black, int white_points) {
  GameFacts out;
  out.points[0] = k_point * white_points / 2;
  out.points[1] = k_point - out.points[0];
  out.verbs.resize(4);
  out.verbs[0][0] = white ? 2 : 0;
  out.verbs[0][1] = black ? 1 : 0;
  out.kinds.resize(1);
  out.targets.resize(3);
  out.targets[0][0] = 5;  // white always ends actions there, black never
  out.targets[2][1] = black ? 1 : 0;
  return out;
}

}  // namespace

TEST_CASE("the points of who uses something are compared seat by seat", "[core][lab]") {
  const Game game(tic_tac_toe());
  GameTally tally;
  // White wins 80 of 100 games in any case; whoever uses the verb has won neither more nor less.
  for (int i = 0; i < 100; ++i)
    tally.add({}, 2, game_with(i % 4 == 0, i % 2 == 0, i < 80 ? 2 : 0), nth(i));
  const Uses uses = uses_of(game, tally, 0.05);
  const UseRow& mark = uses.verbs[0];
  CHECK(mark.games == 50);
  CHECK(mark.times == 25 * 2 + 50);
  REQUIRE(mark.players.size() == 2);
  CHECK(mark.players[0].with.count == 25);
  CHECK(mark.players[0].without.count == 75);
  CHECK(mark.players[0].with.mean == Approx(0.8));
  CHECK(mark.players[1].without.mean == Approx(0.2));
  REQUIRE(mark.effect);
  CHECK(mark.effect->with == Approx(mark.effect->without));
  CHECK(mark.effect->difference.contains(0));
  CHECK_FALSE(uses.kinds[0].effect);
  CHECK(uses.targets[0].times == 500);
  REQUIRE(uses.targets.size() == 3);
  CHECK(uses.targets[0].points.count == 100);
  CHECK(uses.targets[0].points.mean == Approx(0.8));
  CHECK_FALSE(uses.targets[0].effect);  // no game without it to compare with
  CHECK(uses.targets[1].points.count == 0);
  CHECK(uses.targets[2].points.count == 50);
  CHECK(uses.targets[2].points.mean == Approx(0.2));
  REQUIRE(uses.targets[2].effect);
  CHECK(uses.targets[2].effect->difference.contains(0));
}

TEST_CASE("a kind that is sown is one that can be used", "[core][lab]") {
  GameDef d = tic_tac_toe();
  d.zones.front().holds = Holds::pile;
  PatternDef sow = d.verbs.front().patterns.front();
  sow.type = PatternType::sow;
  sow.onto = nullptr;
  sow.dirs = {"e"};
  d.verbs = {verb("sow", {sow})};
  d.ends = {};
  GameTally tally;
  tally.add({}, 2, game_with(true, false, 2), 0);
  CHECK(uses_of(Game(d), tally, 0.05).kinds[0].expected);
}

TEST_CASE("that users of something win more is seen, and differences of seats are not",
          "[core][lab]") {
  const Game game(tic_tac_toe());
  GameTally tally;
  for (int i = 0; i < 400; ++i) {
    const bool white = i % 3 == 0;
    tally.add({}, 2, game_with(white, !white, white == (i % 5 != 0) ? 2 : 0), nth(i));
  }
  const UseRow mark = uses_of(game, tally, 0.05).verbs[0];
  REQUIRE(mark.effect);
  CHECK(mark.effect->with - mark.effect->without == Approx(0.6).margin(0.01));
  CHECK(mark.effect->difference.low > 0.4);
  GameTally again = read_game_tally(tally_text(tally), 0);
  CHECK(again == tally);
  again += tally;
  CHECK(again.verbs[0].games == 800);
  CHECK(again.players[0].at(k_point) == 2 * tally.players[0].at(k_point));
}

TEST_CASE("games that all play for one score give nobody points", "[core][lab]") {
  const Game game(tic_tac_toe());
  GameTally tally;
  GameFacts together = game_with(true, false, 1);
  together.valued = false;
  tally.add({}, 2, together, 0);
  const UseRow mark = uses_of(game, tally, 0.05).verbs[0];
  CHECK(mark.games == 1);
  CHECK(mark.players.empty());
  CHECK_FALSE(mark.effect);
}

}  // namespace hr::tests
