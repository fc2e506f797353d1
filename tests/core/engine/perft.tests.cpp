// SPDX-License-Identifier: MIT
// Counts of lines of play, compared with published numbers and the plain models.
#include "core/engine/perft.h"

#include <catch2/catch.hpp>
#include <vector>

#include "tests/models/plain_breakthrough.h"
#include "tests/models/plain_cube_wars.h"
#include "tests/models/plain_hex.h"
#include "tests/support/classics.h"

namespace hr::tests {
namespace {

std::uint64_t count(Play& play, int depth) {
  return perft(*play.engine, play.start().state, depth).count;
}

}  // namespace

TEST_CASE("perft of Cube Wars is 79, 6168, 473868", "[core]") {
  CubeWarsRules rules;
  Play play(cube_wars(), &rules, 0);
  const std::vector<std::uint64_t> known{1, 79, 6168, 473868};
  for (int depth = 0; depth < 4; ++depth) CHECK(count(play, depth) == known[nth(depth)]);
}

TEST_CASE("perft of breakthrough is 22, 484, 11132", "[core]") {
  FunctionRules rules(breakthrough_setup);
  Play play(breakthrough(), &rules, 0);
  const std::vector<std::uint64_t> known{1, 22, 484, 11132};
  for (int depth = 0; depth < 4; ++depth) CHECK(count(play, depth) == known[nth(depth)]);
}

TEST_CASE("perft of connect four is 7, 49, 343, 2401, 16807, 117649", "[core]") {
  Play play(connect_four());
  std::uint64_t known = 1;
  for (int depth = 0; depth < 7; ++depth, known *= 7) CHECK(count(play, depth) == known);
}

TEST_CASE("tic-tac-toe has 255168 complete games, 127872 of them nine marks long", "[core]") {
  Play play(tic_tac_toe());
  const Perft whole = perft(*play.engine, play.start().state, 9, {.complete = true});
  CHECK(whole.complete == 255168);
  CHECK(whole.count == 127872);
  CHECK(perft(*play.engine, play.state, 9).count == 127872);
}

TEST_CASE("perft of small games agrees with their plain models", "[core]") {
  FunctionRules rules(breakthrough_setup);
  for (const auto& [columns, rows] : {std::pair{2, 5}, {3, 5}, {4, 6}}) {
    Play play(breakthrough(columns, rows), &rules, 0);
    for (int depth = 0; depth < 6; ++depth)
      CHECK(count(play, depth) == plain_perft(PlainBreakthrough(columns, rows), depth));
  }
  CubeWarsRules cubes;
  Play small(cube_wars(6, 8, 2, 4), &cubes, 0);
  for (int depth = 0; depth < 4; ++depth)
    CHECK(count(small, depth) ==
          plain_perft(PlainCubeWars({.columns = 6, .rows = 8, .repetition = 2, .idle = 4}), depth));
  for (const bool pie : {false, true}) {
    Play play(hex(3, pie));
    for (int depth = 0; depth < 6; ++depth)
      CHECK(count(play, depth) == plain_perft(PlainHex(3, pie), depth));
  }
}

TEST_CASE("perft does not count beyond the end of a game", "[core]") {
  Play play(tic_tac_toe());
  play.start();
  for (const std::int64_t cell : {0, 3, 1, 4, 2}) play.play(act(VerbId(0), {cell}));
  REQUIRE(play.header().ended);
  for (int depth = 0; depth < 3; ++depth) {
    const Perft sum = perft(*play.engine, play.state, depth, {.complete = true});
    CHECK(sum.count == (depth == 0 ? 1 : 0));
    CHECK(sum.complete == 1);
  }
}

}  // namespace hr::tests
