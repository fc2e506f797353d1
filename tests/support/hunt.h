// SPDX-License-Identifier: MIT
// A small game with everything that tables have to keep apart: a secret setup by both seats, a map
// that only its owner sees, events for one seat only, dice, and an effect that can fail.
#pragma once

#include <memory>

#include "core/kernel/make_engine.h"
#include "core/match/match.h"
#include "tests/support/definitions.h"
#include "tests/support/play.h"

namespace hr::tests {

inline constexpr SeatId k_first{0}, k_second{1}, k_owner = SeatId::owner;

inline Definition hunt() {
  Definition d;
  d.name = "Hunt";
  d.seats = {{"penny", ""}, {"nickel", ""}};
  d.board = Board::grid({.columns = 3, .rows = 2, .links = Links::orthogonal});
  d.zones = {{.name = "pawns", .holds = Holds::stack, .see = {}},
             {.name = "map", .per_seat = true, .see = {.who = Visibility::Who::owner, .set = {}}}};
  d.kinds = {{.name = "pawn"}, {.name = "treasure", .zone = ZoneId(1)}};
  d.vars = {
      {.name = "carrying", .type = VarType::seat, .initial = k_nil, .per_seat = true, .see = {}},
      {.name = "dug", .per_seat = true, .see = {.who = Visibility::Who::owner, .set = {}}}};
  d.events = {{.name = "answer", .text = "{1} has {2} at {3}.", .reveals = true},
              {.name = "rolled", .text = "{1} rolls {2}."}};
  VerbDef hide, scan, step_to, throw_die;
  hide.name = "hide";
  hide.patterns = {place("treasure", empty())};
  hide.asked = hide.secret = true;
  scan.name = "scan";
  scan.patterns = {place("", make_set(TermOp::everywhere))};
  scan.patterns[0].type = PatternType::pick;
  scan.effect = true;
  step_to.name = "step";
  step_to.patterns = {step("pawn", {"all"}, make_set(TermOp::everywhere))};
  throw_die.name = "throw";
  throw_die.patterns = {PatternDef{}};
  throw_die.effect = true;
  d.verbs = {hide, scan, step_to, throw_die};
  d.stuck = Stuck::pass;
  return d;
}

// Scanning C2 fails half-way.
class HuntRules : public Rules {
 public:
  SeatId setup(Effect& g) override {
    g.put(k_field, CellId(0), {KindId(0), SeatId(0)});
    g.put(k_field, CellId(0), {KindId(0), SeatId(1)});
    const Effect::AskPart hide{g.game().verb("hide"), 1};
    g.ask_all(all_seats(g.game().seats()), {&hide, 1});
    return SeatId(0);
  }
  void effect(Effect& g, SeatId me, const Action& action) override {
    const SeatId foe = g.next(me);
    if (action.verb == g.game().verb("throw"))
      return g.tell(all_seats(2), EventId(1), {me, std::int64_t{g.roll(6)}});
    const CellId cell = action.cell(0);
    g.set_var(VarId(1), me, g.var(VarId(1), me).value() + 1);
    g.tell(seat_bit(me), EventId(0),
           {foe, g.at(g.game().layout().zone_instance(ZoneId(1), foe), cell).piece, cell});
    if (cell == CellId(5)) throw Error("rules.lua:7: nickel's treasure lies at A2");
  }
};

// An engine that owns its rules.
template <class R = Rules>
std::shared_ptr<Engine> engine_of(Definition definition, std::shared_ptr<R> rules) {
  struct Both {
    std::shared_ptr<R> rules;
    std::unique_ptr<Engine> engine;
  };
  auto both = std::make_shared<Both>();
  both->rules = std::move(rules);
  both->engine = make_engine(std::make_shared<const Game>(std::move(definition)), *both->rules);
  return {both, both->engine.get()};
}

inline Match hunt_match(std::uint64_t seed = 1) {
  return Match(engine_of(hunt(), std::make_shared<HuntRules>()), seed);
}

// Of hunt(): both have hidden a treasure, the first has thrown, the second has scanned a cell.
inline Match scanned_match(const Rulebook& rulebook) {
  Match match(rulebook, 1);
  for (const SeatId seat : {k_first, k_second}) {
    match.play(seat, act(VerbId(0), {index(seat)}));
    match.play(seat, act(match.game().ready()));
  }
  match.play(k_first, act(VerbId(3)));
  match.play(k_second, act(VerbId(1), {2}));
  return match;
}

inline Match breakthrough_match(int columns = 8, int rows = 8) {
  return Match(
      engine_of(breakthrough(columns, rows), std::make_shared<SetupRules>(breakthrough_setup)), 1);
}

}  // namespace hr::tests
