// SPDX-License-Identifier: MIT
#include "editor/play/board_tool.h"

#include <imgui.h>

#include "core/board/edited_board.h"

namespace hr::editor {

bool BoardTool::open() const { return ImGui::GetFrameCount() - drawn <= 1; }

std::shared_ptr<const Game> whole_game(const std::shared_ptr<const Game>& game) {
  const Definition& now = game->definition();
  if (now.edited == nullptr || now.board.cells() == now.edited->whole.cells()) return game;
  Definition whole;
  whole.name = now.name;
  whole.seats = now.seats;
  whole.board = now.edited->whole;
  whole.regions = now.regions;
  for (RegionDef& region : whole.regions)
    for (CellSet& cells : region.cells) cells = carried(cells, now.board, whole.board);
  whole.zones = now.zones;
  whole.kinds = now.kinds;
  return std::make_shared<Game>(std::move(whole));
}

}  // namespace hr::editor
