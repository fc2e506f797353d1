// SPDX-License-Identifier: MIT
// Checks whether a cell has room for a piece, and whether an action may write to a zone at all.
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/engine/pieces.h"
#include "core/game/game.h"

namespace hr {

inline bool is_full(const State& state, const Game& game, const ZoneLayout& zone, int cell,
                    int code) {
  const Word* words = state.words();
  if (zone.holds == Holds::stack) return words[zone.slots + cell] >> 56 != 0;  // k_max_stack bytes
  if (zone.holds == Holds::tower) return tower_height(words, zone, cell) == zone.room;
  return (zone.holds == Holds::pile || zone.holds == Holds::bag) && code >= 0 &&
         pile_count(words, zone, code, cell, game.cells()) == k_max_pile;
}

// Where pieces were to be put, there is no room for them.
class NoRoom : public Error {
 public:
  using Error::Error;
};

// `n`: how many there would be.
[[noreturn]] inline void refuse_pieces(const Game& game, const ZoneLayout& zone, int cell, int n) {
  const bool tower = zone.holds == Holds::tower;
  throw NoRoom(game.definition().zones[zone.zone].name + ": " + game.board().name(CellId(cell)) +
               " holds at most " + std::to_string(zone.room) + " pieces, got " + std::to_string(n) +
               (tower ? "; the zone's height says how many" : ""));
}

inline void check_room(const State& state, const Game& game, const ZoneLayout& zone, int cell,
                       int code) {
  if (is_full(state, game, zone, cell, code)) refuse_pieces(game, zone, cell, zone.room + 1);
}

// The same for `n` pieces on a tower.
inline void check_tower(const State& state, const Game& game, const ZoneLayout& zone, int cell,
                        int n) {
  const int height = tower_height(state.words(), zone, cell) + n;
  if (height > zone.room) refuse_pieces(game, zone, cell, height);
}

// While all are asked in secret, an answer may change only what its own seat alone sees. Nobody
// sees what others have in fog until all have answered. Throws Error otherwise.
inline void check_secret(const Visibility& see, SeatId owner, SeatId seat,
                         const std::string& what) {
  const bool alone = see.who == Visibility::Who::owner || see.who == Visibility::Who::cells;
  if (alone && owner == seat) return;
  throw Error(what +
              ": while all answer at once, an action may change only what its own seat alone sees, "
              "such as a zone or variable with per = \"seat\" and see = \"owner\"; what "
              "everybody sees is changed in the verb's `done`");
}
inline void check_secret(const Game& game, const ZoneLayout& zone, SeatId seat) {
  const ZoneDef& def = game.definition().zones[zone.zone];
  check_secret(def.see, zone.seat, seat, def.name);
}

}  // namespace hr
