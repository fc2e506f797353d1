// SPDX-License-Identifier: MIT
// The status line of the rules panel, and the view of the rules in force.
#include <fmt/format.h>

#include <algorithm>

#include "editor/rules/rules_panel.h"
#include "texts/texts.h"

namespace hr::editor {

RulesStatusText RulesPanel::status(const RulesPanelState& state) const {
  RulesStatus out{.playing = state.playing,
                  .errors = static_cast<int>(state.findings.size()),
                  .in_force = state.saved_in_force,
                  .since = state.since,
                  .news = state.news,
                  .shown = chosen_,
                  .shown_used = std::ranges::count(state.in_force, chosen_, &FileText::file) > 0,
                  .unsaved = {},
                  .differ = state.not_in_force};
  for (const OpenFile& open : files_)
    if (open.differs) out.unsaved.push_back(open.name);
  return text_of(out);
}

void RulesPanel::draw_status(const RulesPanelState& state, RulesCommands& commands) {
  const ui::Named named("In force");
  const bool aside = state.playing && !state.saved_in_force;
  const Colours& c = ui::colours();
  const RulesStatusText status = this->status(state);
  using enum RulesStatusText::Tone;
  ui::coloured(status.tone == bad       ? c.bad
               : status.tone == warning ? c.warning
                                        : c.muted,
               status.text);
  draw_findings(state);
  if (!aside && !(state.playing && unsaved())) return;
  if (ui::button(texts::rules::show_in_force)) {
    showing_in_force_ = true;
    in_force_.choose(chosen_);
  }
  ui::tip("Shows the rules that the game uses. Your edits stay as they are.");
  if (!status.also.empty()) {  // beside the button: two rows in all
    ui::flow(ImGui::CalcTextSize(status.also.c_str()).x);
    ImGui::AlignTextToFramePadding();
    ui::coloured(c.muted, status.also);
  }
  if (!aside || !state.findings.empty()) return;
  ui::flow(ui::button_width(texts::rules::apply));
  const ui::Disabled disabled(!can_save());
  if (ui::button(texts::rules::apply)) save(commands);
  ui::tip(can_save() ? texts::rules::apply_help : "First choose which version to keep.");
}

// Replaces everything else in the panel.
void RulesPanel::draw_in_force(const RulesPanelState& state) {
  in_force_.draw_files(state.in_force);
  {
    const ui::Named named("In force");
    ui::coloured(ui::colours().accent, fmt::format(texts::rules::used_since, state.since));
    if (ui::primary(texts::rules::back_to_editor)) showing_in_force_ = false;
    ui::flow(ui::button_width(texts::rules::edit_text));
    if (ui::button(texts::rules::edit_text)) edit_in_force(state);
    ui::tip(texts::rules::edit_text_help);
  }
  in_force_.draw_text(state.in_force, api_);
  if (!showing_in_force_ && find(in_force_.chosen()) != nullptr) chosen_ = in_force_.chosen();
}

// Replaces every text that differs by the one in force, as if typed.
void RulesPanel::edit_in_force(const RulesPanelState& state) {
  showing_in_force_ = false;
  for (const FileText& file : state.in_force) {
    const bool there = find(file.file) != nullptr;
    OpenFile& open = opened(state, {.name = file.file, .text = {}, .original = {}});
    if (!there) open.gone = true;
    if (open.area->document().text() != file.text) open.area->replace_text(file.text);
  }
}

}  // namespace hr::editor
