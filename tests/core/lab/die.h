// SPDX-License-Identifier: MIT
// A game of known odds: a die decides.
#pragma once

#include <memory>

#include "core/lab/rules_version.h"
#include "tests/support/engine_of.h"

namespace hr::tests {

// Whoever is first wins if a die with 20 faces shows at most so many, or if `mirrored` more than
// the others.
class Die : public Rules {
 public:
  Die(int wins, bool mirrored) : wins_(wins), mirrored_(mirrored) {}

  static GameDef definition(int actions) {
    GameDef d = stones(Board::grid({.columns = 2, .rows = 1}));
    d.name = "Die";
    d.verbs = {verb("roll", {pattern(PatternType::pass)})};
    d.verbs[0].effect = true;
    d.vars = {{.name = "left", .initial = actions, .see = {}}};
    return d;
  }
  void effect(Effect& g, SeatId, const Action&) override {
    const std::int64_t left = g.var(VarId(0), SeatId::none).value() - 1;
    g.set_var(VarId(0), SeatId::none, left);
    if (left > 0) return;
    const int face = g.roll(20);
    const bool first = mirrored_ ? face > 20 - wins_ : face <= wins_;
    g.win(seat_bit(first ? k_white : k_black));
  }

 private:
  int wins_;
  bool mirrored_;
};

// Wins of 20, and how many actions a game has.
struct DieGame {
  int wins = 10, actions = 1;
  bool mirrored = false;
};

inline RulesVersion die(const DieGame& odds) {
  return {"die", [odds] {
            return playable_of(Die::definition(odds.actions),
                               std::make_shared<Die>(odds.wins, odds.mirrored));
          }};
}

// One whose rules fail.
inline PlayableRules broken_die() {
  const auto rules = std::make_shared<FunctionRules>();
  rules->on_effect = [](Effect&, SeatId, const Action&) { throw Error("oh"); };
  return playable_of(Die::definition(1), rules);
}

}  // namespace hr::tests
