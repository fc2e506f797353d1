// SPDX-License-Identifier: MIT
// Draws the rules panel.
#include <fmt/format.h>

#include <algorithm>

#include "editor/rules/rules_panel.h"

namespace hr::editor {

namespace {

// The first letters, and a sign if more follow.
std::string shortened(const std::string& text, std::size_t letters) {
  if (text.size() <= letters) return text;
  std::size_t end = letters;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end) + "…";
}

constexpr int k_max_findings = 12;  // links to show
constexpr const char* k_file_menu = "File menu";

// About the chosen file, and about new ones.
void draw_file_menu(const std::string& chosen, RulesCommands& commands) {
  const ui::Popup popup(k_file_menu);
  if (!popup) return;
  const auto item = [&](const std::string& label, const std::string& dialog, bool enabled) {
    if (ui::menu_item(label, {}, enabled)) commands.emplace_back(AskAbout{dialog});
  };
  item("New variant…", "new_variant", true);
  item("New file…", "new_file", true);
  ImGui::Separator();
  const bool whole = chosen.empty() || chosen == "rules.lua";
  item(fmt::format("Rename {}…", chosen), "rename " + chosen, !whole);
  item(fmt::format("Delete {}…", chosen), "delete " + chosen, !whole);
}

}  // namespace

void RulesPanel::draw_files(const RulesPanelState& state, RulesCommands& commands) {
  const ui::Named named("Files");
  bool first = true;
  for (const OpenFile& open : files_) {
    const bool scenario = open.name.ends_with(".scenario");  // listed in the Tests tab
    if (scenario && open.name != chosen_ && !open.differs) continue;
    const bool changed = open.original && *open.original != open.on_disk;
    const std::string note = open.gone      ? " · deleted"
                             : open.differs ? " · unsaved"
                             : changed      ? " · modified"
                                            : "";
    const std::string text = open.name + note;
    if (!first) ui::flow(ui::button_width(text));
    first = false;
    if (file_tab(open.name, text, open.name == chosen_)) chosen_ = open.name;
    if (ImGui::IsItemClicked(ImGuiMouseButton_Right)) {
      chosen_ = open.name;
      ImGui::OpenPopup(k_file_menu);
    }
  }
  ui::flow(ui::button_width("Files…"));
  if (ui::button("Files…")) ImGui::OpenPopup(k_file_menu);
  ui::tip("Make, rename or delete a file of this ruleset.");
  draw_file_menu(chosen_, commands);
  if (state.deleted.empty()) return;
  ui::muted(state.deleted + " was deleted.");
  ImGui::SameLine();
  if (ui::link("Undo delete", ui::colours().accent)) commands.emplace_back(BringBackDeleted{});
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

void RulesPanel::draw_text(OpenFile& open, RulesCommands& commands) {
  const ImVec2 size{
      0, std::max(ImGui::GetContentRegionAvail().y - ImGui::GetTextLineHeightWithSpacing(),
                  ui::scaled(90))};
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

// The line is always there, so that the text keeps its size. An expression that is too long is cut.
void RulesPanel::draw_set(const RulesPanelState& state) {
  if (state.set_text.empty()) return ImGui::Dummy({1, ImGui::GetTextLineHeight()});
  const std::string value = ": " + state.set_value;
  const float letter = ImGui::CalcTextSize("m").x;
  const float room = ImGui::GetContentRegionAvail().x - ImGui::CalcTextSize(value.c_str()).x;
  const std::size_t most = static_cast<std::size_t>(std::max(room / letter, 4.0F));
  ui::line(shortened(state.set_text, most) + value);
}

// Each finding is shown on its line; here are links to the lines. What is about no line that can be
// shown is spelled out.
void RulesPanel::draw_findings(const RulesPanelState& state) {
  const ui::Named named("Findings");
  int count = 0;
  for (const scripting::Finding& finding : state.findings) {
    if (count++ == k_max_findings) break;
    draw_finding(finding);
  }
  if (const std::size_t all = state.findings.size(); all > k_max_findings)
    ui::muted(fmt::format("and {} more", all - k_max_findings));
}

void RulesPanel::draw_finding(const scripting::Finding& finding) {
  const Colours& c = ui::colours();
  const bool error = finding.severity == scripting::Finding::Severity::error, old = stale(finding);
  const ImU32 colour = old ? c.faint : error ? c.bad : c.warning;
  const OpenFile* const open = file_of(finding);
  if (open == nullptr) return ui::coloured(colour, finding.message + " " + finding.advice);
  const std::string text = fmt::format("{}, line {}", open->name, finding.line);
  ui::flow(ImGui::CalcTextSize(text.c_str()).x);
  if (ui::link(text, colour)) jump_to({open->name, finding.line, finding.column});
  ui::tip(old ? "This line has been edited since. Save to check it again." : "Click to go there.");
}

}  // namespace hr::editor
