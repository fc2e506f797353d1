// SPDX-License-Identifier: MIT
// How games end: each declared type of end, their order, and repetition in detail.
#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "core/words/group.h"
#include "core/words/text.h"
#include "tests/support/classics.h"
#include "tests/support/play.h"
#include "tests/support/position.h"

namespace hr::tests {
namespace {

// Stones are placed and lifted again, or one waits; nothing is irreversible.
struct Pegs : Play {
  explicit Pegs(std::vector<EndDef> ends, Board board = Board::grid({.columns = 3, .rows = 3}))
      : Play(definition(std::move(ends), std::move(board))) {
    own_rules.on_effect = [](Effect& g, SeatId, const Action& action) {
      g.take(k_field, action.cell(0));
    };
  }
  static GameDef definition(std::vector<EndDef> ends, Board board) {
    GameDef d = stones(std::move(board));
    d.verbs = {verb("place", {place("stone", empty())}),
               verb("lift", {pattern(PatternType::pick, own())}),
               verb("wait", {pattern(PatternType::pass)})};
    d.verbs[1].effect = true;
    d.ends = std::move(ends);
    return d;
  }
  Pegs& put_at(const std::string& name) { return play(act(VerbId(0), {at(name)})), *this; }
  Pegs& lift(const std::string& name) { return play(act(VerbId(1), {at(name)})), *this; }
  Pegs& wait() { return play(act(VerbId(2))), *this; }
  std::string ending() const {
    if (!header().ended) return "";
    return "end " + std::to_string(header().end) + " for " + std::to_string(header().winners);
  }
};

EndDef line_of(int n) { return ending(EndType::line, n); }

}  // namespace

TEST_CASE("a line wins for its owner, in every direction of the board", "[core]") {
  for (const std::vector<std::string>& cells : {std::vector<std::string>{"A1", "B1", "C1"},
                                                {"B3", "B1", "B2"},
                                                {"A1", "C3", "B2"},
                                                {"C1", "B2", "A3"}}) {
    Pegs play({line_of(3)});
    play.start();
    for (const auto& cell : cells) {
      CHECK(play.ending().empty());
      play.put_at(cell);
      if (!play.header().ended) play.wait();
    }
    CHECK(play.ending() == "end 0 for 1");
    CHECK(play.header().reason == EndReason::end);
  }
}

TEST_CASE("a line does not bend, skip or leave the row", "[core]") {
  for (const std::vector<std::string>& cells :
       {std::vector<std::string>{"A1", "B1", "C2"}, {"C1", "A2", "B2"}, {"A1", "C1", "A3"}}) {
    Pegs play({line_of(3)});
    play.start();
    for (const auto& cell : cells) play.put_at(cell).wait();
    CHECK(play.ending().empty());
  }
}

// Whether `n` different cells in a row bear stones of the seat.
bool plain_line(const Play& play, SeatId seat, int n) {
  const Board& board = play.game->board();
  const View view = play.view();
  const auto mine = [&](CellId cell) { return view.at(ZoneInstance(0), cell).piece.owner == seat; };
  for (int c = 0; c < board.cells(); ++c)
    for (int d = 0; d < board.directions(); ++d) {
      CellId cell = CellId(c);
      int run = 0;
      for (; run < n && cell != CellId::none && mine(cell) && (run == 0 || cell != CellId(c));
           ++run)
        cell = board.link(cell, DirectionId(d));
      if (run == n) return true;
    }
  return false;
}

TEST_CASE("a line is found as it is made, however stones come and go", "[core]") {
  for (const GridSpec& grid :
       {GridSpec{.columns = 5, .rows = 5}, GridSpec{.columns = 11, .rows = 8},
        GridSpec{.columns = 14, .rows = 14, .wrap_columns = true},
        GridSpec{.columns = 9, .rows = 7, .levels = 3},
        GridSpec{.columns = 20, .rows = 20, .links = Links::hex},
        GridSpec{.columns = 4, .rows = 30, .wrap_rows = true},
        GridSpec{.columns = 45, .rows = 45}}) {
    int ended = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Pegs play({line_of(4)}, Board::grid(grid));
      play.start();
      Random random(seed);
      for (int n = 0; n < 400 && !play.header().ended; ++n) {
        const SeatId seat = play.turn();
        const std::vector<Action> actions = play.actions();
        // Near the middle, so that lines come about; now and then a stone is lifted.
        const std::size_t spread = std::min<std::size_t>(actions.size(), 40);
        const std::size_t from = (actions.size() - spread) / 2;
        play.play(actions[from + random.below(spread)]);
        REQUIRE(play.header().ended == plain_line(play, seat, 4));
      }
      ended += play.header().ended ? 1 : 0;
    }
    CHECK(ended > 0);
  }
}

TEST_CASE("a declared end wins, loses, draws or lets the scores decide", "[core]") {
  const std::map<EndResult, std::string> outcomes{
      {EndResult::wins, "White wins: three in a line."},
      {EndResult::loses, "Black wins: three in a line, which loses."},
      {EndResult::draws, "The game is drawn: three in a line."},
      {EndResult::score, "Black wins: three in a line."}};
  for (const auto& [result, outcome] : outcomes) {
    EndDef line = line_of(3);
    line.result = result;
    GameDef d = Pegs::definition({line}, Board::grid({.columns = 3, .rows = 3}));
    d.score = true;
    Play play(d);
    play.own_rules.on_score = [](const View&, SeatId seat) { return index(seat); };
    play.start();
    for (const char* cell : {"A1", "B1", "C1"}) {
      play.play(act(VerbId(0), {play.at(cell)}));
      if (!play.header().ended) play.play(act(VerbId(2)));
    }
    REQUIRE(play.header().ended);
    CHECK(outcome_text(*play.game, play.state) == outcome);
    const auto group = winning_group(play.view());
    REQUIRE(group);
    CHECK(group->seat == k_white);
    CHECK(group->cells.size() == 3);
  }
}

TEST_CASE("an end is called by its name", "[core]") {
  EndDef line = line_of(3);
  line.name = "a full row";
  Pegs play({line});
  play.start();
  play.put_at("A1").wait().put_at("B1").wait().put_at("C1");
  CHECK(outcome_text(*play.game, play.state) == "White wins: a full row.");
}

TEST_CASE("what runs out may win or lose for the seat that has acted", "[core]") {
  for (const EndResult result : {EndResult::wins, EndResult::loses}) {
    EndDef idle = ending(EndType::idle, 2);
    idle.result = result;
    Pegs play({idle});
    play.start();
    play.wait().wait();
    CHECK(play.ending() == (result == EndResult::wins ? "end 0 for 2" : "end 0 for 1"));
  }
}

TEST_CASE("lines count round a ring, even one of two cells", "[core]") {
  Pegs ring({line_of(3)},
            Board::grid({.columns = 5, .links = Links::orthogonal, .wrap_columns = true}));
  ring.start().play(act(VerbId(0), {4}));
  ring.wait().put_at("A1").wait().put_at("B1");
  CHECK(ring.ending() == "end 0 for 1");
  Pegs pair({line_of(2)},
            Board::grid({.columns = 2, .links = Links::orthogonal, .wrap_columns = true}));
  pair.start();
  pair.put_at("A1").wait().put_at("B1");
  CHECK(pair.ending() == "end 0 for 1");
}

TEST_CASE("lines count along a direction that is its own opposite", "[core]") {
  const Board graph = Board::graph(
      {.cells = {"a", "b"}, .directions = {{"over", {{"a", "b"}, {"b", "a"}}}}, .positions = {}});
  Pegs play({line_of(2)}, graph);
  play.start();
  play.put_at("a").wait().put_at("b");
  CHECK(play.ending() == "end 0 for 1");
}

TEST_CASE("a line has the declared number of pieces, even in a ring that is shorter", "[core]") {
  Pegs play({line_of(4)},
            Board::grid({.columns = 3, .links = Links::orthogonal, .wrap_columns = true}));
  play.start();
  play.put_at("A1").wait().put_at("B1").wait().put_at("C1");
  CHECK(play.ending().empty());
}

TEST_CASE("reaching a goal counts for the declared kind and seat", "[core]") {
  GameDef d = stones(Board::grid({.columns = 4}));
  d.kinds.push_back({.name = "king"});
  d.regions = {{"goal",
                {cells_where(d.board, [](Coordinates c) { return c.x == 3; }),
                 cells_where(d.board, [](Coordinates c) { return c.x == 1; })}}};
  d.verbs = {verb("place", {place("stone", empty())}), verb("crown", {place("king", empty())})};
  EndDef reach = ending(EndType::reach);
  reach.kind = "king";
  reach.to = region_set("goal");
  d.ends = {reach};
  Play play(d);
  play.start().play(act(VerbId(0), {2}));
  CHECK_FALSE(play.header().ended);
  play.play(act(VerbId(1), {1}));
  CHECK_FALSE(play.header().ended);
  play.play(act(VerbId(0), {0}));
  CHECK_FALSE(play.header().ended);
  Play other(d);
  other.start().play(act(VerbId(0), {1})).play(act(VerbId(1), {0}));
  CHECK(other.header().ended);
  CHECK(other.header().winners == 2);
}

TEST_CASE("goals may be computed from regions and cells", "[core]") {
  const Set corner = cell_set(CellId(0));
  const auto wins = [&](const Set& goal, const std::string& cell) {
    EndDef reach = ending(EndType::reach);
    reach.to = goal;
    Pegs play({reach});
    play.start();
    return play.put_at(cell).ending() == "end 0 for 1";
  };
  const Set row = group_set(make_set(TermOp::everywhere), corner, {"e"});
  CHECK(wins(row, "C1"));
  CHECK_FALSE(wins(row, "A2"));
  const Set island = group_set(corner + cell_set(CellId(1)) + cell_set(CellId(8)), corner);
  CHECK(wins(island, "B1"));
  CHECK_FALSE(wins(island, "C3"));
  const Set beside =
      make_set(TermOp::first_of, corner - corner, near_set(TermOp::near, row, {"n"}));
  CHECK(wins(beside, "B2"));
  CHECK_FALSE(wins(beside, "B1"));
}

TEST_CASE("the scores may decide when the actions run out", "[core]") {
  for (const EndType type : {EndType::plies, EndType::idle}) {
    EndDef end = ending(type, 2);
    end.result = EndResult::score;
    GameDef d = Pegs::definition({end}, Board::grid({}));
    d.score = true;
    Play play(d);
    play.own_rules.on_score = [](const View& v, SeatId seat) {
      CHECK(v.truth());
      return seat == k_black ? 5 : 3;
    };
    play.start().play(act(VerbId(2)));
    CHECK_FALSE(play.header().ended);
    play.play(act(VerbId(2)));
    CHECK(play.header().ended);
    CHECK(play.header().reason == EndReason::end);
    CHECK(play.header().winners == 2);
  }
}

TEST_CASE("plies and idle actions end in a draw at their number", "[core]") {
  Pegs plies({ending(EndType::plies, 3)});
  plies.start();
  plies.wait().wait();
  CHECK(plies.ending().empty());
  plies.wait();
  CHECK(plies.ending() == "end 0 for 0");
  Pegs idle({ending(EndType::idle, 2)});
  idle.start();
  idle.wait().put_at("A1").wait();
  CHECK(idle.ending().empty());
  idle.wait();
  CHECK(idle.ending() == "end 0 for 0");
}

TEST_CASE("of two ends that apply at once, the first in the list counts", "[core]") {
  for (const bool line_first : {true, false}) {
    std::vector<EndDef> ends{line_of(1), ending(EndType::plies, 1)};
    if (!line_first) std::swap(ends[0], ends[1]);
    Pegs play(ends);
    play.start();
    play.put_at("A1");
    CHECK(play.ending() == (line_first ? "end 0 for 1" : "end 0 for 0"));
  }
}

TEST_CASE("a rule may end the game in every possible way", "[core]") {
  Verdict verdict;
  const auto outcome = [&](Verdict::Decision says, std::uint32_t winners) {
    verdict = {says, winners};
    GameDef d =
        Pegs::definition({ending(EndType::plies, 9), ending(EndType::rule)}, Board::grid({}));
    d.score = true;
    Play play(d);
    play.own_rules.on_score = [](const View&, SeatId seat) { return index(seat); };
    play.own_rules.on_end = [&](Effect&, int number, SeatId me) {
      CHECK(number == 1);
      CHECK(me == k_white);
      return verdict;
    };
    play.start().play(act(VerbId(2)));
    return play.header().ended ? "ended " + std::to_string(play.header().winners) : "goes on";
  };
  CHECK(outcome(Verdict::Decision::nothing, 0) == "goes on");
  CHECK(outcome(Verdict::Decision::won, 1) == "ended 1");
  CHECK(outcome(Verdict::Decision::won, 3) == "ended 3");
  CHECK(outcome(Verdict::Decision::draw, 0) == "ended 0");
  CHECK(outcome(Verdict::Decision::score, 0) == "ended 2");
}

TEST_CASE("a win that an effect declares comes before the ends", "[core]") {
  GameDef d = Pegs::definition({line_of(1)}, Board::grid({}));
  d.verbs[0].effect = true;
  Play play(d);
  play.own_rules.on_effect = [](Effect& g, SeatId, const Action&) { g.win(2); };
  play.start().play(act(VerbId(0), {0}));
  CHECK(play.header().reason == EndReason::rule);
  CHECK(play.header().winners == 2);
}

TEST_CASE("a game that has ended keeps its turn", "[core]") {
  Pegs play({line_of(1)});
  play.start();
  play.put_at("A1");
  CHECK(play.turn() == k_white);
  CHECK(play.engine->actors(play.state) == 0);
  CHECK(play.legal(k_white) == 0);
  CHECK(play.legal(k_black) == 0);
}

TEST_CASE("a position counts as repeated only with the same seat to move", "[core]") {
  Pegs play({ending(EndType::repeats, 3)});
  play.start();
  play.wait().wait().wait();
  CHECK(play.ending().empty());
  play.wait();
  CHECK(play.ending() == "end 0 for 0");
}

TEST_CASE("positions that recur by placing and removing are repetitions", "[core]") {
  Pegs play({ending(EndType::repeats, 3)});
  play.start();
  play.put_at("A1").wait().lift("A1").wait();
  play.put_at("B2").wait().lift("B2");
  CHECK(play.ending().empty());
  play.wait();
  CHECK(play.ending() == "end 0 for 0");
}

TEST_CASE("repetition counts every position, in random games without progress", "[core]") {
  Random random(12);
  for (const int limit : {2, 3, 5})
    for (int game = 0; game < 60; ++game) {
      GameDef d = stones(Board::grid({.columns = 3, .rows = 2}));
      d.verbs = {verb("walk", {step("stone", {}, empty())})};
      d.ends = {ending(EndType::repeats, limit)};
      Play play(d);
      play.begins_with({"A1"}, {"C2"});
      play.start();
      std::map<std::string, int> seen;
      const auto come_up = [&] {
        std::string position = std::to_string(index(play.turn()));
        const Position now = read_position(*play.game, play.state);
        for (const Heap& heap : now[0]) position += heap.empty() ? '.' : "wb"[index(heap[0].owner)];
        return ++seen[position];
      };
      int times = come_up();
      while (!play.header().ended) {
        REQUIRE(times < limit);
        const std::uint64_t n = random.below(play.legal());
        play.engine->play(play.state, play.turn(), play.engine->pick(n), play.context);
        times = come_up();
      }
      REQUIRE(times == limit);
      REQUIRE(play.header().winners == 0);
    }
}

}  // namespace hr::tests
