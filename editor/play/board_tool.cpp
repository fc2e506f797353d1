// SPDX-License-Identifier: MIT
#include "editor/play/board_tool.h"

#include <imgui.h>

#include <utility>

#include "core/board/edited_board.h"

namespace hr::editor {

bool BoardTool::open() const { return ImGui::GetFrameCount() - drawn <= 1; }
ShownRun BoardTool::shown_run() const {
  return ImGui::GetFrameCount() - run_drawn <= 1 ? run : ShownRun::none;
}
bool BoardTool::takes_positions() const { return ImGui::GetFrameCount() - drop_drawn <= 1; }

std::shared_ptr<const GameReport> whole_game(const std::shared_ptr<const GameReport>& game) {
  if (game->edited == nullptr || game->board.plain_cells() == game->edited->whole.cells())
    return game;
  auto whole = std::make_shared<GameReport>(*game);
  whole->board = game->edited->whole;
  for (RegionDef& region : whole->regions)
    for (CellSet& cells : region.cells) cells = carried(cells, game->board, whole->board);
  return whole;
}

Report on_whole_board(const Report& report, const Board& from, const Board& to) {
  Report out = report;
  for (ZoneReport& zone : out.zones) {
    std::vector<CellReport> cells(to.cells());
    for (std::size_t c = 0; c < zone.cells.size(); ++c)
      if (const auto at = to.find(from.declared_name(CellId(static_cast<std::int16_t>(c)))))
        cells[nth(*at)] = zone.cells[c];
    for (int c = 0; c < to.cells(); ++c)
      cells[c].name = to.name(CellId(static_cast<std::int16_t>(c)));
    zone.cells = std::move(cells);
  }
  out.win.reset();
  return out;
}

}  // namespace hr::editor
