// SPDX-License-Identifier: MIT
// What writes make of pieces. Part of making a Plan; errors begin with `where`.
#pragma once

#include <algorithm>
#include <string>

#include "core/base/error.h"
#include "core/game/game.h"

namespace hr {

// The code of what take, flip or become makes of a piece of a zone, for a seat; -1: it is taken.
// `word`: what was chosen, if that decides; else null.
inline int new_code(const Game& game, const ZoneLayout& layout, const Write& write, Piece piece,
                    SeatId me, const std::string* word, const std::string& where) {
  if (write.op == WriteOp::take) return -1;
  const int code = layout.code(piece);
  const auto or_same = [code](int changed) { return changed < 0 ? code : changed; };
  if (write.op == WriteOp::flip) return or_same(layout.code({piece.kind, me}));
  const auto& kinds = game.definition().kinds;
  const auto kind = std::ranges::find_if(write.kinds, [&](const auto& entry) {
    return entry.first.empty() || entry.first == kinds[piece.kind].name;
  });
  if (word == nullptr && kind == write.kinds.end()) return code;
  const std::string& name = word != nullptr ? *word : kind->second;
  const KindId to = game.kind(name);
  if (to == KindId::none) throw Error(where + ": there is no kind called \"" + name + "\"");
  if (!kinds[to].lives_in(layout.zone))
    throw Error(where + ": \"" + name + "\" belongs to another zone");
  return or_same(layout.code({to, kinds[to].owned ? piece.owner : SeatId::none}));
}

}  // namespace hr
