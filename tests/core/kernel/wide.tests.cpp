// SPDX-License-Identifier: MIT
// Boards of more than 512 cells: games beside plain models, at the borders between the widths and
// on more cells than any fixed width has; and fast random play compared with play action by action.
#include <algorithm>
#include <catch2/catch.hpp>
#include <memory>

#include "core/game/bind.h"
#include "core/kernel/make_engine.h"
#include "core/trials/playout_comparison.h"
#include "tests/models/plain_breakthrough.h"
#include "tests/models/plain_hex.h"
#include "tests/support/classics.h"
#include "tests/support/position.h"
#include "tests/support/side_by_side.h"

namespace hr::tests {
namespace {

// Plays a random game of Hex to its end; the actions offered are compared now and then.
void follow_hex(int n, std::uint64_t seed) {
  Play play(hex(n, false), seed);
  PlainHex plain(n);
  Random random(seed);
  play.start();
  for (int ply = 0; !plain.over(); ++ply) {
    REQUIRE_FALSE(play.header().ended);
    const std::uint64_t legal = play.legal();
    if (ply % 97 == 0) {
      const std::vector<int> moves = plain.moves();
      REQUIRE(legal == moves.size());
      for (std::uint64_t i = 0; i < legal; i += 13)
        REQUIRE(play.engine->pick(i).action.arguments[0] == moves[i]);
    }
    const Choice choice = play.engine->pick(random.below(legal));
    play.engine->play(play.state, play.turn(), choice, play.context);
    plain.play(static_cast<int>(choice.action.arguments[0]));
  }
  REQUIRE(play.header().ended);
  REQUIRE(play.header().winners == 1U << plain.winner());
  REQUIRE(contradiction(*play.game, play.state) == "");
}

// The first actions of Breakthrough, with all that are offered.
void follow_breakthrough(int columns, int rows, std::uint64_t seed, int plies) {
  Play play(breakthrough(columns, rows), seed);
  play.own_rules.on_setup = breakthrough_setup;
  PlainBreakthrough plain(columns, rows);
  Random random(seed);
  play.start();
  follow(play, plain, random, {.actions = plies});
  REQUIRE(contradiction(*play.game, play.state) == "");
}

// Plays in both ways; returns how many actions were played fast.
std::uint32_t compare_wide(GameDef definition, Rules& rules, std::uint32_t limit = 6000) {
  INFO(definition.board.cells() << " cells");
  const auto game = std::make_shared<const Game>(std::move(definition));
  const auto plain = make_engine(game, rules), quick = make_engine(game, rules);
  std::uint32_t fast = 0;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    State start;
    ActionContext context{.chance = Chance(seed)};
    plain->start(start, context);
    const PlayoutComparison ways = compare_playouts(*plain, *quick, start, seed, limit);
    INFO("seed " << seed << ", action " << ways.action);
    REQUIRE(ways.difference == "");
    fast += ways.playout.fast_actions;
  }
  return fast;
}

// Kings that step anywhere and capture, and stones that are placed; the first to line up four kings
// or to reach the middle with one wins.
GameDef kings_and_stones(int side, int seats) {
  GameDef d = stones(Board::grid({.columns = side, .rows = side}));
  d.seats.clear();
  for (int s = 0; s < seats; ++s) d.seats.push_back({"seat" + std::to_string(s), ""});
  d.kinds = {{.name = "king"}, {.name = "stone", .owned = false}};
  d.regions = {{"middle", {cells_where(d.board, [=](Coordinates c) {
                  return c.x == side / 2 && c.y == side / 2;
                })}}};
  d.verbs = {verb("move", {step("king", {"all"}, empty() + enemy())}),
             verb("put", {place("stone", empty()), place("king", enemy())})};
  d.ends = {ending(EndType::line, 4), ending(EndType::reach), ending(EndType::plies, 5000)};
  d.ends[0].kind = d.ends[1].kind = "king";
  d.ends[1].to = region_set("middle");
  d.stuck = Stuck::draws;
  return d;
}

}  // namespace

TEST_CASE("hex on boards of any width agrees with its plain model", "[kernel]") {
  for (const int n : {16, 17, 22, 23, 32, 33, 46, 48}) {
    INFO("side " << n);
    follow_hex(n, static_cast<std::uint64_t>(n));
  }
}

TEST_CASE("breakthrough on boards of any width agrees with its plain model", "[kernel]") {
  for (const auto& [columns, rows] : {std::pair{32, 16}, std::pair{27, 19}, std::pair{32, 32},
                                      std::pair{41, 25}, std::pair{64, 33}, std::pair{128, 128}})
    follow_breakthrough(columns, rows, 5, columns > 64 ? 40 : 200);
}

TEST_CASE("fast random play on wide boards plays what play action by action does", "[kernel]") {
  FunctionRules rules;
  for (const int n : {23, 33, 60}) CHECK(compare_wide(hex(n, n == 23), rules) > 500);
  for (const int length : {3, 5, 9}) {
    GameDef d = stones(Board::grid({.columns = 40, .rows = 50}));
    d.verbs = {verb("mark", {place("stone", empty())})};
    d.ends = {ending(EndType::line, length)};
    d.stuck = Stuck::draws;
    CHECK(compare_wide(d, rules) > 0);
    d.board = Board::grid({.columns = 40, .rows = 50, .wrap_columns = true});
    compare_wide(d, rules);
  }
  rules.on_setup = breakthrough_setup;
  CHECK(compare_wide(breakthrough(24, 24), rules) > 200);
  CHECK(compare_wide(breakthrough(40, 60), rules) > 200);
  for (const int seats : {1, 2, 3}) {
    rules.on_setup = [seats](Effect& g) {
      for (int c = 0; c < g.game().cells(); c += 5)
        g.put(k_field, CellId(c), {KindId(0), SeatId(c % seats)});
      return SeatId(seats - 1);
    };
    compare_wide(kings_and_stones(30, seats), rules, 2000);
  }
}

TEST_CASE("on a wide board a seat that has no turn is passed over in fast random play, too",
          "[kernel]") {
  FunctionRules rules;
  GameDef d = stones(Board::grid({.columns = 40, .rows = 50}));
  d.seats = {{"one", ""}, {"two", ""}, {"three", ""}};
  d.verbs = {verb("mark", {place("stone", empty())})};
  d.ends = {ending(EndType::plies, 50)};
  d.stuck = Stuck::draws;
  d.turn_among = named_term(TermOp::seats, "one") + named_term(TermOp::seats, "three");
  compare_wide(d, rules);
}

TEST_CASE("an end that a setup has brought already is noticed on wide boards, too", "[kernel]") {
  FunctionRules rules;
  rules.on_setup = [](Effect& g) {
    for (int c = 0; c < 5; ++c) g.put(k_field, CellId(c), {KindId(0), SeatId(0)});
    return SeatId(1);
  };
  GameDef d = stones(Board::grid({.columns = 40, .rows = 50}));
  d.verbs = {verb("mark", {place("stone", empty())})};
  d.ends = {ending(EndType::line, 5)};
  d.stuck = Stuck::draws;
  CHECK(compare_wide(d, rules) == 0);
}

TEST_CASE("on a wide board a term may not be nested too deeply", "[kernel]") {
  const Game game(stones(Board::grid({.columns = 128, .rows = 128})));
  const Game small(stones(Board::grid({.columns = 8, .rows = 8})));
  Set set = empty();
  for (int n = 0; n < 240; ++n) set = near_set(TermOp::near, std::move(set), {"n"});
  CHECK_NOTHROW(bind_set(game, set, ZoneId(0), "here"));
  for (int n = 0; n < 20; ++n) set = near_set(TermOp::near, std::move(set), {"n"});
  CHECK_NOTHROW(bind_set(small, set, ZoneId(0), "here"));
  CHECK_THROWS_WITH(bind_set(game, set, ZoneId(0), "here"),
                    "here: on a board of so many cells a term may be nested 250 deep at most; a "
                    "region has room for any number of cells");
}

}  // namespace hr::tests
