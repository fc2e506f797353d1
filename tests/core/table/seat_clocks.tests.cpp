// SPDX-License-Identifier: MIT
// A clock for each seat: when it runs, what a step notes, and what follows when the time is up.
#include "core/table/seat_clocks.h"

#include <catch2/catch.hpp>

#include "core/record/record.h"
#include "core/record/record_writer.h"
#include "core/record/replay.h"
#include "core/table/table_access.h"
#include "tests/support/error_of.h"
#include "tests/support/hunt.h"
#include "tests/support/recorded.h"

namespace hr::tests {

namespace {

using namespace std::chrono_literals;
using Faces = std::vector<std::string>;

// A table whose time is moved by hand.
struct ClockTable {
  explicit ClockTable(Match match, const TimeControl& control = {60, 5, 0},
                      ById<PlayerId, Player> players = {})
      : table(std::move(match), std::move(players)) {
    table.keep_time([this] { return time; });
    REQUIRE(table.give(Issuer::owner(), SetSeatClocks{control}).ok);
  }
  ClockTable(const ClockTable&) = delete;
  ClockTable& operator=(const ClockTable&) = delete;

  SeatClocksReport clocks(Issuer issuer = Issuer::owner()) const {
    return table.report(issuer, SeatClocksQuery());
  }
  Faces faces(Issuer issuer = Issuer::owner()) const {
    Faces out;
    for (const SeatClockReport& clock : clocks(issuer).seats)
      out.push_back(clock.text + (clock.runs ? "!" : ""));
    return out;
  }
  void act_after(TimePoint thought, const char* text, SeatId seat = SeatId::none) {
    time += thought;
    REQUIRE(give(PlayTyped{seat, text}).ok);
  }
  void choose_after(TimePoint thought) {
    time += thought;
    const Report report = table.report(Issuer::owner(), ViewQuery());
    REQUIRE(give(PlayChosen{.action = report.legal.front().action}).ok);
  }
  Reply give(const TableCommand& command) { return table.give(Issuer::owner(), command); }
  std::string last_told() const {
    return table.report(Issuer::spectator(), LogQuery()).lines.back().text;
  }
  bool ended() const { return table.report(Issuer::owner(), StatusQuery()).ended; }

  TimePoint time = 1000s;
  Table table;
};

Match passers(bool loses, int seats = 2) {
  GameDef d;
  d.name = "Passers";
  for (int s = 0; s < seats; ++s) d.seats.push_back({"seat" + std::to_string(s + 1), ""});
  d.verbs = {verb("pass", {pattern(PatternType::pass)})};
  d.time_out_loses = loses;
  return Match(engine_of(d, std::make_shared<FunctionRules>()), 1);
}

}  // namespace

TEST_CASE("clocks wait for the first action, and then that of the seat to act runs", "[core]") {
  ClockTable at(breakthrough_match());
  CHECK(at.faces() == Faces{"1:00", "1:00"});
  CHECK_FALSE(at.clocks().running);
  at.act_after(30s, "A2 A3");
  CHECK(at.faces() == Faces{"1:00", "1:00!"});
  at.act_after(10s, "A7 A6");
  CHECK(at.faces() == Faces{"1:00!", "0:55"});  // five seconds more
  at.time += 45s;
  CHECK(at.faces() == Faces{"0:15!", "0:55"});
  CHECK_FALSE(at.clocks().seats[k_first].low);
  at.time += 6s;
  CHECK(at.faces() == Faces{"0:09.0!", "0:55"});
  CHECK(at.clocks().seats[k_first].low);
  CHECK(at.clocks().text ==
        "Each player has 1 minute for the whole game and 5 seconds more after each action.");
}

TEST_CASE("the time of a turn goes first, and is whole again in the next turn", "[core]") {
  ClockTable at(breakthrough_match(), {60, 0, 20});
  CHECK(at.faces() == Faces{"1:00 +0:20", "1:00 +0:20"});
  at.act_after(0s, "A2 A3");
  at.time += 15s;
  CHECK(at.faces()[1] == "1:00 +0:05.0!");
  at.time += 15s;
  CHECK(at.faces()[1] == "0:50!");
  at.act_after(0s, "A7 A6");
  CHECK(at.faces() == Faces{"1:00 +0:20!", "0:50 +0:20"});

  ClockTable turns(breakthrough_match(), {0, 0, 20});
  turns.act_after(0s, "A2 A3");
  CHECK(turns.faces() == Faces{"0:20", "0:20!"});
  turns.time += 20s;
  REQUIRE(turns.give(CallTime{}).ok);
  CHECK(turns.last_told() == "Black runs out of time.");
  turns.act_after(5s, "A7 A6");
  turns.act_after(1s, "A3 A4");
  CHECK(turns.faces() == Faces{"0:20", "0:20!"});
}

TEST_CASE("a turn of several actions has the time of one turn", "[core]") {
  GameDef d = breakthrough(8, 8);
  d.vars = {{.name = "steps", .initial = 2, .per_seat = true, .see = {}}};
  d.lasts = "steps";
  ClockTable at(Match(engine_of(d, std::make_shared<FunctionRules>(breakthrough_setup)), 1),
                {0, 0, 20});
  at.act_after(0s, "A2 A3");
  at.act_after(8s, "B2 B3");
  CHECK(at.faces() == Faces{"0:20", "0:20!"});
  at.act_after(8s, "A7 A6");
  CHECK(at.faces() == Faces{"0:20", "0:12!"});
}

TEST_CASE("by default, play goes on when a seat's time is up", "[core]") {
  ClockTable at(breakthrough_match());
  at.act_after(0s, "A2 A3");
  const std::uint64_t before = match_of(at.table).state().hash();
  at.time += 59s;
  CHECK_FALSE(at.clocks().due);
  REQUIRE(at.give(CallTime{}).ok);
  CHECK(match_of(at.table).node().type == StepType::action);
  at.time += 1s;
  CHECK(at.clocks().due);
  REQUIRE(at.table.give(Issuer::spectator(), CallTime{}).ok);
  CHECK_FALSE(at.clocks().due);
  CHECK(match_of(at.table).node().type == StepType::timed_out);
  CHECK(match_of(at.table).state().hash() == before);
  CHECK(at.last_told() == "Black runs out of time.");
  CHECK(at.clocks().seats[k_second].up);
  CHECK(at.faces() == Faces{"1:00", "0:00.0"});
  at.time += 1h;
  REQUIRE(at.give(CallTime{}).ok);  // it is told once
  CHECK(match_of(at.table).tree().size() == 3);
  at.act_after(0s, "A7 A6");
  CHECK(at.faces() == Faces{"1:00!", "0:00.0"});  // nothing is added to what is used up

  REQUIRE(at.give(AddSeatTime{k_second, 30}).ok);
  at.act_after(1s, "A3 A4");
  CHECK(at.faces() == Faces{"1:04", "0:30!"});
}

TEST_CASE("if the rules say so, a seat loses when its time is up, however it is noticed",
          "[core]") {
  for (const bool late_move : {false, true}) {
    ClockTable at(passers(true));
    at.act_after(0s, "pass");
    at.time += 60s;
    if (late_move)
      CHECK(at.give(PlayTyped{.text = "pass"}).text == "The game is over.");
    else
      CHECK(at.give(CallTime{}).ok);
    CHECK(at.ended());
    const Report seen = at.table.report(Issuer::spectator(), ViewQuery());
    CHECK(seen.outcome == "Seat1 wins: seat2 ran out of time.");
    CHECK(seen.seats[k_second].out);
    CHECK_FALSE(at.clocks().seats[k_first].runs);
    REQUIRE(at.give(Undo{}).ok);
    CHECK_FALSE(at.ended());
    CHECK(at.faces() == Faces{"1:00", "1:00"});
  }
}

TEST_CASE("with more than two seats, the game goes on without the one that is out of time",
          "[core]") {
  ClockTable at(passers(true, 3));
  at.act_after(0s, "pass");
  at.time += 70s;
  REQUIRE(at.give(CallTime{}).ok);
  CHECK_FALSE(at.ended());
  CHECK(at.faces() == Faces{"1:00", "0:00.0", "1:00!"});
  at.act_after(2s, "pass");
  CHECK(at.faces() == Faces{"1:00!", "0:00.0", "1:03"});
}

TEST_CASE("going back and forward gives the times that were noted, and clocks wait there",
          "[core]") {
  ClockTable at(breakthrough_match());
  at.act_after(0s, "A2 A3");
  at.act_after(20s, "A7 A6");
  at.act_after(30s, "A3 A4");
  const Faces then{"0:35", "0:45!"};
  CHECK(at.faces() == then);
  at.time += 5s;
  REQUIRE(at.give(Undo{}).ok);
  CHECK(at.faces() == Faces{"1:00", "0:45"});
  at.time += 1h;
  CHECK_FALSE(at.clocks().due);
  REQUIRE(at.give(Redo{}).ok);
  CHECK(at.faces() == Faces{"0:35", "0:45"});
  at.act_after(1h, "B7 B6");  // while they wait, thought costs nothing
  CHECK(at.faces() == Faces{"0:35!", "0:45"});
}

TEST_CASE("the owner sets, stops and starts clocks, and takes them away", "[core]") {
  ClockTable at(breakthrough_match());
  REQUIRE(at.give(RunSeatClocks{}).ok);
  at.time += 7s;
  REQUIRE(at.give(RunSeatClocks{false}).ok);
  at.time += 1h;
  CHECK(at.faces() == Faces{"0:53", "1:00"});
  CHECK(at.give(AddSeatTime{SeatId(5), 1}).text == "There is no such seat.");
  CHECK(at.give(AddSeatTime{k_first, 0}).text == "Expected 1 to 86400 more seconds, got 0.");
  CHECK(at.give(SetSeatClocks{{0, 5, 0}}).text ==
        "Time can only be added after each action if there is time for the whole game.");
  CHECK(at.faces() == Faces{"0:53", "1:00"});
  CHECK(at.give(SetSeatClocks{{120, 0, 0}}).text ==
        "Each player has 2 minutes for the whole game.");
  CHECK(at.faces() == Faces{"2:00", "2:00"});
  at.act_after(0s, "A2 A3");
  at.time += 30s;
  REQUIRE(at.give(NewGame{2}).ok);
  CHECK(at.faces() == Faces{"2:00", "2:00"});
  REQUIRE(at.give(SetSeatClocks{}).ok);
  CHECK(at.clocks().seats.empty());
  CHECK(at.give(RunSeatClocks{}).text == "No clocks have been set.");
  CHECK(at.give(AddSeatTime{k_first, 1}).text == "No clocks have been set.");
  for (const TableCommand& command : std::vector<TableCommand>{
           SetSeatClocks{{60, 0, 0}}, RunSeatClocks{}, AddSeatTime{k_first, 9}})
    CHECK(at.table.give(Issuer::of(k_first), command).text ==
          "Only the table's owner may set the clocks.");
}

TEST_CASE("bots have no clock, and do not start those of people", "[core]") {
  ClockTable at(breakthrough_match(), {60, 0, 0}, {{.name = "A", .bot = BotSpec{}}, {.name = "B"}});
  CHECK(at.faces() == Faces{"", "1:00"});
  REQUIRE(at.give(BotMove{}).ok);
  CHECK_FALSE(at.clocks().running);
  at.act_after(1h, "A7 A6");
  at.time += 1h;
  CHECK_FALSE(at.clocks().due);
  REQUIRE(at.give(BotMove{}).ok);
  CHECK(at.faces() == Faces{"", "1:00!"});
}

TEST_CASE("the time goes with the player when the pie rule exchanges seats", "[core]") {
  GameDef d;
  d.name = "Passers";
  d.seats = {{"one", ""}, {"two", ""}};
  d.verbs = {verb("pass", {pattern(PatternType::pass)})};
  d.pie = true;
  ClockTable at(Match(engine_of(d, std::make_shared<FunctionRules>()), 1), {60, 5, 0});
  REQUIRE(at.give(RunSeatClocks{}).ok);
  at.act_after(10s, "pass");
  CHECK(at.faces() == Faces{"0:55", "1:00!"});
  at.act_after(20s, "swap");
  CHECK(at.faces() == Faces{"0:45", "0:55!"});
}

TEST_CASE("while all choose in secret, clocks do not show who is ready", "[core]") {
  for (const bool first_is_ready : {false, true}) {
    ClockTable at(hunt_match());
    at.act_after(0s, "hide A1", k_first);
    at.act_after(0s, "hide A2", k_second);
    at.act_after(20s, "ready", first_is_ready ? k_first : k_second);
    at.time += 10s;
    for (const Issuer issuer : {Issuer::owner(), Issuer::spectator()})
      CHECK(at.faces(issuer) == Faces{"1:00", "1:00"});
    const SeatId slow = first_is_ready ? k_second : k_first;
    CHECK(at.faces(Issuer::of(slow))[nth(slow)] == "0:30!");
    CHECK(at.faces(Issuer::of(slow))[1 - nth(slow)] == "1:00");
    at.act_after(0s, "ready", slow);
    CHECK(at.faces()[nth(slow)].starts_with("0:35"));
    CHECK(at.faces()[1 - nth(slow)].starts_with("0:45"));
  }
}

TEST_CASE("a seat that runs out of time among secret choices leaves them as they are", "[core]") {
  ClockTable at(hunt_match());
  at.act_after(0s, "hide A1", k_first);
  at.act_after(10s, "ready", k_first);
  at.act_after(0s, "hide B1", k_second);
  at.time += 50s;
  REQUIRE(at.give(CallTime{}).ok);
  const Match& match = match_of(at.table);
  CHECK(match.node().type == StepType::timed_out);
  CHECK(match.is_ready(k_first));
  CHECK(match.part(k_second).size() == 1);
  CHECK(at.faces() == Faces{"1:00", "0:00.0"});  // not how long the first has thought
  REQUIRE(at.give(PlayTyped{k_second, "ready"}).ok);
  CHECK(match_of(at.table).node().type == StepType::answers);
  CHECK(at.faces() == Faces{"0:55!", "0:00.0"});
}

TEST_CASE("what others may not know that a seat has done adds no time that they see", "[core]") {
  GameDef d;
  d.name = "Passers";
  d.seats = {{"one", ""}, {"two", ""}};
  d.verbs = {verb("pass", {pattern(PatternType::pass)}),
             verb("peek", {pattern(PatternType::pass)})};
  d.verbs[1].secret = d.verbs[1].silent = true;
  ClockTable at(Match(engine_of(d, std::make_shared<FunctionRules>()), 1), {60, 5, 0});
  REQUIRE(at.give(RunSeatClocks{}).ok);
  at.act_after(10s, "peek");
  CHECK(at.faces()[0].starts_with("0:50"));
}

TEST_CASE("a record keeps the clocks, also where it grows, and they wait when it is opened",
          "[core]") {
  ClockTable at(Match(rules("8"), 1), {60, 5, 0});
  RecordWriter writer;
  std::string text = writer.next(at.table).text;
  CHECK(text.find(R"({"clocks":[60,5,0])") != std::string::npos);
  at.choose_after(0s);
  at.choose_after(20s);
  const RecordWriter::NewLines more = writer.next(at.table);
  CHECK_FALSE(more.whole);
  CHECK(more.text.find(R"({"times":2,"left":[[60000,0],[45000,0]])") != std::string::npos);
  text += more.text;
  REQUIRE(at.give(AddSeatTime{k_first, 10}).ok);
  text += writer.next(at.table).text;
  CHECK(writer.next(at.table).text.empty());

  const Record record = read_record(text, "a.rec");
  Table again(replay(record, open_recorded));
  again.keep_time([] { return 5s; });
  restore_seat_clocks(again, record.times);
  const SeatClocksReport clocks = again.report(Issuer::owner(), SeatClocksQuery());
  CHECK(clocks.control == TimeControl{60, 5, 0});
  CHECK_FALSE(clocks.running);
  CHECK(clocks.seats[k_first].text == "1:10");
  CHECK(clocks.seats[k_second].text == "0:45");
  CHECK(record_text(again) == record_text(at.table));
  REQUIRE(again.give(Issuer::owner(), Undo{}).ok);
  CHECK(again.report(Issuer::owner(), SeatClocksQuery()).seats[k_second].text == "1:00");

  REQUIRE(at.give(SetSeatClocks{}).ok);
  text += writer.next(at.table).text;
  CHECK_FALSE(read_record(text, "a.rec").times.control.any());
}

}  // namespace hr::tests
