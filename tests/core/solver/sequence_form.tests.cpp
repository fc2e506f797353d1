// SPDX-License-Identifier: MIT
// Values of games that are known by hand, between proven ends.
#include "core/solver/sequence_form.h"

#include <catch2/catch.hpp>

namespace hr::tests {

namespace {

// Both choose at the same time; `worths` by row, to the player who chooses the row.
SequenceForm table_game(std::uint32_t rows, std::uint32_t columns,
                        const std::vector<double>& worths) {
  SequenceForm out;
  out.players[0] = {.decisions = {{.actions = rows}}, .sequences = 1 + rows};
  out.players[1] = {.decisions = {{.actions = columns}}, .sequences = 1 + columns};
  for (std::uint32_t row = 0; row < rows; ++row)
    for (std::uint32_t column = 0; column < columns; ++column)
      out.ends.push_back({{1 + row, 1 + column}, worths[row * columns + column]});
  return out;
}

void check_value(const SequenceForm& game, double value) {
  const Equilibrium found = find_equilibrium(game, {.width = 1e-9});
  CAPTURE(found.value.low, found.value.high, found.rounds);
  CHECK(found.value.low <= value + 1e-12);
  CHECK(found.value.high >= value - 1e-12);
  CHECK(found.value.high - found.value.low <= 1e-9);
}

}  // namespace

TEST_CASE("choices at the same time have the value of their table", "[core][solver]") {
  check_value(table_game(3, 3, {0, -1, 1, 1, 0, -1, -1, 1, 0}), 0);  // rock, paper, scissors
  check_value(table_game(2, 2, {1, -1, -1, 1}), 0);                  // matching pennies
  check_value(table_game(2, 2, {3, -1, -1, 1}), 1.0 / 3);            // … with unequal stakes
  check_value(table_game(2, 3, {4, 1, 8, 2, 3, 1}), 2.5);            // a column is never chosen
  check_value(table_game(2, 2, {5, 3, 2, 1}), 3);                    // one row is always better
}

TEST_CASE("the interval holds the value after any number of rounds", "[core][solver]") {
  const SequenceForm game = table_game(2, 2, {3, -1, -1, 1});
  double width = 5;
  for (const std::uint64_t rounds : {1, 2, 5, 40, 1000}) {
    const Equilibrium found = find_equilibrium(game, {.width = 0, .rounds = rounds});
    CAPTURE(rounds, found.value.low, found.value.high);
    CHECK(found.rounds <= rounds);
    CHECK(found.value.low <= 1.0 / 3);
    CHECK(found.value.high >= 1.0 / 3);
    CHECK(found.value.high - found.value.low <= width);
    width = found.value.high - found.value.low;
  }
  CHECK(width < 0.01);
}

TEST_CASE("whoever decides alone gets what is best, at once", "[core][solver]") {
  // Stop for 2, or go on to 1 or 7; chance halves what comes after that.
  SequenceForm game;
  game.players[0] = {.decisions = {{.actions = 2}, {.after = 2, .first = 3, .actions = 2}},
                     .sequences = 5};
  game.ends = {{{1, 0}, 2}, {{3, 0}, 0.5}, {{4, 0}, 3.5}};
  const Equilibrium first = find_equilibrium(game);
  CHECK(first.value == Interval{3.5, 3.5});
  CHECK(first.rounds == 1);
  std::swap(game.players[0], game.players[1]);
  for (SequenceForm::End& end : game.ends) std::swap(end.sequences[0], end.sequences[1]);
  CHECK(find_equilibrium(game).value == Interval{0.5, 0.5});
}

TEST_CASE("learning ends when it is told to", "[core][solver]") {
  const SequenceForm game = table_game(2, 2, {3, -1, -1, 1});
  std::uint64_t asked = 0;
  const Equilibrium found = find_equilibrium(
      game, {.width = 0, .rounds = 1000, .go_on = [&](std::uint64_t) { return ++asked < 3; }});
  CHECK(asked == 3);
  CHECK(found.rounds < 100);
}

}  // namespace hr::tests
