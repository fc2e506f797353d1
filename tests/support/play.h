// SPDX-License-Identifier: MIT
// A game in progress, for tests: the game, its engine, one state, and rules made of functions.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/engine/engine.h"
#include "core/kernel/make_engine.h"
#include "tests/support/definitions.h"
#include "tests/support/error_of.h"

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

  explicit Play(GameDef definition, std::uint64_t seed = 0)
      : Play(std::move(definition), nullptr, seed) {}
  // With rules other than own_rules.
  Play(GameDef definition, Rules* rules, std::uint64_t seed)
      : game(std::make_shared<const Game>(std::move(definition))),
        engine(make_engine(game, rules == nullptr ? own_rules : *rules)),
        context{.chance = Chance(seed), .events = &events} {}
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;

  Play& start() {
    engine->start(state, context);
    return *this;
  }

  // The setup puts stones of the first and the second seat on these cells, and the first begins.
  void begins_with(const std::vector<std::string>& white,
                   const std::vector<std::string>& black = {}) {
    own_rules.on_setup = [=, this](Effect&) {
      for (const std::string& name : white) put(name, KindId(0), SeatId(0));
      for (const std::string& name : black) put(name, KindId(0), SeatId(1));
      return SeatId(0);
    };
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
