// SPDX-License-Identifier: MIT
// Whole games, played beside plain models of the same rules: the same moves at every ply and the
// same result.
#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>
#include <utility>
#include <vector>

#include "tests/models/plain_breakthrough.h"
#include "tests/models/plain_connect_four.h"
#include "tests/models/plain_cube_wars.h"
#include "tests/models/plain_hex.h"
#include "tests/models/plain_tic_tac_toe.h"
#include "tests/support/classics.h"
#include "tests/support/position.h"

namespace hr::tests {
namespace {

template <class Move>
Move read(const Action& action) {
  if constexpr (std::is_same_v<Move, int>)
    return static_cast<int>(action.arguments[0]);
  else
    return {static_cast<int>(action.arguments[0]), static_cast<int>(action.arguments[1])};
}

template <class Plain>
void check_ending(const Header& header, const Plain& plain) {
  REQUIRE(header.ended == plain.over());
  if (!plain.over()) return;
  REQUIRE(header.winners == (plain.winner() < 0 ? 0U : 1U << plain.winner()));
}

// One game with random moves. `Move` is the plain model's type.
template <class Move, class Plain>
void follow(Play& play, Plain plain, Random& random) {
  play.start();
  for (;;) {
    check_ending(play.header(), plain);
    if (plain.over()) break;
    if constexpr (requires { plain.pass(); }) {
      if (plain.moves().empty()) {
        plain.pass();
        continue;
      }
    }
    REQUIRE(index(play.turn()) == plain.to_move());
    const std::uint64_t legal = play.legal();
    std::vector<std::pair<Move, std::uint64_t>> offered;
    for (std::uint64_t n = 0; n < legal; ++n)
      offered.emplace_back(read<Move>(play.engine->pick(n).action), n);
    std::sort(offered.begin(), offered.end());
    std::vector<Move> moves;
    for (const auto& [move, n] : offered) moves.push_back(move);
    REQUIRE(moves == plain.moves());
    const auto& [move, n] = offered[random.below(legal)];
    play.engine->play(play.state, play.turn(), play.engine->pick(n), play.context);
    if constexpr (std::is_same_v<Move, int>)
      plain.play(move);
    else
      plain.play(move.first, move.second);
  }
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
          follow<std::pair<int, int>>(
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
      follow<std::pair<int, int>>(
          game.play, PlainCubeWars({.columns = 6, .rows = 8, .repetition = repetition, .idle = 0}),
          random);
      repeats += game.play.header().winners == 0;
    }
  }
  CHECK(repeats > 10);
}

TEST_CASE("Cube Wars of the usual size agrees with its plain model", "[core]") {
  Random random(3);
  CubeWars game(16, 8, 3, 200);
  for (int n = 0; n < 12; ++n) follow<std::pair<int, int>>(game.play, PlainCubeWars(), random);
}

TEST_CASE("Cube Wars agrees with its plain model on boards of different numbers of words",
          "[core]") {
  Random random(4);
  for (const auto& [columns, rows] : {std::pair{16, 9}, {26, 10}, {26, 20}}) {
    CubeWars game(columns, rows, 2, 40);
    for (int n = 0; n < 3; ++n)
      follow<std::pair<int, int>>(
          game.play, PlainCubeWars({.columns = columns, .rows = rows, .repetition = 2, .idle = 40}),
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
    SetupRules rules(breakthrough_setup);
    Play play(breakthrough(columns, rows), &rules, 0);
    for (int n = 0; n < (columns < 10 ? 25 : 4); ++n)
      follow<std::pair<int, int>>(play, PlainBreakthrough(columns, rows), random);
  }
}

TEST_CASE("tic-tac-toe agrees with its plain model", "[core]") {
  Random random(6);
  Play play(tic_tac_toe());
  for (int n = 0; n < 200; ++n) follow<int>(play, PlainTicTacToe(), random);
}

TEST_CASE("connect four agrees with its plain model", "[core]") {
  struct ByColumn : PlainConnectFour {  // the engine's action is the cell where the disc lands
    using PlainConnectFour::PlainConnectFour;
    explicit ByColumn(int columns, int rows, int line)
        : PlainConnectFour(columns, rows, line), columns_(columns) {}
    std::vector<int> moves() const {
      std::vector<int> out;
      for (const int x : PlainConnectFour::moves()) {
        int y = 0;
        while (at(x, y) >= 0) ++y;
        out.push_back(x + columns_ * y);
      }
      std::sort(out.begin(), out.end());
      return out;
    }
    void play(int cell) { PlainConnectFour::play(cell % columns_); }
    int columns_ = 7;
  };
  Random random(7);
  for (const auto& [columns, rows, line] :
       {std::tuple{7, 6, 4}, {4, 4, 3}, {5, 4, 5}, {9, 8, 4}, {12, 12, 5}}) {
    Play play(connect_four(columns, rows, line));
    for (int n = 0; n < 20; ++n) follow<int>(play, ByColumn(columns, rows, line), random);
  }
}

TEST_CASE("hex with the pie rule agrees with its plain model", "[core]") {
  Random random(8);
  for (const int n : {2, 3, 5, 9}) {
    Play play(hex(n, true));
    for (int game = 0; game < 20; ++game) {
      PlainHex plain(n, true);
      play.start();
      while (!plain.over()) {
        check_ending(play.header(), plain);
        std::vector<int> moves;
        for (const Action& action : play.actions())
          moves.push_back(action.verb == play.game->swap() ? PlainHex::k_swap
                                                           : static_cast<int>(action.arguments[0]));
        std::sort(moves.begin(), moves.end());
        REQUIRE(moves == plain.moves());
        const bool swap = moves[0] == PlainHex::k_swap && game % 2 == 0;
        const int move = swap ? moves[0] : moves[random.below(moves.size())];
        plain.play(move);
        play.play(move == PlainHex::k_swap ? act(play.game->swap()) : act(VerbId(0), {move}));
        REQUIRE(index(play.turn()) == (plain.over() ? index(play.turn()) : plain.to_move()));
        REQUIRE(contradiction(*play.game, play.state) == "");
      }
      check_ending(play.header(), plain);
      REQUIRE((play.header().pie == Pie::taken) == (plain.player_in(0) == 1));
    }
  }
}

}  // namespace hr::tests
