// SPDX-License-Identifier: MIT
#include "core/words/contents.h"

#include "core/engine/pieces.h"
#include "core/game/place_type.h"

namespace hr {

Contents contents(const View& view, ZoneInstance zone, CellId cell) {
  if (!can_be_on(view.game(), view.game().layout().zone(zone).zone, cell)) return {};
  if (!view.sees(zone, cell)) return {.hidden = true, .pieces = {}};
  const ZoneLayout& layout = view.game().layout().zone(zone);
  const Word* words = view.state().words();
  const auto piece = [&](int code) { return layout.pieces[code]; };
  Contents out;
  if (layout.holds == Holds::stack) {
    for (Word stack = words[layout.slots + index(cell)]; stack != 0; stack >>= 8)
      out.pieces.push_back({piece(static_cast<int>(stack & 0xff) - 1), 1});
    return out;
  }
  if (layout.holds == Holds::tower) {
    for (const std::uint8_t code : tower_pieces(words, layout, index(cell)))
      out.pieces.push_back({piece(code - 1), 1});
    return out;
  }
  for (int code = 0; code < static_cast<int>(layout.pieces.size()); ++code) {
    if (!has_piece(words, layout, code, index(cell))) continue;
    const bool pile = layout.holds == Holds::pile || layout.holds == Holds::bag;
    out.pieces.push_back(
        {piece(code),
         pile ? pile_count(words, layout, code, index(cell), view.game().cells()) : 1});
  }
  return out;
}

}  // namespace hr
