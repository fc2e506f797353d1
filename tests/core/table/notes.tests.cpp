// SPDX-License-Identifier: MIT
// Private notes: on their own, at a table, and in records.
#include "core/table/notes.h"
#include "core/table/note_marks.h"
#include "core/table/table_access.h"

#include <catch2/catch.hpp>

#include "core/base/checksum.h"
#include "core/record/replay.h"
#include "core/record/seat_export.h"
#include "tests/support/hunt.h"
#include "tests/support/recorded.h"

namespace hr::tests {

namespace {

using Lines = std::vector<std::string>;

Lines noted(const Table& table, SeatId seat) {
  return table.report(Issuer::owner(), ViewQuery{seat}).notes.lines;
}

PlayableRules hunt_rules(const RulesetText& ruleset_text) {
  GameDef d = hunt();
  if (*ruleset_text.find("rules.lua") == "narrow")
    d.board = Board::grid({.columns = 2, .rows = 2, .links = Links::orthogonal});
  return {engine_of(d, std::make_shared<HuntRules>()),
          std::make_shared<const RulesetText>(ruleset_text)};
}
PlayableRules hunt_rules(const std::string& text) {
  return hunt_rules(
      RulesetText{.ruleset = "t", .files = {{"rules.lua", text}}, .variants = {}, .settings = {}});
}
Table hunt_table() {
  return Table(Match(hunt_rules("hunt"), 1), {{.name = "Ann"}, {.name = "Bob"}});
}

// The record with words replaced, with matching checksums.
std::string forged(const std::string& record, const std::string& what, const std::string& by) {
  std::string text = record;
  const std::size_t place = text.find(what);
  REQUIRE(place != std::string::npos);
  text.replace(place, what.size(), by);
  Checksum sum;
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    const std::string line = text.substr(at, end - at);
    const std::string body = line.substr(0, line.rfind(",\"check\":"));
    out += body + ",\"check\":\"" + sum.add(body).digits() + "\"}\n";
    at = end + 1;
  }
  return out;
}

}  // namespace

TEST_CASE("a note is a text and a count, changed independently", "[core]") {
  Notes notes;
  notes.write("B3", "grave?");
  notes.count("B3", 2);
  notes.count("B3", -1);
  notes.write("", "She always starts in the corner.");
  CHECK(notes.at("B3") == Note{.text = "grave?", .passages = 1});
  CHECK(notes.all().size() == 2);
  notes.write("B3", "");
  CHECK(notes.at("B3") == Note{.text = "", .passages = 1});
  notes.count("B3", -1);
  CHECK(notes.all().size() == 1);
  CHECK(notes.at("B3").blank());
}

TEST_CASE("notes have their own undo and redo", "[core]") {
  Notes notes;
  CHECK_THROWS_WITH(notes.undo(), "There is no note to undo.");
  notes.write("A1", "one");
  notes.write("A1", "two");
  notes.count("A2", 1);
  CHECK(notes.undo() == "A2");
  CHECK(notes.undo() == "A1");
  CHECK(notes.at("A1").text == "one");
  CHECK(notes.redo() == "A1");
  CHECK(notes.at("A1").text == "two");
  notes.write("B1", "instead");
  CHECK_THROWS_WITH(notes.redo(), "There is no note to redo.");
  notes.write("B1", "instead");  // no change, nothing to undo
  CHECK(notes.undo() == "B1");
  CHECK(notes.undo() == "A1");
  CHECK(notes.undo() == "A1");
  CHECK(notes.all().empty());
  CHECK_FALSE(notes.may_undo());
}

TEST_CASE("a note that is not allowed is refused and changes nothing", "[core]") {
  Notes notes;
  notes.write("A1", std::string(Notes::k_max_length, 'x'));
  std::string accents;
  for (std::size_t i = 0; i < Notes::k_max_length; ++i) accents += "\xc3\xa9";
  notes.write("A2", accents);  // characters are counted, not bytes
  CHECK_THROWS_WITH(notes.write("A1", accents + "e"),
                    "A note has at most 200 characters; this has 201.");
  for (const char* bad : {"a\x1b[2J", "two\nlines", "\xff", "\xe2\x80\xae rid"})
    CHECK_THROWS_WITH(notes.write("A1", bad),
                      "A note is a line of plain text, without control characters.");
  CHECK_THROWS_WITH(notes.count("A3", -1),
                    "A count of passages goes from 0 to 999; this would be -1.");
  notes.count("A3", 999);
  CHECK_THROWS_WITH(notes.count("A3", 1),
                    "A count of passages goes from 0 to 999; this would be 1000.");
  CHECK_THROWS_AS(notes.count("A3", std::numeric_limits<int>::max()), Refusal);
  CHECK(notes.at("A1").text == std::string(Notes::k_max_length, 'x'));
  CHECK(notes.at("A3").passages == 999);
}

TEST_CASE("notes are drawn as a board and listed in its order", "[core]") {
  const Board board = Board::grid({.columns = 3, .rows = 2});
  Notes notes;
  CHECK(notes_report(notes, board).board.empty());
  notes.write("", "They hide in corners.");
  CHECK(notes_report(notes, board).board.empty());
  notes.write("C2", "grave?");
  notes.count("C2", 2);
  notes.write("A1", "2nd try");
  notes.count("B1", 12);
  notes.count("Q9", 1);
  const NotesReport report = notes_report(notes, board);
  CHECK(report.board ==
        "2  .  .  2g\n"
        "1  *  12 .\n"
        "   A  B  C\n"
        "numbers count passages, a letter begins a note, * is a note, . nothing noted\n");
  CHECK(report.lines == Lines{"In general: They hide in corners.", "A1: 2nd try", "B1: 12 passages",
                              "C2: 2 passages, grave?", "Q9 (not on this board): 1 passage"});
  CHECK_FALSE(report.notes.back().on_board);
  CHECK(report.may_undo);
}

TEST_CASE("a seat's notes are private, and the owner is shown nothing", "[core]") {
  Table table = hunt_table();
  CHECK(table.give(Issuer::owner(), WriteNote{k_first, "b2", "treasure?"}).text == "B2: treasure?");
  CHECK(table.give(Issuer::owner(), MarkPassage{k_first, "B2"}).text == "B2: 1 passage, treasure?");
  CHECK(table.give(Issuer::owner(), WriteNote{k_second, "", "Ann bluffs"}).text ==
        "In general: Ann bluffs");
  CHECK(noted(table, k_first) == Lines{"B2: 1 passage, treasure?"});
  CHECK(noted(table, k_second) == Lines{"In general: Ann bluffs"});
  CHECK(noted(table, k_owner).empty());
  CHECK(table.give(Issuer::owner(), UndoNote{k_first}).text == "B2: treasure?");
  CHECK(table.give(Issuer::owner(), UndoNote{k_first}).text == "B2: nothing noted.");
  CHECK(table.give(Issuer::owner(), UndoNote{k_first}).text == "There is no note to undo.");
  CHECK(table.give(Issuer::owner(), RedoNote{k_first}).ok);
  CHECK(noted(table, k_first) == Lines{"B2: treasure?"});
  CHECK(noted(table, k_second) == Lines{"In general: Ann bluffs"});
}

TEST_CASE("a mark is appended to a note's text, or removed from it", "[core]") {
  CHECK(with_mark("", "?") == "?");
  CHECK(with_mark("?", "?").empty());
  CHECK(with_mark("grave", "?") == "grave ?");
  CHECK(with_mark("grave ? !", "?") == "grave !");
  CHECK(with_mark("grave?", "?") == "grave? ?");
  CHECK(with_mark("a trap here", "trap here") == "a");
  CHECK(with_mark("a trap", "trap here") == "a trap trap here");
  CHECK(has_mark("x #", "#"));
  CHECK_FALSE(has_mark("x#", "#"));
  CHECK_FALSE(has_mark("x", ""));
}

TEST_CASE("a stroke puts a mark on all its cells, or removes it from all", "[core]") {
  Table table = hunt_table();
  const auto stroke = [&](std::vector<std::string> cells, const char* mark, int passages = 0) {
    return table.give(Issuer::of(k_first),
                      MarkCells{.cells = std::move(cells), .brush = {mark, passages}});
  };
  table.give(Issuer::of(k_first), WriteNote{.cell = "B1", .text = "grave"});
  CHECK(stroke({"A1", "B1", "c1"}, "?").ok);
  CHECK(noted(table, k_first) == Lines{"A1: ?", "B1: grave ?", "C1: ?"});
  CHECK(stroke({"B1", "A1", "A2"}, "?").ok);  // the first has it
  CHECK(noted(table, k_first) == Lines{"B1: grave", "C1: ?"});
  CHECK(stroke({"A1", "B1", "C1"}, "", 1).ok);  // a path, which begins at A1
  CHECK(noted(table, k_first) == Lines{"B1: 1 passage, grave", "C1: 1 passage, ?"});
  CHECK(stroke({"A2", "A1", "B1"}, "", -1).ok);  // none is counted on A1
  CHECK(noted(table, k_first) == Lines{"B1: grave", "C1: 1 passage, ?"});
  CHECK(stroke({"C1"}, "", -1).ok);
  CHECK(noted(table, k_second).empty());
  CHECK(stroke({"A1", "Z9"}, "?").text == "There is no cell \"Z9\"; cells are named A1 to C2.");
  CHECK(stroke({"A1"}, " ").text == "Type a mark first.");
  CHECK_FALSE(stroke({}, "?").ok);
  CHECK_FALSE(stroke({"A1"}, "?", 2).ok);
  CHECK(noted(table, k_first) == Lines{"B1: grave", "C1: ?"});  // all of a stroke or nothing
  CHECK(table.give(Issuer::of(k_first), MarkCells{.cells = {"A1", "C1"}, .brush = {.erase = true}})
            .ok);
  CHECK(noted(table, k_first) == Lines{"B1: grave"});
}

TEST_CASE("a stroke is undone and redone as one step", "[core]") {
  Table table = hunt_table();
  const auto stroke = [&](std::vector<std::string> cells, const NoteBrush& brush) {
    return table.give(Issuer::of(k_first), MarkCells{.cells = std::move(cells), .brush = brush});
  };
  table.give(Issuer::of(k_first), WriteNote{.cell = "B1", .text = "grave"});
  stroke({"A1", "B1", "C1", "B1"}, {.mark = "?"});
  const Lines marked{"A1: ?", "B1: grave ?", "C1: ?"};
  CHECK(noted(table, k_first) == marked);
  CHECK(table.give(Issuer::of(k_first), UndoNote{}).ok);
  CHECK(noted(table, k_first) == Lines{"B1: grave"});
  CHECK(table.give(Issuer::of(k_first), RedoNote{}).ok);
  CHECK(noted(table, k_first) == marked);
  stroke({"A2", "B2", "C2", "B2"}, {.passages = 1});  // through B2 twice
  CHECK(noted(table, k_first) ==
        Lines{"A1: ?", "B1: grave ?", "C1: ?", "B2: 2 passages", "C2: 1 passage"});
  stroke({"A1", "B1", "C1", "A2", "B2", "C2"}, {.erase = true});
  CHECK(noted(table, k_first).empty());
  stroke({"A1", "B1"}, {.erase = true});  // no change, nothing to undo
  table.give(Issuer::of(k_first), UndoNote{});
  table.give(Issuer::of(k_first), UndoNote{});
  CHECK(noted(table, k_first) == marked);
  table.give(Issuer::of(k_first), UndoNote{});
  CHECK(table.give(Issuer::of(k_first), UndoNote{}).text == "B1: nothing noted.");
  CHECK_FALSE(table.report(Issuer::of(k_first), ViewQuery{k_first}).notes.may_undo);
}

TEST_CASE("notes without an author or on unknown cells are refused", "[core]") {
  Table table = hunt_table();
  CHECK(table.give(Issuer::owner(), WriteNote{k_owner, "A1", "x"}).text ==
        "Only a seat has notes; the table's owner has none.");
  CHECK(table.give(Issuer::owner(), UndoNote{SeatId(7)}).text == "There is no such seat.");
  CHECK(table.give(Issuer::owner(), WriteNote{k_first, "Z9", "x"}).text ==
        "There is no cell \"Z9\"; cells are named A1 to C2.");
  CHECK(table.give(Issuer::owner(), MarkPassage{k_first, ""}).text ==
        "Passages are counted on cells.");
  CHECK(noted(table, k_first).empty());
  GameDef d = hunt();
  d.board = Board();
  d.zones.clear();
  d.kinds.clear();
  d.verbs.erase(d.verbs.begin(), d.verbs.begin() + 3);
  Table bare(Match(engine_of(d, std::make_shared<Rules>()), 1));
  CHECK(bare.give(Issuer::owner(), WriteNote{k_first, "A1", "x"}).text ==
        "This game has no board, so there is no cell to note.");
  CHECK(bare.give(Issuer::owner(), WriteNote{k_first, "", "luck"}).ok);
}

TEST_CASE("notes are not part of the match and not affected by its steps", "[core]") {
  Table table = hunt_table(), plain = hunt_table();
  for (Table* t : {&table, &plain}) {
    t->give(Issuer::owner(), PlayTyped{k_first, "hide A2"});
    if (t == &table) t->give(Issuer::owner(), WriteNote{k_first, "A2", "mine"});
    t->give(Issuer::owner(), PlayTyped{k_second, "hide B2"});
    t->give(Issuer::owner(), PlayTyped{k_first, "ready"});
    t->give(Issuer::owner(), PlayTyped{k_second, "ready"});
    if (t == &table) t->give(Issuer::owner(), MarkPassage{k_second, "C1", 3});
    t->give(Issuer::owner(), PlayTyped{k_first, "throw"});
  }
  CHECK(match_of(table).state() == match_of(plain).state());
  CHECK(match_of(table).node().hash == match_of(plain).node().hash);
  CHECK(match_of(table).tree().size() == match_of(plain).tree().size());
  const auto kept = [&] {
    CHECK(noted(table, k_first) == Lines{"A2: mine"});
    CHECK(noted(table, k_second) == Lines{"C1: 3 passages"});
  };
  while (table.give(Issuer::owner(), Undo{}).ok) kept();
  table.give(Issuer::owner(), PlayTyped{k_second, "hide C2"});  // a branch
  kept();
  table.give(Issuer::owner(), Redo{});
  kept();
  // Different rules, under which the cell is gone; its note can still be changed, and the cell
  // comes back.
  REQUIRE(change_rules(table, hunt_rules("narrow")).ok);
  CHECK(noted(table, k_second) == Lines{"C1 (not on this board): 3 passages"});
  CHECK(table.give(Issuer::owner(), MarkPassage{k_second, "c1"}).text ==
        "C1 (not on this board): 4 passages");
  CHECK(table.give(Issuer::owner(), UndoNote{k_second}).ok);
  REQUIRE(table.give(Issuer::owner(), Undo{}).ok);
  kept();
  REQUIRE(table.give(Issuer::owner(), NewGame{2}).ok);
  CHECK(noted(table, k_first).empty());
  CHECK(table.give(Issuer::owner(), UndoNote{k_first}).text == "There is no note to undo.");
}

TEST_CASE("players who swap seats under the pie rule keep their notes", "[core]") {
  GameDef d = breakthrough();
  d.pie = true;
  Table table(Match(engine_of(d, std::make_shared<FunctionRules>(breakthrough_setup)), 1));
  table.give(Issuer::owner(), WriteNote{k_first, "A3", "of who began as white"});
  table.give(Issuer::owner(), PlayTyped{k_first, "a2 a3"});
  REQUIRE(table.give(Issuer::owner(), PlayTyped{k_second, "swap"}).ok);
  CHECK(noted(table, k_first).empty());
  CHECK(noted(table, k_second) == Lines{"A3: of who began as white"});
}

TEST_CASE("notes are kept in a record, which is unchanged without them", "[core]") {
  Table table = hunt_table();
  table.give(Issuer::owner(), PlayTyped{k_first, "hide A2"});
  const std::string without = record_text(table);
  CHECK(without == record_text(match_of(table), players_of(table)));
  CHECK(read_record(without, "a.rec").notes.empty());
  table.give(Issuer::owner(), WriteNote{k_second, "B1", "caf\xc3\xa9 \"here\"?"});
  table.give(Issuer::owner(), MarkPassage{k_second, "B1", 2});
  table.give(Issuer::owner(), WriteNote{k_second, "", "patience"});
  const std::string text = record_text(table);
  CHECK_THAT(text, Catch::Contains(R"({"notes":"nickel","cells":{"":{"text":"patience"},)"
                                   R"("B1":{"text":"café \"here\"?","passages":2}},"check":)"));
  const Record record = read_record(text, "a.rec");
  const Table again(replay(record, [](const RulesetText& e) { return hunt_rules(e); }),
                    record.players, record.notes);
  CHECK(noted(again, k_second) == noted(table, k_second));
  CHECK(noted(again, k_second) ==
        Lines{"In general: patience", "B1: 2 passages, caf\xc3\xa9 \"here\"?"});
  CHECK(noted(again, k_first).empty());
  CHECK(record_text(again) == text);
}

TEST_CASE("damaged notes in a record are refused", "[core]") {
  Table table = hunt_table();
  table.give(Issuer::owner(), WriteNote{k_second, "B1", "there"});
  table.give(Issuer::owner(), MarkPassage{k_second, "B1", 2});
  table.give(Issuer::owner(), WriteNote{k_first, "A1", "x"});
  const std::string text = record_text(table);
  const auto with = [&](const std::string& what, const std::string& by) {
    return read_complaint(forged(text, what, by));
  };
  CHECK(read_complaint(text).empty());
  CHECK(with("\"notes\":\"nickel\"", "\"notes\":\"dime\"") ==
        "a.rec:6: expected notes of penny or nickel, got \"dime\"");
  // Later notes override earlier ones since records can grow; before that each was written once.
  const std::string later = forged(text, "\"notes\":\"nickel\"", "\"notes\":\"penny\"");
  CHECK(read_record(later, "a.rec").notes.at(0).all().contains("B1"));
  CHECK(read_complaint(forged(later, "\"format\":6", "\"format\":2")) ==
        "a.rec:6: expected the notes of penny once");
  CHECK(with("\"notes\":\"nickel\"", "\"notes\":7") ==
        "a.rec:6: expected \"notes\" to be text, got 7");
  CHECK(with("\"passages\":2", "\"passages\":1000") ==
        "a.rec:6: expected \"passages\" to be an integer from 0 to 999, got 1000");
  CHECK(with("\"passages\":2", "\"passages\":\"2\"") ==
        "a.rec:6: expected \"passages\" to be an integer from 0 to 999, got \"2\"");
  CHECK(with("\"there\"", "\"" + std::string(201, 'y') + "\"") ==
        "a.rec:6: A note has at most 200 characters; this has 201.");
  CHECK(with("\"there\"", "\"a\\u001bb\"") ==
        "a.rec:6: A note is a line of plain text, without control characters.");
  CHECK(with("\"B1\":", "\"B\\u0007\":") == "a.rec:6: expected the name of a cell, got \"B�\"");
  CHECK(with("\"cells\":{\"B1\"", "\"calls\":{\"B1\"") == "a.rec:6: unknown field \"calls\"");
}

TEST_CASE("notes stay with their cells, even if these are renamed", "[core]") {
  const Board board = Board::grid({.columns = 2, .rows = 1});
  const Board renamed =
      board.altered({.closed = {}, .cuts = {}, .links = {}, .names = {{CellId(1), "Gate"}}});
  Notes notes;
  notes.write("B1", "here");
  CHECK(notes_report(notes, renamed).lines == std::vector<std::string>{"Gate: here"});
  CHECK(notes_report(notes, renamed).board ==
        "1  . h\n   A B\na letter begins a note, . nothing noted\n");
  const Board closed = board.altered({.closed = {CellId(1)}, .cuts = {}, .links = {}, .names = {}});
  CHECK(notes_report(notes, closed).lines ==
        std::vector<std::string>{"B1 (not on this board): here"});
}

}  // namespace hr::tests
