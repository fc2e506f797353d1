// SPDX-License-Identifier: MIT
#include "editor/play/score_panel.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "editor/panels/owner_mark.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

void draw_mark(SeatId seat) {
  const float size = ImGui::GetTextLineHeight();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_owner_mark(*ImGui::GetWindowDrawList(), {at.x + size / 2, at.y + size / 2}, size * 0.42F,
                  seat);
  ImGui::Dummy({size, size});
}

// The score stands at the right edge, in line with the others.
void draw_line(const ScoreLine& line, float score_width) {
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  draw_mark(line.seat);
  ImGui::TableNextColumn();
  const std::string name = line.status.empty() ? line.name : line.name + ": " + line.status;
  line.status.empty() ? ui::text(name) : ui::strong(name);
  if (!line.has.empty())
    ui::muted(fmt::format("{}", fmt::join(line.has, ", ")));
  else if (line.counted)
    ImGui::Dummy({0, ImGui::GetTextLineHeight()});  // what is below must not jump
  ImGui::TableNextColumn();
  if (!line.score) return;
  const std::string score = std::to_string(*line.score);
  const float gap = score_width - ImGui::CalcTextSize(score.c_str()).x;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(gap, 0.0F));
  ui::line(score);
  ui::tip(line.points);
}

void draw_players(const std::vector<ScoreLine>& players) {
  float wide = ImGui::CalcTextSize("0").x;
  for (const ScoreLine& line : players)
    if (line.score)
      wide = std::max(wide, ImGui::CalcTextSize(std::to_string(*line.score).c_str()).x);
  const ImVec2 padding{ImGui::GetStyle().CellPadding.x, ui::scaled(3)};
  ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, padding);
  const bool open = ImGui::BeginTable("players", 3);
  ImGui::PopStyleVar();
  if (!open) return;
  ImGui::TableSetupColumn("mark", ImGuiTableColumnFlags_WidthFixed, ImGui::GetTextLineHeight());
  ImGui::TableSetupColumn("name", ImGuiTableColumnFlags_WidthStretch);
  ImGui::TableSetupColumn("score", ImGuiTableColumnFlags_WidthFixed, wide + ui::scaled(4));
  for (const ScoreLine& line : players) draw_line(line, wide);
  ImGui::EndTable();
}

}  // namespace

std::string clock_text(const ClockReport& clock) {
  return fmt::format("{}:{:02}", clock.left / 60, clock.left % 60);
}

void draw(const Scoreboard& board) {
  const ui::Named named(texts::play::score);
  draw_players(board.players);
  if (!board.together.empty()) ui::text(board.together);
  for (const std::string& reminder : board.reminders) ui::strong(reminder);
  if (!board.common.empty()) ui::text(board.common);
}

}  // namespace hr::editor
