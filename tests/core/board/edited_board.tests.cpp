// SPDX-License-Identifier: MIT
// Games on edited boards: what happens to regions, to pieces in mid-game, to pictures and lists.
#include "core/board/edited_board.h"

#include <catch2/catch.hpp>

#include "core/board/board_lines.h"
#include "core/board/cell_names.h"
#include "core/board/cell_rows.h"
#include "core/board/far_apart.h"
#include "core/match/position.h"
#include "core/table/rule_change.h"
#include "core/words/drawing.h"
#include "core/words/text.h"
#include "core/words/text_verbs.h"
#include "tests/support/hunt.h"
#include "tests/support/play.h"

namespace hr::tests {

namespace {

using Names = std::vector<std::string>;

CellSet cells(const Board& board, const Names& names) {
  CellSet out(board.cells());
  for (const std::string& name : names) out.add(board.find(name).value());
  return out;
}

Names names(const Board& board, const CellSet& set) {
  Names out;
  for (const CellId cell : set.list()) out.push_back(board.name(cell));
  return out;
}

// Two seats, a region per seat, a shared one and one that is spread out.
GameDef camps(Board board) {
  GameDef d;
  d.name = "Camps";
  d.seats = {{"white", "n"}, {"black", "s"}};
  d.board = std::move(board);
  d.regions = {{"home", {cells(d.board, {"A1", "B1"}), cells(d.board, {"C4", "D4"})}},
               {"middle", {cells(d.board, {"B2", "C2", "B3"})}},
               {"base", {}, true}};
  for (const CellId cell : far_apart(d.board, 2)) {
    d.regions.back().cells.emplace_back(d.board.cells());
    d.regions.back().cells.back().add(cell);
  }
  d.zones = {{.name = "field", .see = {}}};
  d.kinds = {{.name = "stone"}};
  d.verbs = {verb("move", {step("stone", {}, empty() + enemy())}),
             verb("pass", {pattern(PatternType::pass)})};
  return d;
}

GameDef edited(GameDef d, const std::string& text) {
  const Board declared = d.board;
  edit_board(d, declared, "pit", read_board_changes(text));
  return d;
}

GameDef pit(const std::string& text) {
  return edited(camps(Board::grid({.columns = 4, .rows = 4})), text);
}

Names region(const GameDef& d, std::size_t region, std::size_t seat = 0) {
  return names(d.board, d.regions[region].cells[seat]);
}

std::string refused(const std::string& text) {
  return error_of([&] { pit(text); });
}

class CampRules : public Rules {
 public:
  SeatId setup(Effect& g) override {
    for (const auto& [name, seat] : {std::pair{"A1", 0}, {"B2", 0}, {"C3", 1}, {"D4", 1}})
      if (const auto cell = g.game().board().find(name))
        g.put(k_field, *cell, {KindId(0), SeatId(seat)});
    return SeatId(0);
  }
};

PlayableRules book(GameDef d) { return playable_of(std::move(d), std::make_shared<CampRules>()); }

}  // namespace

TEST_CASE("closed cells are removed from regions, and the declared board is kept", "[core]") {
  const GameDef d = pit("closed B1 B2\nname A1 Gate\n");
  CHECK(region(d, 0) == Names{"Gate"});
  CHECK(region(d, 0, 1) == Names{"C4", "D4"});
  CHECK(region(d, 1) == Names{"C2", "B3"});
  REQUIRE(d.edited);
  CHECK(d.edited->name == "pit");
  CHECK(d.edited->declared.cells() == 16);
  CHECK(d.edited->whole.name(CellId(0)) == "A1");
  CHECK(names(d.edited->whole, d.edited->regions[1].cells[0]) == Names{"B2", "C2", "B3"});
}

TEST_CASE("bases far apart stay in place until one of them is closed", "[core]") {
  CHECK(region(pit(""), 2) == Names{"A1"});
  CHECK(region(pit(""), 2, 1) == Names{"D1"});
  CHECK(region(pit("closed B1 B2 B3\n"), 2, 1) == Names{"D1"});  // D2 is farther from A1 now
  const GameDef d = pit("closed D1\n");
  CHECK(region(d, 2) == Names{"A1"});
  CHECK(region(d, 2, 1) == Names{"D2"});
}

TEST_CASE("a region is marked for all or for one seat, over several lines", "[core]") {
  const GameDef d =
      pit("name D1 Den\nregion home white D1 C1\nregion home white A2\nregion middle black den\n"
          "region base A2\n");
  CHECK(region(d, 0) == Names{"C1", "Den", "A2"});
  CHECK(region(d, 0, 1) == Names{"C4", "D4"});
  REQUIRE(d.regions[1].cells.size() == 2);
  CHECK(region(d, 1, 0) == Names{"B2", "C2", "B3"});
  CHECK(region(d, 1, 1) == Names{"Den"});
  CHECK(region(d, 2, 0) == Names{"A2"});
  CHECK(region(d, 2, 1) == Names{"A2"});
  CHECK(region(pit("region middle\n"), 1).empty());
  CHECK(region(pit("closed B2\nregion middle B2 B3\n"), 1) == Names{"B3"});
}

TEST_CASE("a mark that makes no sense is refused", "[core]") {
  CHECK(refused("region hom A1") ==
        "region: there is no region \"hom\" (did you mean \"home\"?); there are home, middle and "
        "base");
  CHECK(refused("region home whit A1") ==
        "region: there is no cell or seat \"whit\" (did you mean \"white\"?); cells are named A1 "
        "to D4");
  CHECK(refused("region home white A9") ==
        "region: there is no cell \"A9\"; cells are named A1 to D4");
  CHECK(refused("name A1 Middle") == "name: \"Middle\" is the name of a region");
  GameDef bare = camps(Board::grid({.columns = 4, .rows = 4}));
  bare.regions.clear();
  CHECK(error_of([&] { edited(bare, "region home A1"); }) ==
        "region: there is no region \"home\"; this ruleset has none");
}

TEST_CASE("in mid-game pieces move with their cells, and those on closed cells are reported",
          "[core]") {
  Match match(book(pit("")), 1);
  const auto move = [&](const char* from, const char* to) {
    const Board& board = match.game().board();
    match.play(match.actors().front(),
               act(VerbId(0), {index(board.find(from).value()), index(board.find(to).value())}));
  };
  const auto spoken = [&] { return board_lines_spoken(match.view(SeatId::owner)); };
  move("B2", "B3");
  match.change_rules(book(pit("closed A1 C3\nname B3 Gate\n")));
  CHECK(match.node().lost() ==
        Names{"Removed from closed cells: white's stone at A1 and black's stone at C3."});
  CHECK(spoken() == Names{"Gate: white stone.", "D4: black stone."});
  move("D4", "C4");
  match.change_rules(book(pit("")));
  CHECK(match.node().lost().empty());
  CHECK(spoken() == Names{"B3: white stone.", "C4: black stone."});
  while (match.undo()) continue;
  CHECK(spoken().size() == 4);
}

TEST_CASE("what an edit would make illegal is reported before it is made", "[core]") {
  const Match match(book(pit("")), 1);
  const auto change = [&](const std::string& text, SeatId seat) {
    Match after = match;
    after.change_rules(book(pit(text)));
    return rule_change(moment_of(match), moment_of(after), after.node(), std::array{seat});
  };
  const auto texts = [](const std::vector<ChangedAction>& actions) {
    Names out;
    for (const ChangedAction& action : actions) out.push_back(action.text);
    return out;
  };
  const std::string text = "closed A2 C3\ncut A1 B1\nlink A1 D1\n";
  const RuleChangeReport owner = change(text, SeatId::owner), white = change(text, SeatId(0));
  CHECK(owner.lost == Names{"Removed from closed cells: black's stone at C3."});
  CHECK(white.lost == owner.lost);  // nothing is hidden here
  CHECK(texts(white.removed) == Names{"move A1 A2", "move A1 B1", "move B2 A2", "move B2 C3"});
  CHECK(white.removed.front().cells == Names{"A1", "A2"});
  CHECK(texts(white.added) == Names{"move A1 D1"});
  CHECK(white.added.front().cells == Names{"A1", "D1"});
  CHECK(owner.removed == white.removed);
  CHECK(change(text, SeatId(1)).removed.empty());  // not to act
  const RuleChangeReport renamed = change("name A1 Gate\n", SeatId(0));
  CHECK(renamed.removed.empty());
  CHECK(renamed.added.empty());
  CHECK(match.tree().size() == 1);
}

TEST_CASE("a board with holes is drawn with # and read back", "[core]") {
  const Match match(book(pit("closed B2 D1\n")), 1);
  CHECK(board_text(match.view(SeatId::owner)) ==
        "4  . . . s\n"
        "3  . . s .\n"
        "2  . # . .\n"
        "1  S . . #\n"
        "   A B C D\n"
        "S white stone, s black stone, . empty, # closed\n");
  std::vector<TextLine> lines;
  for (const std::string& line : drawing_lines(match.view(SeatId::owner)))
    lines.push_back({static_cast<int>(lines.size()) + 1, 1, line});
  lines.push_back({9, 1, "S white stone, # closed"});
  const DrawnPosition drawing = read_drawing(match.game(), lines);
  CHECK(drawing.cells.size() == 14);
  CHECK(arrange(match.engine(), match.state(), drawing, {}) == match.state());
  const auto said = [&](std::size_t line, const std::string& text) {
    std::vector<TextLine> wrong = lines;
    wrong[line].text = text;
    return error_of([&] { read_drawing(match.game(), wrong); });
  };
  CHECK(said(2, "2  . . . .") == "B2 is closed: expected \"#\", got \".\"");
  CHECK(said(3, "1  S # . #") == "B1 is open: expected a cell, got \"#\"");
  CHECK(said(3, "1  S . .") == "row 1: expected 4 cells, got 3");
}

TEST_CASE("rows and levels keep their headings when their first cells are closed or renamed",
          "[core]") {
  const auto lines = [](const Board& board) {
    return board_lines(board, Names(static_cast<std::size_t>(board.cells()), "."));
  };
  const Board floors = Board::grid({.columns = 2, .rows = 2, .levels = 2});
  const BoardChanges gone = read_board_changes("closed A1-I A1-II B1-II A2-II\nname B1-I Gate\n");
  CHECK(lines(changed(floors, gone)) ==
        Names{"Level I:", "2  . .", "1  # .", "   A B", "Level II:", "2  # .", "1  # #", "   A B"});
  const Board hex = Board::grid({.columns = 3, .rows = 3, .links = Links::hex});
  CHECK(lines(changed(hex, read_board_changes("closed A2 A3 B3 C3\n"))) ==
        Names{"3    # # #", "2   # . .", "1  . . .", "   A B C"});
}

TEST_CASE("a mountain with missing or renamed steps is still drawn as one", "[core]") {
  GraphSpec spec;
  for (int x = 3; x <= 5; ++x)
    for (int y = 1; y <= 3; ++y) {
      spec.cells.push_back(std::to_string(x) + "x-" + std::to_string(y));
      spec.positions.emplace_back(x, y);
    }
  const Board whole = Board::graph(spec);
  const Board board = changed(whole, read_board_changes("closed 4x-2 3x-3\nname 3x-1 Camp\n"));
  CHECK(board_lines(board, Names{"a", "b", "c", "d", "e", "f", "g"}) ==
        Names{"3     d  g", "2  b     f", "1  a  c  e", "   3x 4x 5x"});
  CHECK(cell_names_text(board) == "the cells are Camp, 3x-2, 4x-1, 4x-3, 5x-1, 5x-2 and 5x-3");
}

}  // namespace hr::tests
