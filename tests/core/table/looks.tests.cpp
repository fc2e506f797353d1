// SPDX-License-Identifier: MIT
// What the table's owner looks at is in everybody's log, and in the record.
#include <catch2/catch.hpp>

#include "core/record/record.h"
#include "core/record/record_writer.h"
#include "core/table/table_access.h"
#include "tests/support/hunt.h"
#include "tests/support/recorded.h"

namespace hr::tests {

namespace {

using Lines = std::vector<std::string>;

Table hunt_table() {
  const Edition edition{
      .ruleset = "t", .files = {{"rules.lua", "hunt"}}, .variants = {}, .settings = {}};
  return Table(Match(
      {engine_of(hunt(), std::make_shared<HuntRules>()), std::make_shared<const Edition>(edition)},
      1));
}

Lines told(const Table& table, SeatId seat, int from = 0) {
  Lines out;
  int number = from;
  for (const LogLine& line : table.report(LogQuery{seat, from}).lines) {
    CHECK(line.number == number++);
    out.push_back(line.text);
  }
  CHECK(number == table.report(LogQuery{seat}).size);
  return out;
}

bool act(Table& table) { return table.carry_out(BotMove{}).ok; }

const std::string k_all = "The owner looks at everything.";

}  // namespace

TEST_CASE("looks stand in every log where they were taken, and lines can be read from anywhere",
          "[core]") {
  Table table = hunt_table();
  const auto seat_0 = table.report(GameQuery()).seats[0].name;
  REQUIRE(act(table));
  REQUIRE(table.carry_out(LookAs{}).ok);
  REQUIRE(act(table));
  REQUIRE(table.carry_out(LookAs{SeatId(0)}).ok);
  for (const SeatId seat : {SeatId::owner, SeatId(0), SeatId(1)}) {
    const Lines all = told(table, seat);
    CHECK(std::ranges::count(all, k_all) == 1);
    CHECK(all.back() == "The owner looks at what only " + seat_0 + " may know.");
    for (int from = 0; from <= static_cast<int>(all.size()); ++from)
      CHECK(told(table, seat, from) == Lines(all.begin() + from, all.end()));
    CHECK(table.report(ViewQuery{.seat = seat}).log_size == static_cast<int>(all.size()));
  }
}

TEST_CASE("undo and other branches keep looks; a new game has none", "[core]") {
  Table table = hunt_table();
  REQUIRE(act(table));
  REQUIRE(table.carry_out(LookAs{}).ok);
  REQUIRE(table.carry_out(Undo{}).ok);
  CHECK(told(table, SeatId(1)).back() == k_all);
  REQUIRE(act(table));
  CHECK(std::ranges::count(told(table, SeatId(1)), k_all) == 1);
  CHECK_FALSE(table.carry_out(LookAs{SeatId(7)}).ok);
  REQUIRE(table.carry_out(NewGame{2}).ok);
  CHECK(std::ranges::count(told(table, SeatId::owner), k_all) == 0);
}

TEST_CASE("a record keeps looks, also where it grows", "[core]") {
  Table table = hunt_table();
  RecordWriter writer;
  std::string text = writer.next(table).text;
  CHECK(read_record(text, "a.rec").looks.empty());
  REQUIRE(act(table));
  REQUIRE(table.carry_out(LookAs{SeatId(1)}).ok);
  const RecordWriter::NewLines more = writer.next(table);
  CHECK_FALSE(more.whole);
  text += more.text;
  REQUIRE(table.carry_out(LookAs{}).ok);
  text += writer.next(table).text;
  CHECK(writer.next(table).text.empty());
  const std::vector<Look> looks{{NodeId(1), SeatId(1)}, {NodeId(1), SeatId::owner}};
  CHECK(read_record(text, "a.rec").looks == looks);
  CHECK(read_record(record_text(table), "a.rec").looks == looks);
  restore_looks(table, {});
  CHECK(writer.next(table).whole);
}

}  // namespace hr::tests
