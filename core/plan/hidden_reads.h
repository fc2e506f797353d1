// SPDX-License-Identifier: MIT
// What terms read that a seat may not see. An action is judged by the position that it leads to as
// the seat sees it (VerbDef::refused); that must follow from what the seat sees before, or the list
// of its legal actions would tell it more.
#pragma once

#include <string>

#include "core/game/game.h"
#include "core/language/term_table.h"

namespace hr {

// The name, in quotes, of a zone or variable that the term reads and that `unseen` holds for, given
// what it is and whether the part of it is the seat's own; "" if there is none.
template <class F>
std::string read_by(const Game& game, const BoundTerm& term, bool own, const F& unseen) {
  const GameDef& def = game.definition();
  const auto named = [&](const auto& what) {
    return unseen(what.see, own && what.per_seat) ? "\"" + what.name + "\"" : std::string();
  };
  std::string out;
  if (term.var != VarId::none) out = named(def.vars[term.var]);
  if (term.zone != ZoneId::none) out = named(def.zones[term.zone]);
  const ForSeats others = word_of(term.op).for_seats;
  const bool of_me = term.a && is_me(*term.a);
  if (out.empty() && term.a) out = read_by(game, *term.a, own && others != ForSeats::a, unseen);
  for (const Bound& part : {term.b, term.c, term.ways})
    if (out.empty() && part)
      out = read_by(game, *part, own && (of_me || others != ForSeats::b), unseen);
  return out;
}

// What the seat does not always see. `own`: the term is meant as the seat itself means it.
inline std::string unseen_by(const Game& game, const BoundTerm& term, SeatId seat, bool own) {
  return read_by(game, term, own, [&](const Visibility& see, bool its_own) {
    return !sees_all_of(see, its_own ? seat : SeatId::none, seat);
  });
}

inline bool in_fog(const Game& game, ZoneInstance zone) {
  return game.definition().zones[game.layout().zone(zone).zone].see.who == Visibility::Who::cells;
}

// The number of a zone with fog among all that have it.
inline int fog_number(const Game& game, ZoneInstance zone) {
  int out = 0;
  for (const ZoneInstance other : game.layout().zone_instances()) {
    if (other == zone) break;
    out += in_fog(game, other) ? 1 : 0;
  }
  return out;
}

}  // namespace hr
