// SPDX-License-Identifier: MIT
// Editing boards in the window during a game, and undoing each edit.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>

#include "tests/editor/app_driver.h"
#include "tests/support/files.h"

namespace hr::tests {

using namespace editor;

namespace {

namespace fs = std::filesystem;

struct BoardDesk : AppDriver {
  explicit BoardDesk(const std::string& ruleset) {
    start(ruleset);
    send(AutoPlay{false, 500});
    send(ViewAs{k_owner});
    press(ctrl('4'));
  }
  void use(const std::string& tool, const std::string& cells) {
    click("Board/inside/Tools/" + tool);
    fill("Tools/cells", cells + "\n");
  }
  fs::path file(const std::string& ruleset, const std::string& name) const {
    return folder() / "data/rulesets" / ruleset / "variants" / (name + ".board");
  }
  const Board& board() const { return game().game->board; }
  bool says(std::string_view text) const {
    for (const Item& item : screen().items())
      if (item.text.find(text) != std::string::npos) return true;
    return false;
  }
};

}  // namespace

TEST_CASE("the line below a board that is edited is in sight as a whole", "[editor]") {
  BoardDesk window("cube_wars");
  for (const Item& item : window.screen().items()) {
    if (!item.text.starts_with("Editing the board.")) continue;
    CHECK(item.box.bottom <= item.seen.bottom);
    return;
  }
  FAIL("there is no line below the board");
}

TEST_CASE("no tool is chosen until somebody chooses one", "[editor]") {
  BoardDesk window("cube_wars");
  const int cells = window.board().cells();
  const std::string before = window.game().drawing;
  window.drag("cell B2", "cell D2");
  window.click("cell E4");
  window.fill("Tools/cells", "A3\n");
  CHECK(window.says("Choose a tool, then use it on the board."));
  CHECK(window.board().cells() == cells);
  CHECK(window.game().drawing == before);
  window.click("Board/inside/Tools/Close cells");
  window.click("cell E4");
  CHECK(window.board().cells() == cells - 1);
  // It is put down when one goes elsewhere.
  window.press(ctrl('1'));
  window.press(ctrl('4'));
  window.click("cell F4");
  CHECK(window.board().cells() == cells - 1);
}

TEST_CASE("undoing painted cells and a resized grid restores the file as it was", "[editor]") {
  BoardDesk window("cube_digger");
  const std::string original =
      "-- The quarry, as it was drawn.\nname C1-I Gate   -- in the south\n";
  window.send(SaveBoard{"quarry", original});
  const fs::path file = window.file("cube_digger", "quarry");
  REQUIRE(text_of(file) == original);
  const int cells = window.board().cells();

  window.use("Close cells", "B2-II C2-II D2-II");
  CHECK(window.board().cells() == cells - 3);
  CHECK_FALSE(window.board().find("C2-II"));
  CHECK(text_of(file).find("closed B2-II C2-II D2-II\n") != std::string::npos);
  window.fill("Columns/value", "6\n");
  CHECK(window.board().size().x == 6);
  CHECK(window.says(
      "Options size, columns, rows and levels no longer affect the board: board file quarry sets "
      "its size."));

  window.hover("Undo edit");
  CHECK(window.reads("Set the size to 6 by "));
  window.click("Undo edit");
  CHECK(window.board().size().x == 5);
  window.hover("Undo edit");
  CHECK(window.reads("Close B2-II, C2-II and D2-II."));
  window.click("Undo edit");
  CHECK(window.board().cells() == cells);
  CHECK(text_of(file) == original);
  CHECK_FALSE(window.item("Undo edit").enabled);
  window.click("Redo edit");
  CHECK(window.board().cells() == cells - 3);
}

TEST_CASE("rules saved by another program next to a board file still take effect", "[editor]") {
  BoardDesk window("cube_wars");
  window.send(SaveBoard{"pit", "closed D4\n"});
  const fs::path rules = window.game().folder / "rules.lua";
  std::string text = text_of(rules);
  text.replace(text.find("\"Cube Wars\""), 11, "\"Outer Wars\"");
  std::ofstream(rules) << text;
  window.send(SaveBoard{"pit", "closed D4 E4\n"});
  window.wait(std::chrono::milliseconds(500));
  window.frame(3);
  CHECK(window.game().game->name.starts_with("Outer Wars"));
  CHECK_FALSE(window.board().find("E4"));
}

TEST_CASE("the first edit starts a file in the user's copy, and undoing it deletes the file",
          "[editor]") {
  BoardDesk window("cube_wars");
  CHECK(window.says(
      "Your first edit creates the file variants/my_board.board in your own copy of the rules."));
  const std::size_t legal = window.report().legal.size();
  window.use("Close cells", "A3 B3");
  CHECK(window.game().own);
  CHECK(text_of(window.file("cube_wars", "my_board")) == "closed A3 B3\n");
  CHECK(window.report().legal.size() < legal);
  CHECK(window.says("removed, none added: see the board."));
  window.press(ctrl('Z'));
  CHECK(window.report().legal.size() == legal);
  CHECK_FALSE(window.item("Undo edit").enabled);  // the match was undone past it
  window.press(ctrl('Y'));
  window.click("Undo edit");
  CHECK_FALSE(fs::exists(window.file("cube_wars", "my_board")));
  CHECK(window.report().legal.size() == legal);
}

TEST_CASE("pieces on closed cells are listed, and return when the cells are opened", "[editor]") {
  BoardDesk window("cube_wars");
  const std::string before = window.game().drawing;
  window.use("Close cells", "A2");
  CHECK(window.says("Removed from closed cells: white's cube at A2."));
  window.use("Open cells", "A2");
  CHECK(window.game().drawing == before);
}

TEST_CASE("a renamed cell keeps its contents while the board with closed cells is edited",
          "[editor]") {
  BoardDesk window("cube_wars");
  window.use("Close cells", "D3");
  window.use("Name", "A2");
  window.fill("Tools/name", "Gate\n");
  CHECK(window.item("cell A2").text == "white cube");
}

TEST_CASE("cells are linked, cut and named, and impossible edits are refused in words",
          "[editor]") {
  BoardDesk window("cube_wars");
  const auto linked = [&](const char* a, const char* b) {
    return window.board().neighbours(*window.board().find(a)).has(*window.board().find(b));
  };
  window.use("Link", "A1 P8");
  CHECK(linked("A1", "P8"));
  window.use("Unlink", "A1");
  CHECK(window.reads("Click the cell to unlink from A1."));
  window.use("Unlink", "A1");  // deselected
  window.use("Unlink", "A1 P8");
  CHECK_FALSE(linked("A1", "P8"));
  window.use("Name", "C3");
  window.fill("Tools/name", "Gate\n");
  CHECK(window.board().find("Gate") == window.board().find("C3"));
  window.use("Close cells", "Q77");
  CHECK(window.says("There is no cell"));
  CHECK(window.board().cells() == 128);
}

TEST_CASE("a new link is in the running game at once, and one that no rule follows is reported",
          "[editor]") {
  BoardDesk window("breakthrough");
  window.use("Link", "A2 H6");
  CHECK(window.board().neighbours(*window.board().find("A2")).has(*window.board().find("H6")));
  CHECK(window.game().in_force_since == "before move 1");
  CHECK(window.has("link A2 H6"));
  CHECK(window.says("No verb, set or end of these rules follows the link between A2 and H6."));
  window.click("Undo edit");
  CHECK_FALSE(window.says("No verb, set or end"));

  BoardDesk cubes("cube_wars");
  cubes.use("Link", "H1 A6");
  CHECK_FALSE(cubes.says("No verb, set or end"));
  const auto& legal = cubes.report().legal;
  CHECK(std::ranges::count(legal, "move H1 A6", &ActionReport::text) == 1);
}

TEST_CASE("every tool of the Board tab changes the running game at once", "[editor]") {
  BoardDesk window("breakthrough");
  const auto home = [&] { return window.game().game->regions.front().cells.at(0).size(); };
  const int cells = window.board().cells();
  window.use("Close cells", "D4");
  CHECK(window.board().cells() == cells - 1);
  window.use("Open cells", "D4");
  CHECK(window.board().cells() == cells);
  const auto legal = [&](const char* text) {
    return std::ranges::count(window.report().legal, text, &ActionReport::text) == 1;
  };
  REQUIRE(legal("move A2 A3"));
  window.use("Unlink", "A2 A3");
  CHECK_FALSE(legal("move A2 A3"));
  CHECK(window.has("cut A2 A3"));
  window.use("Link", "A2 A3");
  CHECK(legal("move A2 A3"));
  window.use("Name", "C3");
  window.fill("Tools/name", "Gate\n");
  CHECK(legal("move C2 Gate"));
  const auto before = home();
  window.use("Region", "D4");
  CHECK(home() != before);
}

TEST_CASE("a region is painted", "[editor]") {
  BoardDesk window("breakthrough");
  window.click("Tools/Region");
  const auto cells = [&] {
    const RegionDef& region = window.game().game->regions.front();
    std::vector<std::string> out;
    for (const CellId cell : region.cells.at(0).list()) out.push_back(window.board().name(cell));
    return out;
  };
  const std::vector<std::string> before = cells();
  const auto has = [&](const char* cell) { return std::ranges::count(cells(), cell) == 1; };
  REQUIRE_FALSE(has("D4"));
  window.use("Region", "D4");
  CHECK(has("D4"));
  CHECK(text_of(window.file("breakthrough", "my_board")).starts_with("region "));
  window.use("Region", before.front() + " D4");
  CHECK(cells().size() == before.size() - 1);
  window.click("Undo edit");
  window.click("Undo edit");
  CHECK(cells() == before);

  window.use("Region", "Z9");
  CHECK(window.says("Z9 is closed or is not a cell of this board."));
}

TEST_CASE("an edit that the rules do not allow is refused and leaves no file", "[editor]") {
  BoardDesk window("cube_digger");
  window.use("Region", "B2-I");
  CHECK(window.says("expected one cell to send to, got 2"));
  CHECK_FALSE(fs::exists(window.file("cube_digger", "my_board")));
  CHECK_FALSE(window.item("Undo edit").enabled);
}

TEST_CASE("pieces are placed and removed by hand, and the turn is set", "[editor]") {
  BoardDesk window("cube_wars");
  const std::string before = window.game().drawing;
  window.use("Pieces", "H3");
  CHECK(window.game().drawing != before);
  window.click("Undo edit");
  CHECK(window.game().drawing == before);
  window.click("Whose turn");
  window.click("Whose turn/Black");
  CHECK(window.report().seats.at(1).to_act);
  window.click("Undo edit");
  CHECK(window.report().seats.at(0).to_act);
}

TEST_CASE("board files are chosen, and copied under another name", "[editor]") {
  BoardDesk window("cube_wars");
  window.use("Close cells", "A3");
  window.fill("Board files/copy", "gap\n");
  CHECK(fs::exists(window.file("cube_wars", "gap")));
  CHECK(window.game().game->edited != nullptr);
  window.click("Default board");
  CHECK(window.board().cells() == 128);
  window.click("Board files/my_board");
  CHECK(window.board().cells() == 127);
  window.click("Board files/gap");
  CHECK(window.board().cells() == 127);
  window.send(SaveBoard{"../x", "closed A1\n"});
  CHECK(window.state().notice.text ==
        "Use 1 to 40 letters, digits, '_' or '-', such as \"quarry\".");
}

TEST_CASE("dragging from one cell to another links and unlinks them", "[editor]") {
  BoardDesk window("cube_wars");
  const auto linked = [&] {
    return text_of(window.file("cube_wars", "my_board")).find("C3") != std::string::npos;
  };
  window.click("Board/inside/Tools/Link");
  window.click("cell A1");  // a click before it is forgotten
  window.drag("cell C3", "cell F6");
  CHECK(linked());
  CHECK(text_of(window.file("cube_wars", "my_board")).find("A1") == std::string::npos);
  window.click("Board/inside/Tools/Unlink");
  window.drag("cell C3", "cell F6");
  CHECK_FALSE(linked());
  window.click("Board/inside/Tools/Name");
  window.drag("cell C3", "cell F6");
  CHECK_FALSE(window.says("Type a name for"));
}

}  // namespace hr::tests
