// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "core/lab/ladder.h"
#include "tests/support/classics.h"
#include "tests/support/engine_of.h"

namespace hr::tests {

namespace {

RulesVersion small_four() {
  return {"four", [] { return playable_of(connect_four(5, 5)); }};
}

}  // namespace

TEST_CASE("a bot that thinks more stands higher on the ladder", "[core][lab]") {
  LadderRun run{
      .bots = {read_bot_spec("random"), read_bot_spec("search:20"), read_bot_spec("search:300")},
      .games = 30};
  const std::vector<Meeting> meetings = climb(small_four(), run);
  REQUIRE(meetings.size() == 3);
  for (const Meeting& m : meetings) {
    CHECK(m.first > m.second);
    CHECK(m.games == 30);
    CHECK(m.won + m.drawn + m.lost == 30);
    CHECK(m.points > 0.5);
    CHECK(m.interval.contains(m.points));
  }
  CHECK(meetings[0].interval.low > 0.5);
  run.threads = 3;
  const std::vector<Meeting> again = climb(small_four(), run);
  for (std::size_t i = 0; i < meetings.size(); ++i) {
    CHECK(again[i].points == meetings[i].points);
    CHECK(again[i].won == meetings[i].won);
  }
}

TEST_CASE("equal bots have equal chances, whoever begins", "[core][lab]") {
  const std::vector<Meeting> meetings =
      climb(small_four(), {.bots = std::vector<BotSpec>(2), .games = 400});
  REQUIRE(meetings.size() == 1);
  CHECK(meetings.front().interval.contains(0.5));
}

TEST_CASE("a ladder that is ended reports pairs of games only", "[core][lab]") {
  for (const std::uint64_t after : {2U, 7U, 23U}) {
    const auto progress = [&](std::uint64_t done, std::uint64_t) { return done < after; };
    const std::vector<Meeting> meetings =
        climb(small_four(), {.bots = std::vector<BotSpec>(3), .games = 20}, progress);
    REQUIRE(meetings.size() == 3);
    CHECK(meetings[0].games == std::min<std::uint64_t>(20, after - after % 2));
    CHECK(meetings[0].won + meetings[0].drawn + meetings[0].lost == meetings[0].games);
    CHECK(meetings[1].games == (after > 20 ? 2 : 0));
    CHECK(meetings[0].interval.contains(0.5));
    CHECK(meetings[0].interval.high < 1);
  }
}

TEST_CASE("a ladder has mean scores where games have scores", "[core][lab]") {
  CHECK(!climb(small_four(), {.bots = std::vector<BotSpec>(2), .games = 4})[0].scores);
  const RulesVersion scored{"scored", [] {
                              GameDef d = connect_four(5, 5);
                              d.score = true;
                              const auto rules = std::make_shared<FunctionRules>();
                              rules->on_score = [](const View&, SeatId seat) {
                                return seat == SeatId(0) ? std::int64_t{3} : -8;
                              };
                              return playable_of(d, rules);
                            }};
  LadderRun run{.bots = {read_bot_spec("random"), read_bot_spec("search:20")}, .games = 20};
  // Each bot has each seat as often.
  const std::optional<ScoreMeans> even = climb(scored, run)[0].scores;
  REQUIRE(even);
  CHECK(even->first == -2.5);
  CHECK(even->second == -2.5);
  CHECK(even->lead == Interval{0, 0});
}

TEST_CASE("kept games of a ladder have four numbers, or six with scores", "[core][lab]") {
  CHECK_NOTHROW(check_result_list("[[65536,0,1,1],[65536,0,1,1,-5,9]]", {0, 2}));
  for (const char* const wrong :
       {"[[65536,0,1,1,5]]", "[[65536,0,1,1,5,0.5]]", "[[65536,0,1,0]]", "[[65536,0,1,1,5,6,7]]",
        "[[65536,0,1,1,5,99999999999999999999]]"})
    CHECK_THROWS_AS(check_result_list(wrong, {0, 1}), DamagedResults);
}

TEST_CASE("a ladder needs two bots that play against each other", "[core][lab]") {
  CHECK_THROWS_AS(climb(small_four(), {.bots = {{}}}), Error);
  RulesVersion together = small_four();
  together.open = [] {
    GameDef d = connect_four(5, 5);
    d.together = true;
    return playable_of(d);
  };
  CHECK_THROWS_WITH(climb(together, {.bots = std::vector<BotSpec>(2)}),
                    Catch::Contains("nobody plays against anybody"));
}

}  // namespace hr::tests
