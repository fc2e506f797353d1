// SPDX-License-Identifier: MIT
// Random play step by step and at full speed, compared on games with random rules.
#include "core/trials/playout_comparison.h"

#include <catch2/catch.hpp>

#include "tests/core/trials/two_ways.h"
#include "tests/support/asking_rules.h"
#include "tests/support/random_game.h"

namespace hr::tests {
namespace {

// Steps and placements in one zone that all see: a game for the fast playout. Its rules depend on
// the position alone.
class HurriedGame : public FastGame, public Rules {
 public:
  explicit HurriedGame(std::uint64_t seed) : FastGame(mix(seed, 91)) {
    GameDef& d = definition;
    const int seats = chance(4) ? 3 : 2;
    d.name = "Hurried";
    d.board = Board::grid(grid(20));
    add_seats(seats);
    const int kinds = number(1, 3);
    for (int k = 0; k < kinds; ++k)
      d.kinds.push_back({.name = kind(k), .owned = k == 0 || !chance(5), .on_captured = chance(4)});
    d.vars = {{.name = "counter", .see = {}}};
    const int verbs = number(1, 2);
    for (int v = 0; v < verbs; ++v) add_verb(v);
    add_ends();
    if (chance(2)) add_conditions();
    d.turn = chance(5);
    d.stuck = chance(2) ? Stuck::pass : chance(2) ? Stuck::loses : Stuck::draws;
    d.pie = seats == 2 && chance(5);
  }

  SeatId setup(Effect& g) override {
    for (int c = 0; c < g.game().cells(); ++c) {
      if (!chance(4)) continue;
      const auto k =
          static_cast<std::size_t>(number(0, static_cast<int>(definition.kinds.size()) - 1));
      const SeatId owner =
          definition.kinds[k].owned ? SeatId(number(0, g.game().seats() - 1)) : SeatId::none;
      g.put(k_field, CellId(c), {KindId(static_cast<int>(k)), owner});
    }
    return SeatId(number(0, g.game().seats() - 1));
  }
  void effect(Effect& g, SeatId me, const Action& action) override {
    if (luck(g, action.arguments[0]) % 3 == 0) change(g, me, action.arguments[1]);
  }
  void captured(Effect& g, KindId, SeatId owner, CellId cell, SeatId) override {
    if (luck(g, index(cell)) % 2 == 0 && owner != SeatId::none) change(g, owner, index(cell) + 3);
  }
  SeatId turn(Effect& g, SeatId me) override { return luck(g, 7) % 5 == 0 ? me : g.next(me); }
  Verdict end(Effect& g, int, SeatId me) override {
    if (luck(g, 11) % 40 != 0) return {};
    return {.decision = Verdict::Decision::won, .winners = seat_bit(me)};
  }

 private:
  using FastGame::number;  // not that of the rules

  static std::string kind(int k) { return "kind" + std::to_string(k); }

  // A value that depends on the position.
  static std::uint64_t luck(const Effect& g, std::int64_t salt) {
    std::uint64_t sum = static_cast<std::uint64_t>(salt) * 31;
    for (int c = 0; c < g.game().cells(); c += 3)
      sum = mix(sum, static_cast<std::uint64_t>(g.count(k_field, CellId(c), KindId::none)));
    return mix(sum, static_cast<std::uint64_t>(*g.var(VarId(0), SeatId(0))));
  }
  void change(Effect& g, SeatId owner, std::int64_t at) const {
    g.set_var(VarId(0), SeatId(0), (*g.var(VarId(0), SeatId(0)) + 1) % 5);
    const auto cell = CellId(static_cast<int>(at) % g.game().cells());
    if (g.count(k_field, cell, KindId::none) > 0)
      g.take(k_field, cell);
    else
      g.put(k_field, cell, {KindId(0), owner});
  }

  Set onto() {
    const Set all = chance(2)   ? empty() + enemy()
                    : chance(3) ? make_set(TermOp::everywhere) - own()
                                : empty();
    if (chance(3)) return all - region_set("here");
    if (chance(4)) return all * near_set(TermOp::near, own());
    return all;
  }
  void add_verb(int v) {
    VerbDef def = verb("verb" + std::to_string(v), {});
    const bool places = v == 1 || chance(4);
    for (int n = number(1, 2); n > 0; --n) {
      const std::string piece = kind(number(0, static_cast<int>(definition.kinds.size()) - 1));
      std::vector<std::string> ways = dirs();
      if (chance(3)) ways = {"all"};
      if (places)
        def.patterns.push_back(place(piece, chance(2) ? empty() : onto()));
      else
        def.patterns.push_back(step(kind(0), ways, onto()));
      def.patterns.back().progress = chance(5);
    }
    def.effect = chance(4);
    definition.verbs.push_back(def);
  }
  // What the fast playout works out beside the sets of cells.
  void add_conditions() {
    definition.vars.push_back({.name = "laps",
                               .min = -60,
                               .max = 90,
                               .per_seat = chance(2),
                               .clock = chance(4),
                               .see = {}});
    definition.vars.push_back({.name = "moved", .type = VarType::flag, .see = {}});
    for (VerbDef& verb : definition.verbs) {
      if (chance(3)) verb.does = {constant_write()};
      for (PatternDef& pattern : verb.patterns) {
        if (chance(3)) pattern.when.push_back({condition(), "", -1});
        for (int n = chance(2) ? number(1, 2) : 0; n > 0; --n)
          pattern.does.push_back(constant_write());
      }
    }
    if (chance(2)) return;
    EndDef end = ending(EndType::condition);
    end.condition = chance(4) ? make_set(TermOp::here) * region_set("here") * enemy() : condition();
    if (chance(5)) end.condition = make_set(TermOp::some, make_set(TermOp::actor));
    end.result = chance(2) ? EndResult::wins : EndResult::draws;
    definition.ends.push_back(end);
  }
  Write constant_write() {
    switch (number(0, 3)) {
      case 0:
        return {.op = WriteOp::set, .name = "moved", .a = number_term(number(0, 1))};
      case 1:
        return {.op = WriteOp::set, .name = "laps", .a = number_term(number(-2, 2))};
      default:
        return {.op = WriteOp::add, .name = "laps", .a = number_term(number(-1, 2))};
    }
  }
  Term condition() {
    const Set here = region_set("here") * (chance(2) ? own() : enemy());
    return make_set(chance(2) ? TermOp::some : TermOp::no, here);
  }
  void add_ends() {
    std::vector<EndDef>& ends = definition.ends;
    if (chance(2))
      ends.push_back(
          {.type = EndType::reach, .kind = kind(0), .from = {}, .to = region_set("far")});
    if (chance(4))
      ends.push_back(
          {.type = EndType::line, .kind = kind(0), .from = {}, .to = {}, .n = number(3, 5)});
    if (chance(6)) ends.push_back(ending(EndType::rule));
    if (chance(3)) ends.push_back(ending(EndType::repeats, number(2, 3)));
    if (chance(3)) ends.push_back(ending(EndType::idle, number(5, 40)));
    if (chance(3)) ends.push_back(ending(EndType::plies, number(20, 120)));
  }
};

}  // namespace

TEST_CASE("games for the fast playout are step-by-step and full-speed playouts agree",
          "[core][two_ways]") {
  TwoWays sum;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    INFO("seed " << seed);
    HurriedGame rules(seed);
    if (const auto game = rules.game()) compare_ways(game, rules, seed, sum);
  }
  INFO(sum.games << " games, " << sum.actions << " actions, " << sum.fast_actions << " in a hurry");
  CHECK(sum.games > 150);
  // Boards that are wide to this build are played fast more rarely.
  CHECK(sum.fast_actions > sum.actions / (HOUSERULES_MAX_WIDTH < 4 ? 5 : 4));
}

TEST_CASE("random games are step-by-step and full-speed playouts agree", "[core][two_ways]") {
  TwoWays sum;
  for (std::uint64_t seed = 20000; seed < 20200; ++seed) {
    INFO("seed " << seed);
    RandomGame random(seed);
    FunctionRules rules;
    rules.on_setup = [&](Effect& g) { return random.fill(g), SeatId(0); };
    compare_ways(std::make_shared<const Game>(random.make()), rules, seed, sum);
  }
  CHECK(sum.games > 150);
}

TEST_CASE("games whose rules ask are step-by-step and full-speed playouts agree",
          "[core][two_ways]") {
  TwoWays sum;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    INFO("seed " << seed);
    const AskingGame asking = RandomAsking(seed).make();
    AskingRules rules(asking);
    compare_ways(std::make_shared<const Game>(asking.definition), rules, seed, sum);
  }
  CHECK(sum.games > 200);
}

TEST_CASE("rules that behave differently are detected", "[core][two_ways]") {
  // They count their calls, so results differ.
  struct Counting : FunctionRules {
    Counting() : FunctionRules(breakthrough_setup) {}
    int calls = 0;
    void effect(Effect& g, SeatId me, const Action&) override {
      if (++calls == 30) g.win(seat_bit(me));
    }
  } rules;
  GameDef d = breakthrough(6, 6);
  d.verbs[0].effect = true;
  const auto game = std::make_shared<const Game>(d);
  const auto engine = make_engine(game, rules);
  State start;
  ActionContext context;
  engine->start(start, context);
  const PlayoutComparison ways = compare_playouts(*engine, *engine, start, 1, 100);
  CHECK(ways.difference == "only one of them ends the game");
  CHECK(ways.action == 15);
}

}  // namespace hr::tests
