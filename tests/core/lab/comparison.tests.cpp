// SPDX-License-Identifier: MIT
// Comparisons find differences of known size, and none where there is none.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/lab/comparison.h"
#include "tests/core/lab/die.h"
#include "tests/support/classics.h"
#include "tests/support/sanitized.h"

namespace hr::tests {

namespace {

ComparisonRun run_of(std::uint64_t seed, std::uint64_t pairs) {
  return {.play = {.bots = std::vector<BotSpec>(2)}, .seed = seed, .max_pairs = pairs};
}

bool any_differs(const Comparison& found) {
  return std::ranges::any_of(found.measures, &MeasureComparison::differs);
}

RulesVersion noughts() {
  return {"noughts", [] { return playable_of(tic_tac_toe()); }};
}

}  // namespace

TEST_CASE("a version is like itself", "[core][lab]") {
  const Comparison found = compare(die({}), die({}), run_of(1, 2000));
  CHECK(found.pairs == 2000);
  CHECK(found.answer == Answer::unknown);
  CHECK_FALSE(any_differs(found));
  CHECK(found.measures[0].difference == 0);
  CHECK(found.measures[0].first == found.measures[0].second);
  ComparisonRun run = run_of(1, 2000);
  run.target_width = 0.05;
  const Comparison exact = compare(die({}), die({}), run);
  CHECK(exact.answer == Answer::alike);
  CHECK(exact.pairs < 2000);
}

TEST_CASE("55 of 100 are told from 50", "[core][lab]") {
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    ComparisonRun run = run_of(seed, 12'000);
    run.independent = true;
    const Comparison one = compare(die({.wins = 10}), die({.wins = 11}), run);
    found += one.answer == Answer::differs ? 1 : 0;
    if (one.answer == Answer::differs) CHECK(one.measures[0].difference > 0);
  }
  CHECK(found >= 19);
  // From the same dice far fewer pairs are enough.
  const Comparison paired = compare(die({.wins = 10}), die({.wins = 11}), run_of(1, 12'000));
  CHECK(paired.answer == Answer::differs);
  CHECK(paired.pairs < 1000);
}

TEST_CASE("an estimate of what is missing is of the right size", "[core][lab]") {
  ComparisonRun run = run_of(3, 2000);
  run.independent = true;
  const Comparison some = compare(die({.wins = 10}), die({.wins = 12}), run_of(1, 64));
  CHECK((some.answer == Answer::differs || some.more_pairs));
  // In truth 5 points: some 2,000 to 6,000 pairs.
  const Comparison few = compare(die({.wins = 10}), die({.wins = 11}), run);
  if (few.answer == Answer::unknown) {
    REQUIRE(few.more_pairs);
    CHECK(*few.more_pairs < 20'000);
  }
  ComparisonRun narrow = run_of(1, 500);
  narrow.independent = true;
  narrow.target_width = 0.05;
  const Comparison wide = compare(die({}), die({}), narrow);
  REQUIRE(wide.more_pairs);
  narrow.max_pairs = 1'000'000;
  const Comparison done = compare(die({}), die({}), narrow);
  CHECK(done.answer == Answer::alike);
  const double all = static_cast<double>(done.pairs);
  CHECK(static_cast<double>(500 + *wide.more_pairs) > all / 2);
  CHECK(static_cast<double>(500 + *wide.more_pairs) < all * 2);
}

TEST_CASE("equal odds are not told apart, by other seeds or mirrored dice", "[core][lab]") {
  int wrong = 0;
  for (std::uint64_t seed = 1; seed <= rounds(200); ++seed) {
    ComparisonRun run = run_of(seed, 1000);
    run.independent = seed % 2 == 0;
    const Comparison found = compare(die({}), die({.mirrored = !run.independent}), run);
    wrong += any_differs(found) ? 1 : 0;
  }
  CHECK(wrong <= 10);
}

TEST_CASE("a longer game is found to be longer", "[core][lab]") {
  ComparisonRun run = run_of(1, 1000);
  run.question = "actions in a game";
  const Comparison found = compare(die({.actions = 3}), die({.actions = 5}), run);
  CHECK(found.answer == Answer::differs);
  const MeasureComparison& length = found.measures[found.question];
  CHECK(length.first == 3);
  CHECK(length.second == 5);
  CHECK(length.difference == 1);
  CHECK(length.first_median.contains(3));
}

TEST_CASE("any number of threads finds the same", "[core][lab]") {
  const auto summary = [](const Comparison& found) {
    std::vector<double> out{static_cast<double>(found.pairs), static_cast<double>(found.actions)};
    for (const MeasureComparison& m : found.measures)
      for (const double value : {m.first, m.second, m.difference, m.difference_interval.low,
                                 m.difference_interval.high, m.log_evidence})
        out.push_back(value);
    return out;
  };
  for (const bool watched : {false, true}) {
    std::vector<std::vector<double>> all;
    for (const unsigned threads : {1U, 2U, 4U, 7U}) {
      ComparisonRun run = run_of(3, watched ? 100 : 4000);
      run.independent = true;
      run.threads = threads;
      run.play.watched = watched;
      all.push_back(summary(compare(die({.wins = 10}), die({.wins = 12}), run)));
    }
    for (const auto& each : all) CHECK(each == all.front());
  }
}

TEST_CASE("what is asked for must exist, and players must be as many", "[core][lab]") {
  ComparisonRun run = run_of(1, 100);
  run.question = "beauty";
  CHECK_THROWS_WITH(compare(die({}), die({}), run),
                    Catch::Contains("points of white, actions in a game"));
  RulesVersion three{"three", [] {
                       GameDef d = Die::definition(1);
                       d.seats.push_back({"red", ""});
                       return playable_of(d);
                     }};
  CHECK_THROWS_WITH(compare(die({}), three, run_of(1, 100)),
                    Catch::Contains("for 2 players") && Catch::Contains("for 3"));
}

TEST_CASE("searching bots play pairs alike", "[core][lab]") {
  const RulesVersion game = noughts();
  ComparisonRun run = run_of(1, 10);
  run.play.bots = std::vector<BotSpec>(2, read_bot_spec("search:30"));
  const Comparison found = compare(game, game, run);
  CHECK(found.pairs == 10);
  for (const MeasureComparison& m : found.measures) CHECK(m.difference == 0);
}

TEST_CASE("bots that differ change seats from pair to pair", "[core][lab]") {
  const RulesVersion game = noughts();
  ComparisonRun run = run_of(1, 60);
  run.play.bots = {read_bot_spec("search:100"), read_bot_spec("random")};
  const Comparison found = compare(game, game, run);
  // A bot that kept its seat would win nearly all.
  CHECK(found.measures.front().first == Approx(0.5).margin(0.15));
  for (const MeasureComparison& m : found.measures) CHECK(m.difference == 0);
}

TEST_CASE("several versions are compared with one, and judged together", "[core][lab]") {
  RulesVersion broken = die({.wins = 10});
  broken.name = "broken";
  broken.open = []() -> PlayableRules { throw Error("these rules do not load"); };
  std::vector<RulesVersion> others{die({.wins = 10}), die({.wins = 16}), broken};
  const ComparisonRun run{.play = {.bots = std::vector<BotSpec>(2)}, .max_pairs = 500};
  std::uint64_t last = 0;
  const std::vector<ComparisonRow> rows =
      compare_each(die({.wins = 10}), others, run, [&](const RowsDone& done) {
        CHECK(done.pairs <= done.all);
        CHECK(done.row < done.rows);
        last = done.all;
        return RowsNext::pair;
      });
  CHECK(last == 1500);
  REQUIRE(rows.size() == 3);
  CHECK_FALSE(rows[0].differs);
  CHECK(rows[0].found.pairs == 500);
  CHECK(rows[1].differs);
  CHECK(rows[1].found.pairs < 500);
  CHECK(rows[1].found.measures[0].log_evidence > std::log(2 * 3 / k_alpha));
  CHECK(rows[2].reason == "these rules do not load");
  CHECK(rows[2].found.pairs == 0);
}

TEST_CASE("of two versions the one whose rules fail is named", "[core][lab]") {
  const RulesVersion broken{"the broken one", broken_die};
  CHECK_THROWS_WITH(compare(die({}), broken, run_of(1, 100)), "the broken one: oh");
  CHECK_THROWS_WITH(compare(broken, die({}), run_of(1, 100)), "the broken one: oh");
  CHECK_THROWS_WITH(compare(broken, broken, run_of(1, 100)), "oh");
  const std::vector<RulesVersion> others{broken};
  CHECK(compare_each(die({}), others, run_of(1, 100)).front().reason == "oh");
}

TEST_CASE("a row that has had its time leaves the others theirs", "[core][lab]") {
  const std::vector<RulesVersion> others(3, die({.wins = 10}));
  const ComparisonRun run{.play = {.bots = std::vector<BotSpec>(2)}, .max_pairs = 2000};
  const std::vector<ComparisonRow> rows = compare_each(
      die({.wins = 10}), others, run,
      [&](const RowsDone& done) { return done.row == 1 ? RowsNext::pair : RowsNext::row; });
  REQUIRE(rows.size() == 3);
  CHECK(rows[0].found.pairs > 0);
  CHECK(rows[0].found.pairs < 2000);
  CHECK(rows[1].found.pairs == 2000);
  CHECK(rows[2].found.pairs > 0);
  CHECK(rows[2].found.pairs < 2000);
}

// 400 rows of equal versions, each from seeds of its own: hardly one may be marked.
TEST_CASE("rows of versions that are alike are hardly ever marked", "[core][lab]") {
  int reports = 0;
  for (std::uint64_t seed = 1; seed <= rounds(40); ++seed) {
    ComparisonRun run{.play = {.bots = std::vector<BotSpec>(2)}, .seed = seed, .max_pairs = 300};
    run.independent = true;
    const std::vector<RulesVersion> others(10, die({.wins = 10}));
    const std::vector<ComparisonRow> rows = compare_each(die({.wins = 10}), others, run);
    reports += std::ranges::any_of(rows, &ComparisonRow::differs) ? 1 : 0;
  }
  CHECK(reports <= 4);
}

}  // namespace hr::tests
