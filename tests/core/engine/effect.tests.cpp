// SPDX-License-Identifier: MIT
// The writing verbs: what they check, their messages, and that the key follows them.
#include "core/engine/effect.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <set>

#include "tests/support/play.h"
#include "tests/support/position.h"
#include "tests/support/random_game.h"

namespace hr::tests {
namespace {

const Piece k_wolf{KindId(0), k_white}, k_sheep{KindId(0), k_black},
    k_rock{KindId(1), SeatId::none};
const Piece k_card{KindId(2), k_white}, k_coin{KindId(3), k_white};

// The zones: k_field (one), a pack (stack) and a purse for each seat (pile).
constexpr ZoneInstance k_pack{1}, k_purse{2}, k_other_purse{3};
struct Shelf : Play {
  Shelf() : Play(definition()) { start(); }
  static GameDef definition() {
    GameDef d = stones(Board::grid({.columns = 3, .rows = 3}));
    d.zones = {{.name = "field", .see = {}},
               {.name = "pack", .holds = Holds::stack, .see = {}},
               {.name = "purse", .per_seat = true, .holds = Holds::pile, .see = {}}};
    d.kinds = {{.name = "stone", .zone = ZoneId(0)},
               {.name = "rock", .zone = ZoneId(0), .owned = false},
               {.name = "card", .zone = ZoneId(1)},
               {.name = "coin", .zone = ZoneId(2)}};
    d.vars = {
        {.name = "level", .initial = 2, .min = 1, .max = 5, .see = {}},
        {.name = "flag", .type = VarType::flag, .see = {}},
        {.name = "spot", .type = VarType::cell, .initial = k_nil, .see = {}},
        {.name = "whose", .type = VarType::seat, .initial = k_nil, .per_seat = true, .see = {}},
        {.name = "what", .type = VarType::kind, .initial = k_nil, .see = {}},
        {.name = "clock", .clock = true, .see = {}}};
    d.events = {{.name = "said", .text = "said"}};
    d.verbs = {verb("wait", {pattern(PatternType::pass)})};
    return d;
  }
  template <class F>
  std::string refusal(F&& write) {
    const State before = state;
    Effect g = effect();
    const std::string out = error_of([&] { write(g); });
    if (!out.empty()) state = before;
    return out;
  }
};

}  // namespace

TEST_CASE("a piece is put, taken, moved and flipped", "[core]") {
  Shelf play;
  Effect g = play.effect();
  g.put(k_field, CellId(0), k_wolf);
  CHECK(g.at(k_field, CellId(0)).piece == k_wolf);
  g.move(k_field, CellId(0), CellId(4));
  CHECK(g.at(k_field, CellId(0)).piece == Piece{});
  CHECK(g.at(k_field, CellId(4)).piece == k_wolf);
  g.flip(k_field, CellId(4), k_black);
  CHECK(g.at(k_field, CellId(4)).piece == k_sheep);
  CHECK(g.take(k_field, CellId(4)) == k_sheep);
  CHECK(g.find(k_field, k_sheep) == CellId::none);
  CHECK(contradiction(*play.game, play.state) == "");
}

TEST_CASE("taking from a stack gives its top, or the topmost wanted piece", "[core]") {
  Shelf play;
  Effect g = play.effect();
  const Piece other{KindId(2), k_black};
  for (const Piece piece : {k_card, other, k_card, other}) g.put(k_pack, CellId(3), piece);
  CHECK(g.height(k_pack, CellId(3)) == 4);
  CHECK(g.take(k_pack, CellId(3)) == other);
  CHECK(g.take(k_pack, CellId(3), other) == other);
  CHECK(g.take(k_pack, CellId(3)) == k_card);
  CHECK(g.clear(k_pack, CellId(3)) == 1);
  CHECK(g.clear(k_pack, CellId(3)) == 0);
}

TEST_CASE("a pile counts", "[core]") {
  Shelf play;
  Effect g = play.effect();
  const Piece theirs{KindId(3), k_black};
  g.put(k_purse, CellId(1), k_coin, 40000);
  g.put(k_purse, CellId(1), theirs, 40000);
  CHECK(g.count(k_purse, CellId(1), KindId(3)) == 80000);
  CHECK(g.count(k_other_purse, CellId(1), KindId(3)) == 0);
  CHECK(g.take(k_purse, CellId(1), theirs, 39999) == theirs);
  CHECK(g.count(k_purse, CellId(1), KindId::none) == 40001);
  CHECK(contradiction(*play.game, play.state) == "");
  g.take(k_purse, CellId(1), k_coin, 40000);
  CHECK(g.clear(k_purse, CellId(1)) == 1);
}

TEST_CASE("an impossible put is refused with a sentence", "[core]") {
  Shelf play;
  const auto put = [&](ZoneInstance zone, int cell, Piece piece, int n = 1) {
    return play.refusal([&](Effect& g) { g.put(zone, CellId(cell), piece, n); });
  };
  CHECK(put(k_field, 9, k_wolf) == "expected a cell from 1 to 9, got 10");
  CHECK(put(k_field, -1, k_wolf) == "expected a cell from 1 to 9, got 0");
  CHECK(put(k_field, 0, {}) == "expected a kind from 1 to 4, got 0");
  CHECK(put(k_field, 0, {KindId(4), k_white}) == "expected a kind from 1 to 4, got 5");
  CHECK(put(k_field, 0, {KindId(0), SeatId(2)}) == "expected a seat from 1 to 2, got 3");
  CHECK(put(k_field, 0, k_card) == "field:put: \"card\" belongs to another zone, pack");
  CHECK(put(k_field, 0, {KindId(0), SeatId::none}) ==
        "field:put: expected the owner of \"stone\", got nobody");
  CHECK(put(k_field, 0, k_wolf, 2) ==
        "field:put: only a pile or a tower takes more than one at a time, got 2");
  CHECK(put(k_field, 0, k_wolf).empty());
  CHECK(put(k_field, 0, k_rock) == "field:put: expected A1 to be empty, found \"stone\" of white");
  CHECK(put(k_field, 1, {KindId(1), k_black}).empty());  // a rock has no owner, whoever is named
  CHECK(put(k_field, 1, k_wolf) == "field:put: expected B1 to be empty, found \"rock\"");
  for (int n = 0; n < 8; ++n) CHECK(put(k_pack, 2, k_card).empty());
  CHECK(put(k_pack, 2, k_card) == "pack:put: C1 holds at most 8, got 1 on top of 8");
  CHECK(put(k_purse, 2, k_coin, 0) == "purse:put: C1 holds at most 65535, got 0 on top of 0");
  CHECK(put(k_purse, 2, k_coin, 65535).empty());
  CHECK(put(k_purse, 2, k_coin, 2147483647) ==
        "purse:put: C1 holds at most 65535, got 2147483647 on top of 65535");
  CHECK(contradiction(*play.game, play.state) == "");
}

TEST_CASE("an impossible take is refused with a sentence", "[core]") {
  Shelf play;
  play.effect().put(k_field, CellId(0), k_sheep);
  play.effect().put(k_purse, CellId(0), k_coin, 3);
  const auto take = [&](ZoneInstance zone, int cell, Piece piece = {}, int n = 1) {
    return play.refusal([&](Effect& g) { g.take(zone, CellId(cell), piece, n); });
  };
  CHECK(take(k_field, 1) == "field:take: expected a piece at B1, found nothing");
  CHECK(take(k_field, 0, k_wolf) ==
        "field:take: expected \"stone\" of white at A1, found \"stone\" of black");
  CHECK(take(k_field, 0, k_rock) ==
        "field:take: expected \"rock\" at A1, found \"stone\" of black");
  CHECK(take(k_field, 0, {}, 2) == "field:take: expected from 1 to 1 pieces, got 2");
  CHECK(take(k_purse, 0, {}, 4) == "purse:take: expected from 1 to 3 pieces, got 4");
  CHECK(take(k_purse, 0, {}, 0) == "purse:take: expected from 1 to 3 pieces, got 0");
  CHECK(take(k_field, 77) == "expected a cell from 1 to 9, got 78");
  CHECK(take(k_field, 0, {KindId(9), k_white}) == "expected a kind from 1 to 4, got 10");
  CHECK(take(k_field, 0, {KindId(0), SeatId(9)}) == "expected a seat from 1 to 2, got 10");
  CHECK(take(k_field, 0, {KindId(0), SeatId::none}).empty());  // any seat's
}

TEST_CASE("an impossible move or flip is refused with a sentence", "[core]") {
  Shelf play;
  play.effect().put(k_field, CellId(0), k_wolf);
  play.effect().put(k_field, CellId(1), k_rock);
  const auto refusal = [&](auto&& write) { return play.refusal(write); };
  CHECK(refusal([](Effect& g) { g.move(k_field, CellId(0), CellId(1)); }) ==
        "field:put: expected B1 to be empty, found \"rock\"");
  CHECK(refusal([](Effect& g) { g.move(k_field, CellId(0), CellId(9)); }) ==
        "expected a cell from 1 to 9, got 10");
  CHECK(refusal([](Effect& g) { g.flip(k_field, CellId(1), k_black); }) ==
        "flip: expected a piece that belongs to a seat, found \"rock\"");
  CHECK(refusal([](Effect& g) { g.flip(k_field, CellId(0), SeatId(2)); }) ==
        "expected a seat from 1 to 2, got 3");
  CHECK(refusal([](Effect& g) { g.flip(k_field, CellId(2), k_black); }) ==
        "field:take: expected a piece at C1, found nothing");
}

TEST_CASE("a variable takes only values that it is declared for", "[core]") {
  Shelf play;
  const auto set = [&](int var, std::int64_t value, SeatId seat = k_white) {
    return play.refusal([&](Effect& g) { g.set_var(VarId(var), seat, value); });
  };
  CHECK(set(0, 5).empty());
  CHECK(set(0, 6) == "level: expected a number from 1 to 5, got 6");
  CHECK(set(0, 0) == "level: expected a number from 1 to 5, got 0");
  CHECK(set(1, 1).empty());
  CHECK(set(1, 2) == "flag: expected a number from 0 to 1, got 2");
  CHECK(set(2, 8).empty());
  CHECK(set(2, k_nil).empty());
  CHECK(set(2, 9) == "expected a cell from 1 to 9, got 10");
  CHECK(set(3, 1, k_black).empty());
  CHECK(set(3, 2) == "expected a seat from 1 to 2, got 3");
  CHECK(set(3, 1, SeatId::none) == "expected a seat from 1 to 2, got 0");
  CHECK(set(4, 3).empty());
  CHECK(set(4, 4) == "expected a kind from 1 to 4, got 5");
  CHECK(set(9, 0) == "expected a variable from 1 to 6, got 10");
  CHECK(play.view().var(VarId(0), k_white) == 5);
  CHECK(play.view().var(VarId(3), k_black) == 1);
  CHECK(play.view().var(VarId(3), k_white) == k_nil);
  CHECK(contradiction(*play.game, play.state) == "");
}

TEST_CASE("clocks are not part of the key, but all other variables are", "[core]") {
  Shelf play;
  const std::uint64_t key = play.header().key;
  play.effect().set_var(VarId(5), k_white, 99);
  CHECK(play.header().key == key);
  play.effect().set_var(VarId(0), k_white, 3);
  CHECK(play.header().key != key);
  play.effect().set_var(VarId(0), k_white, 2);
  CHECK(play.header().key == key);
}

TEST_CASE("asking, telling, rolling and winning check their arguments", "[core]") {
  Shelf play;
  const auto refusal = [&](auto&& write) { return play.refusal(write); };
  const std::array<std::int64_t, 3> three{1, 2, 3};
  const std::array<std::int64_t, 1> wide{1LL << 40};
  CHECK(refusal([](Effect& g) { g.ask(AskMode::must, k_white, VerbId(0)); }) ==
        "ask: the ruleset has no verb that can be asked for (asked = true)");
  CHECK(refusal([](Effect& g) { g.ask(AskMode::must, SeatId(2), VerbId(0)); }) ==
        "expected a seat from 1 to 2, got 3");
  CHECK(refusal([](Effect& g) { g.ask(AskMode::must, k_white, g.game().ready()); }) ==
        "expected a verb from 1 to 1, got 2");
  CHECK(refusal([&](Effect& g) { g.ask(AskMode::must, k_white, VerbId(0), three); }) ==
        "ask: expected at most 2 arguments that are given, got 3");
  CHECK(refusal([&](Effect& g) { g.ask(AskMode::must, k_white, VerbId(0), wide); }) ==
        "ask: expected a given argument of 32 bits, got 1099511627776");
  const Effect::AskPart nothing{VerbId(7), 1}, often{VerbId(0), 1001};
  CHECK(refusal([&](Effect& g) {
          g.ask_all(all_seats(g.game().seats()), {&nothing, 1});
        }) == "expected a verb from 1 to 1, got 8");
  CHECK(refusal([&](Effect& g) {
          g.ask_all(all_seats(g.game().seats()), {&often, 1});
        }) == "all: expected at most 1000 times, all verbs together");
  CHECK(refusal([](Effect& g) { g.tell(1, EventId(1), {}); }) ==
        "expected a kind of event from 1 to 1, got 2");
  CHECK(refusal([](Effect& g) { g.roll(0); }) == "roll: expected a die of 1 side or more, got 0");
  CHECK(refusal([](Effect& g) { g.win(4); }) == "win: expected seats from 1 to 2");
}

TEST_CASE("the first declared winner counts", "[core]") {
  Shelf play;
  play.effect().win(2);
  play.effect().win(1);
  CHECK(play.header().ended);
  CHECK(play.header().reason == EndReason::rule);
  CHECK(play.header().winners == 2);
  CHECK(play.engine->actors(play.state) == 0);
  CHECK(play.legal(k_white) == 0);
}

TEST_CASE("events go to their audience if somebody listens", "[core]") {
  Shelf play;
  play.effect().tell(2, EventId(0), {std::int64_t{5}, k_black});
  REQUIRE(play.events.size() == 1);
  CHECK(play.events[0] == Event{EventId(0), 2, {std::int64_t{5}, k_black}});
  CHECK(play.effect().has_listener());
  play.context.events = nullptr;
  play.effect().tell(2, EventId(0), {});
  CHECK_FALSE(play.effect().has_listener());
  CHECK(play.events.size() == 1);
}

TEST_CASE("the key equals a key computed from scratch, whatever is written", "[core]") {
  int written = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    RandomGame random(seed);
    Play play(random.make(), seed);
    play.own_rules.on_setup = [&](Effect& g) { return random.fill(g), SeatId(0); };
    play.start();
    const int zones = play.game->layout().zone_instances().size(), cells = play.game->cells();
    for (int n = 0; n < 60; ++n) {
      const auto zone = ZoneInstance(random.number(0, zones - 1));
      const CellId a = CellId(random.number(0, cells - 1)), b = CellId(random.number(0, cells - 1));
      const auto& pieces = play.game->layout().zone(zone).pieces;
      if (pieces.empty()) continue;
      const Piece piece = pieces[nth(random.number(0, static_cast<int>(pieces.size()) - 1))];
      const State before = play.state;
      const bool failed = error_of([&] {
                            Effect g = play.effect();
                            switch (random.number(0, 4)) {
                              case 0:
                                g.put(zone, a, piece, random.number(1, 3));
                                break;
                              case 1:
                                g.take(zone, a, random.chance(2) ? piece : Piece{});
                                break;
                              case 2:
                                g.move(zone, a, b, random.chance(2) ? piece : Piece{});
                                break;
                              case 3:
                                g.flip(zone, a, SeatId(0));
                                break;
                              default:
                                if (random.chance(5)) g.clear(zone, a);
                                break;
                            }
                          }) != "";
      if (failed)
        play.state = before;
      else
        ++written;
      INFO("seed " << seed << ", writing " << n);
      REQUIRE(contradiction(*play.game, play.state) == "");
    }
  }
  CHECK(written > 1500);
}

TEST_CASE("equal positions have equal words and keys, in whatever order they came about",
          "[core]") {
  std::optional<State> first;
  std::vector<int> order{0, 1, 2, 3, 4};
  do {
    Shelf play;
    Effect g = play.effect();
    for (const int n : order) {
      if (n == 0) g.put(k_field, CellId(0), k_wolf);
      if (n == 1) g.put(k_field, CellId(5), k_rock);
      if (n == 2) g.put(k_pack, CellId(0), k_card);
      if (n == 3) g.put(k_other_purse, CellId(8), k_coin, 7);
      if (n == 4) g.set_var(VarId(3), k_black, 0);
    }
    g.put(k_field, CellId(1), k_sheep);
    g.take(k_field, CellId(1));
    if (!first) first = play.state;
    REQUIRE(play.state == *first);
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("positions that differ in one piece, count, value or turn have different keys",
          "[core]") {
  std::set<std::uint64_t> keys;
  std::size_t positions = 0;
  const auto note = [&](auto&& write) {
    Shelf play;
    Effect g = play.effect();
    write(g);
    keys.insert(play.header().key);
    ++positions;
  };
  note([](Effect&) {});
  for (int cell = 0; cell < 9; ++cell) {
    for (const Piece piece : {k_wolf, k_sheep, k_rock})
      note([&](Effect& g) { g.put(k_field, CellId(cell), piece); });
    for (int n = 1; n < 8; ++n)
      note([&](Effect& g) {
        for (int i = 0; i < n; ++i) g.put(k_pack, CellId(cell), k_card);
      });
    for (int n = 1; n < 40; ++n)
      for (const ZoneInstance zone : {k_purse, k_other_purse})
        note([&](Effect& g) { g.put(zone, CellId(cell), k_coin, n); });
    note([&](Effect& g) { g.set_var(VarId(2), k_white, cell); });
  }
  for (const int level : {1, 3, 4, 5})
    note([&](Effect& g) { g.set_var(VarId(0), k_white, level); });
  for (const SeatId seat : {k_white, k_black})
    for (const SeatId value : {k_white, k_black})
      note([&](Effect& g) { g.set_var(VarId(3), seat, index(value)); });
  CHECK(keys.size() == positions);
}

}  // namespace hr::tests
