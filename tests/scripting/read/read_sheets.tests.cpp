// SPDX-License-Identifier: MIT
// The field `sheets` of a ruleset: the resulting sheets, and errors.
#include <catch2/catch.hpp>
#include <string>

#include "core/game/game.h"
#include "core/game/sheets.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/ruleset/sheets.h"

namespace hr::tests {

using namespace scripting;

namespace {

RulesetText with_sheets(const std::string& sheets,
                        const std::string& more = "board = grid{ 2, 2 },") {
  return {.ruleset = "paper",
          .files = {{"rules.lua",
                     "return {\n  name = \"Paper\",\n  seats = { \"sun\", \"moon\" },\n  "
                     "options = { size = { 4, min = 2, max = 9 } },\n  " +
                         more + "\n  verbs = { wait = pass{} }, stuck = \"pass\",\n  sheets = " +
                         sheets + ",\n}\n"}},
          .variants = {},
          .settings = {}};
}

Sheets sheets_of(const std::string& lua) { return load_sheets(with_sheets(lua)); }

// The first sheet as printed for a seat.
Sheet given_to(int seat, const RulesetText& ruleset_text) {
  const auto ruleset = load_ruleset(ruleset_text);
  return sheet_of(load_sheets(ruleset_text).at(0), ruleset->game()->definition(), SeatId(seat));
}

std::string sheets_complaint(const std::string& lua,
                             const std::string& more = "board = grid{ 2, 2 },") {
  try {
    load_sheets(with_sheets(lua, more));
  } catch (const Error& error) {
    return error.what();
  }
  return "nothing";
}

template <class T>
T only_block(const std::string& block) {
  const Sheets sheets = sheets_of("{ { title = \"One\", " + block + " } }");
  REQUIRE(sheets.size() == 1);
  REQUIRE(sheets[0].blocks.size() == 1);
  REQUIRE(std::holds_alternative<T>(sheets[0].blocks[0]));
  return std::get<T>(sheets[0].blocks[0]);
}

}  // namespace

TEST_CASE("A sheet has a title and blocks, and may be printed once for each seat", "[scripting]") {
  const Sheets sheets = sheets_of(R"({
    { title = "One", "A text.", { heading = "Then" }, { text = "Small.", small = true } },
    { title = "For {seat}", each = "seat", landscape = true, "Yours." },
  })");
  REQUIRE(sheets.size() == 2);
  CHECK(sheets[0].title == "One");
  CHECK_FALSE(sheets[0].each_seat);
  CHECK_FALSE(sheets[0].landscape);
  CHECK(sheets[0].blocks ==
        std::vector<Block>{Writing{.text = "A text."},
                           Writing{.style = Writing::Style::heading, .text = "Then"},
                           Writing{.style = Writing::Style::small, .text = "Small."}});
  CHECK(sheets[1].each_seat);
  CHECK(sheets[1].landscape);
}

TEST_CASE("A sheet may belong to a variant, and is an extra while that is off", "[scripting]") {
  RulesetText made = with_sheets(R"({ { title = "Form", variant = "loud", "Ours." },
                                  { title = "Map", "All." } })");
  made.files.push_back({"variants/loud.lua", R"(return { extends = "paper", name = "Loud" })"});
  const Sheets off = load_sheets(made);
  CHECK(off.at(0).off_variant == "loud");
  CHECK(is_extra(off.at(0)));
  CHECK_FALSE(is_extra(off.at(1)));
  made.variants = {"loud"};
  CHECK_FALSE(is_extra(load_sheets(made).at(0)));
  CHECK_THAT(sheets_complaint(R"({ { title = "Form", variant = 3, "Ours." } })"),
             Catch::EndsWith("sheets.1.variant: expected a text, got 3"));
}

TEST_CASE("Sheets may depend on the options, and false entries are skipped", "[scripting]") {
  RulesetText made = with_sheets(R"(function(o)
    return { { title = "Size " .. o.size, o.size > 5 and "Large.", "Any." },
             o.size > 5 and { title = "More", "Of it." } } end)");
  CHECK(load_sheets(made).size() == 1);
  CHECK(load_sheets(made)[0].blocks.size() == 1);
  made.settings = {{"size", "6"}};
  CHECK(load_sheets(made).size() == 2);
  CHECK(load_sheets(made)[0].title == "Size 6");
  CHECK(load_sheets(made)[0].blocks.size() == 2);
  CHECK(sheets_of("nil").empty());
}

TEST_CASE("Lists, tables, questions and blanks are read", "[scripting]") {
  CHECK(only_block<Points>(R"({ list = { "a", 2 }, numbered = true })") ==
        Points{.items = {"a", "2"}, .numbered = true});
  CHECK(only_block<SheetTable>(
            R"({ table = { { "x", 14, false, "", { circled = 21 } }, false, { 1 } },
                 head = { "", "b" }, side = true, height = 12 })") ==
        SheetTable{.head = {"", "b"},
                   .rows = {{{"x"}, {"14"}, {}, {}, {"21", true}}, {{"1"}}},
                   .side = true,
                   .height = 12});
  CHECK(only_block<SheetTable>("{ table = { { 1 } }, large = true }").large);
  CHECK_THAT(sheets_complaint(
                 "{ { title = \"One\", { table = { { 1 } }, small = true, large = true } } }"),
             Catch::EndsWith("large: a table with small = true has small letters"));
  CHECK(only_block<Question>(
            R"({ ask = "When?", choices = { "now", "then" }, lines = 2, ticked = 2 })") ==
        Question{.text = "When?", .choices = {"now", "then"}, .lines = 2, .ticked = 2});
  CHECK(only_block<Blanks>(R"({ blanks = { "Name:", "Date:" } })") ==
        Blanks{.labels = {"Name:", "Date:"}});
}

TEST_CASE("A picture of the board has labels, marks, a route, notes and lines", "[scripting]") {
  const auto plain = only_block<BoardPicture>("{ board = {} }");
  CHECK(plain.labels == std::vector<std::string>{"A1", "B1", "A2", "B2"});
  CHECK(plain.cells == CellSet::all(4));
  CHECK(plain.marked == CellSet(4));
  CHECK(plain.height == 100);
  const auto rich = only_block<BoardPicture>(R"({ board = {
    labels = function(x, y, z, name) return name ~= "B2" and 10 * x + y or nil end,
    cells = { "A1", "B1", "A2" }, marked = function(x) return x == 2 end,
    route = { "A1", "B1" }, notes = { { "here", 1, 2.5 } }, lines = { { { 0, 0 }, { 1, 0.5 } } },
    links = true, height = 50 } })");
  CHECK(rich.labels == std::vector<std::string>{"11", "21", "12", ""});
  CHECK(rich.cells.list() == std::vector{CellId(0), CellId(1), CellId(2)});
  CHECK(rich.marked.list() == std::vector{CellId(1), CellId(3)});
  CHECK(rich.route == std::vector{CellId(0), CellId(1)});
  CHECK(rich.notes == std::vector{BoardNote{"here", 1, 2.5}});
  CHECK(rich.lines == std::vector<BoardLine>{BoardLine{{0, 0}, {1, 0.5}}});
  CHECK(rich.links);
  CHECK(rich.height == 50);
  CHECK(only_block<BoardPicture>(R"({ board = { labels = { b1 = "x", A2 = 7 } } })").labels ==
        std::vector<std::string>{"", "x", "7", ""});
}

TEST_CASE("Mistakes in sheets are reported with their place", "[scripting]") {
  const auto one = [](const std::string& block) {
    return sheets_complaint("{ { title = \"One\", " + block + " } }");
  };
  CHECK(sheets_complaint("7") == "paper/rules.lua:7: sheets: expected a list of sheets, got 7");
  CHECK(sheets_complaint("{}") ==
        "paper/rules.lua:7: sheets: expected from 1 to 100 sheets, got 0");
  CHECK(sheets_complaint("{ { \"No title.\" } }") ==
        "paper/rules.lua:7: sheets.1.title: expected a text, got nothing");
  CHECK(sheets_complaint("{ { title = \"One\" } }") ==
        "paper/rules.lua:7: sheets.1: expected from 1 to 200 blocks, got 0");
  CHECK(sheets_complaint("{ { title = \"One\", \"a\", each = \"team\" } }") ==
        "paper/rules.lua:7: sheets.1.each: expected \"seat\", got \"team\"");
  CHECK_THAT(sheets_complaint("{ { title = \"One\", { board = { color = 1 } } } }"),
             Catch::Contains("sheets.1.1.board.color: unknown field"));
  CHECK(sheets_complaint("{ { titel = \"One\", \"a\" } }") ==
        "paper/rules.lua:7: sheets.1.titel: unknown field (did you mean \"title\"?)");
  CHECK(one("{ tabel = {} }") ==
        "paper/rules.lua:7: sheets.1.1: expected a text, or a table with \"heading\", \"text\", "
        "\"list\", \"card\", \"board\", \"table\", \"ask\", \"blanks\", \"cutouts\" or "
        "\"best_runs\", got "
        "\"tabel\" (did you mean \"table\"?)");
  CHECK(one("{}") ==
        "paper/rules.lua:7: sheets.1.1: expected a text, or a table with \"heading\", \"text\", "
        "\"list\", \"card\", \"board\", \"table\", \"ask\", \"blanks\", \"cutouts\" or "
        "\"best_runs\", got an "
        "empty table");
  CHECK(one("{ card = true }") ==
        "paper/rules.lua:7: sheets.1.1.card: the ruleset has no card to print");
  CHECK(one("{ table = { { 1, {} } } }") ==
        "paper/rules.lua:7: sheets.1.1.table.1.2.circled: expected a text or an integer, got "
        "nothing");
  CHECK(one("{ table = { { 1.5 } } }") ==
        "paper/rules.lua:7: sheets.1.1.table.1.1: expected a text or an integer, got 1.5");
  CHECK(one("{ ask = \"?\", choices = { \"a\" }, ticked = 2 }") ==
        "paper/rules.lua:7: sheets.1.1.ticked: expected an integer from 0 to 1, got 2");
  CHECK(one("{ blanks = {} }") ==
        "paper/rules.lua:7: sheets.1.1.blanks: expected from 1 to 6 texts, got 0");
  CHECK(one("{ board = { route = { \"A9\" } } }") ==
        "paper/rules.lua:7: sheets.1.1.board.route.1: the board has no cell \"A9\"");
  CHECK(one("{ board = { cells = {} } }") ==
        "paper/rules.lua:7: sheets.1.1.board.cells: expected at least one cell, got none");
  CHECK(sheets_complaint("{ { title = \"One\", { board = {} } } }", "") ==
        "paper/rules.lua:7: sheets.1.1.board: the ruleset has no board to draw");
  CHECK(sheets_complaint("function() end") == "nothing");
}

TEST_CASE("A seat's own sheet has its name wherever it is requested", "[scripting]") {
  const Sheet moon =
      given_to(1, with_sheets(R"({ { title = "For {seat}", each = "seat", "{seat}, {seat}!",
    { table = { { "{seat}" } } }, { board = { labels = { A1 = "{seat}" } } },
    { blanks = { "{seat}:" } }, { ask = "{seat}?", choices = { "{seat}" } },
    { cutouts = { { "{seat}" } } } } })"));
  CHECK(moon.title == "For moon");
  CHECK(std::get<Writing>(moon.blocks[0]).text == "moon, moon!");
  CHECK(std::get<SheetTable>(moon.blocks[1]).rows[0][0].text == "moon");
  CHECK(std::get<BoardPicture>(moon.blocks[2]).labels[0] == "moon");
  CHECK(std::get<Blanks>(moon.blocks[3]).labels[0] == "moon:");
  CHECK(std::get<Question>(moon.blocks[4]).text == "moon?");
  CHECK(std::get<Question>(moon.blocks[4]).choices[0] == "moon");
  CHECK(std::get<CutOuts>(moon.blocks[5]).pieces[0].texts[0] == "moon");
}

TEST_CASE("A region is marked by its name, on a seat's sheet only that seat's part",
          "[scripting]") {
  const std::string sheets =
      "{ { title = 'One', each = 'seat', { board = { marked = 'home' } } } }";
  const std::string own = "board = grid{ 2, 2 }, marks = { home = 'H' }, regions = { home = { ";
  const auto picture = [](const Sheet& sheet) { return std::get<BoardPicture>(sheet.blocks[0]); };
  const RulesetText by_seat = with_sheets(sheets, own + "{ 'A1' }, { 'B2' } } },");
  CHECK(picture(given_to(0, by_seat)).marked.list() == std::vector<CellId>{CellId(0)});
  CHECK(picture(given_to(1, by_seat)).marked.list() == std::vector<CellId>{CellId(3)});
  CHECK(picture(load_sheets(by_seat).at(0)).marked.size() == 2);
  CHECK(picture(load_sheets(by_seat).at(0)).marks == std::vector<std::string>{"H", "", "", "H"});
  const RulesetText moved = with_board(by_seat, "pit", "closed A1\nregion home sun A2\n");
  CHECK(picture(given_to(0, moved)).marked.list() == std::vector<CellId>{CellId(1)});
  CHECK(picture(given_to(0, moved)).marks == std::vector<std::string>{"", "H", "H"});
  const RulesetText alike = with_sheets(sheets, own + "'A1', 'B1' } },");
  CHECK(picture(given_to(1, alike)).marked.size() == 2);
  CHECK(sheets_complaint("{ { title = 'One', { board = { marked = 'hme' } } } }",
                         own + "'A1' } },") ==
        "paper/rules.lua:7: sheets.1.1.board.marked: there is no region called \"hme\" (did you "
        "mean \"home\"?)");
}

TEST_CASE("Letters and numbers are along all sides of the board in force", "[scripting]") {
  const RulesetText plain = with_sheets("{ { title = 'One', { board = { edges = true } } } }");
  const auto notes = [](const RulesetText& ruleset_text) {
    std::string out;
    const Sheets sheets = load_sheets(ruleset_text);
    for (const BoardNote& note : std::get<BoardPicture>(sheets.at(0).blocks[0]).notes)
      out += note.text + " ";
    return out;
  };
  CHECK(notes(plain) == "A A B B 1 1 2 2 ");
  CHECK(notes(with_board(plain, "pit", "size 3 1\n")) == "A A B B C C 1 1 ");
  CHECK(sheets_complaint("{ { title = 'One', { board = { edges = true } } } }",
                         "board = grid{ 2, 2, links = 'hex' },") ==
        "paper/rules.lua:7: sheets.1.1.board.edges: only a grid with square cells has named "
        "columns and rows");
}

TEST_CASE("Pieces to cut out have texts, a size and copies", "[scripting]") {
  const auto block = only_block<CutOuts>(
      "{ cutouts = { { 'mill', size = 2, copies = 3 }, false, { 'a', 4, dark = true } }, side = 9 "
      "}");
  CHECK(block.side == 9);
  REQUIRE(block.pieces.size() == 2);
  CHECK(block.pieces[0] == CutOut{.texts = {"mill"}, .size = 2, .copies = 3});
  CHECK(block.pieces[1] == CutOut{.texts = {"a", "4"}, .dark = true});
  const auto wrong = [](const std::string& lua) {
    return sheets_complaint("{ { title = 'One', { cutouts = " + lua + " } } }");
  };
  CHECK(wrong("{ {} }") ==
        "paper/rules.lua:7: sheets.1.1.cutouts.1: expected from 1 to 6 texts, got 0");
  CHECK(wrong("{ 'a' }") ==
        "paper/rules.lua:7: sheets.1.1.cutouts.1: expected a table such as { \"pawn\", copies = 2 "
        "}, got \"a\"");
  CHECK(wrong("{ { 'a', 'b', 'c', size = 4 } }") ==
        "paper/rules.lua:7: sheets.1.1.cutouts.1: expected a piece at most 175 mm wide, got 216 "
        "mm");
}

TEST_CASE("A board on a sheet is the edited one, if there is one", "[scripting]") {
  const auto picture = [](const std::string& lua, const std::string& changes) {
    const RulesetText pit =
        with_board(with_sheets("{ { title = 'One', { board = " + lua + " } } }"), "pit", changes);
    return std::get<BoardPicture>(load_sheets(pit).at(0).blocks.at(0));
  };
  const BoardPicture plain = picture("{}", "closed A2\nname B1 Gate\n");
  CHECK(plain.labels == std::vector<std::string>{"A1", "Gate", "B2"});
  CHECK(plain.cells.size() == 3);
  const BoardPicture named = picture(
      "{ labels = { A2 = 'x', B1 = 'y' }, marked = { 'A2', 'B2' }, route = { 'A1', 'A2', 'B2' } }",
      "closed A2\nname B1 Gate\n");
  CHECK(named.labels == std::vector<std::string>{"", "y", ""});
  CHECK(named.marked.list() == std::vector<CellId>{CellId(2)});
  CHECK(named.route == std::vector<CellId>{CellId(0), CellId(2)});
  std::string said;
  try {
    picture("{ cells = { 'A2' } }", "closed A2\n");
  } catch (const Error& error) {
    said = error.what();
  }
  CHECK(said ==
        "paper/rules.lua:7: sheets.1.1.board.cells: every cell of it is closed on this board");
}

}  // namespace hr::tests
