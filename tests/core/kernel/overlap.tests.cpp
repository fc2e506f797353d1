// SPDX-License-Identifier: MIT
// Patterns of a verb that offer the same actions: each action comes once, by the first of them.
#include <catch2/catch.hpp>
#include <map>

#include "tests/models/plain_patterns.h"
#include "tests/support/stones.h"

namespace hr::tests {
namespace {

// How many actions each pattern offers.
std::map<int, int> owners(Play& play) {
  std::map<int, int> out;
  const std::uint64_t legal = play.legal();
  for (std::uint64_t n = 0; n < legal; ++n) ++out[play.engine->pick(n).pattern];
  return out;
}

Set columns(const Board& board, int first, int last) {
  Set out = make_set(TermOp::nowhere);
  for (int c = 0; c < board.cells(); ++c)
    if (const int column = board.where(CellId(c)).x - 1; column >= first && column <= last)
      out = out + cell_set(CellId(c));
  return out;
}

void check_against_model(Play& play) {
  const Position position = read_position(*play.game, play.state);
  std::map<Action, int> offered;
  const std::uint64_t legal = play.legal();
  for (std::uint64_t n = 0; n < legal; ++n) {
    const Choice choice = play.engine->pick(n);
    REQUIRE(offered.emplace(choice.action, choice.pattern).second);
  }
  CHECK(offered == PlainPatterns(*play.game, position).actions(play.turn()));
}

PatternDef guarded(PatternDef pattern, Set some) {
  Condition when;
  when.term = make_set(TermOp::some, std::move(some));
  pattern.when.push_back(when);
  return pattern;
}

}  // namespace

TEST_CASE("of two placements on the same cells, the first has them", "[core]") {
  const Board board = Board::grid({.columns = 16, .rows = 16});
  const auto two = [&](PatternDef first) {
    return Stones(board, {std::move(first), place("stone", columns(board, 8, 15))}, {"A1"});
  };
  const PatternDef left = place("stone", columns(board, 0, 8));
  Stones plain = two(left);
  CHECK(owners(plain) == std::map<int, int>{{0, 9 * 16}, {1, 7 * 16}});
  Stones held = two(guarded(left, own()));
  CHECK(owners(held) == std::map<int, int>{{0, 9 * 16}, {1, 7 * 16}});
  Stones barred = two(guarded(left, own() * columns(board, 15, 15)));
  CHECK(owners(barred) == std::map<int, int>{{1, 8 * 16}});
}

TEST_CASE("of a step and a slide, the step has the nearest cells", "[core]") {
  const std::vector<std::string> white{"D4", "E4", "A1"};
  for (const bool alone : {false, true}) {
    PatternDef slide = moving(PatternType::slide, {"n", "e"});
    slide.max = Amount{.value = 2};
    Stones stones(k_chessboard, {moving(PatternType::step, {"n", "w"}), slide},
                  alone ? std::vector<std::string>{"D4"} : white, {"E6"});
    check_against_model(stones);
    if (alone) CHECK(owners(stones) == std::map<int, int>{{0, 2}, {1, 3}});
  }
}

TEST_CASE("of jumps, hops and moves with leaps, each action comes once", "[core]") {
  const std::vector<std::string> white{"D4", "E5", "C3"}, black{"D5", "E4", "F6"};
  PatternDef hop = moving(PatternType::step);
  hop.anywhere = true;
  hop.onto = empty() * near_set(TermOp::around, enemy());
  const PatternDef jump = moving(PatternType::jump, {"n", "e"}, nullptr, own() + enemy());
  PatternDef far = moving(PatternType::jump, {"n", "ne"}, nullptr, own() + enemy());
  PatternDef leap = moving(PatternType::step, {"leap(1, 2)"});
  PatternDef slide = moving(PatternType::slide, {"n", "ne"}, empty() + enemy());
  for (const auto& patterns : std::vector<std::vector<PatternDef>>{
           {hop, moving(PatternType::step, {"n", "e", "s"})},
           {moving(PatternType::step, {"n", "e", "s"}), hop},
           {jump, far},
           {leap, hop, slide},
           {slide, leap, hop},
           {slide, guarded(slide, own()), moving(PatternType::step, {"all"}, empty() + enemy())}}) {
    Stones many(k_chessboard, patterns, white, black);
    check_against_model(many);
    Stones one(k_chessboard, patterns, {"D4"}, black);
    check_against_model(one);
  }
}

TEST_CASE("many placements on one cell cost as much as one bucket", "[core]") {
  GameDef d = stones(k_chessboard, Holds::one);
  d.kinds.clear();
  d.verbs = {verb("put", {})};
  for (int k = 0; k < 64; ++k) {
    d.kinds.push_back({.name = "kind" + std::to_string(k)});
    d.verbs[0].patterns.push_back(place(d.kinds.back().name, empty()));
  }
  Play play(std::move(d));
  play.start();
  CHECK(owners(play) == std::map<int, int>{{0, 64}});
}

TEST_CASE("actions that several patterns offer are as likely as others", "[core]") {
  const Board board = Board::grid({.columns = 3, .rows = 3});
  for (const bool held : {false, true}) {
    PatternDef first = place("stone", columns(board, 0, 1));
    if (held) first = guarded(first, make_set(TermOp::everywhere));
    Stones stones(board, {first, place("stone", columns(board, 1, 2))});
    std::map<std::int64_t, int> drawn;
    constexpr int k_games = 18000;
    Random random(7);
    for (int n = 0; n < k_games; ++n) {
      State state = stones.state;
      static_cast<void>(stones.engine->playout(state, random, stones.context, 1));
      for (int c = 0; c < 9; ++c)
        if (code_at(state.words(), stones.game->layout().zone(k_field), c) >= 0) ++drawn[c];
    }
    REQUIRE(drawn.size() == 9);
    double chi_squared = 0;
    for (const auto& [cell, times] : drawn) {
      const double share = k_games / 9.0;
      chi_squared += (times - share) * (times - share) / share;
    }
    CHECK(chi_squared < 26.1);  // 8 degrees of freedom: one of a thousand would be above it
  }
}

}  // namespace hr::tests
