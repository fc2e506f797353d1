// SPDX-License-Identifier: MIT
// A client's access to a table: commands, questions and reports, and nothing else.
#include <algorithm>
#include <catch2/catch.hpp>

#include "core/table/table_access.h"
#include "tests/support/hunt.h"
#include "tests/support/recorded.h"
#include "tests/support/walkers.h"

namespace hr::tests {

namespace {

using Names = std::vector<std::string>;

RulesetText ruleset_text(const std::string& text) {
  return {.ruleset = "t", .files = {{"rules.lua", text}}, .variants = {}, .settings = {}};
}

// A table of Cube Wars with this number of columns, or of the hunt; its rules can be changed.
Table table_of(const std::string& text) {
  return Table(Match(rules(text), 1), {{.name = "Ann"}, {.name = "Bob"}}, {},
               [](const RulesetText& to, const TextSpan* /*watched*/) {
                 if (to.find("rules.lua") == nullptr) throw Error("there is no rules.lua");
                 return NewRules{.rules = open_recorded(to)};
               });
}

Table hunt_at_play() {
  Table table = table_of("hunt");
  for (const auto& [seat, text] : {std::pair{k_first, "hide A2"}, std::pair{k_second, "hide B2"},
                                   std::pair{k_first, "ready"}, std::pair{k_second, "ready"}})
    REQUIRE(table.give(Issuer::owner(), PlayTyped{seat, text}).ok);
  return table;
}

void take_a_turn(Table& table) {
  const Report report = table.report(Issuer::owner(), ViewQuery());
  REQUIRE(
      table
          .give(Issuer::owner(), PlayChosen{report.legal.front().seat, report.legal.front().action})
          .ok);
}

Names texts(const std::vector<StepReport>& steps) {
  Names out;
  for (const StepReport& step : steps) out.push_back(step.text);
  return out;
}

}  // namespace

TEST_CASE("the status reports the position in the match, and who has which seat", "[core]") {
  Table table = table_of("8");
  CHECK(table.report(Issuer::owner(), StatusQuery()).type == StepType::start);
  CHECK_FALSE(table.report(Issuer::owner(), StatusQuery()).may_undo);
  take_a_turn(table);
  const StatusReport now = table.report(Issuer::owner(), StatusQuery());
  CHECK(now.ply == 1);
  CHECK(now.depth == 1);
  CHECK(now.may_undo);
  CHECK(now.to_act == std::vector{k_second});
  CHECK(now.seats[k_second].to_act);
  CHECK(now.seats[k_second].called == "Bob (black)");
  CHECK(seat_of(now.seats, PlayerId(1)) == k_second);
  CHECK_FALSE(now.secrets);
  CHECK(hunt_at_play().report(Issuer::owner(), StatusQuery()).secrets);
  CHECK(table_of("hunt").report(Issuer::owner(), StatusQuery()).all_asked);
}

TEST_CASE("rules are changed by their text, and each has its own number", "[core]") {
  Table table = table_of("8");
  const RulesId before = table.report(Issuer::owner(), StatusQuery()).rules;
  CHECK(table.give(Issuer::owner(), ChangeRules{ruleset_text("8")}).text ==
        "These rules are already in use.");
  CHECK(table.give(Issuer::owner(), ChangeRules{{}}).text == "there is no rules.lua");
  CHECK(table.report(Issuer::owner(), OwnerQuery()).failure.empty());
  const auto to_come =
      table.report(Issuer::owner(), RuleChangeQuery{{SeatId::owner}, ruleset_text("6")});
  CHECK(table.report(Issuer::owner(), StatusQuery()).cursor == NodeId::root);
  CHECK(table.report(Issuer::owner(), RuleChangeQuery()).what.empty());
  REQUIRE(table.give(Issuer::owner(), ChangeRules{ruleset_text("6")}).ok);
  CHECK(table.report(Issuer::owner(), StatusQuery()).rules != before);
  CHECK(*table.report(Issuer::owner(), RulesetTextQuery()).text == ruleset_text("6"));
  const RuleChangeReport change = table.report(Issuer::owner(), RuleChangeQuery());
  CHECK(change.what == Names{"rules.lua edited"});
  CHECK(change.what == to_come.what);
  CHECK(change.heading == "Rules changed: rules.lua edited.");
  CHECK(change.of_text);
  CHECK(change.moves == "10 moves removed, none added: see the board.");
  CHECK(table.report(Issuer::owner(), RuleChangeQuery{{k_second}}).moves ==
        "Legal moves unchanged in this position.");
  CHECK(change.lost == to_come.lost);
  CHECK_FALSE(change.removed.empty());
  CHECK(change.removed == to_come.removed);
  CHECK(change.added == to_come.added);
  CHECK(table.report(Issuer::owner(), RuleChangeQuery{{k_second}}).removed.empty());  // not to act
  CHECK(table.report(Issuer::spectator(), RuleChangeQuery()).removed.empty());
  CHECK_FALSE(table.report(Issuer::owner(), RulesSinceQuery()).start);
  CHECK(table.report(Issuer::owner(), RulesSinceQuery()).text == "before move 1");
  REQUIRE(table.give(Issuer::owner(), Undo{}).ok);
  CHECK(table.report(Issuer::owner(), StatusQuery()).rules == before);
  CHECK(table.report(Issuer::owner(), RulesSinceQuery()).start);
  const RuleChangeReport none =
      table.report(Issuer::owner(), RuleChangeQuery{{SeatId::owner}, RulesetText()});
  CHECK(none.refusal == "there is no rules.lua");
  CHECK(Table(hunt_match()).give(Issuer::owner(), ChangeRules{ruleset_text("6")}).text ==
        "The rules of this table cannot be changed.");
}

TEST_CASE("history is sent from where the client's knowledge ends", "[core]") {
  Table table = table_of("8");
  take_a_turn(table);
  const HistoryReport first = table.report(Issuer::owner(), HistoryQuery());
  CHECK(first.tree);
  CHECK(first.keep == 0);
  CHECK(first.steps.size() == 2);
  CHECK(first.joined == std::vector{NodeId(1), NodeId::root});
  take_a_turn(table);
  const HistoryReport more =
      table.report(Issuer::owner(), HistoryQuery{.tree = true, .known = 2, .cursor = first.cursor});
  CHECK(more.keep == 2);
  CHECK(more.steps.size() == 1);
  CHECK(more.joined == std::vector{NodeId(2)});
  CHECK(more.left.empty());
  REQUIRE(table.give(Issuer::owner(), GoToStep{0}).ok);
  const HistoryReport back =
      table.report(Issuer::owner(), HistoryQuery{.tree = true, .known = 3, .cursor = more.cursor});
  CHECK(back.steps.empty());
  CHECK(back.left == std::vector{NodeId(2), NodeId(1)});
  REQUIRE(table.give(Issuer::owner(), GoToStep{}).ok);
  CHECK(table.report(Issuer::owner(), StatusQuery()).depth == 2);
  // A client that claims impossible knowledge is sent everything.
  CHECK(table.report(Issuer::owner(), HistoryQuery{.tree = true, .known = 99, .cursor = NodeId(77)})
            .keep == 3);
  CHECK(
      table.report(Issuer::owner(), HistoryQuery{.known = -5, .cursor = NodeId(-9)}).steps.size() ==
      3);
}

TEST_CASE("in a game with secrets a seat is sent only the line, in its own words", "[core]") {
  Table table = hunt_at_play();
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_first, "scan B2"}).ok);
  REQUIRE(table.give(Issuer::owner(), Undo{}).ok);
  const StatusReport now = table.report(Issuer::owner(), StatusQuery());
  const HistoryReport seen = table.report(Issuer::owner(), HistoryQuery{.seat = k_second});
  CHECK_FALSE(seen.tree);
  CHECK(seen.steps.size() == 2);
  CHECK(table.report(Issuer::owner(), HistoryQuery()).steps.size() == 3);
  CHECK_FALSE(table.report(Issuer::owner(), NodeQuery{k_second, NodeId(2)}).known);
  CHECK(table.report(Issuer::owner(), NodeQuery{SeatId::owner, NodeId(2)}).known);
  CHECK_FALSE(table.report(Issuer::owner(), NodeQuery{SeatId::owner, NodeId(3)}).known);
  const Report report =
      table.report(Issuer::owner(), ViewQuery{.seat = k_second, .compared_with = NodeId(2)});
  CHECK_FALSE(report.comparison);
  CHECK(table.report(Issuer::owner(), ViewQuery{.compared_with = NodeId(2)}).comparison);
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_first, "throw"}).ok);
  const HistoryReport next =
      table.report(Issuer::owner(),
                   HistoryQuery{.seat = k_second, .named = true, .known = 2, .cursor = now.cursor});
  CHECK(next.keep == 2);
  CHECK(texts(next.steps) == Names{"Ann (penny) throws."});
  CHECK(next.steps[0].events.size() == 1);
}

TEST_CASE("another node is compared as the same viewer sees it", "[core]") {
  Table table = table_of("8");
  const auto compared = [&] {
    return table.report(Issuer::owner(), ViewQuery{.named = true, .compared_with = NodeId::root})
        .comparison;
  };
  CHECK(compared()->sentences.empty());
  take_a_turn(table);
  REQUIRE(compared());
  CHECK(compared()->cells.size() == 2);
  CHECK(compared()->sentences.back() == "Turn: black, was white.");
  REQUIRE(table.give(Issuer::owner(), ChangeRules{ruleset_text("6")}).ok);
  CHECK(compared()->sentences.front() == "Rules changed: rules.lua edited.");
  CHECK(table.report(Issuer::owner(), StatusQuery()).type == StepType::rules);
}

TEST_CASE("a log requested with names contains the players' names", "[core]") {
  Table table = table_of("8");
  take_a_turn(table);
  const auto line = [&](bool named) {
    const Report report = table.report(Issuer::owner(), ViewQuery{.log_last = 1, .named = named});
    REQUIRE(report.log.size() == 1);
    return report.log.front().text;
  };
  CHECK_THAT(line(true), Catch::StartsWith("Ann (white) "));
  CHECK_THAT(line(false), Catch::StartsWith("White "));
  CHECK(table.report(Issuer::owner(), LogQuery{k_first, k_no_log}).size == 1);
  CHECK(table.report(Issuer::owner(), LogQuery{k_first, k_no_log}).lines.empty());
}

TEST_CASE("a client sets up positions from its reports", "[core]") {
  Table table = table_of("8");
  const Report start = table.report(Issuer::owner(), ViewQuery{.text = true});
  std::string drawing;
  for (const std::string& line : table.report(Issuer::owner(), DrawingQuery()).lines)
    drawing += line + "\n";
  take_a_turn(table);
  REQUIRE(table.give(Issuer::owner(), Arrange{drawing}).ok);
  REQUIRE_FALSE(start.board.empty());
  CHECK(table.report(Issuer::owner(), ViewQuery{.text = true}).board == start.board);
  CHECK_THAT(table.give(Issuer::owner(), Arrange{"nonsense"}).text, Catch::StartsWith("Line 1: "));
  REQUIRE(table.give(Issuer::owner(), GiveTurn{k_second}).ok);
  CHECK(table.report(Issuer::owner(), StatusQuery()).to_act == std::vector{k_second});
  CHECK(table.give(Issuer::owner(), GiveTurn{SeatId(9)}).text == "There is no such seat.");
  const std::string zone = start.zones.front().name;
  REQUIRE(
      table.give(Issuer::owner(), PutPieces{zone, SeatId::none, "A1", {{"cube", k_second}}}).ok);
  CHECK(
      table.report(Issuer::owner(), ViewQuery()).zones.front().cells.front().pieces.front().owner ==
      k_second);
  CHECK(table.give(Issuer::owner(), PutPieces{zone, SeatId::none, "B1", {{"cube", k_second}}}).ok);
  CHECK(table.give(Issuer::owner(), GiveTurn{k_second}).ok);
  // One line of the log for all of it, but each is a step to undo.
  int lines = 0;
  for (const LogLine& line : table.report(Issuer::owner(), LogQuery{k_owner}).lines)
    lines += line.text == "A new position is set up." && !line.repeats;
  CHECK(lines == 1);
  const Names steps = texts(table.report(Issuer::owner(), HistoryQuery{k_owner}).steps);
  CHECK(std::ranges::count(steps, "A position is set up.") == 5);
  CHECK(table.give(Issuer::owner(), PutPieces{zone, SeatId::none, "Z9", {}}).text ==
        "There is no cell \"Z9\" of \"" + zone + "\".");
  CHECK(
      table.give(Issuer::owner(), PutPieces{zone, SeatId::none, "A1", {{"king", k_first}}}).text ==
      "There is no kind of piece \"king\".");
  CHECK(table.give(Issuer::owner(), PutPieces{zone, SeatId::none, "A1", {{"cube", SeatId(7)}}})
            .text == "There is no such seat.");
}

TEST_CASE("each step of a set-up has its line in a seat's history", "[core]") {
  Table table = hunt_at_play();
  REQUIRE(table.give(Issuer::owner(), GiveTurn{k_second}).ok);
  REQUIRE(table.give(Issuer::owner(), GiveTurn{k_first}).ok);
  const Names steps = texts(table.report(Issuer::of(k_first), HistoryQuery{k_first}).steps);
  CHECK(std::ranges::count(steps, "A new position is set up.") == 2);
}

TEST_CASE("the game report lists what can be drawn, put and typed", "[core]") {
  const GameReport game = hunt_at_play().report(Issuer::owner(), GameQuery());
  CHECK(game.name == "Hunt");
  CHECK(game.secrets);
  CHECK(game.has_verb("scan"));
  CHECK(game.has_verb("ready"));
  CHECK_FALSE(game.has_verb("fly"));
  REQUIRE(game.zones.size() == 3);
  CHECK(game.zones[2].seat == k_second);
  CHECK(game.zones[0].holds == Holds::stack);
  CHECK(game.zones[0].pieces.front().text == "penny's pawn");
  CHECK(game.letters.size() == 2);
  CHECK(game.board.cells() == 6);
  CHECK_FALSE(game.par);
}

TEST_CASE("actions report which cells to click on, and their arguments on request", "[core]") {
  Table table = hunt_at_play();
  const Report report =
      table.report(Issuer::owner(), ViewQuery{.seat = k_first, .arguments = true});
  for (const ActionReport& action : report.legal) {
    CHECK(action.cells == (action.verb == "step" ? 0b11 : action.verb == "scan" ? 0b1 : 0));
    CHECK(action.arguments.size() == action.action.count);
    CHECK_FALSE(action.asked);
  }
  CHECK(table.report(Issuer::owner(), ViewQuery{k_first}).legal.front().arguments.empty());
  const Table asked = table_of("hunt");
  CHECK(asked.report(Issuer::owner(), ViewQuery{k_first}).legal.front().asked);
}

TEST_CASE("whatever numbers a client sends, it gets an answer", "[core]") {
  Table table = hunt_at_play();
  for (const int wrong : {-7, -2, 2, 99}) {
    CAPTURE(wrong);
    const auto seat = SeatId(wrong);
    const auto node = NodeId(wrong + 100);
    for (const TableQuery& query : std::initializer_list<TableQuery>{
             ViewQuery{seat}, BoardsQuery{seat},
             CellTextQuery{.seat = seat, .board = 5, .cell = CellId(99)}, LogQuery{seat, -4},
             HistoryQuery{.seat = seat}, DrawingQuery{seat}, CellValuesQuery{seat},
             NotesQuery{seat}, GroupQuery{seat, "A1"}, SetQuery{seat}, ParQuery{seat},
             NodeQuery{seat, node}, RuleChangeQuery{{seat}}})
      CHECK_THROWS_WITH(table.answer(Issuer::owner(), query), "There is no such seat.");
    CHECK_THROWS_WITH(table.report(Issuer::of(seat), StatusQuery()), "There is no such seat.");
    CHECK(table.give(Issuer::of(seat), Undo{}).text == "There is no such seat.");
    CHECK_FALSE(table.give(Issuer::owner(), TakeBack{seat}).ok);
    CHECK_FALSE(table.give(Issuer::owner(), WriteNote{seat, "A1", "x"}).ok);
    CHECK_FALSE(table.give(Issuer::owner(), ChangeAnswer{seat, wrong, "x"}).ok);
    CHECK_FALSE(table.give(Issuer::owner(), GoTo{node}).ok);
    CHECK_FALSE(table.give(Issuer::owner(), Promote{node}).ok);
    CHECK_FALSE(table.give(Issuer::owner(), ReplacePlayer{PlayerId(wrong), {}}).ok);
    CHECK_FALSE(table.give(Issuer::owner(), PlayChosen{k_first, {.verb = VerbId(wrong)}}).ok);
  }
}

}  // namespace hr::tests
