// SPDX-License-Identifier: MIT
// Notes what is done in a game, action by action.
#pragma once

#include <string>
#include <vector>

#include "core/engine/engine.h"
#include "core/lab/game_facts.h"

namespace hr {

// A region as seen by who acts there. One whose cells depend on the seat is two places: a seat's
// own cells, and those of all other seats.
struct WatchedPlace {
  std::string name;  // "castle"; "goal (own)", "goal (another's)"
  ById<SeatId, CellSet> cells;
  bool others = false;  // those of all other seats
};
std::vector<WatchedPlace> places_of(const Game& game);

class GameWatch {
 public:
  explicit GameWatch(Engine& engine);  // which must outlive it

  GameFacts begin() const;
  // An action that is legal in the state.
  void note(GameFacts& facts, const State& state, SeatId seat, const Choice& choice) const;

 private:
  void note_pattern(GameFacts& facts, const State& state, SeatId seat, const PatternDef& pattern,
                    const Action& action, std::size_t first) const;
  KindId kind_on(const State& state, CellId cell, SeatId seat) const;

  Engine* engine_;
  std::vector<WatchedPlace> places_;
};

}  // namespace hr
