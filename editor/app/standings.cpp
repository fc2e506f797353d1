// SPDX-License-Identifier: MIT
#include "editor/app/standings.h"

#include <string>
#include <vector>

#include "editor/panels/owner_mark.h"
#include "editor/play/score_panel.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

struct Standing {
  SeatId seat = SeatId::none;  // none: the clock
  std::string text;
  ImU32 colour = 0;
};

std::vector<Standing> standings_of(const Report& report) {
  const Colours& c = ui::colours();
  std::vector<Standing> out;
  for (const ScoreLine& line : scoreboard(report).players)
    if (line.score)
      out.push_back({line.seat, line.name + ": " + std::to_string(*line.score), c.text});
  if (report.clock.length > 0)
    out.push_back({SeatId::none, clock_text(report.clock), report.clock.up ? c.bad : c.text});
  return out;
}

float width_of(const Standing& standing) {
  const float mark = is_seat(standing.seat) ? ImGui::GetTextLineHeight() + ui::scaled(4) : 0;
  return mark + ImGui::CalcTextSize(standing.text.c_str()).x;
}

void draw_standing(const Standing& standing) {
  const float size = ImGui::GetTextLineHeight();
  if (is_seat(standing.seat)) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_owner_mark(*ImGui::GetWindowDrawList(), {at.x + size / 2, at.y + size / 2}, size * 0.42F,
                    standing.seat);
    ImGui::Dummy({size, size});
    ImGui::SameLine(0, ui::scaled(4));
  }
  ImGui::PushStyleColor(ImGuiCol_Text, standing.colour);
  ui::line(standing.text);
  ImGui::PopStyleColor();
}

}  // namespace

void draw_standings(const Report& report, ImVec2 top, float left_width) {
  const ui::Named named("Standings");
  const ui::FontScope letters(ui::context().fonts.strong);
  const std::vector<Standing> all = standings_of(report);
  if (all.empty()) return;
  const float gap = ui::scaled(14);
  float width = gap * static_cast<float>(all.size() - 1);
  for (const Standing& standing : all) width += width_of(standing);
  const ImVec2 below = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x;
  const bool beside = left_width + 2 * gap + width < room;
  if (beside) ImGui::SetCursorScreenPos({top.x + room - width, top.y + ui::scaled(4)});
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0 && beside) ImGui::SameLine(0, gap);
    if (i > 0 && !beside) ui::flow(gap + width_of(all[i]));
    draw_standing(all[i]);
  }
  if (beside) ImGui::SetCursorScreenPos(below);
}

}  // namespace hr::editor
