// SPDX-License-Identifier: MIT
// The code of a piece in the zone in which its kind is.
#pragma once

#include "core/game/game.h"

namespace hr::tests {

inline int code_of(const Game& game, Piece piece) {
  const ZoneId zone = game.definition().kinds[piece.kind].zone;
  return game.layout().zone(game.layout().zone_instance(zone, SeatId(0))).code(piece);
}

}  // namespace hr::tests
