// SPDX-License-Identifier: MIT
// A board being edited, as in the window: one operation after another, and undo.
#include "core/board/board_draft.h"

#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "tests/support/play.h"

namespace hr::tests {

namespace {

using Names = std::vector<std::string>;

GameDef field(Board board) {
  GameDef d;
  d.name = "Field";
  d.seats = {{"white", ""}, {"black", ""}};
  d.board = std::move(board);
  const auto one = [&](const char* name) {
    CellSet out(d.board.cells());
    out.add(d.board.find(name).value());
    return out;
  };
  d.regions = {{"home", {one("A1"), one("C3")}}, {"middle", {one("B2")}}};
  d.zones = {{.name = "field", .see = {}}};
  d.kinds = {{.name = "stone"}};
  d.verbs = {verb("put", {place("stone", empty())})};
  return d;
}

GameDef edited(const std::string& text) {
  GameDef d = field(Board::grid({.columns = 4, .rows = 4}));
  edit_board(d, d.board, "pit", read_board_changes(text));
  return d;
}

std::string text(const BoardDraft& draft) { return draft.changes().text; }

bool linked(const Board& board, std::string_view a, std::string_view b) {
  return board.neighbours(board.find(a).value()).has(board.find(b).value());
}

Names cells(const BoardDraft& draft, std::size_t region, std::size_t seat) {
  Names out;
  for (const CellId cell : draft.regions()[region].cells[seat].list())
    out.push_back(draft.board().name(cell));
  return out;
}

}  // namespace

TEST_CASE("cells are closed and opened, links cut and added, and everything undone", "[core]") {
  BoardDraft draft{field(Board::grid({.columns = 4, .rows = 4}))};
  CHECK(text(draft) == "");
  draft.close("c2");
  draft.close("B2");
  draft.cut("B1", "A1");
  draft.link("A1", "D4");
  CHECK(text(draft) == "closed B2 C2\ncut A1 B1\nlink A1 D4\n");
  CHECK(draft.is_closed("B2"));
  CHECK_FALSE(linked(draft.board(), "A1", "B1"));
  CHECK(linked(draft.board(), "D4", "A1"));
  CHECK(draft.board().cells() == 14);
  CHECK(draft.whole().cells() == 16);
  CHECK(cells(draft, 1, 0).empty());
  draft.open("B2");
  CHECK(cells(draft, 1, 0) == Names{"B2"});
  draft.open("C2");
  draft.link("A1", "B1");  // undoes the cut
  draft.cut("D4", "A1");   // undoes the link
  CHECK(text(draft) == "");
  CHECK(draft.changes().empty());
}

// Each by itself, this would take a minute.
TEST_CASE("half of the largest board is closed and opened at once", "[core]") {
  BoardDraft draft{field(Board::grid({.columns = 60, .rows = 60}))};
  Names half;
  for (int c = 0; c < 1800; ++c) half.push_back(draft.whole().name(CellId(c + 900)));
  draft.set_closed(half, true);
  CHECK(draft.board().cells() == 1800);
  draft.set_closed({"a16", "A16", "A1", "A60"}, true);  // closed twice, open, open
  CHECK(draft.board().cells() == 1798);
  draft.set_closed({"A16", "a16", "A1"}, false);
  CHECK(draft.board().cells() == 1800);
  CHECK_FALSE(draft.is_closed("A16"));
  CHECK_THROWS_WITH(draft.set_closed({"B16", "ZZ99"}, false),
                    Catch::StartsWith("there is no cell"));
  CHECK(draft.is_closed("B16"));
  draft.set_closed(half, false);
  draft.open("A60");
  CHECK(text(draft) == "");
}

TEST_CASE("cells are renamed, by whatever name they have", "[core]") {
  BoardDraft draft{field(Board::grid({.columns = 4, .rows = 4}))};
  draft.rename("A1", "Gate");
  draft.rename("gate", "Door");
  draft.close("Door");
  CHECK(text(draft) == "closed A1\nname A1 Door\n");
  draft.open("A1");
  draft.rename("door", "");
  CHECK(text(draft) == "");
}

TEST_CASE("regions are marked for all or for one seat", "[core]") {
  BoardDraft draft{edited("name B1 Gate\n")};
  draft.mark("home", "white", {"gate", "A1"});
  CHECK(text(draft) == "name B1 Gate\nregion home white A1 B1\n");
  CHECK(cells(draft, 0, 0) == Names{"A1", "Gate"});
  CHECK(cells(draft, 0, 1) == Names{"C3"});
  draft.mark("home", "white", {});
  CHECK(cells(draft, 0, 0).empty());
  draft.mark("home", "", {"D4"});
  CHECK(text(draft) == "name B1 Gate\nregion home D4\n");
  draft.mark("home", "black", {"D1"});
  CHECK(cells(draft, 0, 0) == Names{"D4"});
  CHECK(cells(draft, 0, 1) == Names{"D1"});
}

TEST_CASE("a mark that repeats the ruleset needs no line", "[core]") {
  BoardDraft draft{edited("")};
  draft.mark("home", "white", {"B1"});
  draft.mark("home", "white", {"A1"});
  CHECK(text(draft) == "");
  draft.mark("home", "", {"B1"});
  draft.mark("home", "white", {"A1"});
  draft.mark("home", "black", {"C3"});
  CHECK(text(draft) == "");
}

TEST_CASE("an impossible operation is reported and changes nothing", "[core]") {
  BoardDraft draft{edited("closed B2\n")};
  const auto said = [&](auto body) { return error_of([&] { body(); }); };
  CHECK(said([&] { draft.close("B2"); }) == "B2 is closed already");
  CHECK(said([&] { draft.open("B1"); }) == "B1 is open already");
  CHECK(said([&] { draft.close("E5"); }) == "there is no cell \"E5\"; cells are named A1 to D4");
  CHECK(said([&] { draft.cut("A1", "A3"); }) == "cut: there is no link between A1 and A3");
  CHECK(said([&] { draft.link("A1", "A2"); }) == "link: A1 and A2 are linked already");
  CHECK(said([&] { draft.rename("A1", "B1"); }) == "name: \"B1\" is the name of another cell");
  CHECK(said([&] { draft.rename("A1", "middle"); }) == "name: \"middle\" is the name of a region");
  CHECK(said([&] { draft.mark("hom", "", {"A1"}); }) ==
        "region: there is no region \"hom\" (did you mean \"home\"?); there are home and middle");
  CHECK(said([&] { draft.mark("home", "red", {"A1"}); }) == "there is no seat \"red\"");
  CHECK(said([&] { draft.resize({0, 3, 1}); }) == "size: expected columns from 1 to 16384, got 0");
  CHECK(text(draft) == "closed B2\n");
  CHECK(draft.is_closed("B2"));
}

TEST_CASE("in a smaller size changes about missing cells are dropped and reported", "[core]") {
  BoardDraft draft{
      edited("closed B2 D4\ncut A1 A2\nlink A1 D3\nname D1 Gate\nregion home white D4 A2\n")};
  CHECK(draft.resize({3, 3, 1}) ==
        Names{"closed D4", "link A1 D3", "name D1 Gate", "region home D4"});
  CHECK(text(draft) == "size 3 3\nclosed B2\ncut A1 A2\nregion home white A2\n");
  CHECK(draft.whole().size() == Coordinates{3, 3, 1});
  CHECK(cells(draft, 0, 0) == Names{"A2"});
  CHECK(draft.resize({4, 4, 1}).empty());
  CHECK(text(draft) == "closed B2\ncut A1 A2\nregion home white A2\n");
}

TEST_CASE("three cells closed, a larger size, all undone: the file is what it was", "[core]") {
  const std::string original = "-- By hand.\nname  c3   Den  -- where it ends\n\nclosed a1\n";
  BoardDraft draft{edited(original)};
  std::vector<BoardChanges> before;
  const auto edit = [&](auto body) {
    before.push_back(draft.changes());
    body();
  };
  edit([&] { draft.close("B2"); });
  edit([&] { draft.close("C2"); });
  edit([&] { draft.close("D2"); });
  edit([&] { draft.resize({6, 4, 1}); });
  CHECK(text(draft) ==
        "-- By hand.\n-- where it ends\nsize 6 4\n\nclosed A1\nclosed B2 C2 D2\nname C3 Den\n");
  for (; !before.empty(); before.pop_back()) draft.put(before.back());
  CHECK(text(draft) == original);
  CHECK(draft.board().cells() == 15);
}

}  // namespace hr::tests
