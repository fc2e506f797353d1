// SPDX-License-Identifier: MIT
// A small game with everything that tables have to keep apart: a secret setup by both seats, a map
// that only its owner sees, events for one seat only, dice, and an effect that can fail.
#pragma once

#include <memory>

#include "core/match/match.h"
#include "tests/support/engine_of.h"

namespace hr::tests {

inline constexpr SeatId k_first{0}, k_second{1}, k_owner = SeatId::owner;

inline GameDef hunt() {
  GameDef d = stones(Board::grid({.columns = 3, .rows = 2, .links = Links::orthogonal}));
  d.name = "Hunt";
  d.seats = {{"penny", ""}, {"nickel", ""}};
  d.zones = {{.name = "pawns", .holds = Holds::stack, .see = {}},
             {.name = "map", .per_seat = true, .see = {.who = Visibility::Who::owner, .set = {}}}};
  d.kinds = {{.name = "pawn"}, {.name = "treasure", .zone = ZoneId(1)}};
  d.vars = {
      {.name = "carrying", .type = VarType::seat, .initial = k_nil, .per_seat = true, .see = {}},
      {.name = "dug", .per_seat = true, .see = {.who = Visibility::Who::owner, .set = {}}}};
  d.events = {{.name = "answer", .text = "{1} has {2} at {3}.", .reveals = true},
              {.name = "rolled", .text = "{1} rolls {2}."}};
  d.verbs = {verb("hide", {place("treasure", empty())}),
             verb("scan", {pattern(PatternType::pick, everywhere())}),
             verb("step", {step("pawn", {"all"}, everywhere())}), verb("throw", {PatternDef{}})};
  d.verbs[0].asked = d.verbs[0].secret = true;
  d.verbs[1].effect = d.verbs[3].effect = true;
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

inline Match hunt_match(std::uint64_t seed = 1) {
  return Match(engine_of(hunt(), std::make_shared<HuntRules>()), seed);
}

// Of hunt(): both have hidden a treasure, the first has thrown, the second has scanned a cell.
inline Match scanned_match(const PlayableRules& playable) {
  Match match(playable, 1);
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
      engine_of(breakthrough(columns, rows), std::make_shared<FunctionRules>(breakthrough_setup)),
      1);
}

}  // namespace hr::tests
