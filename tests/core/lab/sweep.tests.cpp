// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "core/lab/sweep.h"
#include "tests/core/lab/die.h"

namespace hr::tests {

namespace {

// First player's chances of 5 to 15 of 20.
std::vector<RulesVersion> dice() {
  std::vector<RulesVersion> out;
  for (int wins = 5; wins <= 15; ++wins) {
    out.push_back(die({.wins = wins}));
    out.back().name = std::to_string(wins);
  }
  return out;
}

SweepRun sweep_run(std::uint64_t games) {
  return {.play = {.bots = std::vector<BotSpec>(2)}, .games = games};
}

}  // namespace

TEST_CASE("a sweep measures each version as often", "[core][lab]") {
  const Sweep found = sweep(dice(), sweep_run(500));
  REQUIRE(found.rows.size() == 11);
  CHECK_FALSE(found.chosen);
  for (int wins = 5; wins <= 15; ++wins) {
    const SweepRow& row = found.rows[static_cast<std::size_t>(wins - 5)];
    CHECK(row.version == std::to_string(wins));
    CHECK(row.games == 500);
    CHECK(row.interval.contains(wins / 20.0));
    CHECK(row.length == 1);
  }
}

TEST_CASE("a sweep plays more where the interval is wide", "[core][lab]") {
  SweepRun run = sweep_run(20'000);
  run.width = 0.05;
  const std::vector<RulesVersion> versions{die({.wins = 1}), die({.wins = 10})};
  const Sweep found = sweep(versions, run);
  for (const SweepRow& row : found.rows) {
    CHECK_FALSE(row.wide);
    CHECK(row.interval.high - row.interval.low <= 0.05);
  }
  CHECK(found.rows[0].games * 3 < found.rows[1].games);
  CHECK(found.rows[1].games < 20'000);
  run.threads = 3;
  const Sweep again = sweep(versions, run);
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(again.rows[i].games == found.rows[i].games);
    CHECK(again.rows[i].mean == found.rows[i].mean);
    CHECK(again.rows[i].interval == found.rows[i].interval);
  }
  run.games = 1000;
  const Sweep few = sweep(versions, run);
  CHECK_FALSE(few.rows[0].wide);
  CHECK(few.rows[1].wide);
  CHECK(few.rows[1].games == 1000);
}

TEST_CASE("a target is found, and what is far from it is played less", "[core][lab]") {
  for (const double target : {0.5, 0.35}) {
    SweepRun run = sweep_run(20'000);
    run.target = target;
    const Sweep found = sweep(dice(), run);
    REQUIRE(found.chosen);
    CHECK(found.rows[*found.chosen].version == std::to_string(static_cast<int>(target * 20 + 0.5)));
    CHECK(found.rows[*found.chosen].open);
    CHECK(found.fresh.games == 20'000);
    CHECK(found.fresh.interval.contains(target));
    CHECK(found.fresh.mean != found.rows[*found.chosen].mean);
    CHECK(found.rows.back().games < 1000);
    CHECK_FALSE(found.rows.back().open);
  }
}

TEST_CASE("with few games, those that cannot be told apart are named", "[core][lab]") {
  SweepRun run = sweep_run(64);
  run.target = 0.5;
  const Sweep found = sweep(dice(), run);
  CHECK(std::ranges::count_if(found.rows, &SweepRow::open) > 1);
}

TEST_CASE("any number of threads sweeps alike", "[core][lab]") {
  const auto means = [](unsigned threads) {
    SweepRun run = sweep_run(2000);
    run.target = 0.5;
    run.threads = threads;
    const Sweep found = sweep(dice(), run);
    std::vector<double> out{found.fresh.mean, static_cast<double>(*found.chosen)};
    for (const SweepRow& row : found.rows) {
      out.push_back(row.mean);
      out.push_back(static_cast<double>(row.games));
    }
    return out;
  };
  CHECK(means(1) == means(4));
}

TEST_CASE("a sweep measures shares only", "[core][lab]") {
  SweepRun run = sweep_run(10);
  run.question = "actions in a game";
  CHECK_THROWS_WITH(sweep(dice(), run), Catch::Contains("points of white, games without a winner"));
  CHECK_THROWS_AS(sweep({}, run), Error);
}

TEST_CASE("a version that was not played is no best guess", "[core][lab]") {
  SweepRun run = sweep_run(1000);
  run.target = 0.5;
  const std::vector<RulesVersion> versions{die({.wins = 1}), die({.wins = 10})};
  const auto stop = [](std::uint64_t done, std::uint64_t) { return done < 16; };
  const Sweep part = sweep(versions, run, stop);
  REQUIRE(part.rows[0].games > 0);
  REQUIRE(part.rows[1].games == 0);
  CHECK(part.rows[1].counted == 0);
  CHECK_FALSE(part.rows[1].unwon);
  CHECK(part.rows[1].open);
  REQUIRE(part.chosen);
  CHECK(*part.chosen == 0);
  CHECK(part.fresh.games == 0);
  const Sweep none = sweep(versions, run, [](std::uint64_t, std::uint64_t) { return false; });
  if (none.rows[0].games == 0) CHECK_FALSE(none.chosen);
  CHECK(none.aims);
}

TEST_CASE("rules that fail in the middle of a sweep are named", "[core][lab]") {
  std::vector<RulesVersion> versions = dice();
  versions[3] = {"the broken one", broken_die};
  CHECK_THROWS_WITH(sweep(versions, sweep_run(64)), Catch::StartsWith("With the broken one: "));
}

namespace {

// Won if a die shows at most 5 of 20, else it is drawn.
class Patience : public Rules {
  void effect(Effect& g, SeatId, const Action&) override {
    g.win(g.roll(20) <= 5 ? seat_bit(SeatId(0)) : 0);
  }
};

}  // namespace

TEST_CASE("a player alone, and players of one team, win or lose", "[core][lab]") {
  const auto one_side = [](bool team) {
    return RulesVersion{"one side", [team] {
                          GameDef d = Die::definition(1);
                          d.ends.clear();
                          if (!team) d.seats = {d.seats[SeatId(0)]};
                          for (SeatDef& seat : d.seats) seat.team = "us";
                          return playable_of<Patience>(d);
                        }};
  };
  for (const bool team : {false, true}) {
    SweepRun run = sweep_run(64);
    if (!team) run.play.bots.resize(1);
    const Sweep found = sweep({one_side(team)}, run);
    CHECK(found.question == (team ? "games won" : "games solved"));
    REQUIRE(found.rows[0].unwon);
    CHECK(*found.rows[0].unwon == Approx(1 - found.rows[0].mean));
    CHECK(found.rows[0].interval.contains(0.25));
  }
}

TEST_CASE("where all play together, games are unwon if they are lost", "[core][lab]") {
  const RulesVersion alone = die({.wins = 10});
  const auto together = [](bool score) {
    return RulesVersion{"together", [score] {
                          GameDef d = Die::definition(1);
                          d.together = true;
                          d.score = score;
                          return playable_of(d, std::make_shared<Die>(10, false));
                        }};
  };
  const Sweep won = sweep({together(false)}, sweep_run(64));
  CHECK(won.question == "games won");
  REQUIRE(won.rows[0].unwon);
  CHECK(*won.rows[0].unwon == Approx(1 - won.rows[0].mean));
}

}  // namespace hr::tests
