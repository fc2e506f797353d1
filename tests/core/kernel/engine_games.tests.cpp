// SPDX-License-Identifier: MIT
// Whole games, played beside plain models of the same rules: the same moves at every ply and the
// same result.
#include <catch2/catch.hpp>
#include <tuple>
#include <utility>

#include "tests/models/plain_breakthrough.h"
#include "tests/models/plain_cube_wars.h"
#include "tests/models/plain_hex.h"
#include "tests/models/plain_marks.h"
#include "tests/support/classics.h"
#include "tests/support/position.h"
#include "tests/support/side_by_side.h"

namespace hr::tests {
namespace {

// A game from its start to its end.
template <class Plain>
void follow_game(Play& play, Plain plain, Random& random) {
  follow(play.start(), plain, random);
  REQUIRE(contradiction(*play.game, play.state) == "");
}

struct CubeWars {
  CubeWarsRules rules;
  Play play;
  CubeWars(int columns, int rows, int repetition, int idle)
      : play(cube_wars(columns, rows, repetition, idle), &rules, 0) {
    play.context.events = nullptr;
  }
};

}  // namespace

TEST_CASE("Cube Wars on small boards agrees with its plain model, including repetitions",
          "[core]") {
  Random random(1);
  int draws = 0;
  for (const auto& [columns, rows] : {std::pair{6, 8}, {8, 8}, {6, 9}, {12, 8}})
    for (const int repetition : {2, 3, 4})
      for (const int idle : {12, 60}) {
        CubeWars game(columns, rows, repetition, idle);
        for (int n = 0; n < 25; ++n) {
          INFO(columns << " x " << rows << ", repetition " << repetition << ", idle " << idle);
          follow_game(
              game.play,
              PlainCubeWars(
                  {.columns = columns, .rows = rows, .repetition = repetition, .idle = idle}),
              random);
          draws += game.play.header().winners == 0;
        }
      }
  CHECK(draws > 100);
}

TEST_CASE("Cube Wars ends by repetition as often as its plain model does", "[core]") {
  Random random(2);
  int repeats = 0;
  for (const int repetition : {2, 3}) {
    CubeWars game(6, 8, repetition, 0);
    for (int n = 0; n < 60; ++n) {
      follow_game(game.play,
                  PlainCubeWars({.columns = 6, .rows = 8, .repetition = repetition, .idle = 0}),
                  random);
      repeats += game.play.header().winners == 0;
    }
  }
  CHECK(repeats > 10);
}

TEST_CASE("Cube Wars of the usual size agrees with its plain model", "[core]") {
  Random random(3);
  CubeWars game(16, 8, 3, 200);
  for (int n = 0; n < 12; ++n) follow_game(game.play, PlainCubeWars(), random);
}

TEST_CASE("Cube Wars agrees with its plain model on boards of different numbers of words",
          "[core]") {
  Random random(4);
  for (const auto& [columns, rows] : {std::pair{16, 9}, {26, 10}, {26, 20}}) {
    CubeWars game(columns, rows, 2, 40);
    for (int n = 0; n < 3; ++n)
      follow_game(game.play,
                  PlainCubeWars({.columns = columns, .rows = rows, .repetition = 2, .idle = 40}),
                  random);
  }
}

TEST_CASE("a playout of Cube Wars equals picking actions one by one", "[core]") {
  for (const auto& [columns, rows] : {std::pair{6, 8}, {16, 8}, {16, 9}, {26, 20}})
    for (const int repetition : {0, 2, 3}) {
      CubeWars game(columns, rows, repetition, 100);
      for (std::uint64_t seed = 0; seed < 8; ++seed) {
        INFO(columns << " x " << rows << ", repetition " << repetition << ", seed " << seed);
        Play& play = game.play.start();
        State fast = play.state;
        Random quick(seed), slow(seed);
        const std::uint32_t limit = seed % 2 == 0 ? 50 : 100000;
        const Playout out = play.engine->playout(fast, quick, play.context, limit);
        while (!play.header().ended && play.header().ply < limit) {
          const std::uint64_t n = slow.below(play.legal());
          play.engine->play(play.state, play.turn(), play.engine->pick(n), play.context);
        }
        REQUIRE(fast == play.state);
        REQUIRE(out.cut == !play.header().ended);
        REQUIRE(out.actions == play.header().ply);
      }
    }
}

TEST_CASE("breakthrough of many sizes agrees with its plain model", "[core]") {
  Random random(5);
  for (const auto& [columns, rows] :
       {std::pair{2, 5}, {3, 6}, {5, 5}, {8, 8}, {13, 5}, {9, 9}, {16, 9}, {20, 14}, {40, 20}}) {
    FunctionRules rules(breakthrough_setup);
    Play play(breakthrough(columns, rows), &rules, 0);
    for (int n = 0; n < (columns < 10 ? 25 : 4); ++n)
      follow_game(play, PlainBreakthrough(columns, rows), random);
  }
}

TEST_CASE("tic-tac-toe agrees with its plain model", "[core]") {
  Random random(6);
  Play play(tic_tac_toe());
  for (int n = 0; n < 200; ++n) follow_game(play, plain_tic_tac_toe(), random);
}

TEST_CASE("connect four agrees with its plain model", "[core]") {
  Random random(7);
  for (const auto& [columns, rows, line] :
       {std::tuple{7, 6, 4}, {4, 4, 3}, {5, 4, 5}, {9, 8, 4}, {12, 12, 5}}) {
    Play play(connect_four(columns, rows, line));
    for (int n = 0; n < 20; ++n) follow_game(play, plain_connect_four(columns, rows, line), random);
  }
}

TEST_CASE("hex with the pie rule agrees with its plain model", "[core]") {
  Random random(8);
  for (const int n : {2, 3, 5, 9}) {
    Play play(hex(n, true));
    for (int game = 0; game < 20; ++game) {
      PlainHex plain(n, true);
      play.start();
      if (game % 2 == 0) {
        const int first = static_cast<int>(random.below(static_cast<std::uint64_t>(n * n)));
        play.play(act(VerbId(0), {first})).play(act(play.game->swap()));
        plain.play(first), plain.play(PlainHex::k_swap);
      }
      follow(play, plain, random,
             {.each = [&] { REQUIRE(contradiction(*play.game, play.state) == ""); }});
      REQUIRE((play.header().pie == Pie::taken) == (plain.player_in(0) == 1));
    }
  }
}

}  // namespace hr::tests
