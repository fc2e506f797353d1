// SPDX-License-Identifier: MIT
#include "core/trials/simulate.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <string>
#include <thread>

#include "core/base/error.h"
#include "core/kernel/make_engine.h"
#include "tests/support/classics.h"

namespace hr {

namespace {

using namespace tests;

template <class R>
EngineFactory maker(const GameDef& definition) {
  const auto game = std::make_shared<const Game>(definition);
  return [game] {
    const auto rules = std::make_shared<R>();
    return EngineInstance{.rules = rules, .engine = make_engine(game, *rules)};
  };
}

std::uint64_t sum(const std::vector<std::uint64_t>& values) {
  std::uint64_t total = 0;
  for (const std::uint64_t value : values) total += value;
  return total;
}

// Fails in the effect of every action from the fourth on, once the pawns are in a certain position.
class FailingRules : public FunctionRules {
 public:
  FailingRules() : FunctionRules(breakthrough_setup) {}
  void effect(Effect& g, SeatId, const Action& action) override {
    if (g.state().header().ply >= 4 && g.game().board().name(action.cell(1)) == "C4")
      throw Error("rules.lua:7: no");
  }
};

GameDef with_effect(GameDef definition) {
  definition.verbs.front().effect = true;
  return definition;
}

std::string failure(const EngineFactory& make, const SimulationRun& run) {
  return error_of([&] { simulate(make, run); });
}

}  // namespace

TEST_CASE("any number of threads gives the same totals", "[core]") {
  const EngineFactory make = maker<CubeWarsRules>(cube_wars(8, 8, 3, 40));
  const Tally one = simulate(make, {.games = 100, .threads = 1, .seed = 7});
  CHECK(one.games == 100);
  CHECK(simulate(make, {.games = 100, .threads = 2, .seed = 7}) == one);
  CHECK(simulate(make, {.games = 100, .threads = 8, .seed = 7}) == one);
  CHECK(simulate(make, {.games = 100, .threads = 2, .seed = 8}) != one);
}

TEST_CASE("a game depends only on the run's seed and its own number", "[core]") {
  const EngineFactory make = maker<CubeWarsRules>(cube_wars(8, 8, 3, 40));
  const EngineInstance machine = make();
  Tally expected(2);
  for (std::uint64_t number = 0; number < 20; ++number) {
    const std::uint64_t seed = game_seed(5, number);
    State state;
    ActionContext context{.chance = Chance(seed)};
    machine.engine->start(state, context);
    Random random = random_choices(seed);
    const Playout playout = machine.engine->playout(state, random, context);
    expected.add(state, playout, standing(machine.engine->game().definition(), state.header(), {}));
  }
  CHECK(simulate(make, {.games = 20, .threads = 2, .seed = 5}) == expected);
}

TEST_CASE("results add up", "[core]") {
  const Tally tally = simulate(maker<CubeWarsRules>(cube_wars(8, 8, 3, 20)), {.games = 200});
  CHECK(tally.finished() == 200);
  CHECK(sum(tally.wins_by_seat) + tally.drawn == 200);
  CHECK(tally.wins_by_player == tally.wins_by_seat);
  CHECK(tally.lengths.count() == 200);
  std::uint64_t ended = 0;
  for (const auto& [ending, games] : tally.endings) ended += games;
  CHECK(ended == 200);
  CHECK(tally.drawn > 0);  // twenty actions without progress do occur
  CHECK(tally.endings.contains({EndReason::end, 2}));
  CHECK(tally.max_choices * tally.actions >= tally.choices);
}

TEST_CASE("if players change seats, wins are counted by seat and by player", "[core]") {
  const Tally tally = simulate(maker<Rules>(hex(3, true)), {.games = 500, .threads = 2});
  CHECK(tally.swaps > 0);
  CHECK(tally.swaps < 500);
  CHECK(sum(tally.wins_by_seat) == 500);
  CHECK(sum(tally.wins_by_player) == 500);
  CHECK(tally.wins_by_player != tally.wins_by_seat);
}

TEST_CASE("a game that is cut off is neither won nor drawn", "[core]") {
  const Tally tally =
      simulate(maker<CubeWarsRules>(cube_wars()), {.games = 10, .threads = 2, .limit = 6});
  CHECK(tally.cut == 10);
  CHECK(tally.finished() == 0);
  CHECK(tally.actions == 60);
  CHECK(sum(tally.wins_by_seat) + tally.drawn == 0);
  CHECK(tally.lengths.count() == 0);
}

TEST_CASE("a failure names the first game that fails, with any number of threads", "[core]") {
  const EngineFactory make = maker<FailingRules>(with_effect(breakthrough()));
  const std::string one = failure(make, {.games = 400, .threads = 1, .seed = 3});
  CHECK_THAT(one, Catch::Matches("game [0-9]+ \\(seed [0-9]+\\): rules\\.lua:7: no"));
  CHECK(failure(make, {.games = 400, .threads = 2, .seed = 3}) == one);
  CHECK(failure(make, {.games = 400, .threads = 8, .seed = 3}) == one);
}

TEST_CASE("the error of rules that cannot be loaded is passed on", "[core]") {
  const EngineFactory make = []() -> EngineInstance { throw Error("rules.lua:1: nothing"); };
  CHECK(failure(make, {.games = 10, .threads = 2}) == "rules.lua:1: nothing");
}

namespace {

std::atomic<int> setups;

template <bool rolls>
class CountingRules : public FunctionRules {
 public:
  CountingRules()
      : FunctionRules([](Effect& g) {
          ++setups;
          if (rolls && g.roll(2) == 2) g.put(k_field, CellId(20), {KindId(0), SeatId(0)});
          return breakthrough_setup(g);
        }) {}
};

class SlowRules : public FunctionRules {
 public:
  SlowRules() : FunctionRules(breakthrough_setup) {}
  void effect(Effect&, SeatId, const Action&) override {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
};

}  // namespace

TEST_CASE("a setup without dice is run once, one with dice for each game", "[core]") {
  setups = 0;
  simulate(maker<CountingRules<false>>(breakthrough()), {.games = 30});
  CHECK(setups == 1);
  setups = 0;
  const Tally one = simulate(maker<CountingRules<true>>(breakthrough()), {.games = 30});
  CHECK(setups == 30);
  CHECK(simulate(maker<CountingRules<true>>(breakthrough()), {.games = 30, .threads = 3}) == one);
}

TEST_CASE("progress is reported on the calling thread", "[core]") {
  int told = 0;
  bool here = true;
  std::uint64_t most = 0;
  simulate(maker<SlowRules>(with_effect(breakthrough())), {.games = 3, .threads = 2, .limit = 20},
           [caller = std::this_thread::get_id(), &told, &here, &most](std::uint64_t done) {
             ++told;
             here = here && std::this_thread::get_id() == caller;
             most = std::max(most, done);
           });
  CHECK(told > 0);
  CHECK(here);
  CHECK(most <= 3);
}

}  // namespace hr
