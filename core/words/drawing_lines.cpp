// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/board/board_lines.h"
#include "core/words/drawing.h"
#include "core/words/piece_codes.h"
#include "core/words/text.h"

namespace hr {

std::vector<std::string> drawing_lines(const View& view) {
  const Game& game = view.game();
  const PieceCodes codes(game);
  std::vector<std::string> out;
  for (const ZoneInstance zone : game.layout().zone_instances()) {
    std::vector<std::string> cells;
    cells.reserve(game.cells());
    for (int c = 0; c < game.cells(); ++c)
      cells.push_back(codes.full(contents(view, zone, CellId(c)), game.layout().zone(zone)));
    const std::string heading = sentence(zone_name(game, game.layout().zone(zone))) + ":";
    const auto all = [&](const char* code) {
      return std::all_of(cells.begin(), cells.end(), [&](auto& cell) { return cell == code; });
    };
    if (all("?") || all(".")) {
      out.push_back(heading + (all("?") ? " hidden" : " empty"));
      continue;
    }
    if (game.layout().zone_instances().size() > 1) out.push_back(heading);
    const std::vector<std::string> lines = board_lines(game.board(), cells);
    out.insert(out.end(), lines.begin(), lines.end());
  }
  const std::vector<std::string> vars = vars_text(view);
  out.insert(out.end(), vars.begin(), vars.end());
  return out;
}

}  // namespace hr
