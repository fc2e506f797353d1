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

// At the right edge of its column, in line with the others.
void draw_clock_cell(const SeatClockReport& clock, float width) {
  const float gap = width - ImGui::CalcTextSize(clock.text.c_str()).x;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(gap, 0.0F));
  ui::coloured(clock_colour(clock), clock.text);
}

// The score stands at the right edge, in line with the others. `clock`: null where there are none.
void draw_line(const ScoreLine& line, const SeatClockReport* clock, float clock_width,
               float score_width) {
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
  if (clock != nullptr) draw_clock_cell(*clock, clock_width);
  ImGui::TableNextColumn();
  if (!line.score) return;
  const std::string score = std::to_string(*line.score);
  const float gap = score_width - ImGui::CalcTextSize(score.c_str()).x;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(gap, 0.0F));
  ui::line(score);
  ui::tip(line.points);
}

void draw_players(const std::vector<ScoreLine>& players, const SeatClocksReport& clocks) {
  float wide = ImGui::CalcTextSize("0").x;
  for (const ScoreLine& line : players)
    if (line.score)
      wide = std::max(wide, ImGui::CalcTextSize(std::to_string(*line.score).c_str()).x);
  float clock_wide = 0;  // a tenth more or less moves nothing
  for (const SeatClockReport& clock : clocks.seats)
    clock_wide = std::max(clock_wide, ImGui::CalcTextSize(clock.text.c_str()).x);
  const ImVec2 padding{ImGui::GetStyle().CellPadding.x, ui::scaled(3)};
  ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, padding);
  const bool open = ImGui::BeginTable("players", 4);
  ImGui::PopStyleVar();
  if (!open) return;
  ImGui::TableSetupColumn("mark", ImGuiTableColumnFlags_WidthFixed, ImGui::GetTextLineHeight());
  ImGui::TableSetupColumn("name", ImGuiTableColumnFlags_WidthStretch);
  ImGui::TableSetupColumn("clock", ImGuiTableColumnFlags_WidthFixed, clock_wide);
  ImGui::TableSetupColumn("score", ImGuiTableColumnFlags_WidthFixed, wide + ui::scaled(4));
  for (const ScoreLine& line : players) {
    const bool has_clock = nth(line.seat) < clocks.seats.size();
    draw_line(line, has_clock ? &clocks.seats[line.seat] : nullptr, clock_wide, wide);
  }
  ImGui::EndTable();
}

}  // namespace

std::string clock_text(const ClockReport& clock) {
  return fmt::format("{}:{:02}", clock.left / 60, clock.left % 60);
}

ImU32 clock_colour(const SeatClockReport& clock) {
  if (clock.low) return ui::colours().bad;
  return clock.runs ? ui::colours().text : ui::colours().muted;
}

void draw(const Scoreboard& board, const SeatClocksReport& clocks) {
  const ui::Named named(texts::play::score);
  draw_players(board.players, clocks);
  if (!board.together.empty()) ui::text(board.together);
  for (const std::string& reminder : board.reminders) ui::strong(reminder);
  if (!board.common.empty()) ui::text(board.common);
}

}  // namespace hr::editor
