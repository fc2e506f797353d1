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

Table looked_at_table() {
  const RulesetText ruleset_text{
      .ruleset = "t", .files = {{"rules.lua", "hunt"}}, .variants = {}, .settings = {}};
  return Table(Match({engine_of(hunt(), std::make_shared<HuntRules>()),
                      std::make_shared<const RulesetText>(ruleset_text)},
                     1));
}

Lines heard_by(const Table& table, SeatId seat, int from = 0) {
  Lines out;
  int number = from;
  for (const LogLine& line : table.report(Issuer::owner(), LogQuery{seat, from}).lines) {
    CHECK(line.number == number++);
    out.push_back(line.text);
  }
  CHECK(number == table.report(Issuer::owner(), LogQuery{seat}).size);
  return out;
}

NodeId at(const Table& table) { return table.report(Issuer::owner(), StatusQuery()).cursor; }

// Until a step has been made: answers in secret are not steps yet.
bool bot_acts(Table& table) {
  const NodeId before = at(table);
  while (at(table) == before)
    if (!table.give(Issuer::owner(), BotMove{}).ok) return false;
  return true;
}

const std::string k_looks_at_all = "The owner looks at everything.";

}  // namespace

TEST_CASE("looks stand in every log where they were taken, and lines can be read from anywhere",
          "[core]") {
  Table table = looked_at_table();
  const auto seat_0 = table.report(Issuer::owner(), GameQuery()).seats[0].name;
  REQUIRE(bot_acts(table));
  REQUIRE(table.give(Issuer::owner(), LookAs{}).ok);
  REQUIRE(bot_acts(table));
  REQUIRE(table.give(Issuer::owner(), LookAs{SeatId(0)}).ok);
  for (const SeatId seat : {SeatId::owner, SeatId(0), SeatId(1)}) {
    const Lines all = heard_by(table, seat);
    CHECK(std::ranges::count(all, k_looks_at_all) == 1);
    CHECK(all.back() == "The owner looks at what only " + seat_0 + " may know.");
    for (int from = 0; from <= static_cast<int>(all.size()); ++from)
      CHECK(heard_by(table, seat, from) == Lines(all.begin() + from, all.end()));
    CHECK(table.report(Issuer::owner(), ViewQuery{.seat = seat}).log_size ==
          static_cast<int>(all.size()));
  }
}

TEST_CASE("undo and other branches keep looks, but a new game has none", "[core]") {
  Table table = looked_at_table();
  REQUIRE(bot_acts(table));
  REQUIRE(table.give(Issuer::owner(), LookAs{}).ok);
  REQUIRE(table.give(Issuer::owner(), Undo{}).ok);
  CHECK(heard_by(table, SeatId(1)).back() == k_looks_at_all);
  REQUIRE(bot_acts(table));
  CHECK(std::ranges::count(heard_by(table, SeatId(1)), k_looks_at_all) == 1);
  CHECK_FALSE(table.give(Issuer::owner(), LookAs{SeatId(7)}).ok);
  REQUIRE(table.give(Issuer::owner(), NewGame{2}).ok);
  CHECK(std::ranges::count(heard_by(table, SeatId::owner), k_looks_at_all) == 0);
}

TEST_CASE("a record keeps looks, also where it grows", "[core]") {
  Table table = looked_at_table();
  RecordWriter writer;
  std::string text = writer.next(table).text;
  CHECK(read_record(text, "a.rec").looks.empty());
  REQUIRE(bot_acts(table));
  REQUIRE(table.give(Issuer::owner(), LookAs{SeatId(1)}).ok);
  const RecordWriter::NewLines more = writer.next(table);
  CHECK_FALSE(more.whole);
  text += more.text;
  REQUIRE(table.give(Issuer::owner(), LookAs{}).ok);
  text += writer.next(table).text;
  CHECK(writer.next(table).text.empty());
  const std::vector<Look> looks{{at(table), SeatId(1)}, {at(table), SeatId::owner}};
  CHECK(read_record(text, "a.rec").looks == looks);
  CHECK(read_record(record_text(table), "a.rec").looks == looks);
  restore_looks(table, {});
  CHECK(writer.next(table).whole);
}

}  // namespace hr::tests
