// SPDX-License-Identifier: MIT
// Luck and skill, in games of which it is known how much they have of either.
#include <catch2/catch.hpp>

#include "core/lab/luck.h"
#include "tests/core/lab/die.h"
#include "tests/support/classics.h"

namespace hr::tests {

namespace {

// White chooses heads or tails, and a die says which it is.
class Coin : public Rules {
 public:
  static GameDef definition() {
    GameDef d = Die::definition(1);
    PatternDef choice = pattern(PatternType::choice);
    choice.words = {"heads", "tails"};
    d.verbs = {verb("call", {choice})};
    d.verbs[0].effect = true;
    return d;
  }
  void effect(Effect& g, SeatId, const Action& action) override {
    const bool right = g.roll(2) == action.arguments[0] + 1;
    g.win(seat_bit(right ? k_white : k_black));
  }
};

RulesVersion coin() {
  return {"coin", [] { return playable_of<Coin>(Coin::definition()); }};
}

RulesVersion open_game() {
  return {"noughts", [] { return playable_of(tic_tac_toe()); }};
}

LuckRun luck_run(std::uint64_t games) {
  return {.play = {.bots = std::vector<BotSpec>(2)}, .games = games};
}

}  // namespace

TEST_CASE("where a die decides, all is luck", "[core][lab]") {
  const Luck luck = measure_luck(die({.wins = 10}), luck_run(480));
  CHECK(luck.games == 480);
  CHECK(luck.chance);
  CHECK(luck.varies);
  CHECK(luck.dice.part == 1);
  CHECK(luck.dice.interval.low > 0.8);
  CHECK(luck.dice.interval.high == 1);
  CHECK(luck.both.interval.low == 0);
  CHECK(luck.both.interval.high < 0.3);
  const Luck few = measure_luck(die({.wins = 10}), luck_run(40));
  CHECK(few.dice.part == 1);
  CHECK(few.dice.interval.low < 0.9);  // ten blocks say little
  CHECK(luck.choices.part == 0);
  CHECK(luck.both.part == 0);
}

// Each of the three parts of the coin is known: 0, 0 and 1.
TEST_CASE("intervals of luck hold nearly always", "[core][lab]") {
  int missed = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    LuckRun run = luck_run(80);
    run.seed = seed;
    const Luck luck = measure_luck(coin(), run);
    missed += luck.dice.interval.contains(0) && luck.choices.interval.contains(0) &&
                      luck.both.interval.contains(1)
                  ? 0
                  : 1;
  }
  CHECK(missed <= 200 * 3 * 5 / 100);
}

TEST_CASE("where a guess must meet a die, neither decides alone", "[core][lab]") {
  const Luck luck = measure_luck(coin(), luck_run(2000));
  CHECK(luck.both.part > 0.8);
  CHECK(luck.both.interval.contains(1));
  CHECK(luck.dice.interval.contains(0));
  CHECK(luck.dice.part + luck.choices.part + luck.both.part == Approx(1));
}

TEST_CASE("a game without dice and cards is noticed soon, and has no luck", "[core][lab]") {
  LuckRun run = luck_run(4000);
  for (const char* bot : {"random", "search:10"}) {
    run.play.bots = std::vector<BotSpec>(2, read_bot_spec(bot));
    const Luck luck = measure_luck(open_game(), run);
    CHECK_FALSE(luck.chance);
    CHECK(luck.games == k_blocks_without_chance * k_games_of_a_block);
    CHECK(luck.dice.part == 0);
    CHECK(luck.both.part == 0);
  }
}

TEST_CASE("dice that are rolled in games of bots are noticed", "[core][lab]") {
  LuckRun run = luck_run(8);
  run.play.bots = std::vector<BotSpec>(2, read_bot_spec("search:5"));
  CHECK(measure_luck(die({.wins = 10}), run).chance);
}

TEST_CASE("luck is the same for any number of threads", "[core][lab]") {
  LuckRun run = luck_run(200);
  const Luck one = measure_luck(coin(), run);
  run.threads = 3;
  const Luck three = measure_luck(coin(), run);
  CHECK(one.both.interval == three.both.interval);
  CHECK(one.dice.part == three.dice.part);
  const Luck stopped = measure_luck(coin(), run, [](std::uint64_t games) { return games < 40; });
  CHECK(stopped.games == 40);
}

TEST_CASE("the squares of a block tell other dice from other choices", "[core][lab]") {
  std::array<Payoff, 4> games{};
  for (Payoff& game : games) game[1] = k_point;
  games[2] = games[3] = {k_point, 0};
  const std::int64_t all = 4LL * k_point * k_point;
  CHECK(block_squares(games, 2) == BlockSquares{all, 0, all});
}

}  // namespace hr::tests
