// SPDX-License-Identifier: MIT
// Draws the rules panel.
#include <algorithm>

#include "editor/rules/rules_panel.h"

namespace hr::editor {

namespace {

constexpr int k_max_findings = 4;  // visible at once

std::string place_text(const scripting::Finding& finding) {
  return finding.file + ":" + std::to_string(finding.line);
}

// The text width in the strip of findings, without padding and scroll bar.
float strip_width() {
  const ImGuiStyle& style = ImGui::GetStyle();
  return ImGui::GetContentRegionAvail().x - style.ScrollbarSize - 2 * style.WindowPadding.x;
}

std::string strip_text(const scripting::Finding& finding) {
  return place_text(finding) + ": " + scripting::severity_word(finding.severity) + ": " +
         finding.message;
}

float strip_height(const scripting::Finding& finding) {
  return ImGui::CalcTextSize(strip_text(finding).c_str(), nullptr, false, strip_width()).y +
         ImGui::GetStyle().ItemSpacing.y;
}

}  // namespace

void RulesPanel::draw_files() {
  const ui::Named named("Files");
  bool first = true;
  for (const OpenFile& open : files_) {
    const bool changed = open.original && *open.original != open.on_disk;
    const std::string state = open.gone      ? " · deleted"
                              : open.differs ? " · unsaved"
                              : changed      ? " · modified"
                                             : "";
    const std::string text = open.name + state;
    if (!first) ui::flow(ui::button_width(text));
    first = false;
    if (file_tab(open.name, text, open.name == chosen_)) chosen_ = open.name;
  }
}

void RulesPanel::draw_bar(const RulesPanelState& state, RulesCommands& commands) {
  OpenFile& open = *chosen();
  {
    const ui::Disabled disabled(!can_save());
    if (ui::primary("Save and continue")) save(commands);
    ui::tip(can_save() ? "The game continues under the new rules (Ctrl+Enter)."
                       : "First choose which version to keep.");
    ui::flow(ui::button_width("Save and restart"));
    if (ui::button("Save and restart")) save(commands, true);
    ui::tip("Starts a new game under the new rules (Ctrl+Shift+Enter).");
  }
  ui::flow(ui::button_width("Show changes"));
  if (ui::button(showing_diff_ ? "Show text" : "Show changes")) showing_diff_ = !showing_diff_;
  ui::flow(ui::button_width("Revert file"));
  {
    const ui::Disabled disabled(open.conflict || open.reverted);
    if (ui::button("Revert file")) revert(open, commands);
    ui::tip(open.original ? "Reverts to the original text. Ctrl+Z undoes this."
                          : "Reverts to the saved text. Ctrl+Z undoes this.");
  }
  draw_all_back(state, commands);
  if (state.shipped) {
    const std::string note = "Saving creates your own copy of " + state.name + ".";
    ui::flow(ImGui::CalcTextSize(note.c_str()).x);
    ImGui::AlignTextToFramePadding();
    ui::muted(note);
  }
}

// Only for the user's copy of an original ruleset.
void RulesPanel::draw_all_back(const RulesPanelState& state, RulesCommands& commands) const {
  if (state.changed) {
    ui::flow(ui::button_width("Restore original rules"));
    if (ui::button("Restore original rules")) commands.emplace_back(RevertAll{});
    ui::tip(
        "Restores every original file; the game continues under them. Files that you added "
        "stay. Can be undone with Restore my rules.");
  }
  if (state.set_aside) {
    ui::flow(ui::button_width("Restore my rules"));
    if (ui::button("Restore my rules")) commands.emplace_back(TakeBackRevert{});
    ui::tip("Brings back your own rules, as they were before the originals were restored.");
  }
}

void RulesPanel::draw_choice(OpenFile& open) {
  if (open.gone)
    ui::coloured(ui::colours().warning,
                 open.name + " was deleted from disk. Saving writes it again.");
  if (!open.conflict) return;
  const ui::Named named("Choice");
  ui::coloured(ui::colours().warning,
               open.name + " was changed on disk while you had unsaved changes.");
  const bool on_disk = ui::button("Use version on disk");
  ui::tip("Ctrl+Z brings your text back.");
  ui::flow(ui::button_width("Keep my version"));
  const bool mine = ui::button("Keep my version");
  ui::tip("Saving will overwrite the version on disk.");
  if (!on_disk && !mine) return;
  if (on_disk) open.area->replace_text(open.on_disk);
  open.base = open.on_disk;
  open.conflict = false;
  open.known = open.kept = 0;
}

void RulesPanel::draw_text(const RulesPanelState& state, OpenFile& open, RulesCommands& commands) {
  float strip = 0;
  int count = 0;
  for (const scripting::Finding& finding : state.findings)
    if (count++ < k_max_findings) strip += strip_height(finding);
  if (strip > 0) strip += 2 * ImGui::GetStyle().WindowPadding.y + ui::scaled(4);
  const ImVec2 size{0, std::max(ImGui::GetContentRegionAvail().y - strip, ui::scaled(90))};
  if (!showing_diff_) {
    open.area->draw(open.name, size);
    return;
  }
  const std::string now = open.area->document().text();
  const std::string was = open.original.value_or(open.conflict ? open.on_disk : open.base);
  diff_.show(was, now);
  const std::optional<Hunk> back = diff_.draw("Changes in " + open.name, size);
  if (!back) return;
  open.area->replace_text(put_back(was, now, *back));
  save(commands);
}

void RulesPanel::draw_findings(const RulesPanelState& state) {
  if (state.findings.empty()) return;
  const ui::Child strip("Findings", {0, 0}, true);
  for (const scripting::Finding& finding : state.findings)
    if (draw_finding(finding)) go_to(finding.file, finding.line, finding.column);
}

bool RulesPanel::draw_finding(const scripting::Finding& finding) {
  const std::string text = strip_text(finding);
  const ui::Named named(text);
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = ImGui::CalcTextSize(text.c_str(), nullptr, false, width).y;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked = ImGui::Selectable("##go", false, 0, {width, height});
  const Colours& c = ui::colours();
  const bool error = finding.severity == scripting::Finding::Severity::error, old = stale(finding);
  ui::expose_last(place_text(finding), old ? "old row" : "row", text);
  ui::tip(old ? "This line has been edited since. Save to check it again." : finding.advice);
  ImGui::GetWindowDrawList()->AddText(ImGui::GetFont(), ImGui::GetFontSize(), at,
                                      old     ? c.faint
                                      : error ? c.bad
                                              : c.warning,
                                      text.c_str(), nullptr, width);
  return clicked;
}

}  // namespace hr::editor
