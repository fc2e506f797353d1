// SPDX-License-Identifier: MIT
// Whose turn it is: extra and skipped turns, stuck seats, the pie rule, and the order of events in
// one action.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/support/classics.h"
#include "tests/support/play.h"
#include "tests/support/position.h"

namespace hr::tests {
namespace {

// Three seats that can only pass.
GameDef idlers(int seats = 3) {
  GameDef d;
  d.name = "Idlers";
  for (int s = 0; s < seats; ++s) d.seats.push_back({"seat" + std::to_string(s + 1), ""});
  d.verbs = {verb("pass", {pattern(PatternType::pass)})};
  return d;
}

// Three seats, each of which can act only while its bit is set in `free`.
struct Stuckers : Play {
  std::uint32_t free = 7;
  explicit Stuckers(Stuck stuck) : Play(definition(stuck)) {
    own_rules.on_allow = [this](const View& v, const Action&) {
      return (free & seat_bit(v.viewer())) != 0;
    };
  }
  static GameDef definition(Stuck stuck) {
    GameDef d = idlers();
    d.verbs[0].allow = true;
    d.stuck = stuck;
    d.score = true;
    return d;
  }
};

}  // namespace

TEST_CASE("turns pass round the seats", "[core]") {
  Play play(idlers());
  play.own_rules.on_setup = [](Effect&) { return SeatId(1); };
  play.start();
  for (const int seat : {1, 2, 0, 1}) {
    CHECK(play.turn() == SeatId(seat));
    CHECK(play.engine->actors(play.state) == seat_bit(SeatId(seat)));
    play.play(act(VerbId(0)));
  }
}

TEST_CASE("a setup that names no first seat is refused", "[core]") {
  for (const int seat : {-1, 3}) {
    Play play(idlers());
    play.own_rules.on_setup = [&](Effect&) { return SeatId(seat); };
    CHECK(error_of([&] { play.start(); }) ==
          "setup: expected the seat that moves first, got number " + std::to_string(seat + 1));
  }
}

TEST_CASE("the rules may give extra turns and skip seats", "[core]") {
  GameDef d = idlers();
  d.turn = true;
  Play play(d);
  play.own_rules.on_turn = [&](Effect& g, SeatId me) {
    CHECK(g.me() == me);
    return g.state().header().ply % 2 == 1 ? me : SeatId((index(me) + 2) % 3);
  };
  play.start();
  for (const int seat : {0, 0, 2, 2, 1, 1, 0}) {
    CHECK(play.turn() == SeatId(seat));
    play.play(act(VerbId(0)));
    CHECK(play.header().key == scratch_key(*play.game, play.state));
  }
}

namespace {

// Verbs for passing, and for giving the next seat a number of actions in its next turn.
GameDef lasting(int first = 1) {
  GameDef d = idlers();
  d.vars = {{.name = "turns", .initial = first, .min = 1, .per_seat = true, .see = {}}};
  d.lasts = "turns";
  d.verbs.push_back(verb("give", {pattern(PatternType::number)}));
  d.verbs[1].patterns[0].low.value = 1;
  d.verbs[1].patterns[0].high.value = 9;
  d.verbs[1].effect = true;
  return d;
}

}  // namespace

TEST_CASE("a turn lasts as many actions as its seat's variable says, for one turn", "[core]") {
  Play play(lasting());
  play.own_rules.on_effect = [](Effect& g, SeatId me, const Action& action) {
    g.set_var(VarId(0), g.next(me), action.arguments[0]);
  };
  play.start();
  const auto turns = [&](int seat) { return play.view().var(VarId(0), SeatId(seat)).value(); };
  CHECK(play.turn() == SeatId(0));
  play.play(act(VerbId(1), {3}));
  CHECK(turns(1) == 3);
  for (const int left : {3, 2, 1}) {
    CHECK(play.turn() == SeatId(1));
    CHECK(turns(1) == left);
    play.play(act(VerbId(0)));
    CHECK(play.header().key == scratch_key(*play.game, play.state));
  }
  CHECK(turns(1) == 1);
  for (const int seat : {2, 0, 1, 2}) {
    CHECK(play.turn() == SeatId(seat));
    play.play(act(VerbId(0)));
  }
}

TEST_CASE("when a turn is over, its length is reset", "[core]") {
  Play play(lasting(2));
  play.own_rules.on_effect = [](Effect& g, SeatId me, const Action& action) {
    g.set_var(VarId(0), me, action.arguments[0]);
  };
  play.start();
  for (const int seat : {0, 0, 1, 1, 2, 2}) {
    CHECK(play.turn() == SeatId(seat));
    play.play(act(VerbId(0)));
  }
  play.play(act(VerbId(1), {4}));  // four actions from here on, including this one
  for (const int seat : {0, 0, 0, 1}) {
    CHECK(play.turn() == SeatId(seat));
    play.play(act(VerbId(0)));
  }
  CHECK(play.view().var(VarId(0), SeatId(0)) == 2);
}

TEST_CASE("a stuck seat passes its whole turn", "[core]") {
  GameDef d = lasting(2);
  d.stuck = Stuck::pass;
  for (VerbDef& verb : d.verbs) verb.allow = true;
  Play play(d);
  play.own_rules.on_allow = [](const View& v, const Action& action) {
    return action.verb == VerbId(0) && v.viewer() != SeatId(1);
  };
  play.start();
  play.play(act(VerbId(0))).play(act(VerbId(0)));
  CHECK(play.turn() == SeatId(2));
  CHECK(play.view().var(VarId(0), SeatId(1)) == 2);
  CHECK(play.header().stuck == 1);
}

TEST_CASE("random play respects the length of turns", "[core]") {
  GameDef d = stones(Board::grid({.columns = 5, .rows = 5}));
  d.vars = {{.name = "turns", .initial = 2, .per_seat = true, .see = {}}};
  d.lasts = "turns";
  d.verbs = {verb("put", {place("stone", empty())})};
  d.ends = {ending(EndType::plies, 15)};
  Play play(d);
  play.start();
  play.context.events = nullptr;
  Random random(3);
  CHECK(play.engine->playout(play.state, random, play.context).actions == 15);
  const Position position = read_position(*play.game, play.state);
  int white = 0;
  for (const Heap& heap : position[0]) white += !heap.empty() && heap[0].owner == k_white ? 1 : 0;
  CHECK(white == 8);
}

TEST_CASE("when no seat is to move, the scores decide", "[core]") {
  const auto winners = [](std::vector<std::int64_t> scores, bool scored) {
    GameDef d = idlers();
    d.turn = true;
    d.score = scored;
    Play play(d);
    play.own_rules.on_turn = [](Effect&, SeatId) { return SeatId::none; };
    play.own_rules.on_score = [&](const View& v, SeatId seat) {
      CHECK(v.truth());
      return scores[nth(seat)];
    };
    play.start().play(act(VerbId(0)));
    CHECK(play.header().ended);
    CHECK(play.header().reason == EndReason::no_turn);
    return play.header().winners;
  };
  CHECK(winners({1, 5, 3}, true) == 2);
  CHECK(winners({-9, -5, -3}, true) == 4);
  CHECK(winners({5, 1, 5}, true) == 5);
  CHECK(winners({5, 5, 5}, true) == 0);
  CHECK(winners({k_nil, k_nil, 0}, true) == 4);
  CHECK(winners({1, 5, 3}, false) == 0);
}

TEST_CASE("a stuck seat passes, and that is reported", "[core]") {
  Stuckers play(Stuck::pass);
  play.free = 0b101;
  play.start().play(act(VerbId(0)));
  CHECK(play.turn() == SeatId(2));
  REQUIRE(play.events.size() == 1);
  CHECK(play.events[0] == Event{play.game->stuck_event(), 7, {SeatId(1)}});
  CHECK(play.header().ply == 1);
  CHECK(play.header().stuck == 1);
  play.play(act(VerbId(0)));
  CHECK(play.header().stuck == 0);
}

TEST_CASE("when all are stuck in a row, the scores decide", "[core]") {
  Stuckers play(Stuck::pass);
  play.own_rules.on_score = [](const View&, SeatId seat) { return index(seat) == 1 ? 9 : 0; };
  play.start();
  play.free = 0;
  play.engine->play(play.state, play.turn(), {act(VerbId(0)), 0}, play.context);
  CHECK(play.header().ended);
  CHECK(play.header().reason == EndReason::all_stuck);
  CHECK(play.header().winners == 2);
  CHECK(play.events.size() == 3);
}

TEST_CASE("a stuck seat may lose or draw", "[core]") {
  for (const auto& [stuck, winners] : {std::pair{Stuck::loses, 0b101U}, {Stuck::draws, 0U}}) {
    Stuckers play(stuck);
    play.free = 0b101;
    play.start().play(act(VerbId(0)));
    CHECK(play.header().ended);
    CHECK(play.header().reason == EndReason::stuck);
    CHECK(play.header().winners == winners);
  }
}

TEST_CASE("a stuck seat without a declared outcome is an error of the ruleset", "[core]") {
  Stuckers play(Stuck::undeclared);
  play.free = 0b101;
  play.start();
  CHECK(
      error_of([&] { play.play(act(VerbId(0))); }) ==
      "seat2 has no legal action, and the ruleset does not declare what happens then: add stuck = "
      "\"pass\", \"skips\", \"loses\" or \"draws\"");
}

TEST_CASE("the pie rule is offered once, to the other player, after the first turn", "[core]") {
  Play play(hex(3, true));
  play.start();
  CHECK(play.header().pie == Pie::waiting);
  CHECK(play.legal() == 9);
  play.play(act(VerbId(0), {4}));
  CHECK(play.header().pie == Pie::open);
  CHECK(play.turn() == k_black);
  CHECK(play.legal() == 9);
  CHECK(play.can(k_black, act(play.game->swap())));
  play.play(act(VerbId(0), {0}));
  CHECK(play.header().pie == Pie::declined);
  for (int n = 0; n < 2; ++n) {
    CHECK_FALSE(play.can(play.turn(), act(play.game->swap())));
    play.play(play.actions().back());
  }
}

TEST_CASE("a swap keeps turn and pieces, and the key is that of a game without it", "[core]") {
  Play swapped(hex(3, true)), plain(hex(3, false));
  swapped.start().play(act(VerbId(0), {4}));
  plain.start().play(act(VerbId(0), {4}));
  CHECK(swapped.header().key != plain.header().key);
  swapped.play(act(swapped.game->swap()));
  CHECK(swapped.header().pie == Pie::taken);
  CHECK(swapped.turn() == k_black);
  CHECK(swapped.header().ply == 2);
  CHECK(swapped.piece("B2") == Piece{k_stone, k_white});
  CHECK(swapped.header().key == plain.header().key);
  CHECK(swapped.legal() == 8);
  CHECK(swapped.events.back() == Event{swapped.game->swapped_event(), 3, {}});
}

TEST_CASE("a swap waits until the first turn is really over", "[core]") {
  GameDef d = hex(3, true);
  d.turn = true;
  Play play(d);
  play.own_rules.on_turn = [](Effect& g, SeatId me) {
    return g.state().header().ply == 1 ? me : g.next(me);
  };
  play.start().play(act(VerbId(0), {4}));
  CHECK(play.header().pie == Pie::waiting);
  CHECK(play.legal() == 8);
  play.play(act(VerbId(0), {0}));
  CHECK(play.header().pie == Pie::open);
  CHECK(play.can(k_black, act(play.game->swap())));
}

TEST_CASE("an action moves its piece, then calls captured, effect, ends and turn in that order",
          "[core]") {
  GameDef d = stones(Board::grid({.columns = 3}));
  d.kinds[0].on_captured = true;
  d.verbs = {verb("walk", {step("stone", {}, empty() + enemy())})};
  d.verbs[0].effect = true;
  d.ends = {ending(EndType::rule)};
  d.turn = true;
  Play play(d);
  std::string order;
  play.begins_with({"A1"}, {"B1"});
  const auto note = [&](const char* what, const View& g) {
    CHECK(g.at(k_field, CellId(0)).piece == Piece{});
    CHECK(g.at(k_field, CellId(1)).piece == Piece{k_stone, k_white});
    order += what;
  };
  play.own_rules.on_captured = [&](Effect& g, KindId kind, SeatId owner, CellId cell, SeatId by) {
    CHECK(kind == k_stone);
    CHECK(owner == k_black);
    CHECK(cell == CellId(1));
    CHECK(by == k_white);
    note("captured ", g);
    g.put(k_field, CellId(2), {kind, owner});
  };
  play.own_rules.on_effect = [&](Effect& g, SeatId me, const Action& action) {
    CHECK(me == k_white);
    CHECK(action == act(VerbId(0), {0, 1}));
    CHECK(g.at(k_field, CellId(2)).piece == Piece{k_stone, k_black});
    note("effect ", g);
  };
  play.own_rules.on_end = [&](Effect& g, int number, SeatId me) {
    CHECK(number == 0);
    CHECK(me == k_white);
    note("ends ", g);
    return Verdict{};
  };
  play.own_rules.on_turn = [&](Effect& g, SeatId me) { return note("turn", g), g.next(me); };
  play.start().play(act(VerbId(0), {0, 1}));
  CHECK(order == "captured effect ends turn");
  CHECK(play.turn() == k_black);
  CHECK(play.header().idle == 0);
  CHECK(contradiction(*play.game, play.state) == "");
}

TEST_CASE("seats that see the cell are told of a capture there", "[core]") {
  GameDef d = stones(Board::grid({.columns = 5}));
  d.seats.push_back({"red", ""});
  d.zones[0].see = {.who = Visibility::Who::cells, .set = near_set(TermOp::around, own())};
  d.verbs = {verb("walk", {step("stone", {}, empty() + enemy())})};
  Play play(d);
  play.own_rules.on_setup = [&](Effect&) {
    play.put("A1", k_stone, k_white);
    play.put("B1", k_stone, k_black);
    play.put("C1", k_stone, k_black);
    play.put("E1", k_stone, SeatId(2));
    return k_white;
  };
  play.start().play(act(VerbId(0), {0, 1}));
  REQUIRE_FALSE(play.events.empty());
  CHECK(play.events[0] ==
        Event{play.game->captured_event(), 3, {k_white, Piece{k_stone, k_black}, CellId(1)}});
}

TEST_CASE("idle counts actions that neither capture, place nor make progress", "[core]") {
  GameDef d = stones(Board::grid({.columns = 6, .links = Links::orthogonal}));
  PatternDef march = step("stone", {"e"}, empty() + enemy()), back = step("stone", {"w"}, empty());
  march.progress = true;
  d.verbs = {verb("walk", {march, back}), verb("place", {place("stone", empty())}),
             verb("wait", {pattern(PatternType::pass)})};
  Play play(d);
  play.begins_with({"A1"}, {"F1"});
  play.start();
  const auto idle = [&](int verb_number, std::initializer_list<std::int64_t> arguments = {}) {
    play.play(act(VerbId(verb_number), arguments));
    return play.header().idle;
  };
  CHECK(idle(2) == 1);
  CHECK(idle(0, {5, 4}) == 2);
  CHECK(idle(0, {0, 1}) == 0);
  CHECK(idle(2) == 1);
  CHECK(idle(1, {0}) == 0);
  CHECK(idle(2) == 1);
}

}  // namespace hr::tests
