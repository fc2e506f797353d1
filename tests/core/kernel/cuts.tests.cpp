// SPDX-License-Identifier: MIT
// The end `cuts`, and groups described to people: compared with a plain check after every action,
// on boards of all types.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "core/words/drawing.h"
#include "core/words/group.h"
#include "core/words/text.h"
#include "tests/support/play.h"

namespace hr::tests {
namespace {

CellSet cells_named(const Board& board, const std::vector<std::string>& names) {
  CellSet out(board.cells());
  for (const std::string& name : names) out.add(*board.find(name));
  return out;
}

// Stones are placed; a group that cuts the gates apart wins.
GameDef gates(Board board, const std::vector<std::string>& names) {
  GameDef d = stones(std::move(board));
  d.regions = {{"gate", {cells_named(d.board, names)}}};
  d.verbs = {verb("place", {place("stone", empty())})};
  EndDef end = ending(EndType::cuts);
  end.kind = "stone";
  end.to = region_set("gate");
  d.ends = {end};
  return d;
}

// Any stone may be removed again, so cached groups become invalid.
GameDef restless(Board board, const std::vector<std::string>& names) {
  GameDef d = gates(std::move(board), names);
  d.verbs.push_back(verb("lift", {pattern(PatternType::pick, piece_set(TermOp::filled))}));
  d.verbs[1].effect = true;
  d.ends.push_back(ending(EndType::plies, 400));
  return d;
}

// Whether a group of the seat cuts the gates apart, by a plain check.
bool plainly_cut(const Play& play, SeatId seat) {
  const Board& board = play.game->board();
  CellSet own(board.cells());
  for (int c = 0; c < board.cells(); ++c)
    if (play.view().at(k_field, CellId(c)).piece.owner == seat) own.add(CellId(c));
  for (const CellSet& group : parts_of(board, own))
    if (cuts(board, group, play.game->definition().regions[0].cells[0])) return true;
  return false;
}

// Random games, each seen by one engine that remembers and by a new one at every step.
void compare_cuts(const GameDef& definition, int games, std::uint64_t seed) {
  Play play(definition, seed);
  play.own_rules.on_effect = [](Effect& g, SeatId, const Action& a) { g.take(k_field, a.cell(0)); };
  Random random(seed);
  int won = 0;
  for (int n = 0; n < games; ++n) {
    play.start();
    while (!play.header().ended) {
      const SeatId me = play.turn();
      const std::uint64_t all = play.legal(me);
      if (all == 0) break;
      play.engine->play(play.state, me, play.engine->pick(random.below(all)), play.context);
      const bool cut = play.header().reason == EndReason::end && play.header().end == 0;
      REQUIRE(cut == plainly_cut(play, me));
      if (cut) CHECK(play.header().winners == seat_bit(me));
      won += cut ? 1 : 0;
    }
  }
  CHECK(won > 0);
}

// A shuffled game in a fast playout ends like the same game step by step.
void hurry(const GameDef& definition, int games) {
  Play play(definition);
  for (int n = 0; n < games; ++n) {
    State quick, slow;
    ActionContext calm{.chance = Chance(1)};
    play.engine->start(quick, calm);
    slow = quick;
    Random dice(static_cast<std::uint64_t>(n)), same(static_cast<std::uint64_t>(n));
    play.engine->playout(quick, dice, calm);
    while (!slow.header().ended) {
      const SeatId me = slow.header().turn;
      const std::uint64_t all = play.engine->legal(slow, me);
      if (all == 0) break;
      play.engine->play(slow, me, play.engine->pick(same.below(all)), calm);
    }
    CHECK(quick == slow);
  }
}

struct Cube : Play {
  Cube() : Play(gates(Board::cube_surface(2), {"UF-1", "DR-1", "BL-1"})) { start(); }
  Cube& set(SeatId seat, const std::vector<std::string>& names) {
    for (const std::string& name : names) put(name, k_stone, seat);
    return *this;
  }
  std::vector<std::string> told(const std::string& name) const {
    return group_text(*game, *group_at(view(), cell(name)));
  }
};

}  // namespace

TEST_CASE("the end `cuts` is detected as soon as the plain check sees it", "[core]") {
  compare_cuts(gates(Board::cube_surface(2), {"UF-1", "DR-1", "BL-1"}), 60, 1);
  compare_cuts(gates(Board::cube_surface(4), {"UF-2", "DR-2", "BL-2"}), 8, 2);
  compare_cuts(
      gates(Board::grid({.columns = 7, .rows = 7, .links = Links::hex}), {"A1", "G7", "D4"}), 60,
      3);
  compare_cuts(
      gates(Board::grid({.columns = 6, .rows = 5, .links = Links::orthogonal}), {"A1", "F5"}), 60,
      4);
  compare_cuts(gates(Board::grid({.columns = 5, .rows = 5}), {"A1", "C3", "E5", "A5"}), 60, 5);
}

TEST_CASE("cuts follow a plain search when stones can be removed again", "[core]") {
  compare_cuts(restless(Board::cube_surface(2), {"UF-1", "DR-1", "BL-1"}), 20, 6);
  compare_cuts(restless(Board::grid({.columns = 5, .rows = 5, .links = Links::hex}), {"A1", "E5"}),
               20, 7);
}

TEST_CASE("cells to be cut apart are marked in drawings, whatever is on them", "[core]") {
  Play play(gates(Board::grid({.columns = 3, .rows = 2}), {"A1", "C2"}));
  play.start();
  play.put("A1", k_stone, SeatId(1));
  const std::string drawn = board_text(play.view());
  CHECK(drawn == "2  .  .  +\n1  s+ .  .\n   A  B  C\ns black stone, . empty, + marked\n");
  const std::vector<TextLine> lines{{1, 1, "2  . . +"},
                                    {2, 1, "1  s+ . ."},
                                    {3, 1, "A B C"},
                                    {4, 1, "s black stone, . empty, + marked"}};
  const DrawnPosition read = read_drawing(*play.game, lines);
  REQUIRE(read.cells.size() == 6);
  for (const auto& [place, found] : read.cells)
    CHECK(found == contents(play.view(), k_field, place.second));
}

TEST_CASE("a fast playout sees the same cut as play", "[core]") {
  hurry(gates(Board::cube_surface(2), {"UF-1", "DR-1", "BL-1"}), 100);
  hurry(gates(Board::cube_surface(4), {"UF-2", "DR-2", "BL-2"}), 20);
  hurry(gates(Board::grid({.columns = 8, .rows = 8, .links = Links::hex}), {"A1", "H8", "A8"}), 50);
}

TEST_CASE("the end `cuts` needs two cells to cut apart", "[core]") {
  CHECK(error_of([] { Play(gates(Board::cube_surface(2), {"UF-1"})); }) ==
        "ends.1: expected at least two cells to cut apart, got 1");
}

TEST_CASE("a group is described with what it cuts off", "[core]") {
  Cube play;
  play.set(k_white, {"U-A1", "U-C1", "F-A3", "F-C3"}).set(k_black, {"UFR"});
  CHECK(play.told("F-A3") ==
        std::vector<std::string>{"White's group of 4 cells: U-A1, U-C1, F-A3 and F-C3.",
                                 "Part outside the group: 45 cells, including BL-1 and DR-1.",
                                 "Part outside the group: 1 cell, including UF-1."});
  CHECK(
      play.told("UFR") ==
      std::vector<std::string>{"Black's group of 1 cell: UFR.",
                               "Part outside the group: 49 cells, including UF-1, BL-1 and DR-1."});
  CHECK_FALSE(group_at(play.view(), play.cell("F-B2")));
  play.set(k_white, {"UF-1"});
  CHECK(play.told("UF-1")[1] == "Marked cells in the group: UF-1.");
}

TEST_CASE("the winning group is found again, and no other group", "[core]") {
  Cube play;
  play.set(k_white, {"UF-1", "F-C3", "F-C1", "R-A1", "B-A1"});
  CHECK_FALSE(winning_group(play.view()));
  play.play(act(VerbId(0), {play.at("DR-1")}));
  REQUIRE(play.header().ended);
  const auto won = winning_group(play.view(k_black));
  REQUIRE(won);
  CHECK(won->seat == k_white);
  CHECK(won->cells == cells_named(play.game->board(), {"UF-1", "F-C3", "F-C1", "R-A1", "DR-1"}));
  CHECK(won->marks.size() == 2);
}

TEST_CASE("cuts() works for sets of any kind", "[core]") {
  const Board board = Board::grid({.columns = 5, .links = Links::orthogonal});
  const auto set = [&](const std::vector<std::string>& names) { return cells_named(board, names); };
  CHECK(cuts(board, set({"C1"}), set({"A1", "E1"})));
  CHECK_FALSE(cuts(board, set({"C1"}), set({"A1", "B1"})));
  CHECK(cuts(board, set({"B1"}), set({"A1", "B1"})));
  CHECK(cuts(board, set({}), set({"A1"})));
  CHECK_FALSE(cuts(board, set({"C1"}), set({"A1", "B1", "E1"})));
  CHECK(parts_of(board, set({"A1", "B1", "D1"})) ==
        std::vector<CellSet>{set({"A1", "B1"}), set({"D1"})});
}

}  // namespace hr::tests
