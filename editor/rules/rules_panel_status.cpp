// SPDX-License-Identifier: MIT
// The status line of the rules panel, and the view of the rules in force.
#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "editor/rules/rules_panel.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

// A remark on a file that is not part of the rules in force; otherwise "".
std::string no_part(const RulesPanelState& state, const std::string& name) {
  const auto is = [&](const FileText& file) { return file.file == name; };
  if (std::ranges::any_of(state.in_force, is)) return "";
  if (name.ends_with(".scenario")) return " This scenario runs in the Tests tab.";
  if (name.starts_with("variants/")) return " " + fmt::format(texts::rules::switched_off, name);
  return " " + fmt::format(texts::rules::not_used, name);
}

}  // namespace

std::string RulesPanel::edited_text() const {
  std::vector<std::string> names;
  for (const OpenFile& open : files_)
    if (open.differs) names.push_back(open.name);
  return names.size() > 3 ? count_text(names.size(), "file", "files") : list_text(names);
}

std::string RulesPanel::status_text(const RulesPanelState& state) const {
  if (!state.playing)
    return "These rules cannot be loaded, so there is no game. Fix the error and save:";
  if (!state.findings.empty())
    return fmt::format("The saved rules have {}:",
                       state.findings.size() == 1 ? "an error in" : "errors in");
  if (!state.saved_in_force) {
    const std::size_t some = state.not_in_force.size();
    const std::string differ = some == 0 ? ""
                               : some > 3
                                   ? fmt::format(" ({} differ)", count_text(some, "file", "files"))
                                   : fmt::format(" ({} {})", list_text(state.not_in_force),
                                                 some == 1 ? "differs" : "differ");
    return fmt::format(texts::rules::still_uses, state.since,
                       unsaved() ? texts::rules::text_edited : "this text", differ);
  }
  if (unsaved())
    return fmt::format("Unsaved changes in {}. The game uses the saved rules until you save.",
                       edited_text());
  return texts::rules::uses_these +
         (state.news.empty() ? no_part(state, chosen_) : " " + state.news);
}

void RulesPanel::draw_status(const RulesPanelState& state, RulesCommands& commands) {
  const ui::Named named("In force");
  const bool aside = state.playing && !state.saved_in_force;
  const Colours& c = ui::colours();
  const bool bad = !state.playing || !state.findings.empty();
  ui::coloured(bad ? c.bad : aside ? c.warning : c.muted, status_text(state));
  draw_findings(state);
  if (!aside && !(state.playing && unsaved())) return;
  if (ui::button(texts::rules::show_in_force)) {
    showing_in_force_ = true;
    in_force_.choose(chosen_);
  }
  ui::tip("Shows the rules that the game uses. Your edits stay as they are.");
  if (aside && !state.findings.empty()) {  // beside the button: two rows in all
    const std::string used = fmt::format("In use: the rules from {}.", state.since);
    ui::flow(ImGui::CalcTextSize(used.c_str()).x);
    ImGui::AlignTextToFramePadding();
    ui::coloured(c.muted, used);
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
