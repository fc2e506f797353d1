// SPDX-License-Identifier: MIT
#include "editor/panels/dragged_position.h"

#include <cstring>

#include "core/base/by_id.h"
#include "editor/ui/ui.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

constexpr const char* k_position = "position";
constexpr texts::Text k_handle = "Drag to Tests"_text;

std::optional<NodeId> accepted() {
  const ImGuiPayload* const payload = ImGui::AcceptDragDropPayload(k_position);
  ImGui::EndDragDropTarget();
  if (payload == nullptr) return {};
  NodeId node = NodeId::none;
  std::memcpy(&node, payload->Data, sizeof node);
  return node;
}

float grip() { return ui::scaled(16); }

}  // namespace

void drag_position(NodeId node, const std::string& text) {
  if (!ImGui::BeginDragDropSource()) return;
  ImGui::SetDragDropPayload(k_position, &node, sizeof node);
  ImGui::TextUnformatted(text.c_str());
  ImGui::EndDragDropSource();
}

std::optional<NodeId> position_dropped() {
  return ImGui::BeginDragDropTarget() ? accepted() : std::optional<NodeId>();
}

std::optional<NodeId> position_dropped_inside() {
  const ImVec2 from = ImGui::GetWindowPos(), size = ImGui::GetWindowSize();
  const ImGuiPayload* const dragged = ImGui::GetDragDropPayload();
  if (dragged == nullptr || !dragged->IsDataType(k_position)) return {};
  // Over all that is in the window, which would otherwise take the drop.
  const bool inside = ImGui::IsMouseHoveringRect(from, {from.x + size.x, from.y + size.y});
  if (!inside) return {};
  ImGui::GetForegroundDrawList()->AddRect(from, {from.x + size.x, from.y + size.y},
                                          ui::colours().accent, ui::scaled(4), 0, ui::scaled(2));
  if (!ImGui::IsMouseReleased(ImGuiMouseButton_Left)) return {};
  NodeId node = NodeId::none;
  std::memcpy(&node, dragged->Data, sizeof node);
  return node;
}

float position_handle_width() {
  return grip() + ImGui::CalcTextSize(k_handle.c_str()).x + ui::scaled(8);
}

void position_handle() {
  const float wide = position_handle_width() - ImGui::GetStyle().ItemSpacing.x;
  ImGui::InvisibleButton(k_handle.c_str(), {wide, ImGui::GetTextLineHeightWithSpacing()});
  const ImVec2 from = ImGui::GetItemRectMin();
  const Colours& c = ui::colours();
  const bool hovered = ImGui::IsItemHovered() || ImGui::IsItemActive();
  const ImU32 colour = hovered ? c.accent : c.muted;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float dot = ui::scaled(1.5F), step = ui::scaled(5);
  for (int x = 0; x < 2; ++x)
    for (int y = 0; y < 3; ++y)
      list.AddCircleFilled({from.x + step * (0.8F + static_cast<float>(x)),
                            from.y + step * (0.8F + static_cast<float>(y))},
                           dot, colour);
  list.AddText({from.x + grip(), from.y}, colour, k_handle.c_str());
  ui::expose_last(k_handle, "handle", k_handle);
  if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  ui::tip("Drag this position into the Tests tab to make a test of it."_text);
  drag_position(NodeId::none, "The position on the board"_text);
}

}  // namespace hr::editor
