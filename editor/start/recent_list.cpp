// SPDX-License-Identifier: MIT
#include "editor/start/recent_list.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "editor/ui/paragraphs.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr std::size_t k_max_shown = 5;

void draw_file(const RecentFile& file, Requests& requests) {
  const ui::Named id(file.path);
  const std::filesystem::path path(file.path);
  const Colours& c = ui::colours();
  const Fonts& fonts = ui::context().fonts;
  const std::vector<Paragraph> text{
      {path.filename().string(), fonts.strong, c.text, 0},
      {fill("in {}", path.parent_path().string()), fonts.body, c.muted, ui::scaled(2)}};
  const float pad = ui::scaled(10), width = ImGui::GetContentRegionAvail().x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float tall = height_of(text, width - 2 * pad) + 2 * pad;
  if (card("open", {width, tall}, false)) requests.add(OpenPath{.path = file.path});
  draw(*ImGui::GetWindowDrawList(), {at.x + pad, at.y + pad}, text, width - 2 * pad);
}

}  // namespace

void draw_recent(const DeskState& state, Requests& requests) {
  if (state.recent.empty()) return;
  ui::strong("Recent files"_text);
  const ui::Named named("Recent");
  for (std::size_t i = 0; i < std::min(k_max_shown, state.recent.size()); ++i)
    draw_file(state.recent[i], requests);
}

}  // namespace hr::editor
