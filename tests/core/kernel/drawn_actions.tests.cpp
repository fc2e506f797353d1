// SPDX-License-Identifier: MIT
// Random play that does not count the choices draws an action first, and asks the rules about that
// one.
#include <catch2/catch.hpp>

#include <array>
#include <functional>

#include "tests/support/stones.h"

namespace hr::tests {

namespace {

// Stones come down where the rules allow it.
struct Allowing : Play {
  int asked = 0;
  std::function<bool(CellId)> allows;

  Allowing(int columns, std::vector<PatternDef> patterns, std::function<bool(CellId)> rule)
      : Play(definition(columns, std::move(patterns))), allows(std::move(rule)) {
    own_rules.on_allow = [this](const View&, const Action& action) {
      ++asked;
      return allows(action.cell(0));
    };
    context.events = nullptr;
    start();
  }
  static GameDef definition(int columns, std::vector<PatternDef> patterns) {
    GameDef d = stones(Board::grid({.columns = columns}));
    for (PatternDef& pattern : patterns) pattern.kind = "stone";
    d.verbs = {verb("put", std::move(patterns))};
    d.verbs[0].allow = true;
    return d;
  }
  // The cell that a random action from here fills.
  int one_action(std::uint64_t seed) {
    State after = state;
    Random random(seed);
    engine->playout(after, random, context, 1, false);
    for (int cell = 0; cell < game->cells(); ++cell)
      if (View(*engine, after, SeatId::owner).at(k_field, CellId(cell)).piece.kind != KindId::none)
        return cell;
    return -1;
  }
};

PatternDef put_anywhere() { return pattern(PatternType::place, empty()); }

}  // namespace

TEST_CASE("rules are asked about the actions that are drawn, not about all", "[core]") {
  Allowing play(100, {put_anywhere()}, [](CellId) { return true; });
  play.asked = 0;
  CHECK(play.one_action(1) >= 0);
  CHECK(play.asked < 100);
}

TEST_CASE("what is drawn is uniform among what the rules allow", "[core]") {
  constexpr int k_draws = 3000;
  // Cells that two patterns offer are no likelier than others.
  const Set beside = near_set(TermOp::near, piece_set(TermOp::filled));
  Allowing play(6, {put_anywhere(), pattern(PatternType::place, empty() - beside)},
                [](CellId cell) { return index(cell) % 2 == 0; });
  std::array<int, 6> times{};
  for (int i = 0; i < k_draws; ++i) ++times[nth(play.one_action(static_cast<std::uint64_t>(i)))];
  double chi_square = 0;
  for (int cell = 0; cell < 6; ++cell) {
    const double expected = cell % 2 == 0 ? k_draws / 3.0 : 0;
    if (expected == 0) CHECK(times[nth(cell)] == 0);
    if (expected > 0)
      chi_square += (times[nth(cell)] - expected) * (times[nth(cell)] - expected) / expected;
  }
  CHECK(chi_square < 13.8);  // 2 degrees of freedom: one in a thousand
}

TEST_CASE("if the rules allow nothing that may be drawn, the seat is stuck", "[core]") {
  Allowing play(5, {put_anywhere()}, [](CellId) { return true; });
  play.allows = [](CellId) { return false; };
  State after = play.state;
  Random random(1);
  play.engine->playout(after, random, play.context, 10, false);
  CHECK(after.header().ended);
  CHECK(after.header().reason == EndReason::all_stuck);
}

}  // namespace hr::tests
