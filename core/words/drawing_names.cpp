// SPDX-License-Identifier: MIT
#include "core/words/drawing_names.h"

#include "core/base/suggest.h"
#include "core/base/words.h"
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

std::vector<std::string> cell_names(const Board& board) {
  std::vector<std::string> names;
  for (int c = 0; c < card_cells(board).first; ++c) names.push_back(board.name(CellId(c)));
  return names;
}

}  // namespace

DrawingNames drawing_names(const Game& game, std::span<const CellRow> rows,
                           const PieceCodes& codes) {
  const GameDef& def = game.definition();
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

std::string unknown_cell(const Board& board, const std::string& name) {
  return "there is no cell " + quote(name) + did_you_mean(name, cell_names(board));
}

std::string unknown_name(const Game& game, const std::string& key) {
  std::vector<std::string> known;
  for (const ZoneInstance zone : game.layout().zone_instances())
    known.push_back(zone_name(game, game.layout().zone(zone)));
  for (int v = 0; v < static_cast<int>(game.definition().vars.size()); ++v)
    for (int seat = 0; seat < game.seats(); ++seat)
      known.push_back(var_name(game, VarId(v), SeatId(seat)));
  for (const std::string& name : known)
    if (lower_case(name).starts_with(lower_case(key) + " of "))
      return "expected the seat as well, such as \"" + sentence(name) + ":\", got " + quote(key);
  const std::vector<std::string> cells = cell_names(game.board());
  known.insert(known.end(), cells.begin(), cells.end());
  return "there is no cell, zone or variable " + quote(key) + did_you_mean(key, known);
}

}  // namespace hr
