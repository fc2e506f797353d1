// SPDX-License-Identifier: MIT
// Random play by Engine::playout() compared with legal(), pick() and play(): the same random draws
// must give the same states, action by action, however much of it the fast playout does.
#include <catch2/catch.hpp>

#include <bit>

#include "core/engine/asks.h"
#include "core/engine/engine.h"
#include "core/engine/pieces.h"
#include "core/kernel/make_engine.h"
#include "tests/support/classics.h"

namespace hr::tests {
namespace {

// A game played by legal(), pick() and play().
struct Stroll {
  Engine& engine;
  State state{};
  Random random;
  ActionContext context{};
  Playout tally{};

  bool on() const { return !state.header().ended; }
  void act() {
    const Game& game = engine.game();
    const SeatId seat =
        state.header().asks == 0 ? state.header().turn : ask_at(state, game, 0).seat;
    const std::uint64_t legal = engine.legal(state, seat);
    REQUIRE(legal > 0);
    ++tally.actions;
    ++tally.decisions;
    tally.choices += legal;
    tally.max_choices = std::max(tally.max_choices, legal);
    engine.play(state, seat, engine.pick(random.below(legal)), context);
  }
};

// Sets and key computed from the contents of the slots.
void check_zones(const State& state, const Game& game) {
  State again = state;
  for (const ZoneInstance z : game.layout().zone_instances())
    for (int cell = 0; cell < game.cells(); ++cell) {
      const ZoneLayout& zone = game.layout().zone(z);
      const int code = code_at(again.words(), zone, cell);
      if (code < 0) continue;
      take_piece(again, game, zone, cell, code);
      put_piece(again, game, zone, cell, code);
    }
  CHECK(again == state);
}

bool same(const Playout& a, const Playout& b) {
  return a.actions == b.actions && a.decisions == b.decisions && a.choices == b.choices &&
         a.max_choices == b.max_choices;
}

// One action at a time.
void follow(Engine& slow, Engine& fast, const State& start, std::uint64_t seed, int most) {
  Stroll stroll{.engine = slow, .state = start, .random = Random(seed)};
  State state = start;
  Random random(seed);
  ActionContext context;
  Playout sum;
  for (int n = 0; n < most && stroll.on(); ++n) {
    stroll.act();
    const Playout one = fast.playout(state, random, context, 1);
    sum.actions += one.actions;
    sum.decisions += one.decisions;
    sum.choices += one.choices;
    sum.max_choices = std::max(sum.max_choices, one.max_choices);
    REQUIRE(one.cut == stroll.on());
    REQUIRE(state == stroll.state);
    REQUIRE(context.chance.faces() == stroll.context.chance.faces());
  }
  CHECK(same(sum, stroll.tally));
  CHECK(random.next() == stroll.random.next());
  check_zones(state, fast.game());
}

// Plays from the current position to the end, or to a limit.
void race(Engine& slow, Engine& fast, const State& start, std::uint64_t seed, std::uint32_t most) {
  Stroll stroll{.engine = slow, .state = start, .random = Random(seed)};
  while (stroll.on() && stroll.tally.actions < most) stroll.act();
  State state = start;
  Random random(seed);
  ActionContext context;
  const Playout tally = fast.playout(state, random, context, most);
  REQUIRE(state == stroll.state);
  CHECK(same(tally, stroll.tally));
  CHECK(tally.cut == stroll.on());
  CHECK(random.next() == stroll.random.next());
  CHECK(context.chance.faces() == stroll.context.chance.faces());
}

// Rules with a memory of their own would be a mistake, so both engines can share them.
void compare_strolls(GameDef definition, Rules& rules, int games = 20, int most = 700) {
  const auto game = std::make_shared<const Game>(std::move(definition));
  const auto slow = make_engine(game, rules), fast = make_engine(game, rules);
  for (int n = 0; n < games; ++n) {
    const auto seed = static_cast<std::uint64_t>(n) + 1;
    State start;
    ActionContext context;
    fast->start(start, context);
    INFO("game " << n);
    follow(*slow, *fast, start, seed, n < 4 ? most : 60);
    race(*slow, *fast, start, seed + 1000, static_cast<std::uint32_t>(most));
    race(*slow, *fast, start, seed + 2000, 37);
  }
}

GameDef put_stones(Board board, int seats = 2) {
  GameDef d = stones(std::move(board));
  d.seats.clear();
  for (int s = 0; s < seats; ++s) d.seats.push_back({.name = "s" + std::to_string(s), .faces = ""});
  d.verbs = {verb("put", {place("stone", empty())})};
  d.stuck = Stuck::draws;
  return d;
}

EndDef line(int n) {
  EndDef out = ending(EndType::line, n);
  out.kind = "stone";
  return out;
}

GameDef three_in_a_row() {
  GameDef d = put_stones(Board::grid({.columns = 3, .rows = 3}));
  d.ends = {line(3)};
  return d;
}

GameDef four_in_a_row(int columns = 7, int rows = 6) {
  GameDef d = put_stones(Board::grid({.columns = columns, .rows = rows}));
  d.verbs[0].patterns[0].onto = empty() - near_set(TermOp::near, empty(), {"n"});
  d.ends = {line(4)};
  return d;
}

// Kings that capture each other; the last one wins.
GameDef kings(Board board, int seats) {
  GameDef d = put_stones(std::move(board), seats);
  d.kinds = {{.name = "king"}, {.name = "stone"}};
  d.verbs[0].name = "go";
  d.verbs[0].patterns = {step("king", {"all"}, empty() + enemy())};
  d.ends = {ending(EndType::repeats, 3), ending(EndType::idle, 60)};
  d.stuck = Stuck::pass;
  return d;
}

std::function<SeatId(Effect&)> scattered(int each) {
  return [each](Effect& g) {
    const Game& game = g.game();
    for (int i = 0; i < each; ++i)
      for (int s = 0; s < game.seats(); ++s)
        g.put(k_field, CellId((i * game.seats() + s) * 5 % game.cells()), {KindId(0), SeatId(s)});
    return SeatId(0);
  };
}

}  // namespace

TEST_CASE("a fast playout makes the same states as play: cube wars", "[core][playout]") {
  CubeWarsRules rules;
  compare_strolls(cube_wars(), rules, 30, 2000);
  compare_strolls(cube_wars(16, 8, 2, 9), rules);
  compare_strolls(cube_wars(16, 8, 5, 0), rules, 10);
  compare_strolls(cube_wars(8, 8, 3, 50), rules);
  compare_strolls(cube_wars(9, 9, 3, 50), rules);
  compare_strolls(cube_wars(26, 8), rules, 10);
  compare_strolls(cube_wars(20, 20), rules, 4, 300);
  compare_strolls(cube_wars(30, 30), rules, 2, 200);
}

TEST_CASE("a fast playout makes the same states as play: breakthrough", "[core][playout]") {
  FunctionRules rules(breakthrough_setup);
  compare_strolls(breakthrough(), rules, 50);
  compare_strolls(breakthrough(3, 5), rules, 30);
  compare_strolls(breakthrough(10, 10), rules, 10);
  compare_strolls(breakthrough(12, 16), rules, 10);
}

TEST_CASE("a fast playout makes the same states as play: stones", "[core][playout]") {
  FunctionRules rules;
  compare_strolls(three_in_a_row(), rules, 100);
  compare_strolls(four_in_a_row(), rules, 50);
  compare_strolls(four_in_a_row(10, 12), rules, 10);
  compare_strolls(hex(5, true), rules, 50);
  compare_strolls(hex(11, true), rules, 10);
  compare_strolls(hex(11, false), rules, 10);
  compare_strolls(hex(19, true), rules, 4);
}

TEST_CASE("a fast playout handles boards of every size", "[core][playout]") {
  FunctionRules rules;
  GameDef cube = put_stones(Board::grid({.columns = 4, .rows = 4, .levels = 4}), 3);
  cube.ends = {line(4)};
  compare_strolls(cube, rules);
  GameDef ring = put_stones(Board::grid({.columns = 7, .rows = 5, .wrap_columns = true}));
  ring.ends = {line(4), ending(EndType::plies, 30)};
  compare_strolls(ring, rules);
  GameDef tower = kings(Board::grid({.columns = 8, .rows = 8, .levels = 4}), 2);
  FunctionRules kings_rules(scattered(1));
  compare_strolls(tower, kings_rules);
}

TEST_CASE("a fast playout handles lone pieces, crowds and many seats", "[core][playout]") {
  for (const int seats : {2, 3, 5})
    for (const int crowd : {1, 2, 4}) {
      FunctionRules rules(scattered(crowd));
      compare_strolls(kings(Board::grid({.columns = 7, .rows = 7}), seats), rules, 8);
      compare_strolls(kings(Board::grid({.columns = 12, .rows = 9}), seats), rules, 8);
    }
}

TEST_CASE("a fast playout handles pieces without an owner and of several kinds",
          "[core][playout]") {
  GameDef d = kings(Board::grid({.columns = 9, .rows = 8}), 3);
  d.kinds.push_back({.name = "rock", .owned = false});
  d.verbs[0].patterns[0].onto = piece_set(TermOp::filled) + empty() - own();
  d.verbs.push_back(verb("drop", {place("rock", empty()), place("stone", enemy() + own("king"))}));
  FunctionRules rules(scattered(2));
  compare_strolls(d, rules);
}

TEST_CASE("a fast playout makes the same calls to rules", "[core][playout]") {
  CubeWarsRules rules;
  GameDef plain = cube_wars();
  plain.verbs[0].effect = true;  // which does nothing
  compare_strolls(plain, rules);

  GameDef d = kings(Board::grid({.columns = 9, .rows = 9}), 2);
  d.vars = {{.name = "n", .see = {}}};
  d.verbs[0].effect = true;
  d.ends.push_back(ending(EndType::rule));
  FunctionRules wild(scattered(1));
  wild.on_effect = [](Effect& g, SeatId me, const Action& a) {
    const int face = g.roll(12);
    const auto cell = CellId((index(a.cell(1)) * 7 + face * 5) % g.game().cells());
    if (face < 3) g.set_var(VarId(0), me, face);
    if (face == 3 && g.height(k_field, cell) == 0) g.put(k_field, cell, {KindId(0), me});
    if (face == 4 && g.count(k_field, cell, KindId::none) > 0) g.take(k_field, cell);
    if (face == 5 && g.state().header().ply > 50) g.win(seat_bit(me));
  };
  wild.on_end = [](Effect& g, int, SeatId) {
    return g.state().header().ply > 300 ? Verdict{.decision = Verdict::Decision::draw, .winners = 0}
                                        : Verdict{};
  };
  compare_strolls(d, wild);
}

TEST_CASE("asks are answered during a fast playout", "[core][playout]") {
  GameDef d = kings(Board::grid({.columns = 9, .rows = 9}), 3);
  d.verbs[0].effect = true;
  d.verbs.push_back(verb("drop", {place("stone", empty())}));
  d.verbs.back().asked = true;
  FunctionRules rules(scattered(2));
  rules.on_effect = [](Effect& g, SeatId me, const Action& a) {
    if (a.verb != VerbId(0) || g.roll(5) > 1) return;
    g.ask(AskMode::may, g.next(me), VerbId(1));
    if (g.roll(2) == 1) g.ask(AskMode::must, me, VerbId(1));
  };
  compare_strolls(d, rules);
}

TEST_CASE("a fast playout calls the rules for turns and scores", "[core][playout]") {
  GameDef d = kings(Board::grid({.columns = 6, .rows = 6}), 3);
  d.turn = d.score = true;
  FunctionRules rules(scattered(2));
  rules.on_turn = [](Effect& g, SeatId me) {
    if (g.state().header().ply > 100) return SeatId::none;
    return g.roll(3) == 1 ? me : g.next(me);
  };
  rules.on_score = [](const View& view, SeatId seat) {
    return static_cast<std::int64_t>(
        view.cells(view.game().bind(own(), ZoneId(0), ""), seat).size());
  };
  compare_strolls(d, rules);
}

TEST_CASE("a fast playout follows the declared outcome for stuck seats", "[core][playout]") {
  // Pawns that cannot capture soon block each other.
  for (const Stuck stuck : {Stuck::pass, Stuck::loses, Stuck::draws}) {
    GameDef d = breakthrough(6, 8);
    d.verbs[0].patterns[1].onto = empty();
    d.ends.clear();
    d.stuck = stuck;
    FunctionRules rules(breakthrough_setup);
    compare_strolls(d, rules, 30);
  }
}

TEST_CASE("a fast playout sees an end that was there before", "[core][playout]") {
  GameDef d = breakthrough(6, 6);
  FunctionRules rules;
  rules.on_setup = [](Effect& g) {
    g.put(k_field, CellId(33), {KindId(0), SeatId(0)});
    g.put(k_field, CellId(0), {KindId(0), SeatId(0)});
    g.put(k_field, CellId(20), {KindId(0), SeatId(1)});
    return SeatId(1);
  };
  compare_strolls(d, rules);
}

TEST_CASE("position keys that share a table entry are told apart", "[core][playout]") {
  // Long enough without a lasting action for keys to share table entries.
  FunctionRules rules(scattered(1));
  GameDef d = kings(Board::grid({.columns = 16, .rows = 16}), 2);
  d.ends = {ending(EndType::repeats, 4)};
  d.verbs[0].patterns[0].onto = empty();
  compare_strolls(d, rules, 3, 6000);
}

}  // namespace hr::tests
