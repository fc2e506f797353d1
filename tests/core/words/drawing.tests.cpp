// SPDX-License-Identifier: MIT
#include "core/words/drawing.h"

#include <catch2/catch.hpp>

#include "core/board/board_lines.h"
#include "core/board/marks.h"
#include "core/words/piece_codes.h"
#include "core/words/spoken.h"
#include "core/words/text.h"
#include "tests/support/hunt.h"
#include "tests/support/play.h"

namespace hr::tests {

namespace {

std::vector<TextLine> text_lines(const std::string& text) {
  std::vector<TextLine> out;
  int number = 0;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string line = text.substr(from, end - from);
    ++number;
    if (const std::string trim = trimmed(line); !trim.empty())
      out.push_back({number, static_cast<int>(line.find_first_not_of(' ')) + 1, trim});
    from = end + 1;
  }
  return out;
}

// The error in a drawing, as "line:column: sentence".
std::string wrong(const Game& game, const std::string& text) {
  try {
    static_cast<void>(read_drawing(game, text_lines(text)));
  } catch (const LocatedError& error) {
    return std::to_string(error.line()) + ":" + std::to_string(error.column()) + ": " +
           error.what();
  }
  return "";
}

Game field(Holds holds, int seats = 2) {
  GameDef d = stones(Board::grid({.columns = 3, .rows = 2}), holds);
  d.seats.resize(static_cast<std::size_t>(seats), {"green", ""});
  d.kinds.push_back({.name = "scout"});
  d.kinds.push_back({.name = "wall", .owned = false});
  return Game(std::move(d));
}

std::string cell(const Game& game, const std::string& drawn, const std::string& name) {
  const DrawnPosition drawing = read_drawing(game, text_lines(drawn));
  const auto found = drawing.cells.find({k_field, game.board().find(name).value()});
  if (found == drawing.cells.end()) return "not drawn";
  return contents_text(game, found->second, game.layout().zone(k_field).holds);
}

}  // namespace

TEST_CASE("a drawing is read cell by cell", "[core]") {
  const Game game = field(Holds::one);
  const std::string drawing = "2  S . c\n1  W ? s\n   A B C\n";
  CHECK(cell(game, drawing, "A2") == "white stone");
  CHECK(cell(game, drawing, "B2") == "nothing");
  CHECK(cell(game, drawing, "C2") == "black scout");
  CHECK(cell(game, drawing, "A1") == "wall");
  CHECK(cell(game, drawing, "B1") == "hidden");
  CHECK(cell(game, drawing, "C1") == "black stone");
}

TEST_CASE("marks printed on cells are drawn alone or after the contents, and read back", "[core]") {
  GameDef d = stones(Board::grid({.columns = 3, .rows = 2}));
  d.regions = {{.name = "home", .cells = {CellSet(6)}, .mark = k_house},
               {.name = "start", .cells = {CellSet(6)}, .mark = U'S'}};
  d.regions[0].cells[0].add(CellId(0));
  d.regions[0].cells[0].add(CellId(1));
  d.regions[1].cells[0].add(CellId(5));
  Play play(std::move(d));
  play.start();
  play.put("B1", KindId(0), SeatId(0));
  // The kind's letter differs from the marks.
  const std::string drawn =
      "2  .  .  S\n1  ⌂  T⌂ .\n   A  B  C\nT white stone, . empty, ⌂ home, S start\n";
  CHECK(board_text(play.view()) == drawn);
  const DrawnPosition read = read_drawing(*play.game, text_lines(drawn));
  REQUIRE(read.cells.size() == 6);
  for (const auto& [place, found] : read.cells)
    CHECK(found == contents(play.view(), k_field, place.second));
  CHECK(wrong(*play.game, "2 S . .\n1 . . .\n").starts_with("1:3: A2: there is no piece"));
}

TEST_CASE("a cube is drawn as its net and read back", "[core]") {
  Play play(stones(Board::cube_surface(2)));
  play.start();
  play.put("F-A1", KindId(0), SeatId(0));
  play.put("ufr", KindId(0), SeatId(1));
  const std::string net =
      "UB          .   .   .\n"
      "U3            .   .\n"
      "U2          .   .   .\n"
      "U1            .   .\n"
      "UF          .   .   s\n"
      "F3    .   .   .   .   .   .   .   .\n"
      "F2      .   .   .   .   .   .   .   .\n"
      "F1    .   .   S   .   .   .   .   .\n"
      "DF          .   .   .\n"
      "D3            .   .\n"
      "D2          .   .   .\n"
      "D1            .   .\n"
      "DB          .   .   .\n"
      "      A B C   A B C   A B C   A B C\n"
      "        L       F       R       B\n";
  std::string drawn;
  for (const std::string& line : drawing_lines(play.view())) drawn += line + "\n";
  CHECK(drawn == net);
  const DrawnPosition read = read_drawing(*play.game, text_lines(net));
  CHECK(read.cells.size() == 50);
  for (const auto& [place, found] : read.cells)
    CHECK(found == contents(play.view(), k_field, place.second));
  CHECK(wrong(*play.game, "G1 . .\n") ==
        "1:1: expected a row of the board, such as \"DB . . .\", got \"G1 . .\"");
  CHECK(wrong(*play.game, "U3 . . .\n") == "1:1: row U3: expected 2 cells, got 3");
  CHECK(wrong(*play.game, "U3 . .\nu3 . .\n") == "2:1: row U3 is drawn twice");
  CHECK(wrong(*play.game, "U3 . .\n") == "1:1: row UB of this board is missing");
}

TEST_CASE("columns and legend may be omitted, and rows may be in any order and indented",
          "[core]") {
  const Game game = field(Holds::one);
  CHECK(cell(game, "1 . . .\n      2 S   .  .", "A2") == "white stone");
  CHECK(cell(game, "2 S . .\n1 . . .\nS white stone, . empty", "A2") == "white stone");
  CHECK(cell(game, "2 S* . .\n1 . . .\nS white stone, . empty, * what won", "A2") == "white stone");
}

TEST_CASE("stacks are drawn from the top, piles as counts", "[core]") {
  const Game stacks = field(Holds::stack);
  CHECK(cell(stacks, "2 s/C/W . .\n1 . . .", "A2") == "black stone on white scout on wall");
  const Game piles = field(Holds::pile);
  CHECK(cell(piles, "2 2c+1S . .\n1 . . .", "A2") == "1 white stone and 2 black scouts");
  const Game three = field(Holds::one, 3);
  CHECK(cell(three, "2 S1 C3 W\n1 . . .", "B2") == "green scout");
}

TEST_CASE("cells given one by one override the drawing", "[core]") {
  const Game game = field(Holds::stack);
  const std::string told = "B1: black stone on white stone.\n";
  CHECK(cell(game, told, "B1") == "black stone on white stone");
  CHECK(cell(game, told, "A1") == "not drawn");
  CHECK(cell(game, "B1: nothing\n2 S . .\n1 . S .", "B1") == "nothing");
  CHECK(cell(game, "Field: empty\nB1: wall", "A2") == "nothing");
  CHECK(cell(game, "Field: empty\nB1: wall", "B1") == "wall");
}

TEST_CASE("zones, levels and variables have their names above or before them", "[core]") {
  const Game game(hunt());
  const DrawnPosition drawing =
      read_drawing(game, text_lines("Map of nickel:\n"
                                    "2  . T .\n"
                                    "1  . . .\n"
                                    "Pawns, B2: nickel pawn on penny pawn\n"
                                    "Map of penny: hidden\n"
                                    "carrying of penny: nickel\n"
                                    "Carrying (nickel): none\n"
                                    "dug of nickel: 3\n"
                                    "dug of penny: hidden\n"));
  constexpr ZoneInstance pawns{0}, penny{1}, nickel{2};
  CHECK(drawing.cells.size() == 6 + 6 + 1);
  CHECK(drawing.cells.at({nickel, CellId(4)}) == Contents{false, {{{KindId(1), SeatId(0)}, 1}}});
  CHECK(drawing.cells.at({pawns, CellId(4)}).pieces.size() == 2);
  CHECK(drawing.cells.at({penny, CellId(0)}).hidden);
  CHECK(drawing.vars.at({VarId(0), SeatId(0)}) == 1);
  CHECK(drawing.vars.at({VarId(0), SeatId(1)}) == k_nil);
  CHECK(drawing.vars.at({VarId(1), SeatId(1)}) == 3);
  CHECK(drawing.vars.at({VarId(1), SeatId(0)}) == std::nullopt);
}

TEST_CASE("errors in a drawing are reported with line and column", "[core]") {
  const Game game = field(Holds::one);
  CHECK(wrong(game, "2 S . .\n  1 . q .") ==
        "2:7: B1: there is no piece \"q\" here; there are S white stone, s black stone, C white "
        "scout, c black scout, W wall");
  CHECK(wrong(game, "2 S . .\n1 . .") == "2:6: row 1: expected 3 cells, got 2");
  CHECK(wrong(game, "2 S . . . .\n1 . . .") == "1:9: row 2: expected 3 cells, got 5");
  CHECK(wrong(game, "2 S . .") == "1:1: row 1 of this board is missing");
  CHECK(wrong(game, "2 S . .\n2 . . .") == "2:1: row 2 is drawn twice");
  CHECK(wrong(game, "3 S . .") == "1:1: there is no row 3; rows go from 1 to 2");
  CHECK(wrong(game, "\n S . .") ==
        "2:2: expected a row of the board, such as \"2 . . .\", got \"S . .\"");
  CHECK(wrong(game, "A 1: wall") ==
        "1:1: there is no cell, zone or variable \"A 1\" (did you mean \"A1\"?)");
  CHECK(wrong(game, "A1: white stnoe") ==
        "1:1: A1: there is no piece \"white stnoe\" here (did you mean \"white stone\"?); expected "
        "white stone, black stone, white scout, black scout or wall");
  CHECK(wrong(game, "A1: wall on wall") == "1:1: A1: expected at most 1 piece, got 2");
  CHECK(wrong(game, "A1: wall and wall") ==
        "1:1: A1: expected \" on \" or nothing more, got "
        "\" and wall\"");
  CHECK(wrong(game, "Field: full") ==
        "1:1: field: expected \"empty\", \"hidden\" or a board below, got \"full\"");
}

TEST_CASE("nothing is given twice in a drawing", "[core]") {
  const Game game = field(Holds::one);
  CHECK(wrong(game, "A1: nothing\nA1: wall\n") == "2:1: A1: given twice");
  CHECK(wrong(game, "Field: empty\nField: empty\n") == "2:1: field is given twice");
  CHECK(wrong(game, "Field: empty\n2 . . .\n1 . . .\n") == "2:1: field is given twice");
  CHECK(wrong(game, "2 . . .\n1 . . .\nField: empty\n") == "3:1: field is given twice");
  CHECK(wrong(game, "Field: empty\nA1: wall\n").empty());
}

TEST_CASE("impossible stacks and piles are reported", "[core]") {
  const Game stacks = field(Holds::stack);
  CHECK(wrong(stacks, "2 S/2 . .\n1 . . .") ==
        "1:3: A2: expected all pieces of the stack, the top one first, such as S/S, got \"S/2\"");
  CHECK(wrong(stacks, "2 S/S/S/S/S/S/S/S/S . .\n1 . . .") ==
        "1:3: A2: a stack holds at most 8 pieces, got 9");
  const Game piles = field(Holds::pile);
  CHECK(wrong(piles, "2 0S . .\n1 . . .") ==
        "1:3: A2: expected how many pieces, from 1 to 65535, got \"0S\"");
  CHECK(wrong(piles, "2 1S+2S . .\n1 . . .") == "1:3: A2: white stone is listed twice");
  CHECK(wrong(piles, "A1: 3 walls and many walls") ==
        "1:1: A1: expected how many pieces, from 1 to 65535, got \"many walls\"");
}

TEST_CASE("with several zones each has to be named", "[core]") {
  const Game game(hunt());
  CHECK(wrong(game, "2 . . .") ==
        "1:1: expected the name of a zone above its board, such as \"Pawns:\", got \"2 . . .\"");
  CHECK(wrong(game, "B2: penny pawn") ==
        "1:1: expected the zone in front of the cell, such as \"Pawns, B2:\", got \"B2\"");
  CHECK(wrong(game, "Map of peny:\n2 . . .") ==
        "1:1: there is no cell, zone or variable \"Map of peny\" (did you mean \"map of penny\"?)");
  CHECK(wrong(game, "dug of penny: much") ==
        "1:1: dug of penny: expected a number from -2147483648 to 2147483647, got \"much\"");
  CHECK(wrong(game, "carrying of penny: nikcel") ==
        "1:1: carrying of penny: expected none, penny or nickel, got \"nikcel\"");
}

TEST_CASE("levels are identified by their headings, and none may be missing", "[core]") {
  GameDef d = stones(Board::grid({.columns = 2, .rows = 1, .levels = 2}));
  const Game game(std::move(d));
  const DrawnPosition drawing =
      read_drawing(game, text_lines("Level I:\n1 . S\nLevel II:\n1 s .\n  A B"));
  CHECK(drawing.cells.at({k_field, CellId(1)}).pieces.front().piece.owner == SeatId(0));
  CHECK(drawing.cells.at({k_field, CellId(2)}).pieces.front().piece.owner == SeatId(1));
  CHECK(wrong(game, "1 . S") == "1:1: expected \"Level I:\" above the rows, got \"1 . S\"");
  CHECK(wrong(game, "Level I:\n1 . S") == "2:1: Level II of this board is missing");
}

TEST_CASE("all cells of a graph are drawn, one per line", "[core]") {
  GraphSpec graph{.cells = {"north gate", "pond"}, .directions = {{"on", {}}}, .positions = {}};
  const Game game(stones(Board::graph(graph)));
  const DrawnPosition drawing = read_drawing(game, text_lines("north gate  S\npond        ."));
  CHECK(drawing.cells.at({k_field, CellId(0)}).pieces.size() == 1);
  CHECK(wrong(game, "north gate  S") == "1:1: pond is missing from this board");
  CHECK(wrong(game, "pnod  S") == "1:1: there is no cell \"pnod\" (did you mean \"pond\"?)");
  CHECK(wrong(game, "pond .\npond S") == "2:1: pond is drawn twice");
}

}  // namespace hr::tests