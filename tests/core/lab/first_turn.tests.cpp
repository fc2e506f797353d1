// SPDX-License-Identifier: MIT
// What the first turn is worth, from games whose points are known.
#include <catch2/catch.hpp>

#include "core/lab/first_turn.h"
#include "tests/support/classics.h"

namespace hr::tests {

namespace {

// A game that begins on a cell, and what the first player gets of two halves.
GameFacts opened(int cell, int halves, bool swapped = false) {
  GameFacts out;
  out.points[0] = k_point * halves / 2;
  out.points[1] = k_point - out.points[0];
  out.swapped = swapped;
  Action action{.verb = VerbId(0), .count = 1};
  action.arguments[0] = cell;
  out.opening = action;
  return out;
}

}  // namespace

TEST_CASE("a pie rule would take the strong openings away", "[core][lab]") {
  const Game game(tic_tac_toe());
  GameTally tally;
  // One opening wins always, another never, a third half of the time.
  for (std::uint64_t i = 0; i < 300; ++i) {
    tally.add({}, 2, opened(4, 2), i);
    tally.add({}, 2, opened(1, 0), i);
    tally.add({}, 2, opened(0, i / 2 % 2 == 0 ? 2 : 0), i);
  }
  const std::optional<FirstTurn> first = first_turn_of(game, tally);
  REQUIRE(first);
  CHECK(first->even == 0.5);
  CHECK(first->player.games == 900);
  CHECK(first->player.points == Approx(0.5));
  CHECK_FALSE(first->side);
  REQUIRE(first->with_pie);
  CHECK(first->with_pie->games == 450);
  CHECK(first->with_pie->points == Approx(1.0 / 6).margin(0.01));
  CHECK(openings_of(game, tally).front().games == 300);
  CHECK(read_game_tally(tally_text(tally), 0) == tally);
}

TEST_CASE("openings that are all alike are not made better by choosing among them", "[core][lab]") {
  const Game game(tic_tac_toe());
  GameTally tally;
  Random random(3);
  for (std::uint64_t i = 0; i < 4000; ++i)
    tally.add({}, 2, opened(static_cast<int>(random.below(9)), random.below(2) == 0 ? 2 : 0), i);
  const std::optional<FirstTurn> first = first_turn_of(game, tally);
  REQUIRE(first);
  REQUIRE(first->with_pie);
  CHECK(first->with_pie->interval.contains(0.5));
}

TEST_CASE("with a pie rule, the side that moves first is told from the player", "[core][lab]") {
  const Game game(hex(3, true));
  GameTally tally;
  // The side that moves first always wins, and in half of the games players have changed.
  for (std::uint64_t i = 0; i < 100; ++i)
    tally.add({}, 2, opened(4, i % 2 == 0 ? 2 : 0, i % 2 != 0), i);
  const std::optional<FirstTurn> first = first_turn_of(game, tally);
  REQUIRE(first);
  CHECK(first->player.points == Approx(0.5));
  REQUIRE(first->side);
  CHECK(first->side->points == 1);
  CHECK_FALSE(first->with_pie);
}

TEST_CASE("where all play together nobody gains by being first", "[core][lab]") {
  GameDef definition = tic_tac_toe();
  definition.together = true;
  GameTally tally;
  tally.add({}, 2, opened(4, 2), 0);
  CHECK_FALSE(first_turn_of(Game(definition), tally));
}

}  // namespace hr::tests
