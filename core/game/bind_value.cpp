// SPDX-License-Identifier: MIT
#include "core/base/error.h"
#include "core/game/bind.h"

namespace hr {

namespace {

// One direction, or `nowhere`.
Bound bind_direction(const Game& game, const Write& write, SeatId me, const std::string& where,
                     const Choosing& choosing) {
  if (write.a->op == TermOp::nowhere) return game.bind(write.a, ZoneId::none, where);
  Bound out = bind_directions(game, write.a, where, choosing);
  if (out->op == TermOp::direction && out->dirs[me].size() > 1)
    throw Error(where + ": expected one direction, got \"" + write.a->dirs.front() +
                "\", which means " + std::to_string(out->dirs[me].size()) + " directions");
  return out;
}

}  // namespace

Bound bind_value(const Game& game, const Write& write, VarType type, SeatId me, ZoneId zone,
                 const std::string& where, const Choosing& choosing) {
  switch (type) {
    case VarType::number:
      return bind_number(game, write.a, where, choosing);
    case VarType::flag:
      return bind_condition(game, write.a, where, choosing);
    case VarType::cell:
      return bind_set(game, write.a, zone, where, choosing);
    case VarType::seat:
      if (write.a->op == TermOp::nowhere) return bind_set(game, write.a, zone, where);
      return bind_seats(game, write.a, where, choosing);
    case VarType::direction:
      return bind_direction(game, write, me, where, choosing);
    case VarType::kind:
      break;
  }
  throw Error(where + ": \"" + write.name + "\" holds a kind of piece, which no write can set yet");
}

}  // namespace hr
