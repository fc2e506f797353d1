// SPDX-License-Identifier: MIT
// How the rules panel looks.
#include <algorithm>

#include "editor/rules/rules_panel.h"

namespace hr::editor {

namespace {

constexpr int k_most_findings = 4;  // in sight at once

std::string place_text(const scripting::Finding& finding) {
  return finding.file + ":" + std::to_string(finding.line);
}

// As wide as a sentence may be in the strip of findings, with its padding and scroll bar.
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
  for (const Open& open : files_) {
    const bool changed = open.original && *open.original != open.theirs;
    const std::string state = open.gone      ? " · gone from disk"
                              : open.differs ? " · not saved"
                              : changed      ? " · yours"
                                             : "";
    const std::string text = open.name + state;
    if (!first) ui::flow(ui::button_width(text));
    first = false;
    if (file_tab(open.name, text, open.name == chosen_)) chosen_ = open.name;
  }
}

void RulesPanel::draw_bar(const RulesShown& shown, RulesCommands& commands) {
  Open& open = *chosen();
  {
    const ui::Disabled disabled(!can_save());
    if (ui::primary("Save and play on")) save(commands);
    ui::tip(can_save() ? "Ctrl+Enter: the game goes on under the new rules."
                       : "First choose which text to keep.");
    ui::flow(ui::button_width("Save and begin again"));
    if (ui::button("Save and begin again")) save(commands, true);
    ui::tip("Ctrl+Shift+Enter: saves, and begins a new game.");
  }
  ui::flow(ui::button_width("Back to the text"));
  if (ui::button(showing_diff_ ? "Back to the text" : "Difference")) showing_diff_ = !showing_diff_;
  ui::flow(ui::button_width("Revert file"));
  {
    const ui::Disabled disabled(open.apart || open.reverted);
    if (ui::button("Revert file")) revert(open, commands);
    ui::tip(open.original ? "Back to the text as it was shipped. Ctrl+Z takes that back."
                          : "Back to the text as it was saved. Ctrl+Z takes that back.");
  }
  draw_all_back(shown, commands);
  if (shown.shipped) {
    const std::string note = "Saving makes your own copy of " + shown.name + ".";
    ui::flow(ImGui::CalcTextSize(note.c_str()).x);
    ImGui::AlignTextToFramePadding();
    ui::muted(note);
  }
}

// For rules that are a copy of shipped ones.
void RulesPanel::draw_all_back(const RulesShown& shown, RulesCommands& commands) const {
  if (shown.changed) {
    ui::flow(ui::button_width("Restore originals"));
    if (ui::button("Restore originals")) commands.emplace_back(RevertAll{});
    ui::tip(
        "Every file that was shipped is as it was, and the game goes on under it. Files that "
        "you added stay. It can be taken back.");
  }
  if (shown.set_aside) {
    ui::flow(ui::button_width("My rules again"));
    if (ui::button("My rules again")) commands.emplace_back(TakeBackRevert{});
    ui::tip("Your own rules come back, as they were before the originals were restored.");
  }
}

void RulesPanel::draw_choice(Open& open) {
  if (open.gone)
    ui::coloured(ui::colours().warning,
                 open.name + " is no longer on disk. Saving writes it again.");
  if (!open.apart) return;
  const ui::Named named("Choice");
  ui::coloured(ui::colours().warning,
               open.name + " was changed on disk while your changes to it were not saved.");
  const bool theirs = ui::button("Take theirs");
  ui::tip("Your text can be had back with Ctrl+Z.");
  ui::flow(ui::button_width("Keep mine"));
  const bool mine = ui::button("Keep mine");
  ui::tip("Saving will then write over what is on disk.");
  if (!theirs && !mine) return;
  if (theirs) open.area->become(open.theirs);
  open.base = open.theirs;
  open.apart = false;
  open.known = open.kept = 0;
}

void RulesPanel::draw_text(const RulesShown& shown, Open& open, RulesCommands& commands) {
  float strip = 0;
  int count = 0;
  for (const scripting::Finding& finding : shown.findings)
    if (count++ < k_most_findings) strip += strip_height(finding);
  if (strip > 0) strip += 2 * ImGui::GetStyle().WindowPadding.y + ui::scaled(4);
  const ImVec2 size{0, std::max(ImGui::GetContentRegionAvail().y - strip, ui::scaled(90))};
  if (!showing_diff_) {
    open.area->draw(open.name, size);
    return;
  }
  const std::string now = open.area->document().text();
  const std::string was = open.original.value_or(open.apart ? open.theirs : open.base);
  diff_.show(was, now);
  const std::optional<Hunk> back = diff_.draw("Difference of " + open.name, size);
  if (!back) return;
  open.area->become(put_back(was, now, *back));
  save(commands);
}

void RulesPanel::draw_findings(const RulesShown& shown) {
  if (shown.findings.empty()) return;
  const ui::Child strip("Findings", {0, 0}, true);
  for (const scripting::Finding& finding : shown.findings)
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
  ui::tell_last(place_text(finding), old ? "old row" : "row", text);
  ui::tip(old ? "This line was edited since. Save to try it again." : finding.advice);
  ImGui::GetWindowDrawList()->AddText(ImGui::GetFont(), ImGui::GetFontSize(), at,
                                      old     ? c.faint
                                      : error ? c.bad
                                              : c.warning,
                                      text.c_str(), nullptr, width);
  return clicked;
}

}  // namespace hr::editor
