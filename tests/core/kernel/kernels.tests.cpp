// SPDX-License-Identifier: MIT
// The two builds of the kernel: they play the same games, and exceptions of either are caught by
// the program.
#include <catch2/catch.hpp>

#include "core/kernel/kernels.h"
#include "tests/support/classics.h"

namespace hr::tests {
namespace {

// If this processor has no fast kernel, the plain one is compared with itself.
MakeKernel* fast_or_plain() {
  MakeKernel* const fast = find_fast_kernel();
  return fast != nullptr ? fast : make_plain_kernel;
}

struct Build {
  std::unique_ptr<Engine> engine;
  State state{};
  ActionContext context{};

  Build(MakeKernel* make, const std::shared_ptr<const Game>& game, Rules& rules)
      : engine(make(game, rules)) {}
  void start() { engine->start(state, context); }
};

// Action by action; the same numbers are drawn for both.
void walk(Build& plain, Build& fast, std::uint64_t seed, int most) {
  Random random(seed);
  plain.start();
  fast.start();
  for (int n = 0; n < most && !plain.state.header().ended; ++n) {
    const SeatId seat = plain.state.header().turn;
    const std::uint64_t legal = plain.engine->legal(plain.state, seat);
    REQUIRE(legal > 0);
    REQUIRE(fast.engine->legal(fast.state, seat) == legal);
    const std::uint64_t drawn = random.below(legal);
    const Choice choice = plain.engine->pick(drawn);
    REQUIRE(fast.engine->pick(drawn).action == choice.action);
    plain.engine->play(plain.state, seat, choice, plain.context);
    fast.engine->play(fast.state, seat, choice, fast.context);
    REQUIRE(fast.state == plain.state);
  }
}

// As a whole, in a hurry where that is possible.
void race(Build& plain, Build& fast, std::uint64_t seed, std::uint32_t most) {
  Random one(seed), other(seed);
  plain.start();
  fast.start();
  const Playout slow = plain.engine->playout(plain.state, one, plain.context, most);
  const Playout quick = fast.engine->playout(fast.state, other, fast.context, most);
  CHECK(quick.actions == slow.actions);
  CHECK(quick.fast_actions == slow.fast_actions);
  CHECK(quick.choices == slow.choices);
  CHECK(one.next() == other.next());
  REQUIRE(fast.state == plain.state);
}

void compare_builds(GameDef definition, Rules& rules) {
  INFO(definition.name << ", " << definition.board.cells() << " cells");
  const auto game = std::make_shared<const Game>(std::move(definition));
  Build plain(make_plain_kernel, game, rules), fast(fast_or_plain(), game, rules);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    walk(plain, fast, seed, 200);
    race(plain, fast, seed, 3000);
  }
}

}  // namespace

TEST_CASE("both builds of the kernel play the same games on boards of any size", "[kernel]") {
  FunctionRules rules;
  compare_builds(tic_tac_toe(), rules);
  compare_builds(connect_four(), rules);
  for (const int side : {8, 11, 16, 22, 23, 33, 45, 64}) compare_builds(hex(side, true), rules);
  rules.on_setup = breakthrough_setup;
  compare_builds(breakthrough(), rules);
  compare_builds(breakthrough(16, 16), rules);
}

TEST_CASE("what either build of the kernel throws is caught by its type", "[kernel]") {
  const auto game = std::make_shared<const Game>(tic_tac_toe());
  FunctionRules rules;
  for (MakeKernel* const make : {&make_plain_kernel, fast_or_plain()}) {
    Build side(make, game, rules);
    rules.on_setup = [](Effect&) { return SeatId(7); };
    try {
      side.start();
      FAIL("the seat that moves first is not there");
    } catch (const std::exception& error) {
      CHECK(dynamic_cast<const Error*>(&error) != nullptr);
      CHECK(error.what() == std::string("setup: expected the seat that moves first, got number 8"));
    }
    CHECK_THROWS_AS(side.start(), Error);
    rules.on_setup = [](Effect&) -> SeatId { throw Error("from the rules"); };
    CHECK_THROWS_AS(side.start(), Error);
    rules.on_setup = [](Effect&) -> SeatId { throw std::bad_alloc(); };
    CHECK_THROWS_AS(side.start(), std::bad_alloc);
    rules.on_setup = nullptr;
    side.start();
    CHECK(side.engine->legal(side.state, SeatId(0)) == 9);
  }
}

}  // namespace hr::tests
