// SPDX-License-Identifier: MIT
// The scopes of ui.h: what begins and ends with a C++ block.
#include <algorithm>

#include "editor/ui/ui.h"

namespace hr::editor::ui {

Named::Named(std::string_view name) {
  ImGui::PushID(name.data(), name.data() + name.size());
  context().screen.enter(name);
}
Named::~Named() {
  context().screen.leave();
  ImGui::PopID();
}

Child::Child(std::string_view name, ImVec2 size, bool border, ImGuiWindowFlags flags)
    : entered_(context().tabs.entered()) {
  open_ = ImGui::BeginChild(std::string(name).c_str(), size, border, flags);
  context().screen.enter(visible_label(name));
}
Child::~Child() {
  context().tabs.add_window(entered_);
  context().screen.leave();
  ImGui::EndChild();
}

Disabled::Disabled(bool disabled) { ImGui::BeginDisabled(disabled); }
Disabled::~Disabled() { ImGui::EndDisabled(); }

FontScope::FontScope(ImFont* font) { ImGui::PushFont(font); }
FontScope::~FontScope() { ImGui::PopFont(); }

Menu::Menu(std::string_view label, bool enabled) {
  open_ = ImGui::BeginMenu(std::string(label).c_str(), enabled);
  expose_last(visible_label(label), "menu", visible_label(label), open_);
  if (open_) context().screen.enter(visible_label(label));
}
Menu::~Menu() {
  if (!open_) return;
  context().screen.leave();
  ImGui::EndMenu();
}

Section::Section(std::string_view label, bool open) {
  open_ = ImGui::CollapsingHeader(std::string(label).c_str(),
                                  open ? ImGuiTreeNodeFlags_DefaultOpen : 0);
  const float arrow = ImGui::GetFontSize() + 3 * ImGui::GetStyle().FramePadding.x;
  const std::string_view words = visible_label(label);
  expose_last(words, "section", words, open_,
              ImGui::CalcTextSize(words.data(), words.data() + words.size()).x + arrow);
  context().screen.enter(visible_label(label));
}
Section::~Section() { context().screen.leave(); }

Dialog::Dialog(std::string_view name, float width, bool* open) {
  const ImGuiIO& io = ImGui::GetIO();
  const float most = io.DisplaySize.x - scaled(16);
  ImGui::SetNextWindowPos({io.DisplaySize.x / 2, io.DisplaySize.y / 2}, ImGuiCond_Always,
                          {0.5F, 0.5F});
  ImGui::SetNextWindowSizeConstraints({std::min(scaled(width), most), 0},
                                      {std::min(scaled(width), most), io.DisplaySize.y * 0.94F});
  open_ = ImGui::BeginPopupModal(std::string(name).c_str(), open,
                                 ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove);
  if (!open_) return;
  context().screen.enter(visible_label(name));
  ImGui::PushStyleColor(ImGuiCol_ChildBg, IM_COL32_BLACK_TRANS);  // its parts have its own ground
}
Dialog::~Dialog() {
  if (!open_) return;
  ImGui::PopStyleColor();
  context().screen.leave();
  ImGui::EndPopup();
}

Popup::Popup(std::string_view name) {
  open_ = ImGui::BeginPopup(std::string(name).c_str());
  if (open_) context().screen.enter(visible_label(name));
}
Popup::~Popup() {
  if (!open_) return;
  context().screen.leave();
  ImGui::EndPopup();
}

}  // namespace hr::editor::ui
