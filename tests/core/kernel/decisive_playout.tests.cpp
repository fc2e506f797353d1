// SPDX-License-Identifier: MIT
// In decisive playouts a seat that can win by a step does so; all else is as in other playouts.
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/classics.h"

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

namespace {

// The legal choices after which a seat has won, if it were its turn.
std::vector<Choice> winning_choices(Race& race, SeatId seat) {
  State start = race.state;
  start.header().turn = seat;
  const std::uint64_t legal = race.engine->legal(start, seat);
  std::vector<Choice> out;
  for (std::uint64_t n = 0; n < legal; ++n) {
    race.engine->legal(start, seat);
    const Choice choice = race.engine->pick(n);
    State after = start;
    race.engine->play(after, seat, choice, race.context);
    if (after.header().winners == seat_bit(seat)) out.push_back(choice);
  }
  return out;
}

// The legal choice that leads from one state to another.
Choice choice_between(Race& race, const State& before, const State& after) {
  const SeatId seat = before.header().turn;
  const std::uint64_t legal = race.engine->legal(before, seat);
  for (std::uint64_t n = 0; n < legal; ++n) {
    race.engine->legal(before, seat);
    const Choice choice = race.engine->pick(n);
    State tried = before;
    race.engine->play(tried, seat, choice, race.context);
    if (tried == after) return choice;
  }
  FAIL("no action leads there");
  return {};
}

struct LineTally {
  int wins = 0, blocks = 0, others = 0;
};

LineTally check_lines(const GameDef& definition, int games) {
  Race race(definition, {});
  const State start = race.state;
  LineTally out;
  for (int game = 0; game < games; ++game) {
    race.state = start;
    Random random(static_cast<std::uint64_t>(game));
    while (!race.state.header().ended) {
      const SeatId seat = race.state.header().turn;
      const bool wins = !winning_choices(race, seat).empty();
      const std::vector<Choice> threats = winning_choices(race, SeatId(1 - index(seat)));
      const State before = race.state;
      State usual = before;
      Random same = random;
      race.engine->playout(usual, same, race.context, 1, false);
      race.engine->decisive_playout(race.state, random, race.context, 1);
      const Choice done = choice_between(race, before, race.state);
      if (wins) {
        ++out.wins;
        REQUIRE(race.state.header().winners == seat_bit(seat));
      } else if (!threats.empty()) {
        ++out.blocks;
        REQUIRE(std::ranges::find(threats, done) != threats.end());
      } else {
        ++out.others;
        REQUIRE(race.state == usual);
      }
    }
  }
  return out;
}

}  // namespace

TEST_CASE("a seat completes its line in a decisive playout, or prevents the other's",
          "[core][kernel]") {
  for (const GameDef& definition : {tic_tac_toe(), connect_four(), connect_four(5, 5, 3),
                                    connect_four(12, 8, 4), connect_four(15, 15, 5)}) {
    CAPTURE(definition.board.cells());
    // Wider boards are played by other loops, which do not look ahead.
    if ((definition.board.cells() + 63) / 64 > k_max_fixed) continue;
    const LineTally tally = check_lines(definition, 12);
    CHECK(tally.wins > 3);
    CHECK(tally.blocks > 3);
    CHECK(tally.others > 10);
  }
}

TEST_CASE("a line that loses is neither completed nor prevented", "[core][kernel]") {
  GameDef misere = tic_tac_toe();
  misere.ends[0].result = EndResult::loses;
  Race race(misere, {});
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    State a = race.state, b = race.state;
    Random random(seed), same(seed);
    race.engine->playout(a, random, race.context, 2000, false);
    race.engine->decisive_playout(b, same, race.context, 2000);
    CHECK(a == b);
  }
}

TEST_CASE("a trace has the actions of a decisive playout in order", "[core][kernel]") {
  const std::function<SeatId(Effect&)> nothing, pawns = breakthrough_setup;
  const std::pair<GameDef, std::function<SeatId(Effect&)>> games[] = {{tic_tac_toe(), nothing},
                                                                      {connect_four(), nothing},
                                                                      {hex(4, false), nothing},
                                                                      {breakthrough(), pawns},
                                                                      {breakthrough(12, 8), pawns}};
  for (const auto& [definition, setup] : games) {
    CAPTURE(definition.board.cells(), definition.verbs[0].name);
    Race race(definition, setup);
    PlayoutTrace trace;
    const State start = race.state;
    for (int game = 0; game < 4; ++game) {
      race.state = start;
      Random random(static_cast<std::uint64_t>(game));
      while (!race.state.header().ended) {
        const State before = race.state;
        trace.begin();
        race.engine->decisive_playout(race.state, random, race.context, 1, &trace);
        const Choice done = choice_between(race, before, race.state);
        REQUIRE(trace.complete());
        REQUIRE(trace.numbers().size() == 1);
        CHECK(trace.numbers()[0] == PlayoutTrace::number(before.header().turn, done.action));
      }
    }
  }
}

TEST_CASE("numbers of a trace tell seats and cells apart", "[core][engine]") {
  const Action placed{.verb = VerbId(0), .count = 1, .arguments = {5}};
  const Action moved{.verb = VerbId(0), .count = 2, .arguments = {5, 6}};
  const Action far_number{.verb = VerbId(0), .count = 1, .arguments = {100'000}};
  CHECK(PlayoutTrace::number(SeatId(0), placed) == PlayoutTrace::number(SeatId(0), -1, 5));
  CHECK(PlayoutTrace::number(SeatId(0), moved) == PlayoutTrace::number(SeatId(0), 5, 6));
  CHECK(PlayoutTrace::number(SeatId(0), placed) != PlayoutTrace::number(SeatId(1), placed));
  CHECK(PlayoutTrace::number(SeatId(0), moved) != PlayoutTrace::number(SeatId(0), placed));
  CHECK(PlayoutTrace::number(SeatId(0), far_number) == 0);
  CHECK(PlayoutTrace::number(SeatId(0), Action{}) == 0);
}

}  // namespace hr::tests
