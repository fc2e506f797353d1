// SPDX-License-Identifier: MIT
// A game in progress, for tests: the game, its engine, one state, and rules made of functions.
#pragma once

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/engine.h"
#include "core/kernel/make_engine.h"
#include "tests/support/error_of.h"
#include "tests/support/definitions.h"

namespace hr::tests {

// Everybody who may look at a game: its owner, a spectator and all seats.
inline std::vector<SeatId> viewers_of(const Game& game) {
  std::vector<SeatId> out{SeatId::owner, SeatId::none};
  for (const SeatId seat : IdsBelow<SeatId>(game.seats())) out.push_back(seat);
  return out;
}

// Of the game of stones, below.
inline constexpr SeatId k_white{0}, k_black{1};
inline constexpr KindId k_stone{0};

// Rules given as functions; those not given are the default.
class FunctionRules : public Rules {
 public:
  std::function<SeatId(Effect&)> on_setup;
  std::function<bool(const View&, const Action&)> on_allow;
  std::function<void(Effect&, SeatId, const Action&)> on_effect;
  std::function<bool(Effect&, SeatId, const Action&)> on_unless;
  std::function<void(Effect&, VerbId)> on_done;
  std::function<void(Effect&, KindId, SeatId, CellId, SeatId)> on_captured;
  std::function<SeatId(Effect&, SeatId)> on_turn;
  std::function<Verdict(Effect&, int, SeatId)> on_end;
  std::function<std::int64_t(const View&, SeatId)> on_score;
  std::function<std::int64_t(const View&, int)> on_number;

  SeatId setup(Effect& g) override { return on_setup ? on_setup(g) : SeatId(0); }
  bool allow(const View& v, const Action& a, std::string*) override {
    return !on_allow || on_allow(v, a);
  }
  void effect(Effect& g, SeatId me, const Action& a) override {
    if (on_effect) on_effect(g, me, a);
  }
  bool unless(Effect& g, SeatId me, const Action& a) override {
    return on_unless && on_unless(g, me, a);
  }
  void done(Effect& g, VerbId verb) override {
    if (on_done) on_done(g, verb);
  }
  void captured(Effect& g, KindId kind, SeatId owner, CellId cell, SeatId by) override {
    if (on_captured) on_captured(g, kind, owner, cell, by);
  }
  SeatId turn(Effect& g, SeatId me) override { return on_turn ? on_turn(g, me) : g.next(me); }
  Verdict end(Effect& g, int end, SeatId me) override {
    return on_end ? on_end(g, end, me) : Verdict{};
  }
  std::int64_t score(const View& v, SeatId seat) override {
    return on_score ? on_score(v, seat) : 0;
  }
  std::int64_t number(const View& v, int rule) override {
    return on_number ? on_number(v, rule) : 0;
  }
};

inline PatternDef pattern(PatternType type, Set onto = nullptr) {
  PatternDef out;
  out.type = type;
  out.onto = std::move(onto);
  return out;
}
inline VerbDef verb(std::string name, std::vector<PatternDef> patterns) {
  VerbDef out;
  out.name = std::move(name);
  out.patterns = std::move(patterns);
  return out;
}
inline EndDef ending(EndType type, int n = 0) {
  EndDef out;
  out.type = type;
  out.n = n;
  return out;
}
// Two seats, a board, and one zone with one kind, stone; verbs and ends are added by the caller.
inline Definition stones(Board board, Holds holds = Holds::one) {
  Definition d;
  d.name = "Stones";
  d.seats = {{"white", ""}, {"black", ""}};
  d.board = std::move(board);
  d.zones = {{.name = "field", .holds = holds, .see = {}}};
  d.kinds = {{.name = "stone"}};
  d.stuck = Stuck::pass;
  return d;
}

inline Action act(VerbId verb, std::initializer_list<std::int64_t> arguments = {}) {
  Action out{.verb = verb};
  for (const std::int64_t argument : arguments) out.arguments[nth(out.count++)] = argument;
  return out;
}

struct Play {
  std::shared_ptr<const Game> game;
  FunctionRules own_rules;
  std::unique_ptr<Engine> engine;
  State state;
  std::vector<Event> events;
  ActionContext context;

  explicit Play(Definition definition, std::uint64_t seed = 0)
      : Play(std::move(definition), nullptr, seed) {}
  // With rules other than own_rules.
  Play(Definition definition, Rules* rules, std::uint64_t seed)
      : game(std::make_shared<const Game>(std::move(definition))),
        engine(make_engine(game, rules == nullptr ? own_rules : *rules)),
        context{.chance = Chance(seed), .events = &events} {}
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;

  Play& start() {
    engine->start(state, context);
    return *this;
  }

  Effect effect(SeatId me = SeatId::none) { return Effect(*engine, state, context, me); }
  View view(SeatId viewer = SeatId::owner) const { return View(*engine, state, viewer); }
  CellId cell(const std::string& name) const { return game->board().find(name).value(); }
  std::int64_t at(const std::string& name) const { return index(cell(name)); }
  const Header& header() const { return state.header(); }
  SeatId turn() const { return state.header().turn; }

  std::uint64_t legal(SeatId seat) { return engine->legal(state, seat); }
  std::uint64_t legal() { return legal(turn()); }
  std::vector<Action> actions(SeatId seat) {
    engine->legal(state, seat);
    std::vector<Action> out;
    for (const Choice& choice : engine->list()) out.push_back(choice.action);
    std::sort(out.begin(), out.end());
    return out;
  }
  std::vector<Action> actions() { return actions(turn()); }
  bool can(SeatId seat, const Action& action) {
    const auto all = actions(seat);
    return std::find(all.begin(), all.end(), action) != all.end();
  }

  // Throws when the action is not legal.
  Play& play(SeatId seat, const Action& action) {
    engine->legal(state, seat);
    const auto choice = engine->find(action);
    if (!choice) throw std::logic_error("the test plays an action that is not legal");
    engine->play(state, seat, *choice, context);
    return *this;
  }
  Play& play(const Action& action) { return play(turn(), action); }
  Play& play(SeatId seat, const std::string& verb,
             std::initializer_list<std::int64_t> arguments = {}) {
    return play(seat, act(game->verb(verb), arguments));
  }

  void put(const std::string& cell_name, KindId kind, SeatId owner, ZoneInstance zone = k_field) {
    effect().put(zone, cell(cell_name), {kind, owner});
  }
  Piece piece(const std::string& cell_name, ZoneInstance zone = k_field) const {
    return view().at(zone, cell(cell_name)).piece;
  }
};

}  // namespace hr::tests
