// SPDX-License-Identifier: MIT
#include "editor/play/cell_hint.h"

#include <algorithm>
#include <vector>

#include "core/table/cell_text.h"
#include "core/table/drawn_boards.h"
#include "editor/panels/dragged_position.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

// At the end of the part with the board, from there down; it takes no clicks.
void draw_over_log(const std::string& text) {
  const ImVec2 corner = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
  ImGui::SetNextWindowPos({corner.x, corner.y + size.y});
  ImGui::SetNextWindowSize({size.x, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, ui::scaled(2)});
  ImGui::BeginTooltip();
  ui::text(text);
  ImGui::EndTooltip();
  ImGui::PopStyleVar();
}

}  // namespace

std::string cell_hint(const GameState& game, const CellRef& at) {
  const std::vector<DrawnBoard> boards = drawn_boards(*game.game, game.report);
  const DrawnBoard& board = boards[std::min<std::size_t>(std::max(at.board, 0), boards.size() - 1)];
  const auto number = nth(at.cell);
  return cell_text(*game.game, game.report, board, at.cell,
                   number < game.cell_values.size() ? game.cell_values[number] : "");
}

float cell_hint_height(float room, bool handle) {
  constexpr float k_low = 260;
  if (handle) return ImGui::GetFrameHeightWithSpacing();
  return room < ui::scaled(k_low) ? 0 : ImGui::GetTextLineHeightWithSpacing();
}

void draw_cell_hint(const GameState& game, const std::optional<CellRef>& at, bool handle,
                    float height) {
  const std::string text = at ? cell_hint(game, *at) : "";
  const float room = ImGui::GetContentRegionAvail().x - (handle ? position_handle_width() : 0);
  const bool fits = height > 0 && ImGui::CalcTextSize(text.c_str()).x <= room;
  if (!fits && at) draw_over_log(text);
  if (height <= 0) return;
  {
    const ui::Child line("hint", {room, height}, false, ImGuiWindowFlags_NoScrollbar);
    if (fits) ui::text(text);
  }
  if (!handle) return;
  ImGui::SameLine();
  position_handle();
}

float edit_hint_height(const std::string& text, float width) {
  constexpr float k_narrow = 700;
  const float lines = width < ui::scaled(k_narrow) ? 2 : 1;
  const float needs = ImGui::CalcTextSize(text.c_str(), nullptr, false, width).y;
  return std::max(needs, lines * ImGui::GetTextLineHeight()) + ImGui::GetStyle().ItemSpacing.y;
}

}  // namespace hr::editor
