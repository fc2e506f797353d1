// SPDX-License-Identifier: MIT
#include "core/table/planning_clock.h"

#include <catch2/catch.hpp>

#include "core/record/seat_export.h"
#include "core/table/table.h"
#include "tests/support/hunt.h"

namespace hr::tests {

namespace {

using namespace std::chrono_literals;

Rulebook timed(int seconds) {
  Definition d = breakthrough(4, 5);
  d.clock = seconds;
  return {.engine = engine_of(d, std::make_shared<SetupRules>(breakthrough_setup)),
          .edition = nullptr};
}

// A table whose time is moved by hand.
struct Timed {
  explicit Timed(int seconds = 300) : table(Match(timed(seconds), 1)) {
    table.keep_time([this] { return time; });
  }
  Timed(const Timed&) = delete;
  Timed& operator=(const Timed&) = delete;

  std::string text() const { return table.clock().text; }

  Moment time = 1000s;
  Table table;
};

}  // namespace

TEST_CASE("the planning clock counts down while it runs, and says when it is up", "[core]") {
  Timed at;
  CHECK(at.text() == "Planning time: 5:00, not started yet.");
  CHECK(at.table.start_clock().text == "Planning time: 5:00 left.");
  at.time += 50s;
  CHECK(at.text() == "Planning time: 4:10 left.");
  CHECK(at.table.pause_clock().text == "Planning time: 4:10 left, paused.");
  at.time += 1h;
  CHECK(at.text() == "Planning time: 4:10 left, paused.");
  CHECK(at.table.start_clock().ok);
  at.time += 249s + 1ms;
  CHECK(at.text() == "Planning time: 0:01 left.");
  CHECK(at.table.clock().running);
  at.time += 1s;
  CHECK(at.text() == "The planning time is up.");
  CHECK(at.table.clock().up);
  CHECK_FALSE(at.table.clock().running);
  CHECK(at.table.start_clock().text == "Planning time: 5:00 left.");
}

TEST_CASE("a minute more can be had before, while and after it runs", "[core]") {
  Timed at(90);
  CHECK(at.table.add_minutes(1).text == "Planning time: 2:30 left, paused.");
  CHECK(at.table.start_clock().ok);
  at.time += 10s;
  CHECK(at.table.add_minutes(2).text == "Planning time: 4:20 left.");
  at.time += 1h;
  CHECK(at.text() == "The planning time is up.");
  CHECK(at.table.add_minutes(61).text == "Planning time: 1:01:00 left.");
  at.time += 1s;
  CHECK(at.text() == "Planning time: 1:00:59 left.");
  CHECK(at.table.reset_clock().text == "Planning time: 1:30, not started yet.");
}

TEST_CASE("what the planning clock cannot do is refused", "[core]") {
  Timed at;
  CHECK(at.table.pause_clock().text == "The planning clock is not running.");
  CHECK(at.table.add_minutes(0).text == "Expected 1 to 600 more minutes, got 0.");
  CHECK(at.table.start_clock().ok);
  CHECK(at.table.start_clock().text == "The planning clock is already running.");
  for (int i = 0; i < 3; ++i) CHECK(at.table.add_minutes(600).ok);
  CHECK(at.table.add_minutes(600).text == "The planning clock already has more than a day left.");
  Timed none(0);
  CHECK(none.text().empty());
  for (const Reply& reply : {none.table.start_clock(), none.table.pause_clock(),
                             none.table.reset_clock(), none.table.add_minutes(1)}) {
    CHECK_FALSE(reply.ok);
    CHECK(reply.text == "This game has no planning clock.");
  }
}

TEST_CASE("without a time source no time passes", "[core]") {
  Table table(Match(timed(60), 1));
  CHECK(table.start_clock().ok);
  CHECK(table.clock().text == "Planning time: 1:00 left.");
}

TEST_CASE("the planning clock is no part of the match", "[core]") {
  Timed at, other;
  const auto play = [](Timed& who) {
    CHECK(who.table.play(SeatId(0), "a2 a3").ok);
    CHECK(who.table.play(SeatId(1), "b4 b3").ok);
    CHECK(who.table.undo(SeatId(0)).ok);
  };
  CHECK(at.table.start_clock().ok);
  at.time += 10s;
  play(at);
  play(other);
  CHECK(at.text() == "Planning time: 4:50 left.");
  CHECK(at.table.match().state() == other.table.match().state());
  CHECK(at.table.match().state().hash() == other.table.match().state().hash());
  for (const SeatId seat : {SeatId(0), SeatId(1)}) {
    CHECK(seat_export_text(at.table, seat) == seat_export_text(other.table, seat));
    CHECK(seat_export_json(at.table, seat) == seat_export_json(other.table, seat));
  }
}

TEST_CASE("a changed length applies when the clock is started anew", "[core]") {
  Timed at;
  CHECK(at.table.start_clock().ok);
  at.time += 10s;
  CHECK(at.table.swap(timed(60)).ok);
  CHECK(at.text() == "Planning time: 4:50 left.");
  CHECK(at.table.reset_clock().text == "Planning time: 1:00, not started yet.");
  CHECK(at.table.start_clock().ok);
  CHECK(at.table.swap(timed(0)).ok);
  CHECK(at.text() == "Planning time: 1:00 left.");
  at.time += 60s;
  CHECK(at.table.start_clock().text == "This game has no planning clock any more.");
  CHECK(at.table.reset_clock().text == "This game has no planning clock any more.");
  CHECK(at.text().empty());
}

TEST_CASE("a new game has its planning time before it", "[core]") {
  Timed at;
  CHECK(at.table.start_clock().ok);
  CHECK(at.table.report(SeatId(0)).clock.text == "Planning time: 5:00 left.");
  CHECK(at.table.new_game(2).ok);
  CHECK(at.table.report(SeatId(0)).clock.text == "Planning time: 5:00, not started yet.");
}

}  // namespace hr::tests
