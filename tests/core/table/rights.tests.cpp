// SPDX-License-Identifier: MIT
// Every command and every query, from each kind of issuer, in a game without and in one with
// secrets: who may, who may not and why; and that nothing a seat or a spectator can ask for depends
// on what another seat has hidden.
#include <catch2/catch.hpp>

#include <map>
#include <set>

#include "core/table/table_access.h"
#include "tests/support/hunt.h"
#include "tests/support/recorded.h"
#include "tests/support/walkers.h"

namespace hr::tests {

namespace {

RulesetText rules_file(const std::string& text) {
  return {.ruleset = "t", .files = {{"rules.lua", text}}, .variants = {}, .settings = {}};
}

Table table_by(const std::string& text) {
  return Table(Match(rules(text), 1), {}, {},
               [](const RulesetText& to, const TextSpan* /*watched*/) {
                 return NewRules{.rules = open_recorded(to)};
               });
}

void play_as(Table& table, SeatId seat, const std::string& text) {
  REQUIRE(table.give(Issuer::of(seat), PlayTyped{.text = text}).ok);
}

Table hunt_in(const std::string& hidden_by_second) {
  Table table = table_by("hunt");
  play_as(table, k_first, "hide A2");
  play_as(table, k_second, hidden_by_second);
  play_as(table, k_first, "ready");
  play_as(table, k_second, "ready");
  return table;
}

// Two turns, of which one was taken back, so that everything there is can be done.
Table in_the_middle(Table table) {
  for (int i = 0; i < 2; ++i) {
    const ActionReport first = table.report(Issuer::owner(), ViewQuery()).legal.front();
    REQUIRE(table.give(Issuer::owner(), PlayChosen{first.seat, first.action}).ok);
  }
  REQUIRE(table.give(Issuer::owner(), Undo{}).ok);
  return table;
}

// How a request was met: '+' done, '.' impossible here whoever asks, and who alone might have: 'O'
// the owner, 'W' whoever plays, 'H' the owner, since there are secrets, 'S' that seat itself.
char met(const Reply& reply) {
  const auto begins = [&](const char* with) { return reply.text.starts_with(with); };
  if (reply.ok) return '+';
  if (begins("Only the table's owner may ")) return 'O';
  if (begins("You are a spectator")) return 'W';
  if (begins("In a game with hidden information only the table's owner may ")) return 'H';
  if (reply.text == "You can play, and see the game, only from your own seat.") return 'S';
  return '.';
}

char asked(const Table& table, Issuer issuer, const TableQuery& query) try {
  table.answer(issuer, query);
  return '+';
} catch (const Refusal& refusal) {
  return met(Reply::refused(refusal.reason()));
}

std::string bytes_of(const Table& table) {
  const Match& match = match_of(table);
  std::string out =
      std::to_string(index(match.cursor())) + "/" + std::to_string(match.tree().size());
  out += "/" + std::to_string(match.node(NodeId::root).first_child() == match.cursor());
  for (const Player& player : players_of(table)) out += "/" + player.name;
  for (const Notes& notes : notes_of(table)) out += "/" + std::to_string(notes.all().size());
  return out + "/" + std::to_string(looks_of(table).size()) + "/" + std::to_string(match.seed());
}

struct Seats {
  SeatId to_act, other;
};
Seats seats_of(const Table& table) {
  const SeatId to_act = table.report(Issuer::owner(), StatusQuery()).to_act.front();
  return {to_act, to_act == k_first ? k_second : k_first};
}

std::array<Issuer, 4> issuers(const Seats& seats) {
  return {Issuer::owner(), Issuer::of(seats.to_act), Issuer::of(seats.other), Issuer::spectator()};
}

// For each command in the order of TableCommand, how it is met from the owner, the seat to act, the
// other seat and a spectator: in Cube Wars, and in the hunt.
constexpr std::array<std::array<const char*, 3>, std::variant_size_v<TableCommand>> k_commands{{
    {"act", "++.W", "++.W"},
    {"choose", "++.W", "++.W"},
    {"bot move", "+OOO", "+OOO"},
    {"take back", "...W", "...W"},
    {"start over", "...W", "...W"},
    {"change answer", "...W", "...W"},
    {"resign", "+++W", "+++W"},
    {"offer draw", "+++W", "+++W"},
    {"decline draw", "...W", "...W"},
    {"undo", "+++W", "+HHW"},
    {"redo", "+++W", "+HHW"},
    {"go to", "+++W", "+HHW"},
    {"go to step", "+++W", "+HHW"},
    {"answer request", "...W", "...W"},
    {"promote", "+++W", "+HHW"},
    {"new game", "+OOO", "+OOO"},
    {"change rules", "+OOO", ".OOO"},
    {"put pieces", "+OOO", "+OOO"},
    {"give turn", "+OOO", "+OOO"},
    {"arrange", "+OOO", "+OOO"},
    {"write note", ".++W", ".++W"},
    {"mark passage", ".++W", ".++W"},
    {"mark cells", ".++W", ".++W"},
    {"undo note", "...W", "...W"},
    {"redo note", "...W", "...W"},
    {"use clock", "...W", "...W"},
    {"set seat clocks", "+OOO", "+OOO"},
    {"run seat clocks", ".OOO", ".OOO"},
    {"add seat time", ".OOO", ".OOO"},
    {"call time", "++++", "++++"},
    {"replace player", "+OOO", "+OOO"},
    {"look as", "+OOO", "+OOO"},
}};

constexpr std::array<std::array<const char*, 3>, std::variant_size_v<TableQuery>> k_queries{{
    {"view", "++++", "++++"},        {"status", "++++", "++++"},
    {"log", "++++", "++++"},         {"history", "++++", "++++"},
    {"node", "++++", "++++"},        {"game", "++++", "++++"},
    {"picture", "++++", "++++"},     {"boards", "++++", "++++"},
    {"cell text", "++++", "++++"},   {"ruleset text", "++++", "++++"},
    {"rules since", "++++", "++++"}, {"rule change", "++++", "++++"},
    {"drawing", "++++", "++++"},     {"group", "++++", "++++"},
    {"why", "+OOO", "+OOO"},         {"set", "+++W", "+++W"},
    {"par", "++++", "++++"},         {"cell values", "++++", "++++"},
    {"notes", "++++", "++++"},       {"clock", "++++", "++++"},
    {"seat clocks", "++++", "++++"}, {"owner", "+OOO", "+OOO"},
}};

// One of each, which can be carried out in the middle of a game.
std::vector<TableCommand> one_of_each(const Table& table) {
  const Report report = table.report(Issuer::owner(), ViewQuery());
  const ActionReport& legal = report.legal.front();
  std::string drawing;
  for (const std::string& line : table.report(Issuer::owner(), DrawingQuery()).lines)
    drawing += line + "\n";
  const bool secrets = table.report(Issuer::owner(), StatusQuery()).secrets;
  const ZoneReport& zone = report.zones.front();
  return {PlayTyped{.text = legal.text},
          PlayChosen{.action = legal.action},
          BotMove{},
          TakeBack{},
          StartOver{},
          ChangeAnswer{.text = legal.text},
          Resign{},
          OfferDraw{},
          DeclineDraw{},
          Undo{},
          Redo{},
          GoTo{NodeId::root},
          GoToStep{0},
          AnswerRequest{},
          Promote{NodeId(index(match_of(table).cursor()))},
          NewGame{7},
          ChangeRules{rules_file(secrets ? "hunt" : "6")},
          PutPieces{zone.name, zone.seat, zone.cells.front().name, zone.cells.front().pieces},
          GiveTurn{k_second},
          Arrange{drawing},
          WriteNote{.cell = "A1", .text = "here"},
          MarkPassage{.cell = "A1"},
          MarkCells{.cells = {"A1", "B1"}, .brush = {.mark = "?"}},
          UndoNote{},
          RedoNote{},
          UseClock{},
          SetSeatClocks{{60, 5, 0}},
          RunSeatClocks{},
          AddSeatTime{k_first, 10},
          CallTime{},
          ReplacePlayer{PlayerId(0), {.name = "Cleo"}},
          LookAs{k_second}};
}

std::vector<TableQuery> one_question_each(const RulesetText& rules) {
  return {ViewQuery{.text = true},
          StatusQuery(),
          LogQuery(),
          HistoryQuery(),
          NodeQuery{.node = NodeId::root},
          GameQuery(),
          PictureQuery(),
          BoardsQuery(),
          CellTextQuery{.cell = CellId(0)},
          RulesetTextQuery(),
          RulesSinceQuery(),
          RuleChangeQuery(),
          DrawingQuery(),
          GroupQuery{.cell = "A1"},
          WhyQuery{.text = "pass"},
          SetQuery{.rules = rules},
          ParQuery(),
          CellValuesQuery(),
          NotesQuery(),
          ClockQuery(),
          SeatClocksQuery(),
          OwnerQuery()};
}

// Their `seat` is the seat for which they are given or as which they are asked.
const std::set<std::string> k_for_seat{"act",           "choose",
                                       "take back",     "start over",
                                       "change answer", "view",
                                       "boards",        "cell text",
                                       "log",           "history",
                                       "node",          "drawing",
                                       "group",         "set",
                                       "par",           "cell values",
                                       "notes",         "write note",
                                       "mark passage",  "mark cells",
                                       "undo note",     "redo note",
                                       "resign",        "offer draw",
                                       "decline draw",  "answer request",
                                       "seat clocks"};

template <class Variant>
bool name_seat(Variant& request, SeatId seat) {
  return std::visit(
      [&](auto& what) {
        if constexpr (requires { what.seat; }) return what.seat = seat, true;
        return false;
      },
      request);
}

// What a report says, of everything that could say more than its reader may know.
std::string text_of(const Report& report) {
  std::string out =
      report.board + report.outcome + report.result + report.stuck + report.turn + report.problem;
  for (const std::string& line : report.spoken) out += line + "\n";
  for (const ZoneReport& zone : report.zones)
    for (const CellReport& cell : zone.cells) {
      out += zone.name + cell.name + (cell.hidden ? "?" : "");
      for (const PieceReport& piece : cell.pieces)
        out += piece.kind + std::to_string(index(piece.owner)) + "x" + std::to_string(piece.count);
    }
  for (const VarReport& var : report.vars) out += var.text();
  for (const ActionReport& action : report.legal) out += action.text + "\n";
  for (const ActionReport& action : report.part) out += action.text + "\n";
  for (const LogLine& line : report.log) out += line.text + "\n";
  for (const SeatReport& seat : report.seats) out += seat.called + (seat.to_act ? "!" : "");
  return out + std::to_string(report.log_size) + std::to_string(report.ply);
}
std::string text_of(const LogReport& report) {
  std::string out = std::to_string(report.size);
  for (const LogLine& line : report.lines) out += line.text + "\n";
  return out;
}
std::string text_of(const HistoryReport& report) {
  std::string out;
  for (const StepReport& step : report.steps) {
    out += step.text + "\n";
    for (const std::string& event : step.events) out += event + "\n";
  }
  return out;
}
std::string text_of(const DrawingReport& report) {
  std::string out;
  for (const std::string& line : report.lines) out += line + "\n";
  return out;
}
std::string text_of(const Reply& reply) { return reply.text; }
std::string text_of(const BoardsReport& report) {
  std::string out;
  for (const BoardReport& board : report.boards) {
    out += board.heading + std::to_string(board.count) + "\n";
    for (const std::string& line : board.lines) out += line + "\n";
  }
  for (const ScoreLine& line : report.score.players) {
    out += line.name + line.status + (line.score ? std::to_string(*line.score) : "") + "\n";
    for (const std::string& note : line.has) out += note + "\n";
  }
  return out + report.score.together + report.score.common;
}
std::string text_of(const CellTextReport& report) { return report.text + report.no_move; }
std::string text_of(const SetReport& report) { return report.value; }
std::string text_of(const StatusReport& report) {
  return report.outcome + std::to_string(report.ply);
}
std::string text_of(const ParReport& report) { return report.refusal + report.whole.text; }
std::string text_of(const CellValuesReport& report) {
  std::string out = report.text;
  for (const std::string& badge : report.badges) out += badge;
  return out;
}
std::string text_of(const NotesReport& report) { return report.board; }
std::string text_of(const ClockReport& report) { return report.text; }
std::string text_of(const SeatClocksReport& report) {
  std::string out = report.text;
  for (const SeatClockReport& clock : report.seats) out += clock.text + (clock.runs ? "!" : "");
  return out;
}
std::string text_of(const RuleChangeReport& report) {
  std::string out;
  for (const std::string& line : report.lost) out += line;
  return out + std::to_string(report.removed.size() + report.added.size());
}
template <class Other>
std::string text_of(const Other&) {  // the same for everybody
  return {};
}

std::string text_of(const Table& table, Issuer issuer, const TableQuery& query) {
  return std::visit([](const auto& report) { return text_of(report); },
                    table.answer(issuer, query));
}

}  // namespace

TEST_CASE("every command is met as its issuer may expect, and changes nothing if refused",
          "[core][door]") {
  for (const bool secrets : {false, true}) {
    const Table table = in_the_middle(secrets ? hunt_in("hide B2") : table_by("8"));
    const Seats seats = seats_of(table);
    const std::vector<TableCommand> commands = one_of_each(table);
    REQUIRE(commands.size() == k_commands.size());
    for (std::size_t c = 0; c < commands.size(); ++c) {
      REQUIRE(commands[c].index() == c);
      std::string how, why;
      for (const Issuer issuer : issuers(seats)) {
        Table copy = table;
        const Reply reply = copy.give(issuer, commands[c]);
        how += met(reply);
        why += "\n" + reply.text;
        if (!reply.ok) CHECK(bytes_of(copy) == bytes_of(table));
      }
      INFO(k_commands[c][0] << (secrets ? ", with secrets" : "") << why);
      CHECK(how == k_commands[c][secrets ? 2 : 1]);
    }
  }
}

TEST_CASE("every query is met as its issuer may expect", "[core][door]") {
  for (const bool secrets : {false, true}) {
    const Table table = in_the_middle(secrets ? hunt_in("hide B2") : table_by("8"));
    const RulesetText rules = *table.report(Issuer::owner(), RulesetTextQuery()).text;
    const std::vector<TableQuery> queries = one_question_each(rules);
    REQUIRE(queries.size() == k_queries.size());
    for (std::size_t q = 0; q < queries.size(); ++q) {
      REQUIRE(queries[q].index() == q);
      std::string how;
      for (const Issuer issuer : issuers(seats_of(table))) how += asked(table, issuer, queries[q]);
      INFO(k_queries[q][0] << (secrets ? ", with secrets" : ""));
      CHECK(how == k_queries[q][secrets ? 2 : 1]);
    }
    std::string tried;  // other rules
    for (const Issuer issuer : issuers(seats_of(table)))
      tried += asked(table, issuer, RuleChangeQuery{.rules = rules_file("6")});
    CHECK(tried == (secrets ? "+HHW" : "+++W"));
  }
}

TEST_CASE("nobody but the owner acts or looks as somebody else", "[core][door]") {
  for (const bool secrets : {false, true}) {
    const Table table = in_the_middle(secrets ? hunt_in("hide B2") : table_by("8"));
    const Seats seats = seats_of(table);
    const auto named = [&](const std::string& name, auto request, const auto& meet, bool query) {
      INFO(name << (secrets ? ", with secrets" : ""));
      if (!k_for_seat.contains(name)) return;
      for (const SeatId as : {seats.other, SeatId::owner, SeatId::to_act}) {
        REQUIRE(name_seat(request, as));
        const char of_seat = meet(Issuer::of(seats.to_act), request);
        CHECK((of_seat == 'S' || (secrets && of_seat == 'H')));
        CHECK(meet(Issuer::spectator(), request) == 'W');
      }
      name_seat(request, seats.to_act);
      CHECK(meet(Issuer::owner(), request) != 'S');
      CHECK(meet(Issuer::of(seats.to_act), request) != 'S');
      if (query) CHECK(meet(Issuer::owner(), request) == '+');
    };
    const auto give = [&](Issuer issuer, const TableCommand& command) {
      Table copy = table;
      return met(copy.give(issuer, command));
    };
    const auto ask = [&](Issuer issuer, const TableQuery& query) {
      return asked(table, issuer, query);
    };
    const std::vector<TableCommand> commands = one_of_each(table);
    for (std::size_t c = 0; c < commands.size(); ++c)
      named(k_commands[c][0], commands[c], give, false);
    const RulesetText rules = *table.report(Issuer::owner(), RulesetTextQuery()).text;
    const std::vector<TableQuery> queries = one_question_each(rules);
    for (std::size_t q = 0; q < queries.size(); ++q) named(k_queries[q][0], queries[q], ask, true);
    CHECK(ask(Issuer::of(seats.to_act), RuleChangeQuery{{seats.other}}) == 'S');
    CHECK(ask(Issuer::of(seats.to_act), RuleChangeQuery{{seats.to_act}}) == '+');
    CHECK(ask(Issuer::spectator(), RuleChangeQuery{{seats.to_act}}) == 'W');
  }
}

TEST_CASE("nothing that a seat or a spectator can ask tells what another seat has hidden",
          "[core][door]") {
  const Table here = hunt_in("hide B2"), there = hunt_in("hide C1");
  const RulesetText rules = *here.report(Issuer::owner(), RulesetTextQuery()).text;
  std::set<std::string> differ;
  for (const TableQuery& query : one_question_each(rules)) {
    CAPTURE(k_queries[query.index()][0]);
    for (const Issuer issuer : {Issuer::of(k_first), Issuer::spectator()}) {
      if (asked(here, issuer, query) != '+') continue;
      CHECK(text_of(here, issuer, query) == text_of(there, issuer, query));
    }
    if (text_of(here, Issuer::owner(), query) != text_of(there, Issuer::owner(), query))
      differ.insert(k_queries[query.index()][0]);
  }
  CHECK(differ == std::set<std::string>{"boards", "drawing", "log", "view"});  // the owner sees it
}

TEST_CASE("a spectator sees what every seat sees", "[core][door]") {
  const Table table = hunt_in("hide B2");
  const std::string seen = text_of(table.report(Issuer::spectator(), ViewQuery{.text = true}));
  CHECK(seen != text_of(table.report(Issuer::of(k_first), ViewQuery{.text = true})));
  CHECK(seen != text_of(table.report(Issuer::of(k_second), ViewQuery{.text = true})));
  CHECK(table.report(Issuer::spectator(), ViewQuery()).legal.empty());
  CHECK_FALSE(table.report(Issuer::spectator(), ViewQuery()).to_act);
  CHECK_FALSE(table.report(Issuer::spectator(), ViewQuery()).may_undo);
  Table open = in_the_middle(table_by("8"));
  const Report all = open.report(Issuer::owner(), ViewQuery{.text = true});
  const Report watched = open.report(Issuer::spectator(), ViewQuery{.text = true});
  CHECK(watched.board == all.board);
  CHECK(watched.spoken == all.spoken);
  REQUIRE(watched.log.size() == all.log.size());
  CHECK(watched.log.front().text == all.log.front().text);
}

}  // namespace hr::tests
