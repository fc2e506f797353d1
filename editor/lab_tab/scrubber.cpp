// SPDX-License-Identifier: MIT
#include "editor/lab_tab/scrubber.h"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

constexpr float k_knob = 7;  // its radius, at scale 1

struct ScrubberBar {
  float left, right, y;
  std::size_t last;  // the number of the last moment

  float at(std::size_t moment) const {
    const float part = last == 0 ? 0 : static_cast<float>(moment) / static_cast<float>(last);
    return left + (right - left) * part;
  }
  std::size_t moment_at(float x) const {
    const float part = std::clamp((x - left) / std::max(right - left, 1.0F), 0.0F, 1.0F);
    return static_cast<std::size_t>(std::lround(part * static_cast<float>(last)));
  }
};

void draw_bar(const ScrubberBar& bar, const std::vector<MomentMark>& marks, std::size_t moment,
              bool focused) {
  const Colours& c = ui::colours();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float thick = ui::scaled(3), knob = ui::scaled(k_knob);
  list.AddRectFilled({bar.left, bar.y - thick / 2}, {bar.right, bar.y + thick / 2}, c.line, thick);
  list.AddRectFilled({bar.left, bar.y - thick / 2}, {bar.at(moment), bar.y + thick / 2}, c.accent,
                     thick);
  // A stroke where something differs, a cross where a move is not allowed.
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const float x = bar.at(i), r = ui::scaled(5);
    if (marks[i] == MomentMark::differs)
      list.AddLine({x, bar.y - r}, {x, bar.y + r}, c.warning, ui::scaled(2));
    if (marks[i] == MomentMark::refused)
      for (const float way : {-1.0F, 1.0F})
        list.AddLine({x - r, bar.y - way * r}, {x + r, bar.y + way * r}, c.bad, ui::scaled(2));
  }
  const ImVec2 at{bar.at(moment), bar.y};
  list.AddCircleFilled(at, knob, c.accent);
  list.AddCircle(at, knob, c.text, 0, ui::scaled(focused ? 2.5F : 1));
}

std::size_t moved_by_keys(std::size_t moment, std::size_t last) {
  if (pressed(Key::left, true) && moment > 0) --moment;
  if (pressed(Key::right, true) && moment < last) ++moment;
  if (pressed(Key::home)) moment = 0;
  if (pressed(Key::end)) moment = last;
  ImGui::NavMoveRequestCancel();  // arrow keys must not move the focus to other widgets
  return moment;
}

}  // namespace

std::optional<std::size_t> scrubber(const std::vector<MomentMark>& marks, std::size_t moment,
                                    bool keys) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const ImVec2 size{ImGui::GetContentRegionAvail().x, ImGui::GetFrameHeight()};
  ImGui::InvisibleButton("scrubber", size);
  const bool focused = ImGui::IsItemFocused();
  const float inner = ui::scaled(k_knob + 2);
  const ScrubberBar bar{from.x + inner, from.x + size.x - inner, from.y + size.y / 2,
                        marks.size() - 1};
  std::size_t chosen = moment;
  if (ImGui::IsItemActive()) chosen = bar.moment_at(ImGui::GetIO().MousePos.x);
  const ImGuiIO& io = ImGui::GetIO();
  if ((focused || keys) && !io.KeyCtrl && !io.KeyAlt && !io.WantTextInput)
    chosen = moved_by_keys(chosen, bar.last);
  ui::expose_last("moment", "slider", fmt::format("{} of {}", moment, bar.last));
  draw_bar(bar, marks, moment, focused || keys);
  return chosen == moment ? std::nullopt : std::optional(chosen);
}

}  // namespace hr::editor
