// SPDX-License-Identifier: MIT
// Results that are kept: reports come out of them as if all had been played at once, and nothing is
// played twice.
#include <catch2/catch.hpp>

#include "core/base/checksum.h"
#include "core/base/error.h"
#include "core/lab/check_kept.h"
#include "core/lab/comparison.h"
#include "core/lab/game_tally.h"
#include "core/lab/ladder.h"
#include "core/lab/luck.h"
#include "core/lab/survey.h"
#include "core/lab/sweep.h"
#include "tests/core/lab/die.h"

namespace hr::tests {

namespace {

// Keeps shards in memory, and counts the games of those that are put.
class MemoryStore : public ShardStore {
 public:
  std::optional<std::string> find(const std::string& plan, Shard shard) override {
    const auto at = shards.find({plan, shard.from, shard.to});
    return at == shards.end() ? std::nullopt : std::optional(at->second);
  }
  void put(const std::string& plan, Shard shard, const std::string& tally) override {
    CHECK(shards.emplace(std::tuple(plan, shard.from, shard.to), tally).second);
    games += shard.to - shard.from;
  }
  void refuse(const std::string& plan, Shard shard) override {
    CHECK(shards.erase({plan, shard.from, shard.to}) == 1);
    games -= shard.to - shard.from;
    refused += shard.to - shard.from;
  }

  std::map<std::tuple<std::string, std::uint64_t, std::uint64_t>, std::string> shards;
  std::uint64_t games = 0, refused = 0;
};

// With a text for its rules, so that its results can be kept.
RulesVersion written(const DieGame& odds) {
  RulesVersion out = die(odds);
  out.name = std::to_string(odds.wins);
  out.open = [open = out.open, odds] {
    PlayableRules playable = open();
    RulesetText ruleset_text;
    ruleset_text.ruleset = "die";
    ruleset_text.settings = {{"wins", std::to_string(odds.wins)}};
    playable.text = std::make_shared<const RulesetText>(ruleset_text);
    return playable;
  };
  return out;
}

const LabPlay k_random{.bots = std::vector<BotSpec>(2)};

std::vector<double> numbers(const Sweep& found) {
  std::vector<double> out;
  for (const SweepRow& row : found.rows)
    for (const double each : {static_cast<double>(row.games), row.mean, row.interval.low,
                              row.interval.high, row.length, row.unwon.value_or(-1)})
      out.push_back(each);
  return out;
}

}  // namespace

TEST_CASE("a sweep that is stopped goes on where it was, and nothing is played twice",
          "[core][lab]") {
  const std::vector<RulesVersion> versions{written({.wins = 8}), written({.wins = 10})};
  SweepRun run{.play = k_random, .games = 1000};
  const std::vector<double> whole = numbers(sweep(versions, run));
  for (const std::uint64_t after : {1U, 100U, 700U, 1500U}) {
    MemoryStore store;
    run.store = &store;
    run.threads = 3;
    static_cast<void>(
        sweep(versions, run, [&](std::uint64_t done, std::uint64_t) { return done < after; }));
    CHECK(store.games < 2000);
    CHECK(numbers(sweep(versions, run)) == whole);
    CHECK(store.games == 2000);
    CHECK(numbers(sweep(versions, run)) == whole);
    CHECK(store.games == 2000);
  }
}

TEST_CASE("any question is answered from games that are kept", "[core][lab]") {
  const std::vector<RulesVersion> versions{written({.wins = 8}), written({.wins = 10})};
  MemoryStore store;
  SweepRun run{.play = k_random, .games = 300, .store = &store};
  static_cast<void>(sweep(versions, run));
  CHECK(store.games == 600);
  run.question = "games without a winner";
  static_cast<void>(sweep(versions, run));
  CHECK(store.games == 600);
  run.games = 512;  // the last games of the first run were less than a shard
  static_cast<void>(sweep(versions, run));
  CHECK(store.games == 600 + 2 * 256);
  run.seed = 2;
  static_cast<void>(sweep(versions, run));
  CHECK(store.games == 600 + 2 * 256 + 1024);
}

TEST_CASE("a comparison that is stopped goes on where it was", "[core][lab]") {
  const RulesVersion first = written({.wins = 10}), second = written({.wins = 11});
  ComparisonRun run{.play = k_random, .max_pairs = 3000};
  run.independent = true;
  const Comparison whole = compare(first, second, run);
  MemoryStore store;
  run.store = &store;
  static_cast<void>(compare(first, second, run,
                            [](std::uint64_t pairs, const Interval&) { return pairs < 100; }));
  CHECK(store.games > 0);
  CHECK(store.games < whole.pairs);
  for (int again = 0; again < 2; ++again) {
    const Comparison found = compare(first, second, run);
    CHECK(found.pairs == whole.pairs);
    CHECK(found.answer == whole.answer);
    for (std::size_t i = 0; i < whole.measures.size(); ++i) {
      CHECK(found.measures[i].difference_interval == whole.measures[i].difference_interval);
      CHECK(found.measures[i].log_evidence == whole.measures[i].log_evidence);
      CHECK(found.measures[i].first_median == whole.measures[i].first_median);
    }
    CHECK(store.games == whole.pairs);
  }
}

TEST_CASE("workers that each play a part have played what one would have played", "[core][lab]") {
  const std::vector<RulesVersion> versions{written({.wins = 8}), written({.wins = 10})};
  SweepRun run{.play = k_random, .games = 3000};
  MemoryStore alone;
  run.store = &alone;
  const std::vector<double> whole = numbers(sweep(versions, run));
  ComparisonRun pairs{.play = k_random, .max_pairs = 1000};
  pairs.independent = true;
  const Comparison judged = compare(versions[0], versions[1], pairs);
  for (const std::uint64_t workers : {1U, 2U, 4U, 7U}) {
    MemoryStore together;
    run.store = pairs.store = &together;
    std::uint64_t most = 0;
    for (std::uint64_t number = workers; number-- > 0;) {
      const std::uint64_t before = together.games;
      ShardPart part{.number = number, .of = workers};
      run.part = &part;
      static_cast<void>(sweep(versions, run));
      most = std::max(most, together.games - before);
    }
    CHECK(together.shards == alone.shards);
    CHECK(most <= 6000 / workers + 256);
    run.part = nullptr;
    CHECK(numbers(sweep(versions, run)) == whole);
    CHECK(together.games == 6000);
    for (std::uint64_t number = 0; number < workers; ++number) {
      ShardPart part{.number = number, .of = workers};
      pairs.part = &part;
      static_cast<void>(compare(versions[0], versions[1], pairs));
    }
    CHECK(together.games == 7000);
    pairs.part = nullptr;
    const Comparison found = compare(versions[0], versions[1], pairs);
    CHECK(found.pairs == judged.pairs);
    CHECK(found.measures[0].difference_interval == judged.measures[0].difference_interval);
    CHECK(together.games == 7000);
  }
}

TEST_CASE("a tally is the same after it was written and read", "[core][lab]") {
  MemoryStore store;
  SurveyRun run{.play = k_random, .games = 40, .store = &store};
  run.play.watched = true;
  static_cast<void>(survey(written({.wins = 8, .actions = 3}), run));
  REQUIRE(store.shards.size() == 3);
  for (const auto& [key, text] : store.shards) {
    const std::size_t measures = measures_of(written({}).open().game(), run.play.watches(2)).size();
    const GameTally tally = read_game_tally(text, measures);
    CHECK(tally.games > 0);
    CHECK(tally.openings.size() == 1);
    CHECK(tally_text(tally) == text);
    CHECK_THROWS_AS(read_game_tally(text, measures + 1), Error);
    CHECK_THROWS_AS(read_game_tally(text.substr(0, text.size() / 2), measures), Error);
  }
  CHECK_THROWS_AS(read_game_tally("[]", 1), Error);
  CHECK_THROWS_AS(read_game_tally("{}", 1), Error);
}

TEST_CASE("kept results that cannot have been played are played again", "[core][lab]") {
  const RulesVersion version = written({.wins = 8, .actions = 3});
  MemoryStore store;
  const SurveyRun run{.play = k_random, .games = 512, .store = &store};
  const auto played = [&] {
    const Survey found = survey(version, run);
    return std::pair(found.games, found.actions);
  };
  const auto whole = played();
  const auto kept = store.shards;
  for (const char* const wrong : {"null", "[]", "{}", "", "{\"games\":16}", "[[[[[[[[[[[[[[[[",
                                  "{\"games\":1,\"games\":2}"}) {
    store.refused = 0;
    store.shards.begin()->second = wrong;
    CHECK(played() == whole);
    CHECK(store.refused == 256);
    CHECK(store.shards == kept);
  }
  // The tally of one game is not that of all games of a shard.
  SurveyRun one = run;
  MemoryStore alone;
  one.games = 1;
  one.store = &alone;
  static_cast<void>(survey(version, one));
  store.refused = 0;
  store.shards.begin()->second = alone.shards.begin()->second;
  CHECK(played() == whole);
  CHECK(store.refused == 256);
}

TEST_CASE("what a stranger has kept is checked without the rules", "[core][lab]") {
  const std::vector<RulesVersion> versions{written({.wins = 8}), written({.wins = 10})};
  MemoryStore store;
  SurveyRun run{.play = k_random, .games = 300, .store = &store};
  run.play.watched = true;
  static_cast<void>(survey(versions[0], run));
  static_cast<void>(
      compare(versions[0], versions[1], {.play = k_random, .max_pairs = 100, .store = &store}));
  static_cast<void>(measure_luck(versions[0], {.play = k_random, .games = 100, .store = &store}));
  static_cast<void>(climb(
      versions[0],
      {.bots = {read_bot_spec("random"), read_bot_spec("greedy")}, .games = 20, .store = &store}));
  for (const auto& [key, tally] : store.shards) {
    const auto& [plan, from, to] = key;
    INFO(plan << "\n" << tally);
    CHECK_NOTHROW(check_kept(plan, {from, to}, tally));
    CHECK_THROWS_AS(check_kept(plan, {from, to + 1}, tally), DamagedResults);
    CHECK_THROWS_AS(check_kept(plan, {to, from}, tally), DamagedResults);
    CHECK_THROWS_AS(check_kept(plan, {from, to}, tally.substr(1)), DamagedResults);
    CHECK_THROWS_AS(check_kept(plan + "x", {from, to}, tally), DamagedResults);
    CHECK_THROWS_AS(check_kept("{}", {from, to}, tally), DamagedResults);
    for (std::size_t i = 0; i < tally.size(); ++i) {  // whatever is changed, it is read or refused
      std::string changed = tally;
      changed[i] = changed[i] == '9' ? '-' : '9';
      try {
        check_kept(plan, {from, to}, changed);
      } catch (const DamagedResults&) {
        continue;
      }
    }
  }
  CHECK_NOTHROW(check_kept(R"({"measuring":1,"seeds":"each"})", {0, 16}, "[1]"));
}

TEST_CASE("luck is found out of games that are kept", "[core][lab]") {
  const RulesVersion version = written({.wins = 10});
  LuckRun run{.play = k_random, .games = 400};
  const Luck whole = measure_luck(version, run);
  MemoryStore store;
  run.store = &store;
  static_cast<void>(measure_luck(version, run, [](std::uint64_t games) { return games < 100; }));
  CHECK(store.games == 64);
  for (int again = 0; again < 2; ++again) {
    const Luck found = measure_luck(version, run);
    CHECK(found.games == 400);
    CHECK(found.chance);
    CHECK(found.actions == whole.actions);
    CHECK(found.dice.part == whole.dice.part);
    CHECK(found.dice.interval == whole.dice.interval);
    CHECK(store.games == 400);
  }
}

TEST_CASE("a ladder goes on where it was, and its parts are what one worker would have played",
          "[core][lab]") {
  const RulesVersion version = written({.wins = 10, .actions = 3});
  LadderRun run{
      .bots = {read_bot_spec("random"), read_bot_spec("greedy"), read_bot_spec("search:5")},
      .games = 40};
  const std::vector<Meeting> whole = climb(version, run);
  MemoryStore store;
  run.store = &store;
  static_cast<void>(
      climb(version, run, [](std::uint64_t done, std::uint64_t) { return done < 60; }));
  CHECK(store.games == 56);
  ShardPart part{.number = 1, .of = 2};
  run.part = &part;
  static_cast<void>(climb(version, run));
  run.part = nullptr;
  for (int again = 0; again < 2; ++again) {
    const std::vector<Meeting> found = climb(version, run);
    for (std::size_t i = 0; i < whole.size(); ++i) {
      CHECK(found[i].won == whole[i].won);
      CHECK(found[i].interval == whole[i].interval);
    }
    CHECK(store.games == 120);
  }
}

TEST_CASE("rules without a text cannot be kept", "[core][lab]") {
  MemoryStore store;
  CHECK_THROWS_WITH(survey(die({}), {.play = k_random, .store = &store}),
                    Catch::Contains("rules that come from text"));
}

// If this fails because games or measures have changed on purpose, raise k_measuring_version and
// put the new numbers here.
TEST_CASE("what is kept is not used any more when it would come out differently", "[core][lab]") {
  MemoryStore store;
  SurveyRun run{.play = k_random, .games = 64, .store = &store};
  static_cast<void>(survey(written({.wins = 8, .actions = 3}), run));
  run.play.bots = {read_bot_spec("search:20"), read_bot_spec("greedy")};
  static_cast<void>(survey(written({.wins = 8, .actions = 3}), run));
  Checksum sum;
  for (const auto& [key, text] : store.shards) sum.add(std::get<0>(key)).add(text);
  CHECK(k_measuring_version == 7);
  CHECK(sum.digits() == "40aa6494df377229");
}

}  // namespace hr::tests
