// SPDX-License-Identifier: MIT
// A game without an end, for long games: two pawns walk on a small board, and each seat is told
// something about every step.
#pragma once

#include <memory>

#include "tests/support/recorded.h"

namespace hr::tests {

inline GameDef walkers() {
  GameDef d = stones(Board::grid({.columns = 4, .rows = 3, .links = Links::orthogonal}));
  d.name = "Walkers";
  d.zones = {{.name = "pawns", .see = {}}};
  d.kinds = {{.name = "pawn"}};
  d.events = {{.name = "walked", .text = "{1} has walked."}, {.name = "heard", .text = "Steps."}};
  d.verbs = {verb("move", {step("pawn", {"all"}, empty())})};
  d.verbs[0].effect = true;
  return d;
}

class WalkersRules : public Rules {
 public:
  SeatId setup(Effect& g) override {
    g.put(k_field, CellId(0), {KindId(0), SeatId(0)});
    g.put(k_field, CellId(11), {KindId(0), SeatId(1)});
    return SeatId(0);
  }
  void effect(Effect& g, SeatId me, const Action& action) override {
    if (index(action.cell(1)) < 4) g.tell(all_seats(2), EventId(0), {me});
    if (index(action.cell(1)) > 7) g.tell(seat_bit(g.next(me)), EventId(1), {});
  }
};

inline PlayableRules walkers_rules(const RulesetText& ruleset_text = {
                                       .ruleset = "walkers",
                                       .files = {{"rules.lua", "walkers"}},
                                       .variants = {},
                                       .settings = {}}) {
  return {engine_of(walkers(), std::make_shared<WalkersRules>()),
          std::make_shared<const RulesetText>(ruleset_text)};
}

}  // namespace hr::tests
