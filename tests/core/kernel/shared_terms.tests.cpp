// SPDX-License-Identifier: MIT
// What parts of actions have in common is worked out once; it has to be what each would find by
// itself.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/stones.h"

namespace hr::tests {

namespace {

PatternDef of_parts(std::vector<PatternDef> list) {
  PatternDef out = pattern(PatternType::parts);
  out.parts = std::move(list);
  return out;
}
PatternDef pick(Set onto) { return pattern(PatternType::pick, std::move(onto)); }
Set beside(Set cells) { return near_set(TermOp::near, std::move(cells)); }
Set filled() { return piece_set(TermOp::filled); }
Set here() { return make_set(TermOp::here); }
// The empty cells beside stones.
Set edge() { return beside(filled()) - filled(); }

Action three(std::int64_t from, std::int64_t to, std::int64_t cell) {
  return act(VerbId(0), {from, to, cell});
}

// Whether some cells, without one of them, are one group.
bool one_group_without(const Board& board, const std::vector<int>& cells, int without) {
  std::vector<int> left, reached;
  for (const int cell : cells)
    if (cell != without) (reached.empty() ? reached : left).push_back(cell);
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const CellId to : board.neighbours(CellId(reached[i])))
      if (const auto found = std::ranges::find(left, index(to)); found != left.end()) {
        reached.push_back(*found);
        left.erase(found);
      }
  return !reached.empty() && left.empty();
}

}  // namespace

TEST_CASE("a term is worked out again for the position that a part leads to", "[core]") {
  Stones play(Board::grid({.columns = 4}), {of_parts({moving(PatternType::step), pick(edge())})},
              {"B1"});
  CHECK(play.actions() == std::vector<Action>{three(1, 0, 1), three(1, 2, 1), three(1, 2, 3)});
}

TEST_CASE("parts that move and parts that stay share a term, each in its own position", "[core]") {
  GameDef d = Stones::definition(Board::grid({.columns = 4}), {}, Holds::one);
  d.verbs = {verb("first", {of_parts({pick(own()), pick(edge())})}),
             verb("move", {of_parts({moving(PatternType::step), pick(edge())})}),
             verb("last", {of_parts({pick(own()), pick(edge())})})};
  Play play(d);
  play.begins_with({"B1"});
  play.start();
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0), {1, 0}), act(VerbId(0), {1, 2}),
                                              act(VerbId(1), {1, 0, 1}), act(VerbId(1), {1, 2, 1}),
                                              act(VerbId(1), {1, 2, 3}), act(VerbId(2), {1, 0}),
                                              act(VerbId(2), {1, 2})});
  play.play(act(VerbId(1), {1, 2, 1}));
  CHECK(play.turn() == k_white);  // black has nothing to do
  CHECK(play.can(k_white, act(VerbId(0), {2, 1})));
  CHECK_FALSE(play.can(k_white, act(VerbId(0), {1, 0})));
}

TEST_CASE("a term that speaks of the piece is worked out for each piece", "[core]") {
  // Two verbs begin with the same choice, and share the free cells beside the chosen stone.
  const Set free = beside(here()) - filled();
  GameDef d = Stones::definition(Board::grid({.columns = 5}), {}, Holds::one);
  d.verbs = {verb("near", {of_parts({pick(own()), pick(free - beside(free))})}),
             verb("far", {of_parts({pick(own()), pick(beside(free) - own())})})};
  Play play(d);
  play.begins_with({"A1", "C1"});
  play.start();
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0), {0, 1}), act(VerbId(0), {2, 1}),
                                              act(VerbId(0), {2, 3}), act(VerbId(1), {2, 4})});
}

TEST_CASE("of a set that grows, what stays the same is worked out once", "[core]") {
  // Along empty cells that are not beside a black stone.
  TermExpr so_far;
  so_far.op = TermOp::so_far;
  const Set open = empty() - beside(piece_set(TermOp::enemy));
  const Set far = make_set(TermOp::grow, here(), beside(make_term(std::move(so_far))) * open);
  Stones play(Board::grid({.columns = 7}), {of_parts({pick(own()), pick(far - here())})},
              {"B1", "E1"}, {"G1"});
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0), {1, 0}), act(VerbId(0), {1, 2}),
                                              act(VerbId(0), {1, 3}), act(VerbId(0), {4, 2}),
                                              act(VerbId(0), {4, 3})});
}

TEST_CASE("where one of two sets is empty, the other one does not matter", "[core]") {
  const Set lonely = make_set(TermOp::one_group, own() - here());
  Stones play(Board::grid({.columns = 6}),
              {of_parts({pick(own()), pick((beside(here()) - filled()) * lonely)})},
              {"A1", "B1", "D1"});
  // Only without D1 are the others one group.
  CHECK(play.actions() == std::vector<Action>{act(VerbId(0), {3, 2}), act(VerbId(0), {3, 4})});
}

TEST_CASE("which stones can go without parting the others is found for all at once", "[core]") {
  const PatternDef goes =
      of_parts({pick(own()), pick(here() * make_set(TermOp::one_group, filled() - here()))});
  Random random(7);
  for (const int size : {3, 5, 12, 24}) {  // of one word, of four, and wide
    const Board board = Board::grid({.columns = size, .rows = size});
    for (int round = 0; round < 40; ++round) {
      std::vector<int> cells;
      std::vector<std::string> names;
      // Mostly one group or two: each stone but the first is put beside another one.
      const auto stones = 1 + random.below(static_cast<std::uint64_t>(size) + 4);
      while (cells.size() < stones) {
        int cell = static_cast<int>(random.below(static_cast<std::uint64_t>(board.cells())));
        if (!cells.empty() && random.below(8) != 0) {
          const auto near = board.neighbours(CellId(cells[random.below(cells.size())]));
          const std::vector<CellId> beside_it(near.begin(), near.end());
          cell = index(beside_it[random.below(beside_it.size())]);
        }
        if (std::ranges::find(cells, cell) != cells.end()) continue;
        cells.push_back(cell);
        names.push_back(board.name(CellId(cell)));
      }
      std::vector<Action> expected;
      for (const int cell : cells)
        if (one_group_without(board, cells, cell)) expected.push_back(act(VerbId(0), {cell, cell}));
      std::ranges::sort(expected);
      Stones play(board, {goes}, names);
      CHECK(play.actions(k_white) == expected);
    }
  }
}

}  // namespace hr::tests
