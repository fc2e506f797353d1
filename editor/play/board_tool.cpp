// SPDX-License-Identifier: MIT
#include "editor/play/board_tool.h"

#include <imgui.h>

#include "core/board/edited_board.h"

namespace hr::editor {

bool BoardTool::open() const { return ImGui::GetFrameCount() - drawn <= 1; }

std::shared_ptr<const GameReport> whole_game(const std::shared_ptr<const GameReport>& game) {
  if (game->edited == nullptr || game->board.plain_cells() == game->edited->whole.cells())
    return game;
  auto whole = std::make_shared<GameReport>(*game);
  whole->board = game->edited->whole;
  for (RegionDef& region : whole->regions)
    for (CellSet& cells : region.cells) cells = carried(cells, game->board, whole->board);
  return whole;
}

}  // namespace hr::editor
