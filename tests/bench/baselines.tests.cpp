// SPDX-License-Identifier: MIT
// The fast baselines against the plain models: two tellings of the same rules that share nothing.
#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "bench/baseline_breakthrough.h"
#include "bench/baseline_cube_wars.h"
#include "tests/models/plain_breakthrough.h"
#include "tests/models/plain_cube_wars.h"
#include "tests/models/plain_hex.h"
#include "tests/models/plain_marks.h"

namespace hr::tests {
namespace {

using Baseline = BaselineRun (*)(std::uint64_t, std::uint64_t, hr::BaselineWatch, void*);

// Follows a baseline's games in a plain model, and counts whatever does not agree.
template <class Plain>
struct Follower {
  Plain game;
  std::uint64_t actions = 0;
  std::uint64_t games = 0;
  std::uint64_t wins[2] = {0, 0};
  std::uint64_t draws = 0;
  std::uint64_t other_counts = 0;   // plies with another number of legal moves
  std::uint64_t illegal_moves = 0;  // chosen moves that the plain model does not know
  std::uint64_t other_endings = 0;
  double ranks = 0;  // sum of the chosen move's place among the legal ones, 0 to 1

  void see(const BaselineAction& action) {
    const auto moves = game.moves();
    const auto move = std::make_pair(action.from, action.to);
    const auto found = std::lower_bound(moves.begin(), moves.end(), move);
    ++actions;
    if (moves.size() != static_cast<std::size_t>(action.legal)) ++other_counts;
    if (found == moves.end() || *found != move) {
      ++illegal_moves;
      return;
    }
    ranks += (static_cast<double>(found - moves.begin()) + 0.5) / static_cast<double>(moves.size());
    game.play(move);
    if (ending() != action.ending) ++other_endings;
    if (action.ending != BaselineEnding::none) end();
  }

  BaselineEnding ending() const {
    if (!game.over()) return BaselineEnding::none;
    if (game.winner() < 0) return BaselineEnding::draw;
    return static_cast<BaselineEnding>(game.winner());
  }

  void end() {
    ++games;
    ++(game.winner() < 0 ? draws : wins[game.winner()]);
    game = Plain();
  }

  static void watch(void* self, const BaselineAction& action) {
    static_cast<Follower*>(self)->see(action);
  }
};

template <class Plain>
void check_follows(Baseline baseline, std::uint64_t seed, std::uint64_t games) {
  Follower<Plain> follower;
  const BaselineRun run = baseline(seed, games, Follower<Plain>::watch, &follower);
  CHECK(follower.other_counts == 0);
  CHECK(follower.illegal_moves == 0);
  CHECK(follower.other_endings == 0);
  CHECK(run.games == games);
  CHECK(run.games == follower.games);
  CHECK(run.actions == follower.actions);
  CHECK(run.wins[0] == follower.wins[0]);
  CHECK(run.wins[1] == follower.wins[1]);
  CHECK(run.draws == follower.draws);
  CHECK(follower.ranks / static_cast<double>(follower.actions) == Approx(0.5).margin(0.01));
}

// How often each first action was chosen.
struct FirstActions {
  std::map<std::pair<int, int>, double> counts;
  bool first = true;

  static void watch(void* self, const BaselineAction& action) {
    auto& firsts = *static_cast<FirstActions*>(self);
    if (firsts.first) ++firsts.counts[{action.from, action.to}];
    firsts.first = action.ending != BaselineEnding::none;
  }
};

// Pearson's chi-squared of the first actions against equal shares.
double unevenness(Baseline baseline, std::uint64_t games, std::size_t expected_actions) {
  FirstActions firsts;
  baseline(5, games, FirstActions::watch, &firsts);
  REQUIRE(firsts.counts.size() == expected_actions);
  const double share = static_cast<double>(games) / static_cast<double>(expected_actions);
  double sum = 0;
  for (const auto& [action, count] : firsts.counts)
    sum += (count - share) * (count - share) / share;
  return sum;
}

using Sequences = std::vector<std::uint64_t>;

}  // namespace

TEST_CASE("the baselines count action sequences as published", "[bench]") {
  CHECK(hr::baseline_cube_wars_perft(0) == 1);
  CHECK(hr::baseline_cube_wars_perft(1) == 79);
  CHECK(hr::baseline_cube_wars_perft(2) == 6168);
  CHECK(hr::baseline_cube_wars_perft(3) == 473868);
  CHECK(hr::baseline_breakthrough_perft(0) == 1);
  CHECK(hr::baseline_breakthrough_perft(1) == 22);
  CHECK(hr::baseline_breakthrough_perft(2) == 484);
  CHECK(hr::baseline_breakthrough_perft(3) == 11132);
}

TEST_CASE("the plain models count action sequences as published", "[bench]") {
  CHECK(plain_counts(PlainCubeWars(), 3) == Sequences{79, 6168, 473868});
  CHECK(plain_counts(PlainBreakthrough(), 3) == Sequences{22, 484, 11132});
  CHECK(plain_counts(plain_connect_four(), 7) ==
        Sequences{7, 49, 343, 2401, 16807, 117649, 823536});
  CHECK(plain_tic_tac_toe().complete_games() == 255168);
  CHECK(plain_counts(plain_tic_tac_toe(), 9) ==
        Sequences{9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872});
  CHECK(plain_counts(PlainHex(11), 2) == Sequences{121, 121 * 120});
  CHECK(plain_counts(PlainHex(3, true), 3) == Sequences{9, 9 * (8 + 1), 9 * (8 * 7 + 8)});
}

TEST_CASE("the baselines agree with the plain models deeper down", "[bench]") {
  CHECK(plain_perft(PlainBreakthrough(), 4) == hr::baseline_breakthrough_perft(4));
}

TEST_CASE("cube wars baseline games are the plain model's games, move for move", "[bench]") {
  check_follows<PlainCubeWars>(hr::baseline_cube_wars, 1, 100);
}

TEST_CASE("breakthrough baseline games are the plain model's games, move for move", "[bench]") {
  check_follows<PlainBreakthrough>(hr::baseline_breakthrough, 1, 300);
}

TEST_CASE("thousands of baseline games follow the plain models", "[.][bench][slow]") {
  check_follows<PlainCubeWars>(hr::baseline_cube_wars, 2, 5000);
  check_follows<PlainBreakthrough>(hr::baseline_breakthrough, 2, 20000);
}

TEST_CASE("the baselines choose evenly", "[bench]") {
  // Five standard deviations above the mean of a chi-squared with n - 1 degrees of freedom.
  CHECK(unevenness(hr::baseline_cube_wars, 4000, 79) < 78 + 5 * 12.5);
  CHECK(unevenness(hr::baseline_breakthrough, 8000, 22) < 21 + 5 * 6.5);
}

TEST_CASE("a watched run is the same run", "[bench]") {
  const BaselineRun plain = hr::baseline_cube_wars(9, 50);
  const BaselineRun watched = hr::baseline_cube_wars(
      9, 50, [](void*, const BaselineAction&) {}, nullptr);
  CHECK(plain.actions == watched.actions);
  CHECK(plain.wins[0] == watched.wins[0]);
  CHECK(plain.wins[1] == watched.wins[1]);
  CHECK(plain.draws == watched.draws);
}

TEST_CASE("plain cube wars draws by repetition and by idling, as the options say", "[bench]") {
  PlainCubeWars::Options options;
  const auto shuffle = [](PlainCubeWars& game) {
    int plies = 0;
    const std::pair<int, int> there_and_back[] = {{7, 6}, {120, 121}, {6, 7}, {121, 120}};
    while (!game.over() && plies < 100) {
      game.play(there_and_back[plies % 4]);
      ++plies;
    }
    return plies;
  };
  PlainCubeWars thrice(options);
  CHECK(shuffle(thrice) == 8);
  CHECK(thrice.winner() == -1);
  options.repetition = 0;
  options.idle = 30;
  PlainCubeWars idle(options);
  CHECK(shuffle(idle) == 30);
  CHECK(idle.over());
  options.idle = 0;
  PlainCubeWars endless(options);
  CHECK(shuffle(endless) == 100);
  CHECK_FALSE(endless.over());
}

TEST_CASE("plain hex swaps players once, and joins each seat's own edges", "[bench]") {
  PlainHex game(2, true);
  game.play(0);
  CHECK(game.moves() == std::vector<int>{PlainHex::k_swap, 1, 2, 3});
  game.play(PlainHex::k_swap);
  CHECK(game.to_move() == 1);
  CHECK(game.player_in(1) == 0);
  CHECK(game.moves() == std::vector<int>{1, 2, 3});
  game.play(1);
  CHECK_FALSE(game.over());
  game.play(3);  // 0 and 3 touch only over the other diagonal
  CHECK_FALSE(game.over());
  game.play(2);  // 1 and 2 join y = 0 with y = 1
  CHECK(game.winner() == 1);
}

namespace {

constexpr BaselineBudget k_blink{.time = std::chrono::microseconds(200)};

// It plays against itself; the plain model knows each of its moves, and ends when it does.
template <class Plain>
void check_plays(std::unique_ptr<BaselinePlayer> (*player)(std::uint64_t), std::uint64_t seed) {
  Plain game;
  const std::unique_ptr<BaselinePlayer> bot = player(seed);
  for (int turn = 0; !game.over(); ++turn) {
    REQUIRE(bot->seat() == turn % 2);
    const BaselineMove move = bot->choose(k_blink);
    const auto moves = game.moves();
    REQUIRE(std::ranges::find(moves, std::make_pair(move.from, move.to)) != moves.end());
    game.play({move.from, move.to});
    REQUIRE(bot->see(move));
  }
  CHECK_FALSE(bot->see({0, 0}));
  CHECK(bot->iterations() > 0);
}

}  // namespace

TEST_CASE("who plays baselines by plain UCT plays by the rules, and better than at random",
          "[bench]") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    check_plays<PlainCubeWars>(hr::baseline_cube_wars_player, seed);
    check_plays<PlainBreakthrough>(hr::baseline_breakthrough_player, seed);
  }
  Random random(1);
  for (int own = 0; own < 2; ++own) {
    PlainBreakthrough game;
    const auto bot = hr::baseline_breakthrough_player(7);
    for (int turn = 0; !game.over(); ++turn) {
      const auto moves = game.moves();
      const auto any = moves[random.below(moves.size())];
      const BaselineMove move = turn % 2 == own
                                    ? bot->choose({.time = std::chrono::milliseconds(2)})
                                    : BaselineMove{any.first, any.second};
      REQUIRE(bot->see(move));
      game.play({move.from, move.to});
    }
    CHECK(game.winner() == own);
  }
}

}  // namespace hr::tests
