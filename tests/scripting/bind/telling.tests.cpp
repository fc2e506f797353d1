// SPDX-License-Identifier: MIT
// What a ruleset says about how its game is reported: sentences, letters, what is left out.
#include <catch2/catch.hpp>

#include "core/match/log.h"
#include "core/table/game_report.h"
#include "core/table/table_access.h"
#include "core/words/drawing.h"
#include "core/words/text.h"
#include "tests/scripting/loading.h"

namespace hr::tests {
namespace {

// Two seats on three cells; the fields begin on line 3.
std::string cells(const std::string& fields) {
  return "return { name = 'S', seats = { 'ann', 'bob' }, board = grid{ 3, 1 },\n"
         "regions = { west = { { 'A1' }, { 'C1' } } },\n" +
         fields + "}";
}

// Seat 0: the owner.
std::string log_of(const LuaPlay& game, int seat) {
  std::string out;
  int size = 0;
  const SeatId viewer = seat == 0 ? SeatId::owner : SeatId(seat - 1);
  for (const LogLine& line : log_lines(game.match, viewer, 0, size)) out += line.text + "\n";
  return out;
}

}  // namespace

TEST_CASE("A word that was chosen can be told", "[scripting]") {
  LuaPlay game(
      cells("events = { said = '{1} says {2}.' }, verbs = {\n"
            "say = { choice{ { 'yes', 'no' } }, does = tell(everyone, 'said', me, chosen) },\n"
            "claim = { parts{ seat{ others }, choice{ { 'ace', 'king' } } },\n"
            "  does = tell(others, 'said', chosen(1), chosen(2)) } }"));
  game.play(1, "say", {1}).play(2, "claim", {0, 0});
  CHECK(log_of(game, 1) == "Ann says no.\nAnn says no.\nBob claims ann ace.\nAnn says ace.\n");
  CHECK(complaint(cells("events = { said = '{1:cell}' }, verbs = { say = { choice{ { 'yes', 'no' } "
                        "}, does = tell(everyone, 'said', chosen) } }")) ==
        "t/rules.lua:3: verbs.say.does.1: {1}: expected a set of cells, got a word");
}

TEST_CASE("A verb may say where its arguments are named", "[scripting]") {
  const auto accusing = [](const std::string& says, const std::string& more = "") {
    return cells("verbs = { accuse = { parts{ seat{}, choice{ { 'rope', 'pipe' } } }, says = '" +
                 says + "'" + more + " } }");
  };
  LuaPlay game(accusing("accuses {1} with the {2}"));
  game.play(1, "accuse", {1, 0});
  CHECK(log_of(game, 2) == "Ann accuses bob with the rope.\n");
  LuaPlay turned(accusing("says \"{2}\" ({1}, {2})"));
  turned.play(1, "accuse", {1, 1});
  CHECK(log_of(turned, 2) == "Ann says \"pipe\" (bob, pipe).\n");
  LuaPlay plain(accusing("accuses"));
  plain.play(1, "accuse", {1, 1});
  CHECK(log_of(plain, 2) == "Ann accuses bob pipe.\n");
  LuaPlay secret(accusing("accuses {1} with the {2}", ", secret = true"));
  secret.play(1, "accuse", {1, 1});
  CHECK(log_of(secret, 1) == "Ann accuses bob with the pipe.\n");
  CHECK(log_of(secret, 2) == "Ann accuses something with the something.\n");
  for (const char* wrong : {"sees {3}", "sees {0}", "sees {1", "sees {one}"})
    CHECK(complaint(accusing(wrong)) ==
          "t/rules.lua:3: verbs.accuse.says: expected {1} or {2} where there is a \"{\"");
  CHECK(complaint(cells("verbs = { wait = { pass{}, says = 'waits {1}' } }")) ==
        "t/rules.lua:3: verbs.wait.says: expected no \"{\", because this verb has no arguments");
}

TEST_CASE("What is done silently is in the log of the seat and of the owner alone", "[scripting]") {
  LuaPlay game(
      cells("events = { creak = 'Something creaks.' },\n"
            "verbs = { sneak = { number{ 1, 3 }, silent = true,\n"
            "  does = { when = is(chosen, 3), tell(others, 'creak') } }, wait = pass{} }"));
  game.play(1, "sneak", {2}).play(2, "wait").play(1, "sneak", {3});
  CHECK(log_of(game, 1) == "Ann sneaks 2.\nBob waits.\nAnn sneaks 3.\n");
  CHECK(log_of(game, 2) == "Bob waits.\nSomething creaks.\n");
  CHECK(log_of(game, 0) == "Ann sneaks 2.\nBob waits.\nAnn sneaks 3.\nSomething creaks.\n");
}

TEST_CASE("A kind may have a letter of its own", "[scripting]") {
  const auto kinds = [](const std::string& more) {
    return cells(
        "api = 3, marks = { west = 'W' }, zones = { field = {} }, verbs = { wait = pass{} },\n"
        "kinds = { knight = { letter = 'N', begins_on = region 'west' }, nun = {}" +
        more + " }");
  };
  const LuaPlay game(kinds(""));
  CHECK(board_text(game.match.view(SeatId(0))).find("1  NW .  nW") != std::string::npos);
  const GameReport report = game_report(*game.game);
  CHECK(report.letters_on("knight", SeatId(0)) == "N");
  CHECK(report.letters_on("nun", SeatId(0)) == "U");
  CHECK(complaint(kinds(", rook = { letter = 'N' }")) ==
        "t/rules.lua:4: kinds.rook.letter: \"N\" is already the letter of \"knight\"");
  CHECK(complaint(kinds(", rook = { letter = 'W' }")) ==
        "t/rules.lua:4: kinds.rook.letter: \"W\" is the mark of the region \"west\"");
  for (const std::string wrong : {"r", "RO", ""})
    CHECK(complaint(kinds(", rook = { letter = '" + wrong + "' }")) ==
          "t/rules.lua:4: kinds.rook.letter: expected one letter from A to Z, got \"" + wrong +
              "\"");
}

TEST_CASE("What is not shown is in no report, but in positions", "[scripting]") {
  LuaPlay game(
      cells("zones = { field = {}, books = { shown = false } },\n"
            "kinds = { man = { zone = 'field', begins_on = region 'west' },\n"
            "  note = { zone = 'books', begins_on = region 'west' } },\n"
            "vars = { tally = { 3, shown = false }, score = { 4 } }, verbs = { wait = pass{} }"));
  const View view = game.match.view(SeatId(0));
  CHECK(board_text(view).find("ote") == std::string::npos);
  CHECK(board_text(view).find("Field:") == std::string::npos);  // the only board needs no name
  CHECK(board_lines_spoken(view) == std::vector<std::string>{"A1: ann man.", "C1: bob man."});
  CHECK(game_report(*game.game).zones.size() == 1);
  std::string drawn;
  for (const std::string& line : drawing_lines(view)) drawn += line + "\n";
  CHECK(drawn.find("Books") != std::string::npos);
  CHECK(drawn.find("tally: 3") != std::string::npos);
  Table table(std::move(game.match));
  const Report report = table.report(Issuer::owner(), ViewQuery{SeatId(0)});
  CHECK(report.zones.size() == 1);
  REQUIRE(report.vars.size() == 1);
  CHECK(report.vars[0].text() == "score: 4");
}

}  // namespace hr::tests
