// SPDX-License-Identifier: MIT
#include "editor/history_row.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/ui.h"

namespace hr::editor {

namespace {

constexpr int k_deepest = 8;  // further in nothing could be read

std::string text_of(const Step& step, const HistoryRow& row) {
  if (row.event >= 0) return step.events[static_cast<std::size_t>(row.event)];
  const bool counts = step.type == StepType::action || step.type == StepType::answers;
  std::string out = counts ? fmt::format("{}. {}", step.ply, step.text) : step.text;
  return row.branch ? "Instead: " + out : out;
}

// A disc for what was played, a diamond for other rules, a square for a position set up.
void draw_mark(ImDrawList& list, ImVec2 middle, StepType type, ImU32 colour) {
  const float r = ui::scaled(4);
  if (type == StepType::swap)
    list.AddNgonFilled(middle, r * 1.5F, colour, 4);
  else if (type == StepType::position)
    list.AddRectFilled({middle.x - r, middle.y - r}, {middle.x + r, middle.y + r}, colour);
  else
    list.AddCircleFilled(middle, type == StepType::start ? r * 1.3F : r, colour);
}

// As many of its letters as fit, with an ellipsis.
std::string shortened(const std::string& text, float width) {
  if (ImGui::CalcTextSize(text.c_str()).x <= width) return text;
  const float dots = ImGui::CalcTextSize("...").x;
  std::size_t low = 0, high = text.size();
  while (low < high) {
    const std::size_t middle = (low + high + 1) / 2;
    const char* const begin = text.data();
    if (ImGui::CalcTextSize(begin, begin + middle).x + dots <= width)
      low = middle;
    else
      high = middle - 1;
  }
  while (low > 0 && (static_cast<unsigned char>(text[low]) & 0xc0) == 0x80) --low;
  return text.substr(0, low) + "...";
}

ImU32 letters_of(const Step& step, RowLook look) {
  const Colours& c = ui::colours();
  if (look.cursor) return c.on_accent;
  if (step.type == StepType::swap || step.type == StepType::position) return c.warning;
  return step.on_line ? c.text : c.muted;
}

}  // namespace

RowClick history_row(const Step& step, const HistoryRow& row, RowLook look, float height) {
  const Colours& c = ui::colours();
  const std::string text = text_of(step, row);
  const ui::Named id(fmt::format("{}.{}", static_cast<int>(step.node), row.event));
  const float width = ImGui::GetContentRegionAvail().x;
  const bool clicked = ImGui::InvisibleButton("row", {width, height});
  const bool menu = ImGui::IsItemClicked(ImGuiMouseButton_Right);
  const bool hovered = ImGui::IsItemHovered();
  const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float round = ui::scaled(4), y = (from.y + to.y) / 2, rail = ui::scaled(16);
  if (look.cursor)
    list.AddRectFilled(from, to, c.accent, round);
  else if (hovered)
    list.AddRectFilled(from, to, ImGui::GetColorU32(ImGuiCol_HeaderHovered), round);
  if (look.compared) list.AddRect(from, to, c.warning, round, 0, ui::scaled(2));
  const int depth = std::min(row.depth, k_deepest);
  const auto at = [&](int d) { return from.x + rail * (static_cast<float>(d) + 0.7F); };
  for (int d = 0; d <= depth; ++d)
    list.AddLine({at(d), from.y}, {at(d), to.y}, c.line, ui::scaled(1.5F));
  if (row.branch) list.AddLine({at(depth - 1), y}, {at(depth), y}, c.line, ui::scaled(1.5F));
  const ImU32 colour = letters_of(step, look);
  if (row.event < 0) draw_mark(list, {at(depth), y}, step.type, colour);
  const float left = at(depth) + rail * (row.event < 0 ? 0.7F : 1.4F);
  const std::string fits = shortened(text, to.x - left - ui::scaled(4));
  const float top = y - ImGui::GetTextLineHeight() / 2;
  list.AddText({left, top}, colour, fits.c_str());
  ui::tell(text, "row", text, from, to, look.cursor);
  if (fits != text) ui::tip(text);
  if (menu) return RowClick::menu;
  return clicked ? RowClick::go : RowClick::none;
}

}  // namespace hr::editor
