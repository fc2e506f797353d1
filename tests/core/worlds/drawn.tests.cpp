// SPDX-License-Identifier: MIT
// Many worlds drawn after one step: from a list where that is possible, and otherwise by moves that
// have learnt from the particles.
#include <catch2/catch.hpp>

#include "core/worlds/shown_match.h"
#include "core/worlds/worlds.h"
#include "tests/core/worlds/odds.h"

namespace hr::tests::small_worlds {
namespace {

// A number that only the first seat sees, from 1 to 6; "again" throws it again, and leaves it as it
// was when a six comes up, if `keeps`.
struct Throws : Setting {
  explicit Throws(bool keeps)
      : Setting(table_of(2, {doing("again", {pattern(PatternType::pass)})})) {
    rules->on_setup = [](Effect& g) {
      g.set_var(k_mine, SeatId(0), g.roll(6, seat_bit(SeatId(0))));
      return SeatId(0);
    };
    rules->on_effect = [keeps](Effect& g, SeatId, const Action&) {
      const int face = g.roll(6, seat_bit(SeatId(0)));
      if (!keeps || face < 6) g.set_var(k_mine, SeatId(0), face);
    };
  }
};

// Three cards of nine, without replacement, of which it is told whether the sum is even.
struct Cards : Setting {
  Cards() : Setting(table_of(2, {doing("tell", {pattern(PatternType::pass)})})) {
    rules->on_setup = [](Effect& g) {
      std::vector<int> deck(9, 1);
      for (int n = 0; n < 3; ++n) {
        const int card = g.draw(deck, seat_bit(SeatId(0)));
        deck[nth(card)] = 0;
        g.set_var(k_mine, SeatId(0), 10 * value(g, k_mine, SeatId(0)) + card + 1);
      }
      return SeatId(0);
    };
    rules->on_effect = [](Effect& g, SeatId, const Action&) {
      std::int64_t sum = 0;
      for (std::int64_t left = value(g, k_mine, SeatId(0)); left > 0; left /= 10) sum += left % 10;
      g.tell(all_seats(2), EventId(0), {sum % 2});
    };
  }
};

}  // namespace

TEST_CASE("a list goes on with the game, and starts again after what was settled",
          "[core][worlds]") {
  const Throws game(false);
  Match match(game.playable, 1);
  Worlds worlds(game.playable, SeatId(1));
  worlds.advance(shown_step(match, SeatId(1)));
  for (int n = 0; n < 4; ++n) {
    INFO("action " << n);
    for (int i = 0; i < 5000 && !worlds.lists(); ++i) worlds.draw();
    CHECK(worlds.lists());
    const History& world = worlds.draw();
    CHECK(world.latents.size() == nth(n) + 1);
    CHECK(world.state.header().ply == static_cast<std::uint32_t>(n));
    match.play(match.actors().front(), act(VerbId(0)));
    worlds.advance(shown_step(match, SeatId(1)));
    CHECK_FALSE(worlds.lists());
  }
}

TEST_CASE("what only seems to be settled is found out, and not listed", "[core][worlds]") {
  const Throws game(true);
  Match match(game.playable, 1);
  match.play(SeatId(0), act(VerbId(0)));
  const std::vector<ShownStep> steps = shown(match, SeatId(1));
  int settled = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Worlds worlds(game.playable, SeatId(1), {.seed = seed});
    for (const ShownStep& step : steps) worlds.advance(step);
    settled += worlds.draw().settled > 0 ? 1 : 0;
    for (int i = 0; i < 4000; ++i) worlds.draw();
    if (worlds.draw().settled > 0) CHECK_FALSE(worlds.lists());
  }
  CHECK(settled > 0);
}

TEST_CASE("listing costs less than the draws before it", "[core][worlds]") {
  const Cards game;
  Match match(game.playable, 1);
  match.play(SeatId(0), act(VerbId(0)));
  const std::vector<ShownStep> steps = shown(match, SeatId(1));
  const auto work_of = [&](bool list, int draws) {
    Worlds worlds(game.playable, SeatId(1), {.list = list});
    for (const ShownStep& step : steps) worlds.advance(step);
    const std::uint64_t before = worlds.work();
    for (int i = 0; i < draws; ++i) worlds.draw();
    CHECK(worlds.lists() == (list && draws > 1000));
    return worlds.work() - before;
  };
  CHECK(work_of(true, 100) == work_of(false, 100));
  CHECK(work_of(true, 4000) < work_of(false, 4000));
}

TEST_CASE("moves that have learnt from many particles leave the odds as they are",
          "[core][worlds]") {
  const Cards game;
  Match match(game.playable, 1);
  match.play(SeatId(0), act(VerbId(0)));
  const std::vector<ShownStep> steps = shown(match, SeatId(1));
  const Odds_by_world odds = AllWorlds(*game.playable.engine, SeatId(1), steps, 9).find();
  REQUIRE(odds.size() > 200);
  const Frequencies walk = compare(odds, walked(game.playable, SeatId(1), steps, 20000, 64, 20));
  CHECK(walk.only_possible);
  CHECK(walk.chi_squared < bound(odds.size(), 1.6));
}

}  // namespace hr::tests::small_worlds
