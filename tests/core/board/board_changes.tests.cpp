// SPDX-License-Identifier: MIT
#include "core/board/board_changes.h"

#include <catch2/catch.hpp>

#include "core/base/located_error.h"

namespace hr::tests {

namespace {

using Names = std::vector<std::string>;

const Board k_floors =
    Board::grid({.columns = 6, .rows = 5, .levels = 3, .links = Links::orthogonal});

const std::string k_quarry =
    "-- The quarry, with a gap in the middle floor.\n"
    "size 6 5 3\n"
    "closed B2-II C3-II D4-II\n"
    "cut A1-I B1-I\n"
    "link A1-I E5-III\n"
    "name A1-I Gate\n"
    "region home penny E1-I\n";

// "line:column: sentence"
template <class F>
std::string dice_error(F&& body) {
  try {
    body();
  } catch (const LocatedError& error) {
    return std::to_string(error.line()) + ":" + std::to_string(error.column()) + ": " +
           error.what();
  }
  return "";
}

std::string reading(const std::string& text) {
  return dice_error([&] { read_board_changes(text); });
}

std::string applying(const std::string& text, const Board& declared = k_floors) {
  return dice_error([&] {
    const BoardChanges changes = read_board_changes(text);
    changed(sized(declared, changes), changes);
  });
}

// A file read and written again.
std::string in_order(const std::string& text, const Board& whole = k_floors) {
  BoardChanges changes = read_board_changes(text);
  write_in_order(changes, whole);
  return changes.text;
}

}  // namespace

TEST_CASE("a board file is read and written as the same text", "[core]") {
  CHECK(in_order(k_quarry) == k_quarry);
  CHECK(in_order("") == "");
  CHECK(read_board_changes("").empty());
  CHECK(read_board_changes("-- Nothing yet.\n").empty());
  CHECK(in_order("-- Nothing yet.\n") == "-- Nothing yet.\n");
  const BoardChanges changes = read_board_changes(k_quarry);
  CHECK_FALSE(changes.empty());
  CHECK(changes.about() == "The quarry, with a gap in the middle floor.");
  CHECK(read_board_changes("size 3 3\n").about() == "");
  CHECK(changes_text(changes) == Names{"sets the size to 6 by 5 by 3",
                                       "closes B2-II, C3-II and D4-II", "cuts A1-I from B1-I",
                                       "links A1-I with E5-III", "calls A1-I Gate",
                                       "marks region home"});
}

TEST_CASE("a file keeps its text until something is edited", "[core]") {
  const std::string text = "name a1-i Gate\r\n\n   closed   b2-ii  -- a hole";
  CHECK(read_board_changes(text).text == text);
}

TEST_CASE("changes are written in a fixed order, cells in board order", "[core]") {
  CHECK(in_order("link e5-iii a1-i\n"
                 "region home A2-I\n"
                 "closed a1-ii B1-III\n"
                 "name C1-I Door\n"
                 "closed A1-III F5-II A2-II\n"
                 "cut B1-I A1-I\n"
                 "cut A1-I A2-I\n"
                 "region home A1-I\n"
                 "name B1-I Gate\n"
                 "size 6 5 3\n") ==
        "size 6 5 3\n"
        "closed A1-II A2-II F5-II\n"
        "closed A1-III B1-III\n"
        "cut A1-I B1-I\n"
        "cut A1-I A2-I\n"
        "link A1-I E5-III\n"
        "name B1-I Gate\n"
        "name C1-I Door\n"
        "region home A1-I A2-I\n");
  const Board flat = Board::grid({.columns = 14, .rows = 2});
  CHECK(in_order("closed A2 N1 M1 A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1\n", flat) ==
        "closed A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 M1\n"
        "closed N1\n"
        "closed A2\n");
  CHECK(in_order("region far black A1\nregion far A2\nregion far black B1\nregion end\n", flat) ==
        "region end\n"
        "region far A2\n"
        "region far black A1 B1\n");
}

TEST_CASE("comments stay above their changes", "[core]") {
  const std::string text =
      "-- The top.\n"
      "\n"
      "closed B2-II\n"
      "\n"
      "-- The gate.\n"
      "name A1-I Gate\n"
      "-- The end.\n";
  CHECK(in_order(text) == text);
  CHECK(in_order("-- Top.\nname A1-I Gate -- north\n-- Holes.\nclosed B2-II\n") ==
        "-- Top.\n-- north\n-- Holes.\nclosed B2-II\nname A1-I Gate\n");
}

TEST_CASE("names with spaces are written in quotation marks", "[core]") {
  const Board graph =
      Board::graph({.cells = {"old mill", "the \"Inn\"", "--"}, .directions = {}, .positions = {}});
  const std::string text = "closed \"old mill\" \"the \"\"Inn\"\"\" \"--\"\n";
  const BoardChanges changes = read_board_changes(text);
  REQUIRE(changes.closed.size() == 3);
  CHECK(changes.closed[1].text == "the \"Inn\"");
  CHECK(in_order(text, graph) == text);
}

TEST_CASE("a line that is not a change is refused with its position", "[core]") {
  CHECK(reading("-- x\n clsoed A1\n") ==
        "2:2: expected size, closed, cut, link, name or region, got \"clsoed\" (did you mean "
        "\"closed\"?)");
  CHECK(reading("closed") == "1:1: closed: expected names of cells, got nothing");
  CHECK(reading("size 6") ==
        "1:1: size: expected columns, rows and perhaps levels, such as \"size 6 5 3\", got 1 word");
  CHECK(reading("size 6 x 3") == "1:8: size: expected a number from 1 to 16384, got \"x\"");
  CHECK(reading("size 6 0") == "1:8: size: expected a number from 1 to 16384, got \"0\"");
  CHECK(reading("size 6 99999") == "1:8: size: expected a number from 1 to 16384, got \"99999\"");
  CHECK(reading("size 6 05") == "1:8: size: expected a number from 1 to 16384, got \"05\"");
  CHECK(reading("size 6 5\n\nsize 6 5") == "3:1: size: already given in line 1");
  CHECK(reading("cut A1") == "1:1: cut: expected two cells, such as \"cut A1 B1\", got 1 word");
  CHECK(reading("link A1 B1 C1") ==
        "1:1: link: expected two cells, such as \"link A1 E5\", got 3 words");
  CHECK(reading("name A1") ==
        "1:1: name: expected a cell and its new name, such as \"name A1 Gate\", got 1 word");
  CHECK(reading("region") ==
        "1:1: region: expected the name of a region and its cells, got nothing");
  CHECK(reading("closed \"A1") ==
        "1:8: expected a closing quotation mark after \"A1\", got the end of the line");
}

TEST_CASE("a change that makes no sense on the board is refused with its position", "[core]") {
  const std::string named = "; cells are named A1-I to F5-III";
  CHECK(applying(k_quarry) == "");
  CHECK(applying("closed A1-I\nclosed B1-IV") ==
        "2:8: closed: there is no cell \"B1-IV\" (did you mean \"B1-I\"?)" + named);
  CHECK(applying("closed A1-I a1-i") == "1:13: closed: A1-I is listed twice");
  CHECK(applying("size 2 1\nclosed A1 B1") ==
        "2:8: closed: every cell is closed; a board needs at least one");
  CHECK(applying("cut A1-I C1-I") == "1:5: cut: there is no link between A1-I and C1-I");
  CHECK(applying("cut A1-I A1-I") == "1:10: cut: expected two cells, got A1-I twice");
  CHECK(applying("cut A1-I B1-I\ncut B1-I A1-I") ==
        "2:5: cut: A1-I and B1-I are already in another line");
  CHECK(applying("cut A1-I B1-I\nlink A1-I B1-I") ==
        "2:6: link: A1-I and B1-I are already in another line");
  CHECK(applying("link A1-I B1-I") == "1:6: link: A1-I and B1-I are linked already");
  CHECK(applying("name Z9 Gate") == "1:6: name: there is no cell \"Z9\"" + named);
  CHECK(applying("name A1-I b1-i") == "1:11: name: \"b1-i\" is the name of another cell");
  CHECK(applying("name A1-I Gate\nname B1-I gate") ==
        "2:11: name: A1-I is called \"Gate\" already");
  CHECK(applying("name A1-I Gate\nname A1-I Door") == "2:6: name: A1-I is already in another line");
  CHECK(applying("name A1-I 7th") ==
        "1:11: name: expected a letter and then letters, digits, _ and -, got \"7th\"");
  CHECK(applying("name A1-I \"a b\"") ==
        "1:11: name: expected a letter and then letters, digits, _ and -, got \"a b\"");
  CHECK(applying("name A1-I " + std::string(31, 'g')) ==
        "1:11: name: expected at most 30 letters, got 31");
  CHECK(applying("name A1-I over") ==
        "1:11: name: \"over\" would be ambiguous when typing actions");
  CHECK(applying("size 200 100") == "1:6: size: expected at most 16384 cells, got 20000");
  const std::string no_grid = "1:6: size: expected a grid, got ";
  CHECK(applying("size 2 2", Board::cube_surface(2)) ==
        no_grid + "the surface of a cube, whose cells have no columns and rows");
  CHECK(applying("size 2 2", Board::graph({.cells = {"a"}, .directions = {}, .positions = {}})) ==
        no_grid + "a board of another form, whose cells have no columns and rows");
}

TEST_CASE("the size may be smaller or have different levels", "[core]") {
  const auto size = [](const std::string& text) {
    return sized(k_floors, read_board_changes(text)).size();
  };
  CHECK(size("size 3 4") == Coordinates{3, 4, 1});
  CHECK(size("size 7 7 2") == Coordinates{7, 7, 2});
  CHECK(size("") == Coordinates{6, 5, 3});
}

}  // namespace hr::tests
