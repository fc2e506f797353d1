// SPDX-License-Identifier: MIT
#include "editor/play/history_row.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/panels/dragged_position.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr int k_deepest = 8;  // deeper rows would leave no room for text

std::string text_of(const HistoryStep& step, const HistoryRow& row) {
  if (row.event >= 0) return step.events[row.event];
  const bool counts = step.type == StepType::action || step.type == StepType::answers;
  std::string out = counts ? fmt::format("{}. {}", step.ply, step.text) : step.text;
  return row.branch ? fill(texts::history::instead, out) : out;
}

// A disc for a move, a ring for what the table knows without the rules, a diamond for a rule
// change, a square for a position that was set up.
void draw_mark(ImDrawList& list, ImVec2 middle, StepType type, ImU32 colour) {
  const float r = ui::scaled(4);
  switch (type) {
    case StepType::start:
      return list.AddCircleFilled(middle, r * 1.3F, colour);
    case StepType::action:
    case StepType::answers:
      return list.AddCircleFilled(middle, r, colour);
    case StepType::rules:
      return list.AddNgonFilled(middle, r * 1.5F, colour, 4);
    case StepType::position:
      return list.AddRectFilled({middle.x - r, middle.y - r}, {middle.x + r, middle.y + r}, colour);
    case StepType::resigned:
    case StepType::offered:
    case StepType::accepted:
    case StepType::declined:
    case StepType::timed_out:
      return list.AddCircle(middle, r, colour, 0, ui::scaled(1.5F));
  }
}

float rail() { return ui::scaled(16); }

int depth_of(const HistoryRow& row) { return std::min(row.depth, k_deepest); }

// The distance of the text from the left end of the row.
float indent(const HistoryRow& row) {
  return rail() * (static_cast<float>(depth_of(row)) + (row.event < 0 ? 1.4F : 2.1F));
}

float room(const HistoryRow& row, float width) {
  return std::max(width - indent(row) - ui::scaled(4), ui::scaled(40));
}

ImU32 letters_of(const HistoryStep& step, RowStyle look) {
  const Colours& c = ui::colours();
  if (look.cursor) return c.on_accent;
  if (step.type == StepType::rules || step.type == StepType::position) return c.warning;
  return step.on_line ? c.text : c.muted;
}

}  // namespace

float history_row_height(const HistoryStep& step, const HistoryRow& row, float width) {
  const std::string text = text_of(step, row);
  return ImGui::CalcTextSize(text.c_str(), nullptr, false, room(row, width)).y + ui::scaled(8);
}

RowClick history_row(const HistoryStep& step, const HistoryRow& row, RowStyle look) {
  const Colours& c = ui::colours();
  const std::string text = text_of(step, row);
  const ui::Named id(fmt::format("{}.{}", static_cast<int>(step.node), row.event));
  const float width = ImGui::GetContentRegionAvail().x;
  const bool clicked = ImGui::InvisibleButton("row", {width, history_row_height(step, row, width)});
  const bool menu = ImGui::IsItemClicked(ImGuiMouseButton_Right);
  const bool hovered = ImGui::IsItemHovered();
  if (look.drags) drag_position(step.node, text);
  const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float round = ui::scaled(4), top = from.y + ui::scaled(4);
  const float y = top + ImGui::GetTextLineHeight() / 2;
  if (look.cursor)
    list.AddRectFilled(from, to, c.accent, round);
  else if (hovered)
    list.AddRectFilled(from, to, ImGui::GetColorU32(ImGuiCol_HeaderHovered), round);
  if (look.compared) list.AddRect(from, to, c.warning, round, 0, ui::scaled(2));
  const int depth = depth_of(row);
  const auto at = [&](int d) { return from.x + rail() * (static_cast<float>(d) + 0.7F); };
  for (int d = 0; d <= depth; ++d)
    list.AddLine({at(d), from.y}, {at(d), to.y}, c.line, ui::scaled(1.5F));
  if (row.branch) list.AddLine({at(depth - 1), y}, {at(depth), y}, c.line, ui::scaled(1.5F));
  const ImU32 colour = letters_of(step, look);
  if (row.event < 0) draw_mark(list, {at(depth), y}, step.type, colour);
  list.AddText(ImGui::GetFont(), ImGui::GetFontSize(), {from.x + indent(row), top}, colour,
               text.c_str(), nullptr, room(row, width));
  ui::expose(text, "row", text, from, to, look.cursor);
  if (menu) return RowClick::menu;
  return clicked ? RowClick::go : RowClick::none;
}

}  // namespace hr::editor
