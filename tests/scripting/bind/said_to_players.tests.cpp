// SPDX-License-Identifier: MIT
// What rules say to players beside the log: reminders, tasks and warnings.
#include <catch2/catch.hpp>
#include <utility>

#include "core/table/scoreboard.h"
#include "core/table/table.h"
#include "tests/support/error_of.h"
#include "tests/support/lua_play.h"

namespace hr::tests {
namespace {

std::string rules_with(const std::string& fields) {
  return "return { name = 'T', seats = { 'ann', 'bob' }, board = grid{ 3, 1 },\n"
         "regions = { home = { { 'A1' }, { 'C1' } } }, zones = { field = {} },\n"
         "kinds = { man = { begins_on = region 'home' } },\n" +
         fields + " }";
}

Report seen(const std::string& fields, SeatId seat) {
  LuaPlay game(rules_with(fields));
  const Table table(std::move(game.match));
  return table.report(Issuer::owner(), ViewQuery{.seat = seat});
}

// The error message of a report that fails.
std::string failure(const std::string& fields) {
  LuaPlay game(rules_with(fields));
  const Table table(std::move(game.match));
  CHECK_FALSE(table.report(Issuer::owner(), ViewQuery{.seat = SeatId::owner}).problem.empty());
  return table.report(Issuer::owner(), OwnerQuery()).failure;
}

}  // namespace

TEST_CASE("Reminders are what each viewer's own view gives", "[scripting]") {
  const std::string fields =
      "vars = { lot = { 7, see = { 'ann' } } }, verbs = { wait = pass{} },\n"
      "reminders = function(v) return { 'The lot is ' .. tostring(v.lot) .. '.', 'Wait.' } end";
  using Sentences = std::vector<std::string>;
  CHECK(seen(fields, SeatId(0)).reminders == Sentences{"The lot is 7.", "Wait."});
  CHECK(seen(fields, SeatId(1)).reminders == Sentences{"The lot is hidden.", "Wait."});
  CHECK(seen(fields, SeatId::owner).reminders == Sentences{"The lot is 7.", "Wait."});
  CHECK(scoreboard(seen(fields, SeatId(0))).reminders.size() == 2);
  CHECK(seen("verbs = { wait = pass{} }", SeatId(0)).reminders.empty());
  const std::string nothing = "verbs = { wait = pass{} }, reminders = function() return nil end";
  CHECK(seen(nothing, SeatId(0)).problem.empty());
}

TEST_CASE("Reminders that are no list of sentences are an error", "[scripting]") {
  const auto returning = [](const std::string& result) {
    return failure("verbs = { wait = pass{} }, reminders = function(v) return " + result + " end");
  };
  for (const char* result : {"'one'", "7", "{ 7 }", "{ {} }"})
    CHECK_THAT(returning(result),
               Catch::Contains("reminders: expected it to return a list of at most 20 sentences"));
  std::string many = "{";
  for (int i = 0; i < 21; ++i) many += "'a',";
  CHECK_THAT(returning(many + "}"), Catch::Contains("at most 20 sentences"));
}

TEST_CASE("The tasks of the verbs that are legal are the heading", "[scripting]") {
  const std::string task = "task = 'walk to the other side'";
  const Report one = seen("verbs = { move = { step{ 'man' }, " + task + " } }", SeatId(0));
  CHECK(one.task == "walk to the other side");
  CHECK(one.turn == "Ann: walk to the other side");
  const Report two =
      seen("verbs = { move = { step{ 'man' }, " + task + " }, wait = pass{} }", SeatId(0));
  CHECK(two.task == "walk to the other side or wait");
  CHECK(two.turn == "Ann: walk to the other side or wait");
  const Report three =
      seen("verbs = { move = { step{ 'man' }, " + task +
               " }, wait = { pass{}, task = 'stay where you are' }, sleep_on = pass{} }",
           SeatId(0));
  CHECK(three.turn == "Ann: walk to the other side, sleep on or stay where you are");
  CHECK(seen("verbs = { move = step{ 'man' }, wait = pass{} }", SeatId(0)).turn ==
        "Ann's turn: move or wait");
  for (const char* wrong : {"''", "'Walk.'"})
    CHECK_THAT(error_of([&] {
                 seen("verbs = { move = { step{ 'man' }, task = " + std::string(wrong) + " } }",
                      SeatId(0));
               }),
               Catch::Contains("task: expected what to do, without a full stop"));
}

TEST_CASE("Warnings are given from the view of the seat that acts", "[scripting]") {
  const std::string verbs =
      "verbs = { move = { step{ 'man' }, warns = function(v, from, to)\n"
      "  if to == v:cell 'B1' then return 'Deep water at ' .. v:name(to) .. '.' end end } }";
  const Report report = seen(verbs, SeatId(0));
  REQUIRE(report.legal.size() == 1);
  CHECK(report.legal[0].warning == "Deep water at B1.");
  const std::string none = "verbs = { move = { step{ 'man' }, warns = function() end } }";
  CHECK(seen(none, SeatId(0)).legal.at(0).warning.empty());
  const std::string wrong = "verbs = { move = { step{ 'man' }, warns = function() return 7 end } }";
  CHECK_THAT(failure(wrong),
             Catch::Contains("verbs.move.warns: expected it to return a sentence, or nothing"));
}

}  // namespace hr::tests
