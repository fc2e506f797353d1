// SPDX-License-Identifier: MIT
// Steps, slides and jumps, and boards that wrap.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "tests/support/stones.h"

namespace hr::tests {
TEST_CASE("a slide crosses empty cells and stops before the next piece", "[core]") {
  Stones rook(k_chessboard, {moving(PatternType::slide, {"n", "e", "s", "w"})}, {"C3"},
              {"C6", "F3"});
  CHECK(rook.ends() == Names{"A3", "B3", "C1", "C2", "C4", "C5", "D3", "E3"});
}

TEST_CASE("a slide that may end on enemies captures the first one on its way", "[core]") {
  Stones queen(k_chessboard, {moving(PatternType::slide, {}, empty() + enemy())}, {"A1", "A4"},
               {"C1", "D4", "E5"});
  std::set<std::string> from_a1;
  for (const Action& action : queen.actions())
    if (action.cell(0) == queen.cell("A1"))
      from_a1.insert(queen.game->board().name(action.cell(1)));
  CHECK(from_a1 == std::set<std::string>{"A2", "A3", "B1", "B2", "C1", "C3", "D4"});
  queen.play(act(VerbId(0), {queen.at("A1"), queen.at("D4")}));
  CHECK(queen.piece("D4") == Piece{k_stone, k_white});
  CHECK(queen.events.size() == 1);
}

TEST_CASE("max bounds a slide, exactly fixes its length", "[core]") {
  PatternDef slide = moving(PatternType::slide, {"n"});
  slide.max = Amount{.value = 3};
  CHECK(Stones(k_chessboard, {slide}, {"A1"}).ends() == Names{"A2", "A3", "A4"});
  slide.exactly = Amount{.value = 3};
  CHECK(Stones(k_chessboard, {slide}, {"A1"}).ends() == Names{"A4"});
  CHECK(Stones(k_chessboard, {slide}, {"A1"}, {"A3"}).turn() == k_black);  // white is stuck
  slide.exactly->value = 4;
  CHECK(Stones(k_chessboard, {slide}, {"A1"}).ends().empty());
  slide.max->value = 0;
  slide.exactly.reset();
  CHECK(Stones(k_chessboard, {slide}, {"A1"}).ends().empty());
}

TEST_CASE("the lengths of a slide may be computed", "[core]") {
  std::int64_t asked = 2;
  GameDef d = Stones::definition(k_chessboard, {moving(PatternType::slide, {"n"})}, Holds::one);
  d.verbs.push_back(verb("wait", {pattern(PatternType::pass)}));
  for (const bool exactly : {false, true}) {
    PatternDef& slide = d.verbs[0].patterns[0];
    slide.max.reset();
    slide.exactly.reset();
    (exactly ? slide.exactly : slide.max) = Amount{.rule = 0};
    Play play(d);
    play.own_rules.on_number = [&](const View& v, int) {
      return v.viewer() == k_white ? asked : 99;
    };
    play.begins_with({"A1"});
    play.start();
    const auto moves = [&](std::int64_t length) {
      asked = length;
      return play.legal() - 1;
    };
    CHECK(moves(2) == (exactly ? 1 : 2));
    CHECK(moves(7) == (exactly ? 1 : 7));
    CHECK(moves(8) == (exactly ? 0 : 7));
    CHECK(moves(1000000000000) == (exactly ? 0 : 7));
    if (!exactly) CHECK(moves(0) == 0);
    if (!exactly) CHECK(moves(-5) == 0);
  }
}

TEST_CASE("a slide with a computed length of zero offers nothing", "[core]") {
  PatternDef slide = moving(PatternType::slide, {"n"});
  slide.exactly = Amount{.rule = 0};
  GameDef d = Stones::definition(k_chessboard, {slide}, Holds::one);
  d.verbs.push_back(verb("wait", {pattern(PatternType::pass)}));
  Play play(d);
  play.own_rules.on_number = [](const View&, int) { return 0; };
  play.begins_with({"A1"});
  CHECK(play.start().legal() == 1);
}

TEST_CASE("a slide on a ring ends at the cell before its start", "[core]") {
  const Board ring = Board::grid({.columns = 5, .links = Links::orthogonal, .wrap_columns = true});
  CHECK(Stones(ring, {moving(PatternType::slide, {"e"})}, {"A1"}).ends() ==
        Names{"B1", "C1", "D1", "E1"});
  CHECK(Stones(ring, {moving(PatternType::slide)}, {"A1"}).ends() == Names{"B1", "C1", "D1", "E1"});
}

TEST_CASE("a diagonal slide on a torus covers its whole length", "[core]") {
  const Board torus =
      Board::grid({.columns = 4, .rows = 3, .wrap_columns = true, .wrap_rows = true});
  CHECK(Stones(torus, {moving(PatternType::slide, {"ne"})}, {"A1"}).ends().size() == 11);
}

TEST_CASE("patterns work on a board of diagonals that is wrapped one way", "[core]") {
  const Board board =
      Board::grid({.columns = 5, .rows = 2, .links = Links::diagonal, .wrap_columns = true});
  for (const PatternType type : {PatternType::step, PatternType::slide}) {
    Stones play(board, {moving(type)}, {"A1", "B1", "C1", "D1", "E1"});
    for (const Action& action : play.actions()) {
      INFO(play.game->board().name(action.cell(0)) << play.game->board().name(action.cell(1)));
      CHECK(board.neighbours(action.cell(0)).has(action.cell(1)));
    }
    CHECK(play.legal() == 10);
  }
}

TEST_CASE("a jump captures the piece it jumps", "[core]") {
  Stones play(k_chessboard, {moving(PatternType::jump)}, {"C3"}, {"C4", "D4", "B3", "A3"});
  CHECK(play.ends() == Names{"C5", "E5"});
  play.play(act(VerbId(0), {play.at("C3"), play.at("E5"), play.at("D4")}));
  CHECK(play.piece("D4") == Piece{});
  CHECK(play.piece("E5") == Piece{k_stone, k_white});
  REQUIRE_FALSE(play.events.empty());
  CHECK(play.events[0].kind == play.game->captured_event());
  CHECK(play.events[0].arguments ==
        std::vector<EventArgument>{k_white, Piece{k_stone, k_black}, play.cell("D4")});
}

TEST_CASE("a jump that two directions offer is one action", "[core]") {
  const Board narrow = Board::grid({.columns = 2, .rows = 3, .wrap_columns = true});
  Stones play(narrow, {moving(PatternType::jump)}, {"A1"}, {"B2"});
  CHECK(play.ends() == Names{"A3"});
  const Board twice = Board::graph(
      {.cells = {"a", "b", "c"},
       .directions = {{"p", {{"a", "b"}, {"b", "c"}}}, {"q", {{"a", "b"}, {"b", "c"}}}},
       .positions = {}});
  CHECK(Stones(twice, {moving(PatternType::jump)}, {"a"}, {"b"}).ends() == Names{"c"});
}

TEST_CASE("a piece set may contain empty cells, from which nothing moves", "[core]") {
  GameDef d = stones(Board::grid({.columns = 3, .rows = 1}));
  PatternDef step = pattern(PatternType::step);
  step.piece = near_set(TermOp::around, own());
  d.verbs = {verb("do", {step})};
  Play around(d);
  around.begins_with({"A1"});
  around.start();
  REQUIRE_FALSE(around.actions().empty());
  for (const Action& action : around.actions()) CHECK(action.cell(0) == around.cell("A1"));
}

TEST_CASE("steps of a kind take it from any place in a stack", "[core]") {
  Stones play(Board::grid({.columns = 2}),
              {moving(PatternType::step, {}, make_set(TermOp::everywhere))}, {"A1"}, {"A1", "B1"},
              Holds::stack);
  CHECK(play.ends() == Names{"B1"});
  play.play(act(VerbId(0), {0, 1}));
  CHECK(play.view().height(k_field, CellId(1)) == 2);
  CHECK(play.piece("B1") == Piece{k_stone, k_white});
  CHECK(play.piece("A1") == Piece{k_stone, k_black});
  CHECK(play.events.empty());
}

TEST_CASE("a full stack accepts no more pieces", "[core]") {
  const PatternDef step = moving(PatternType::step, {}, make_set(TermOp::everywhere));
  Stones play(Board::grid({.columns = 2}), {step}, {"A1"}, Names(8, "B1"), Holds::stack);
  CHECK(play.ends() == Names{"A1"});
}

TEST_CASE("a full pile accepts no more pieces, and does not affect its neighbours", "[core]") {
  const PatternDef step = moving(PatternType::step, {}, make_set(TermOp::everywhere));
  Stones play(Board::grid({.columns = 3}), {step}, {"A1"}, {}, Holds::pile);
  play.effect().put(k_field, CellId(1), {k_stone, k_white}, 65535);
  CHECK(play.ends() == Names{"A1", "C1"});
}

// The cells from which and to which the seat to move may go, each as often as it is offered.
std::multiset<std::string> ways(Stones& stones) {
  std::multiset<std::string> out;
  for (const Action& action : stones.actions())
    out.insert(stones.game->board().name(action.cell(0)) + "-" +
               stones.game->board().name(action.cell(1)));
  return out;
}

TEST_CASE("a step by leaps passes over whatever lies between, and captures where it lands",
          "[core]") {
  const PatternDef leaps =
      moving(PatternType::step, {leap_word({1, 2})}, make_set(TermOp::unite, empty(), enemy()));
  Stones knight(k_chessboard, {leaps}, {"B1"}, {"B2", "C3", "D2"});
  CHECK(knight.ends() == Names{"A3", "C3", "D2"});
  knight.play(act(VerbId(0), {knight.at("B1"), knight.at("C3")}));
  CHECK(knight.piece("C3") == Piece{k_stone, k_white});
  Stones pair(k_chessboard, {leaps}, {"B1", "G1"});
  CHECK(pair.ends() == Names{"A3", "C3", "D2", "E2", "F3", "H3"});
}

TEST_CASE("links and leaps in one list are offered once each", "[core]") {
  const PatternDef both = moving(PatternType::step, {"n", leap_word({0, 1}), leap_word({0, 2})});
  Stones stone(k_chessboard, {both}, {"A1"});
  CHECK(stone.ends() == Names{"A2", "A3", "B1", "C1"});
  Stones two(k_chessboard, {both}, {"A1", "H8"});
  CHECK(two.ends() == Names{"A2", "A3", "B1", "C1", "F8", "G8", "H6", "H7"});
}

TEST_CASE("patterns that reach a cell by links and by a leap offer it once", "[core]") {
  const PatternDef slide = moving(PatternType::slide, {"e"});
  const PatternDef leap = moving(PatternType::step, {leap_word({0, 2})});
  for (const auto& patterns : {std::vector{slide, leap}, std::vector{leap, slide}}) {
    Stones one(k_chessboard, patterns, {"A1"});
    CHECK(one.ends() == Names{"A3", "B1", "C1", "D1", "E1", "F1", "G1", "H1"});
    Stones two(k_chessboard, patterns, {"A1", "A5"});
    const std::multiset<std::string> offered = ways(two);
    CHECK(std::set<std::string>(offered.begin(), offered.end()).size() == offered.size());
  }
}

TEST_CASE("a slide by leaps repeats its leap over empty cells", "[core]") {
  const PatternDef ride = moving(PatternType::slide, {leap_word({1, 2})},
                                 make_set(TermOp::unite, empty(), enemy()), empty());
  Stones rider(k_chessboard, {ride}, {"A1"}, {"C5", "C2"});
  CHECK(rider.ends() == Names{"B3", "C2", "C5"});
  Stones riders(k_chessboard, {ride}, {"A1", "H1"}, {"C5", "C2"});
  CHECK(riders.ends() == Names{"B3", "B4", "C2", "C5", "D3", "E7", "F2", "F5", "G3"});
}

TEST_CASE("a hop leads to every cell of its set but its own", "[core]") {
  PatternDef hop = moving(PatternType::step, {}, make_set(TermOp::unite, empty(), enemy()));
  hop.anywhere = true;
  Stones one(Board::grid({.columns = 3, .rows = 2}), {hop}, {"A1"}, {"B2"});
  CHECK(one.ends() == Names{"A2", "B1", "B2", "C1", "C2"});
  Stones two(Board::grid({.columns = 3, .rows = 2}), {hop}, {"A1", "C1"}, {"B2"});
  CHECK(two.ends() == Names{"A2", "A2", "B1", "B1", "B2", "B2", "C2", "C2"});
  two.play(act(VerbId(0), {two.at("C1"), two.at("B2")}));
  CHECK(two.piece("B2") == Piece{k_stone, k_white});
}

TEST_CASE("a stone falls to the first empty cells of a direction", "[core]") {
  const std::vector<Board> boards{
      Board::grid({.columns = 6, .rows = 5}),
      Board::grid({.columns = 7, .rows = 4, .wrap_columns = true}),
      Board::grid({.columns = 15, .rows = 12, .links = Links::hex}),
      Board::grid({.columns = 30, .rows = 30, .wrap_rows = true}),
      Board::graph({.cells = {"a", "b", "c", "d"},
                    .directions = {{"down", {{"a", "c"}, {"b", "c"}, {"c", "d"}}}},
                    .positions = {}})};
  Random random(3);
  for (const Board& board : boards)
    for (const std::string& way : board.direction_names()) {
      std::vector<std::string> stones, falls;
      std::vector<char> full(nth(board.cells())), held(nth(board.cells()));
      for (int cell = 0; cell < board.cells(); ++cell)
        if ((full[nth(cell)] = random.below(3) == 0)) stones.push_back(board.name(CellId(cell)));
      for (int cell = 0; cell < board.cells(); ++cell)
        if (const CellId to = board.link(CellId(cell), *board.direction(way)); to != CellId::none)
          held[nth(index(to))] = held[nth(index(to))] || !full[nth(cell)];
      for (int cell = 0; cell < board.cells(); ++cell)
        if (!full[nth(cell)] && !held[nth(cell)]) falls.push_back(board.name(CellId(cell)));
      std::ranges::sort(falls);
      Stones play(board, {place("stone", empty() - near_set(TermOp::near, empty(), {way}))},
                  stones);
      INFO(board.cells() << " cells, " << way);
      CHECK(play.ends() == falls);
    }
}

}  // namespace hr::tests
