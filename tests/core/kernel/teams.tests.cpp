// SPDX-License-Identifier: MIT
// Seats of one team win and lose together.
#include <catch2/catch.hpp>

#include "tests/support/play.h"

namespace hr::tests {

namespace {

// Four seats around a line of cells; each action places a stone. North and south are a team.
GameDef four(EndDef end) {
  GameDef d = stones(Board::grid({.columns = 8}));
  d.seats = {{"north", "", "ns"}, {"east", "", "ew"}, {"south", "", "ns"}, {"west", "", "ew"}};
  d.verbs = {verb("place", {pattern(PatternType::place, piece_set(TermOp::empty))})};
  d.verbs[0].patterns[0].kind = "stone";
  d.ends = {std::move(end)};
  return d;
}
EndDef when(Term condition, EndResult result) {
  EndDef out = ending(EndType::condition);
  out.condition = std::move(condition);
  out.result = result;
  return out;
}
std::uint32_t winners(GameDef definition, const std::vector<std::int64_t>& cells) {
  Play play(std::move(definition));
  play.start();
  for (const std::int64_t cell : cells) {
    REQUIRE_FALSE(play.header().ended);
    play.play(act(VerbId(0), {cell}));
  }
  REQUIRE(play.header().ended);
  return play.header().winners;
}

constexpr std::uint32_t k_north_south = 0b0101, k_east_west = 0b1010;

}  // namespace

TEST_CASE("a seat wins for its whole team, and loses for it", "[core]") {
  const Set on_h = make_set(TermOp::meet, piece_set(TermOp::own), cell_set(CellId(7)));
  CHECK(winners(four(when(on_h, EndResult::wins)), {0, 1, 7}) == k_north_south);
  CHECK(winners(four(when(on_h, EndResult::loses)), {0, 1, 7}) == k_east_west);
  CHECK(winners(four(when(named_term(TermOp::seats, "west"), EndResult::wins)), {0}) ==
        k_east_west);
}

TEST_CASE("the scores of a team are added up", "[core]") {
  GameDef d = four(ending(EndType::plies, 7));
  d.ends[0].result = EndResult::score;
  d.score = true;
  d.scored = make_set(TermOp::count, piece_set(TermOp::own));
  CHECK(winners(d, {0, 1, 2, 3, 4, 5, 6}) == k_north_south);  // 2 + 2 stones against 2 + 1
}

TEST_CASE("partners and opponents are seats of the same team and of others", "[core]") {
  GameDef d = four(ending(EndType::plies, 1));
  d.vars.push_back({.name = "hit", .max = 9, .per_seat = true, .see = {}});
  const auto add = [](TermOp who, std::int64_t n) {
    return Write{.op = WriteOp::as,
                 .a = make_set(who),
                 .body = {{.op = WriteOp::add, .name = "hit", .a = number_term(n)}}};
  };
  d.verbs[0].does = {add(TermOp::partners, 1), add(TermOp::opponents, 2)};
  Play play(d);
  play.start().play(act(VerbId(0), {0}));
  const auto hit = [&](int seat) { return play.view().var(VarId(0), SeatId(seat)); };
  CHECK(hit(0) == 0);
  CHECK(hit(1) == 2);
  CHECK(hit(2) == 1);
  CHECK(hit(3) == 2);
}

TEST_CASE("repetitions count how often the pieces stood so", "[core]") {
  GameDef d = stones(Board::grid({.columns = 2}));
  PatternDef step = pattern(PatternType::step, piece_set(TermOp::empty));
  step.kind = "stone";
  d.verbs = {verb("move", {step}), verb("wait", {pattern(PatternType::pass)})};
  d.ends = {when(make_set(TermOp::at_least, make_set(TermOp::repetitions), number_term(2)),
                 EndResult::draws)};
  Play play(d);
  play.begins_with({"A1"});
  play.start();
  const Action wait = act(VerbId(1)), there = act(VerbId(0), {0, 1}), back = act(VerbId(0), {1, 0});
  for (const Action& action : {there, wait, back}) play.play(action);
  CHECK_FALSE(play.header().ended);  // A1 as in the beginning, and B1 twice
  play.play(wait);
  CHECK(play.header().ended);
  CHECK(play.header().winners == 0);
}

}  // namespace hr::tests
