// SPDX-License-Identifier: MIT
// Rules that ask `can` while they are being called: nested questions, nested trials, and random
// games of such rules compared with an engine that copies everything.
#include <catch2/catch.hpp>

#include "core/kernel/make_engine.h"
#include "tests/models/plain_engine.h"
#include "tests/support/asking_rules.h"
#include "tests/support/stones.h"

namespace hr::tests {
namespace {

bool can(const View& v, SeatId seat, int verb, std::vector<std::int64_t> given = {}) {
  return v.can_answer(seat, VerbId(verb), given);
}

GameDef picks(int verbs, Holds holds = Holds::one) {
  GameDef d = stones(Board::grid({.columns = 3}), holds);
  for (int v = 0; v < verbs; ++v)
    d.verbs.push_back(verb("verb" + std::to_string(v),
                           {pattern(PatternType::pick, make_set(TermOp::everywhere))}));
  return d;
}

// The state as the plain engine has it.
PlainGame plain(const Game& game, const State& state) {
  const Header& header = state.header();
  PlainGame g;
  g.position = read_position(game, state);
  g.counter =
      static_cast<std::int64_t>(state.all()[nth(game.layout().var_word(VarId(0), SeatId(0)))]);
  g.turn = header.turn;
  g.turn_open = header.turn_open;
  g.in_group = header.in_group;
  g.ply = header.ply;
  g.idle = header.idle;
  g.set_up = header.set_up;
  g.stuck = header.stuck;
  for (int i = 0; i < header.asks; ++i) {
    const Ask ask = ask_at(state, game, i);
    g.asks.push_back({ask.mode, ask.seat, ask.verb, ask.or_others});
  }
  g.ended = header.ended;
  g.reason = header.reason;
  g.end = header.end;
  g.winners = header.winners;
  return g;
}

PlainEngine::Choices offered(Engine& engine, const State& state, SeatId seat) {
  PlainEngine::Choices out;
  const std::uint64_t legal = engine.legal(state, seat);
  for (std::uint64_t n = 0; n < legal; ++n) {
    const Choice choice = engine.pick(n);
    REQUIRE(out.emplace(choice.action, choice.pattern).second);
  }
  return out;
}

// Compares the results of both engines; if one reports an error, both must.
template <class F>
std::optional<PlainGame> outcome(F&& body) {
  try {
    return body();
  } catch (const Error& error) {
    UNSCOPED_INFO(error.what());
    return std::nullopt;
  }
}

struct Count {
  int plies = 0, games = 0, ended = 0, asks = 0, failed = 0;
};

void compare_with_plain(std::uint64_t seed, Count& count) {
  const AskingGame asking = RandomAsking(seed).make();
  AskingRules rules(asking);
  const auto game = std::make_shared<const Game>(asking.definition);
  const auto engine = make_engine(game, rules);
  const PlainEngine model(*game, asking);
  State state;
  ActionContext context;
  const auto started = outcome([&] {
    engine->start(state, context);
    return plain(*game, state);
  });
  auto expected = outcome([&] { return model.start(); });
  REQUIRE(started.has_value() == expected.has_value());
  Random random(seed);
  ++count.games;
  while (expected) {
    INFO("ply " << expected->ply);
    REQUIRE(plain_text(plain(*game, state)) == plain_text(*expected));
    REQUIRE(contradiction(*game, state) == "");
    if (expected->ended) return void(++count.ended);
    for (int s = 0; s < game->seats(); ++s)
      REQUIRE(offered(*engine, state, SeatId(s)) == model.legal(*expected, SeatId(s)));
    const bool in_secret = all_open(state, *game);  // then most actions may not even be tried
    for (int v = 0; v < static_cast<int>(asking.definition.verbs.size()) && !in_secret; ++v)
      for (int s = 0; s < game->seats(); ++s)
        REQUIRE(View(*engine, state, SeatId::owner).can_answer(SeatId(s), VerbId(v), {}) ==
                model.can_answer(*expected, SeatId(s), VerbId(v), {}));
    const SeatId seat = PlainEngine::actor(*expected);
    const auto choices = model.legal(*expected, seat);
    auto it = choices.begin();
    std::advance(it, random.below(choices.size()));
    count.asks += static_cast<int>(expected->asks.size());
    const auto now = outcome([&] {
      engine->play(state, seat, {.action = it->first, .pattern = it->second}, context);
      return plain(*game, state);
    });
    expected = outcome([&] { return model.play(*expected, seat, it->first, it->second); });
    REQUIRE(now.has_value() == expected.has_value());
    ++count.plies;
  }
  ++count.failed;
}

}  // namespace

TEST_CASE("a nested trial leaves no trace in the outer one", "[core][questions]") {
  // The effect of verb 0, being tried, asks whether verb 1 could be played; that is tried as well,
  // and writes.
  GameDef d = picks(2);
  d.verbs[0].effect = d.verbs[0].unless = true;
  d.verbs[1].effect = d.verbs[1].unless = true;
  Play play(d);
  play.own_rules.on_effect = [](Effect& g, SeatId me, const Action& action) {
    if (index(action.verb) == 0) can(g, me, 1, {2});
    g.put(k_field, action.cell(0), {k_stone, me});
  };
  play.own_rules.on_unless = [](Effect& g, SeatId, const Action& action) {
    return index(action.verb) == 0 && g.count(k_field, CellId(2), k_stone) > 0;
  };
  play.start();
  CHECK(play.can(k_white, act(VerbId(0), {0})));
  CHECK(play.can(k_white, act(VerbId(0), {1})));
  CHECK_FALSE(play.can(k_white, act(VerbId(0), {2})));
}

TEST_CASE("a length that asks about placements does not change where a slide may end",
          "[core][questions]") {
  GameDef d = stones(Board::grid({.columns = 4}), Holds::stack);
  PatternDef slide = moving(PatternType::slide, {"e"}, make_set(TermOp::everywhere));
  slide.over = make_set(TermOp::everywhere);
  slide.max = Amount{.value = 0, .rule = 0};
  d.verbs = {verb("slide", {slide}), verb("put", {place("stone", cell_set(CellId(3)))})};
  Play play(d);
  play.begins_with({"A1"});
  play.own_rules.on_number = [](const View& v, int) { return can(v, v.viewer(), 1) ? 3 : 0; };
  play.start();
  for (int to = 1; to < 4; ++to) CHECK(play.can(k_white, act(VerbId(0), {0, to})));
}

TEST_CASE("a trial checks no ends and passes no turn", "[core][questions]") {
  GameDef d = picks(1);
  d.verbs[0].unless = true;
  d.ends = {ending(EndType::rule), ending(EndType::plies, 2)};
  d.turn = true;
  Play play(d);
  int ends = 0, turns = 0;
  play.own_rules.on_end = [&](Effect&, int, SeatId) { return ++ends, Verdict{}; };
  play.own_rules.on_turn = [&](Effect& g, SeatId me) { return ++turns, g.next(me); };
  play.start();
  CHECK(play.legal() == 3);
  CHECK(ends + turns == 0);
  play.play(act(VerbId(0), {0}));
  CHECK(ends == 1);
  CHECK(turns == 1);
  CHECK(play.legal() == 3);  // the trial of the last ply would end the game
}

TEST_CASE("ends may ask whether any action left is permitted by `unless`", "[core][questions]") {
  GameDef d = picks(1);
  d.verbs[0].unless = true;
  d.verbs[0].effect = true;
  d.ends = {ending(EndType::rule)};
  Play play(d);
  play.own_rules.on_effect = [](Effect& g, SeatId me, const Action& action) {
    g.put(k_field, action.cell(0), {k_stone, me});
  };
  play.own_rules.on_unless = [](Effect& g, SeatId me, const Action&) {
    return g.count(k_field, CellId(2), KindId::none) > 0 && me == k_black;
  };
  play.own_rules.on_end = [](Effect& g, int, SeatId me) {
    if (can(g, g.next(me), 0)) return Verdict{};
    return Verdict{.decision = Verdict::Decision::won, .winners = seat_bit(me)};
  };
  d.verbs[0].patterns[0].onto = empty();
  Play other(d);
  other.own_rules.on_effect = play.own_rules.on_effect;
  other.own_rules.on_unless = play.own_rules.on_unless;
  other.own_rules.on_end = play.own_rules.on_end;
  other.start().play(act(VerbId(0), {0})).play(act(VerbId(0), {1}));
  CHECK_FALSE(other.header().ended);
  other.play(act(VerbId(0), {2}));
  CHECK(other.header().ended);
  CHECK(other.header().winners == seat_bit(k_white));
}

TEST_CASE("a question that depends on itself is stopped, and the next one is answered",
          "[core][questions]") {
  GameDef d = picks(2);
  d.verbs[0].allow = true;
  Play play(d);
  bool endless = true;
  play.own_rules.on_allow = [&](const View& v, const Action&) {
    return endless ? can(v, v.viewer(), 0) : can(v, v.viewer(), 1);
  };
  const std::string sentence =
      "can: this question is nested inside 16 others; does its answer depend on itself?";
  CHECK(error_of([&] { play.start(); }) == sentence);
  endless = false;
  CHECK(play.start().legal() == 6);
  endless = true;
  CHECK(error_of([&] { play.legal(); }) == sentence);
  endless = false;
  CHECK(play.legal() == 6);
}

TEST_CASE("sixteen nested questions are answered", "[core][questions]") {
  GameDef d = picks(17);
  for (std::size_t v = 0; v < 16; ++v) d.verbs[v].allow = true;
  Play play(d);
  play.own_rules.on_allow = [](const View& v, const Action& action) {
    return can(v, v.viewer(), index(action.verb) + 1, {action.arguments[0]});
  };
  CHECK(play.start().legal() == 17 * 3);
}

TEST_CASE("counted actions stay valid while rules ask", "[core][questions]") {
  GameDef d = picks(2);
  d.verbs[0].allow = true;
  Play play(d);
  play.own_rules.on_allow = [](const View& v, const Action& action) {
    return can(v, v.viewer(), 1, {action.arguments[0]});
  };
  play.start();
  REQUIRE(play.legal() == 6);
  const auto before = play.engine->list();
  CHECK(play.view(k_white).can_answer(k_white, VerbId(1), {}));
  CHECK(play.view(k_white).objection(act(VerbId(0), {1})).empty());
  CHECK(play.engine->list() == before);
}

TEST_CASE("the reason for a refusal belongs to the action that was asked about",
          "[core][questions]") {
  // Both verbs object; the inner question is about another action of the same verb.
  struct Objecting : Rules {
    bool allow(const View& v, const Action& action, std::string* why) override {
      if (action.verb == VerbId(0)) v.can_answer(v.viewer(), VerbId(1), {});
      if (why != nullptr) *why = "verb" + std::to_string(index(action.verb));
      return false;
    }
  } rules;
  GameDef d = picks(2);
  d.verbs[0].allow = d.verbs[1].allow = true;
  Play play(d, &rules, 0);
  play.state = State(play.game->layout().words());
  CHECK(play.view(k_white).objection(act(VerbId(0), {1})) == "verb0");
  CHECK(play.view(k_white).objection(act(VerbId(1), {1})) == "verb1");
}

TEST_CASE("a hypothetical action answers no pending ask", "[core][questions]") {
  GameDef d = picks(2);
  d.verbs[0].asked = d.verbs[1].asked = true;
  d.verbs[1].unless = true;
  Play play(d);
  std::vector<int> waiting;
  play.own_rules.on_setup = [](Effect& g) {
    g.ask(AskMode::must, k_white, VerbId(0));
    g.ask(AskMode::must, k_white, VerbId(1));
    return k_white;
  };
  play.own_rules.on_unless = [&](Effect& g, SeatId, const Action&) {
    return waiting.push_back(g.state().header().asks), false;
  };
  play.start();
  CHECK(play.view().can_answer(k_white, VerbId(1), {}));
  CHECK(waiting == std::vector<int>{2});
  play.play(act(VerbId(0), {0}));
  waiting.clear();
  CHECK(play.legal() == 3);
  CHECK(waiting == std::vector<int>{0, 0, 0});
}

TEST_CASE("random games in which all rules ask agree with an engine of copies",
          "[core][questions]") {
  Count count;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    INFO("seed " << seed);
    compare_with_plain(seed, count);
  }
  INFO(count.games << " games, " << count.plies << " plies, " << count.ended << " ended, "
                   << count.asks << " asks, " << count.failed << " failed");
  CHECK(count.ended > count.games / 2);
  CHECK(count.asks > 50);
  CHECK(count.plies > 1000);
}

}  // namespace hr::tests
