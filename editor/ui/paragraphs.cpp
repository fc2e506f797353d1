// SPDX-License-Identifier: MIT
#include "editor/ui/paragraphs.h"

#include "editor/ui/keys.h"
#include "editor/ui/ui.h"

namespace hr::editor {

namespace {

ImVec2 size_of(const Paragraph& p, float width) {
  const char* const begin = p.text.data();
  return p.letters->CalcTextSizeA(p.letters->FontSize, FLT_MAX, width, begin,
                                  begin + p.text.size());
}

}  // namespace

float height_of(std::span<const Paragraph> paragraphs, float width) {
  float out = 0;
  for (const Paragraph& p : paragraphs) out += p.gap + size_of(p, width).y;
  return out;
}

void draw(ImDrawList& list, ImVec2 at, std::span<const Paragraph> paragraphs, float width) {
  for (const Paragraph& p : paragraphs) {
    at.y += p.gap;
    const ImVec2 size = size_of(p, width);
    list.AddText(p.letters, p.letters->FontSize, at, p.colour, p.text.data(),
                 p.text.data() + p.text.size(), width);
    ui::expose(p.text, "text", p.text, at, {at.x + size.x, at.y + size.y});
    at.y += size.y;
  }
}

bool card(const char* name, ImVec2 size, bool chosen) {
  const Colours& c = ui::colours();
  const bool clicked = ImGui::InvisibleButton(name, size);
  const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
  const bool at_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  const bool lit = ImGui::IsItemHovered() || at_keys;
  ui::expose_last(ui::visible_label(name), "card", {}, chosen);
  ImGui::SetItemAllowOverlap();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float round = ImGui::GetStyle().FrameRounding;
  list.AddRectFilled(from, to, lit ? ImGui::GetColorU32(ImGuiCol_FrameBgHovered) : c.raised, round);
  list.AddRect(from, to, chosen || at_keys ? c.accent : c.line, round, 0,
               ui::scaled(chosen || at_keys ? 2.0F : 1.0F));
  return clicked || (at_keys && pressed(Key::enter));
}

}  // namespace hr::editor
