// SPDX-License-Identifier: MIT
#include "core/words/drawing_names.h"

#include "core/board/board_lines.h"
#include "core/board/marks.h"
#include "core/words/spoken.h"
#include "core/words/text.h"

namespace hr {

namespace {

// The last line of a board on the screen; drawings may contain it, too.
std::set<std::string, std::less<>> legend_of(const Game& game, const PieceCodes& codes) {
  std::set<std::string, std::less<>> out{"/n a stack of n pieces",
                                         "numbers count pieces",
                                         ". empty",
                                         "# closed",
                                         "+ marked",
                                         "? hidden",
                                         "* what won"};
  for (const RegionDef& region : game.definition().regions)
    if (region.mark != 0) out.insert(mark_text(region.mark) + " " + spoken(region.name));
  std::set<std::pair<KindId, SeatId>> pieces;  // of all zones
  for (const ZoneInstance zone : game.layout().zone_instances())
    for (const Piece piece : game.layout().zone(zone).pieces)
      pieces.emplace(piece.kind, piece.owner);
  for (const auto& [kind, owner] : pieces)
    out.insert(codes.piece({kind, owner}) + " " + piece_name(game, {kind, owner}));
  return out;
}

}  // namespace

DrawingNames drawing_names(const Game& game, std::span<const CellRow> rows,
                           const PieceCodes& codes) {
  const Definition& def = game.definition();
  DrawingNames out;
  for (int v = 0; v < static_cast<int>(def.vars.size()); ++v)
    for (int s = 0; s < (def.vars[v].per_seat ? game.seats() : 1); ++s)
      for (const auto name : {var_name, var_label})
        out.vars.emplace(lower_case(name(game, VarId(v), SeatId(s))),
                         std::pair(VarId(v), SeatId(s)));
  for (int level = 1; game.board().is_grid() && level <= game.board().size().z; ++level)
    out.levels.emplace(lower_case(level_heading(game.board(), level)), level);
  for (std::size_t row = 0; row < rows.size(); ++row)
    out.rows.emplace(lower_case(rows[row].label), static_cast<int>(row));
  for (const ZoneInstance zone : game.layout().zone_instances())
    out.zones.push_back(lower_case(zone_name(game, game.layout().zone(zone))));
  out.legend = legend_of(game, codes);
  return out;
}

}  // namespace hr
