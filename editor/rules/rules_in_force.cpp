// SPDX-License-Identifier: MIT
#include "editor/rules/rules_in_force.h"

#include <algorithm>

#include "editor/rules/rules_panel.h"
#include "editor/ui/blend.h"
#include "texts/texts.h"

namespace hr::editor {

bool file_tab(const std::string& name, const std::string& state, bool on) {
  const Colours& c = ui::colours();
  ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 0);
  ImGui::PushStyleColor(ImGuiCol_Button, with_alpha(on ? c.accent : c.text, on ? 40 : 0));
  const bool clicked = ImGui::Button((state + "###" + name).c_str());
  ImGui::PopStyleColor();
  ImGui::PopStyleVar();
  ui::expose_last(name, "tab", state, on, ui::button_width(state));
  const ImVec2 from = ImGui::GetItemRectMin(), to = ImGui::GetItemRectMax();
  if (on) ImGui::GetWindowDrawList()->AddRectFilled({from.x, to.y - ui::scaled(3)}, to, c.accent);
  return clicked;
}

void RulesInForce::draw_files(const std::vector<FileText>& files) {
  const ui::Named named(texts::files::files);
  if (files.empty()) return;
  if (std::ranges::find(files, chosen_, &FileText::file) == files.end()) {
    const auto rules = std::ranges::find(files, "rules.lua", &FileText::file);
    chosen_ = rules == files.end() ? files.front().file : rules->file;
  }
  bool first = true;
  for (const FileText& file : files) {
    if (!std::exchange(first, false)) ui::flow(ui::button_width(file.file));
    if (file_tab(file.file, file.file, file.file == chosen_)) chosen_ = file.file;
  }
}

void RulesInForce::draw_text(const std::vector<FileText>& files, const Api& api) {
  const auto file = std::ranges::find(files, chosen_, &FileText::file);
  if (file == files.end()) return;
  if (area_ == nullptr || name_ != file->file || text_ != file->text) {
    name_ = file->file;
    text_ = file->text;
    area_ = std::make_unique<TextArea>(text_, name_.ends_with(".lua") ? &api : nullptr);
    area_->read_only(true);
    std::vector<RuleText> texts;
    for (const FileText& other : files) texts.push_back({other.file, other.text});
    area_->knows(name_, [texts = std::move(texts)] { return texts; });
  }
  area_->draw("in force " + name_, {0, 0});
}

}  // namespace hr::editor
