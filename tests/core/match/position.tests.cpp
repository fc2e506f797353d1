// SPDX-License-Identifier: MIT
#include "core/match/position.h"

#include <catch2/catch.hpp>

#include "core/match/random_play.h"
#include "tests/support/hunt.h"
#include "tests/support/position.h"
#include "tests/support/random_game.h"

namespace hr::tests {

namespace {

std::vector<TextLine> numbered(const std::vector<std::string>& texts) {
  std::vector<TextLine> out;
  for (const std::string& text : texts) out.push_back({static_cast<int>(out.size()) + 1, 1, text});
  return out;
}

DrawnPosition drawing_of(const Match& match) {
  return read_drawing(match.game(), numbered(drawing_lines(match.view(SeatId::owner))));
}

// The state at the cursor, drawn and set up again over another state.
State drawn_again(const Match& match, const State& base) {
  const Header& header = match.header();
  return arrange(*match.rules().engine, base, drawing_of(match),
                 {.turn = header.turn, .idle = header.idle, .ply = header.ply});
}

// Plays at random, and sets each position up again over the first one.
int check_rounds(Match match, std::uint64_t seed) {
  const State first = match.state();
  Random random(seed);
  int rounds = 0;
  for (int n = 0; n < 40 && !match.ended(); ++n) {
    if (match.header().asks == 0) {
      const State again = drawn_again(match, first);
      INFO(n);
      REQUIRE(contradiction(match.game(), again).empty());
      REQUIRE(read_position(match.game(), again) == read_position(match.game(), match.state()));
      if (match.header().pie != Pie::open) REQUIRE(again.header().key == match.header().key);
      ++rounds;
    }
    const SeatId seat = match.actors().front();
    try {
      match.play(seat, random_choice(match, seat, random).action);
    } catch (const Error&) {  // the hunt's rules fail now and then
    }
  }
  return rounds;
}

}  // namespace

TEST_CASE("a position drawn and set up again is identical", "[core]") {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    CHECK(check_rounds(breakthrough_match(5, 5), seed) > 5);
    CHECK(check_rounds(hunt_match(seed), seed) > 5);
    CHECK(check_rounds(Match(engine_of(cube_wars(8, 8), std::make_shared<CubeWarsRules>()), seed),
                       seed) > 5);
  }
}

TEST_CASE("positions of games with random rules are drawn and set up again", "[core]") {
  int rounds = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    INFO(seed);
    auto random_game = std::make_shared<RandomGame>(seed);
    GameDef d = random_game->make();
    const auto setup = [random_game](Effect& g) {
      random_game->fill(g);
      return SeatId(0);
    };
    rounds += check_rounds(Match(engine_of(d, std::make_shared<FunctionRules>(setup)), seed), seed);
  }
  CHECK(rounds > 1000);
}

TEST_CASE("a zone that is not drawn stays as it was, and so does a variable", "[core]") {
  Match match = hunt_match();
  match.play(SeatId(0), {.verb = match.game().verb("hide"), .count = 1, .arguments = {4}});
  const State state =
      arrange(*match.rules().engine, match.state(),
              read_drawing(match.game(), numbered({"Pawns: empty", "Pawns, C1: penny pawn"})), {});
  const Position position = read_position(match.game(), state);
  CHECK(position[0][0].empty());
  CHECK(position[0][2] == Heap{{KindId(0), SeatId(0)}});
  CHECK(position[1][4] == Heap{{KindId(1), SeatId(0)}});
}

TEST_CASE("an ordinary turn begins: nothing is asked, and no position has occurred", "[core]") {
  Match match = hunt_match();
  REQUIRE(match.header().asks > 0);
  match.arrange(arrange(*match.rules().engine, match.state(), {}, {.turn = SeatId(1), .idle = 3}));
  CHECK(match.header().asks == 0);
  CHECK(match.header().turn == SeatId(1));
  CHECK(match.header().idle == 3);
  CHECK(match.actors() == std::vector{SeatId(1)});
  Match cubes(engine_of(cube_wars(6, 8), std::make_shared<CubeWarsRules>()), 1);
  Random random(1);
  for (int n = 0; n < 9; ++n)
    cubes.play(cubes.header().turn, random_choice(cubes, cubes.header().turn, random).action);
  const State state = drawn_again(cubes, cubes.state());
  REQUIRE(static_cast<int>(state.size()) == cubes.game().layout().words() + 1);
  CHECK(state.all().back() == state.header().key);
}

TEST_CASE("hidden contents cannot be set up", "[core]") {
  const Match match = hunt_match();
  Engine& engine = *match.rules().engine;
  const auto error = [&](const std::string& line) {
    return error_of(
        [&] { arrange(engine, match.state(), read_drawing(match.game(), numbered({line})), {}); });
  };
  CHECK(error("Pawns, B2: hidden") ==
        "B2: expected the contents, because a position hides nothing, got \"hidden\"");
  CHECK(error("dug of penny: hidden") ==
        "dug of penny: expected a value, because a position hides nothing, got \"hidden\"");
}

}  // namespace hr::tests
