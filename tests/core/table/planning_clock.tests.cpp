// SPDX-License-Identifier: MIT
#include "core/table/planning_clock.h"

#include <catch2/catch.hpp>

#include "core/record/seat_export.h"
#include "core/table/table_access.h"
#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

using namespace std::chrono_literals;

PlayableRules timed(int seconds) {
  GameDef d = breakthrough(4, 5);
  d.clock = seconds;
  return {.engine = engine_of(d, std::make_shared<FunctionRules>(breakthrough_setup)),
          .text = nullptr};
}

// A table whose time is moved by hand.
struct Timed {
  explicit Timed(int seconds = 300) : table(Match(timed(seconds), 1)) {
    table.keep_time([this] { return time; });
  }
  Timed(const Timed&) = delete;
  Timed& operator=(const Timed&) = delete;

  std::string text() const { return table.report(Issuer::owner(), ClockQuery()).text; }

  TimePoint time = 1000s;
  Table table;
};

}  // namespace

TEST_CASE("the planning clock counts down while it runs, and says when it is up", "[core]") {
  Timed at;
  CHECK(at.text() == "Planning time: 5:00, not started yet.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).text ==
        "Planning time: 5:00 left.");
  at.time += 50s;
  CHECK(at.text() == "Planning time: 4:10 left.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::pause}).text ==
        "Planning time: 4:10 left, paused.");
  at.time += 1h;
  CHECK(at.text() == "Planning time: 4:10 left, paused.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).ok);
  at.time += 249s + 1ms;
  CHECK(at.text() == "Planning time: 0:01 left.");
  CHECK(at.table.report(Issuer::owner(), ClockQuery()).running);
  at.time += 1s;
  CHECK(at.text() == "The planning time is up.");
  CHECK(at.table.report(Issuer::owner(), ClockQuery()).up);
  CHECK_FALSE(at.table.report(Issuer::owner(), ClockQuery()).running);
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).text ==
        "Planning time: 5:00 left.");
}

TEST_CASE("a minute can be added before, while and after it runs", "[core]") {
  Timed at(90);
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::add, 1}).text ==
        "Planning time: 2:30 left, paused.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).ok);
  at.time += 10s;
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::add, 2}).text ==
        "Planning time: 4:20 left.");
  at.time += 1h;
  CHECK(at.text() == "The planning time is up.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::add, 61}).text ==
        "Planning time: 1:01:00 left.");
  at.time += 1s;
  CHECK(at.text() == "Planning time: 1:00:59 left.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::reset}).text ==
        "Planning time: 1:30, not started yet.");
}

TEST_CASE("what the planning clock cannot do is refused", "[core]") {
  Timed at;
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::pause}).text ==
        "The planning clock is not running.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::add, 0}).text ==
        "Expected 1 to 600 more minutes, got 0.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).ok);
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).text ==
        "The planning clock is already running.");
  for (int i = 0; i < 3; ++i)
    CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::add, 600}).ok);
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::add, 600}).text ==
        "The planning clock already has more than a day left.");
  Timed none(0);
  CHECK(none.text().empty());
  for (const Reply& reply :
       {none.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}),
        none.table.give(Issuer::owner(), UseClock{UseClock::Operation::pause}),
        none.table.give(Issuer::owner(), UseClock{UseClock::Operation::reset}),
        none.table.give(Issuer::owner(), UseClock{UseClock::Operation::add, 1})}) {
    CHECK_FALSE(reply.ok);
    CHECK(reply.text == "This game has no planning clock.");
  }
}

TEST_CASE("without a time source no time passes", "[core]") {
  Table table(Match(timed(60), 1));
  CHECK(table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).ok);
  CHECK(table.report(Issuer::owner(), ClockQuery()).text == "Planning time: 1:00 left.");
}

TEST_CASE("the planning clock is no part of the match", "[core]") {
  Timed at, other;
  const auto play = [](Timed& who) {
    CHECK(who.table.give(Issuer::owner(), PlayTyped{SeatId(0), "a2 a3"}).ok);
    CHECK(who.table.give(Issuer::owner(), PlayTyped{SeatId(1), "b4 b3"}).ok);
    CHECK(who.table.give(Issuer::of(SeatId(0)), Undo{}).ok);
  };
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).ok);
  at.time += 10s;
  play(at);
  play(other);
  CHECK(at.text() == "Planning time: 4:50 left.");
  CHECK(match_of(at.table).state() == match_of(other.table).state());
  CHECK(match_of(at.table).state().hash() == match_of(other.table).state().hash());
  for (const SeatId seat : {SeatId(0), SeatId(1)}) {
    CHECK(seat_export_text(at.table, seat) == seat_export_text(other.table, seat));
    CHECK(seat_export_json(at.table, seat) == seat_export_json(other.table, seat));
  }
}

TEST_CASE("a changed length applies when the clock is started again", "[core]") {
  Timed at;
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).ok);
  at.time += 10s;
  CHECK(change_rules(at.table, timed(60)).ok);
  CHECK(at.text() == "Planning time: 4:50 left.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::reset}).text ==
        "Planning time: 1:00, not started yet.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).ok);
  CHECK(change_rules(at.table, timed(0)).ok);
  CHECK(at.text() == "Planning time: 1:00 left.");
  at.time += 60s;
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).text ==
        "This game no longer has a planning clock.");
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::reset}).text ==
        "This game no longer has a planning clock.");
  CHECK(at.text().empty());
}

TEST_CASE("a new game begins with its full planning time", "[core]") {
  Timed at;
  CHECK(at.table.give(Issuer::owner(), UseClock{UseClock::Operation::start}).ok);
  CHECK(at.table.report(Issuer::owner(), ViewQuery{SeatId(0)}).clock.text ==
        "Planning time: 5:00 left.");
  CHECK(at.table.give(Issuer::owner(), NewGame{2}).ok);
  CHECK(at.table.report(Issuer::owner(), ViewQuery{SeatId(0)}).clock.text ==
        "Planning time: 5:00, not started yet.");
}

}  // namespace hr::tests
