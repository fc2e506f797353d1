// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/board/board_lines.h"
#include "core/words/cards_text.h"
#include "core/words/drawing.h"
#include "core/words/piece_codes.h"
#include "core/words/text.h"

namespace hr {

namespace {

// A zone on links: those with something on them.
std::vector<std::string> pieces_on_links(const View& view, ZoneInstance zone) {
  const Game& game = view.game();
  const ZoneLayout& layout = game.layout().zone(zone);
  const std::string name = sentence(zone_name(game, layout));
  std::vector<std::string> out{name + ": empty"};
  for (int c = game.board().plain_cells(); c < card_cells(game.board()).first; ++c)
    if (const Contents found = contents(view, zone, CellId(c));
        found.hidden || !found.pieces.empty())
      out.push_back(name + ", " + game.board().name(CellId(c)) + ": " +
                    contents_text(game, found, layout.holds));
  return out;
}

}  // namespace

std::vector<std::string> drawing_lines(const View& view) {
  const Game& game = view.game();
  const PieceCodes codes(game);
  std::vector<std::string> out;
  for (const ZoneInstance zone : game.layout().zone_instances()) {
    const ZoneDef& def = game.definition().zones[game.layout().zone(zone).zone];
    if (def.of_cards()) {
      out.push_back(sentence(zone_name(game, game.layout().zone(zone))) + ": " +
                    cards_text(view, zone));
      continue;
    }
    std::vector<std::string> cells;
    const bool on_links = def.place_type == PlaceType::links;
    const int first = on_links ? game.board().plain_cells() : 0;
    const int end = on_links ? card_cells(game.board()).first : game.board().plain_cells();
    for (int c = first; c < end; ++c)
      cells.push_back(codes.full(contents(view, zone, CellId(c)), game.layout().zone(zone)));
    const std::string heading = sentence(zone_name(game, game.layout().zone(zone))) + ":";
    const auto all = [&](const char* code) {
      return std::all_of(cells.begin(), cells.end(), [&](auto& cell) { return cell == code; });
    };
    if (all("?") || all(".")) {
      out.push_back(heading + (all("?") ? " hidden" : " empty"));
      continue;
    }
    if (!on_links && game.layout().zone_instances().size() > 1) out.push_back(heading);
    const std::vector<std::string> lines =
        on_links ? pieces_on_links(view, zone) : board_lines(game.board(), cells);
    out.insert(out.end(), lines.begin(), lines.end());
  }
  const std::vector<std::string> vars = vars_text(view);
  out.insert(out.end(), vars.begin(), vars.end());
  return out;
}

}  // namespace hr
