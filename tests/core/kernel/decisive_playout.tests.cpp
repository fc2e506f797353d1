// SPDX-License-Identifier: MIT
// In decisive playouts a seat that can win by a step does so; all else is as in other playouts.
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/play.h"

namespace hr::tests {
namespace {

// A game that has begun, with a pawn's step to the far row as its end.
struct Race {
  Race(const GameDef& definition, std::function<SeatId(Effect&)> setup)
      : rules(std::move(setup)),
        engine(make_engine(std::make_shared<const Game>(definition), rules)) {
    engine->start(state, context);
  }

  FunctionRules rules;
  std::unique_ptr<Engine> engine;
  State state;
  ActionContext context;
};

bool can_win(Race& race) {
  const SeatId seat = race.state.header().turn;
  const std::uint64_t legal = race.engine->legal(race.state, seat);
  for (std::uint64_t n = 0; n < legal; ++n) {
    race.engine->legal(race.state, seat);
    State after = race.state;
    race.engine->play(after, seat, race.engine->pick(n), race.context);
    if (after.header().ended && after.header().winners == seat_bit(seat)) return true;
  }
  return false;
}

// Plays games one action at a time; returns how often a seat could win.
int check_actions(Race& race, bool decides, int games) {
  const State start = race.state;
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    CAPTURE(game);
    race.state = start;
    Random random(static_cast<std::uint64_t>(game));
    while (!race.state.header().ended && race.state.header().ply < 300) {
      const SeatId seat = race.state.header().turn;
      const bool winning = can_win(race);
      wins += winning ? 1 : 0;
      State usual = race.state;
      Random same = random;
      race.engine->playout(usual, same, race.context, 1, false);
      const Playout done = race.engine->decisive_playout(race.state, random, race.context, 1);
      REQUIRE(done.actions == 1);
      if (!winning || !decides) {
        REQUIRE(race.state == usual);
        REQUIRE(random.next() == same.next());
        continue;
      }
      REQUIRE(race.state.header().ended);
      REQUIRE(race.state.header().winners == seat_bit(seat));
    }
  }
  return wins;
}

}  // namespace

TEST_CASE("a seat that can win by a step does so in a decisive playout", "[core][kernel]") {
  for (const int columns : {4, 8, 20, 40}) {  // on boards of one, two, four and eight words
    CAPTURE(columns);
    Race race(breakthrough(columns, 8), breakthrough_setup);
    // Up to four words, if this build has a kernel for so many.
    const bool decides = race.engine->game().layout().stride() <= std::min(4, k_max_fixed);
    CHECK(check_actions(race, decides, 4) > 0);
  }
}

TEST_CASE("only the pieces that an end names win in a decisive playout", "[core][kernel]") {
  GameDef lined = breakthrough();
  lined.ends.insert(lined.ends.begin(), ending(EndType::plies, 1000));
  Race race(lined, breakthrough_setup);
  CHECK(check_actions(race, true, 4) > 0);
  CubeWarsRules rules;
  Race cubes(cube_wars(8, 8), [&](Effect& g) { return rules.setup(g); });
  cubes.engine = make_engine(std::make_shared<const Game>(cube_wars(8, 8)), rules);
  cubes.engine->start(cubes.state, cubes.context);
  CHECK(check_actions(cubes, true, 4) > 0);
}

TEST_CASE("nobody hurries to lose", "[core][kernel]") {
  GameDef misere = breakthrough();
  misere.ends[0].result = EndResult::loses;
  Race race(misere, breakthrough_setup);
  CHECK(check_actions(race, false, 4) == 0);
}

TEST_CASE("a decisive playout goes to the end, and is shorter", "[core][kernel]") {
  Race race(breakthrough(), breakthrough_setup);
  std::uint64_t usual = 0, decisive = 0;
  Random random(1);
  for (int game = 0; game < 200; ++game) {
    State a = race.state, b = race.state;
    usual += race.engine->playout(a, random, race.context, 2000, false).actions;
    decisive += race.engine->decisive_playout(b, random, race.context, 2000).actions;
    REQUIRE(b.header().ended);
  }
  CHECK(decisive < usual);
}

}  // namespace hr::tests
