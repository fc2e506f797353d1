// SPDX-License-Identifier: MIT
// Draws the rules panel.
#include <fmt/format.h>

#include <algorithm>

#include "editor/rules/rules_panel.h"
#include "texts/texts.h"

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
void draw_file_menu(const std::string& chosen, const std::string& folder, RulesCommands& commands) {
  const ui::Popup popup(k_file_menu);
  if (!popup) return;
  const auto item = [&](const std::string& label, const std::string& dialog, bool enabled) {
    if (ui::menu_item(label, {}, enabled)) commands.emplace_back(AskAbout{dialog});
  };
  item(texts::files::new_variant_dots, "new_variant", true);
  item(texts::files::new_file_dots, "new_file", true);
  item("Import a drawing…"_text, "import_drawing", true);
  ImGui::Separator();
  const bool needed = chosen == "rules.lua";
  for (const auto& [label, dialog] : {std::pair{texts::files::rename_dots, "rename "},
                                      std::pair{texts::files::delete_dots, "delete "}}) {
    item(fmt::format(fmt::runtime(label.words()), chosen), dialog + chosen,
         !chosen.empty() && !needed);
    if (needed) ui::tip(texts::files::needed);
  }
  if (folder.empty()) return;
  ImGui::Separator();
  if (const auto& show = ui::context().show_folder; show && ui::menu_item("Open the folder"_text))
    show(folder);
  if (ui::menu_item("Copy the path of the folder"_text)) ImGui::SetClipboardText(folder.c_str());
  ui::tip(folder);
}

}  // namespace

// As its tab shows it.
std::string RulesPanel::title_of(const OpenFile& open) {
  const bool changed = open.original && *open.original != open.on_disk;
  const texts::Text mark = open.gone      ? texts::files::deleted
                           : open.differs ? texts::files::unsaved
                           : changed      ? texts::files::modified
                                          : texts::Text();
  return mark.empty() ? open.name : fmt::format("{} · {}", open.name, mark);
}

// Tabs; where there is little height, a list to choose from.
void RulesPanel::draw_files(const RulesPanelState& state, RulesCommands& commands, bool low) {
  const ui::Named named(texts::files::files);
  std::vector<std::string> names, titles;
  for (const OpenFile& open : files_) {
    const bool scenario = open.name.ends_with(".scenario");  // listed in the Tests tab
    if (scenario && open.name != chosen_ && !open.differs) continue;
    names.push_back(open.name);
    titles.push_back(title_of(open));
  }
  const float menu = ui::button_width("Files…"_text);
  if (low) {
    int at = static_cast<int>(std::ranges::find(names, chosen_) - names.begin());
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - menu -
                            ImGui::GetStyle().ItemSpacing.x);
    if (ui::choose("##file", at, titles)) chosen_ = names[static_cast<std::size_t>(at)];
  }
  for (std::size_t i = 0; i < names.size() && !low; ++i) {
    // As wide as it is once something was typed in it.
    const std::string typed = fmt::format("{} · {}", names[i], texts::files::unsaved);
    const float title = ui::button_width(titles[i]), most = ui::button_width(typed);
    if (i > 0) ui::flow(names[i] == chosen_ ? std::max(title, most) : title);
    if (file_tab(names[i], titles[i], names[i] == chosen_)) chosen_ = names[i];
    if (ImGui::IsItemClicked(ImGuiMouseButton_Right)) {
      chosen_ = names[i];
      ImGui::OpenPopup(k_file_menu);
    }
  }
  low ? ImGui::SameLine() : ui::flow(menu);
  if (ui::button("Files…"_text)) ImGui::OpenPopup(k_file_menu);
  ui::tip("Make, rename or delete a file of this ruleset."_text);
  draw_file_menu(chosen_, state.folder, commands);
  if (state.deleted.empty()) return;
  ui::muted(fill(texts::files::was_deleted, state.deleted));
  ImGui::SameLine();
  if (ui::link(texts::files::undo_delete, ui::colours().accent))
    commands.emplace_back(BringBackDeleted{});
}

// What else can be done than saving.
std::vector<RulesPanel::BarAction> RulesPanel::bar_actions(const RulesPanelState& state,
                                                           OpenFile& open) {
  std::vector<BarAction> out{
      {"Save and restart"_text, "Starts a new game under the new rules (Ctrl+Shift+Enter)."_text,
       can_save(), [this](RulesCommands& commands) { save(commands, true); }},
      {showing_diff_ ? "Show text"_text : "Show changes"_text, "", true,
       [this](RulesCommands&) { showing_diff_ = !showing_diff_; }},
      {open.original ? texts::rules::restore_file : texts::rules::discard_edits,
       open.original ? texts::rules::restore_file_help : texts::rules::discard_edits_help,
       !open.conflict && !open.reverted,
       [this, &open](RulesCommands& commands) { revert(open, commands); }}};
  if (state.changed)  // the user's copy of an original ruleset
    out.push_back({texts::rules::restore_all,
                   fill("{} Files that you added stay. Can be undone with Restore my rules.",
                        texts::rules::restore_all_help),
                   true, [](RulesCommands& commands) { commands.emplace_back(RevertAll{}); }});
  if (state.set_aside)
    out.push_back({texts::rules::restore_mine, texts::rules::restore_mine_help, true,
                   [](RulesCommands& commands) { commands.emplace_back(TakeBackRevert{}); }});
  return out;
}

// Where there is little height, a menu has what is needed less often.
void RulesPanel::draw_bar(const RulesPanelState& state, RulesCommands& commands, bool low) {
  constexpr const char* k_more = "More";
  const std::string note =
      state.shipped ? fill("Saving creates your own copy of {}.", state.name) : "";
  {
    const ui::Disabled disabled(!can_save());
    if (ui::primary(texts::rules::save)) save(commands);
    const std::string saves = fill(texts::rules::save_help, "Ctrl+Enter");
    ui::tip(!can_save() ? "First choose which version to keep."_text
            : low       ? saves + " " + note
                        : saves);
  }
  std::vector<BarAction> actions = bar_actions(state, *chosen());
  if (low) {
    ui::flow(ui::button_width("More…"_text));
    if (ui::button("More…"_text)) ImGui::OpenPopup(k_more);
    if (const ui::Popup popup(k_more); popup)
      for (const BarAction& action : actions) {
        if (ui::menu_item(action.label, {}, action.enabled)) action.run(commands);
        ui::tip(action.tip);
      }
    return;
  }
  for (const BarAction& action : actions) {
    ui::flow(ui::button_width(action.label));
    const ui::Disabled disabled(!action.enabled);
    if (ui::button(action.label)) action.run(commands);
    ui::tip(action.tip);
  }
  if (note.empty()) return;
  ui::flow(ImGui::CalcTextSize(note.c_str()).x);
  ImGui::AlignTextToFramePadding();
  ui::muted(note);
}

void RulesPanel::draw_choice(OpenFile& open) {
  if (open.gone)
    ui::coloured(ui::colours().warning,
                 fill("{} was deleted from disk. Saving writes it again.", open.name));
  if (!open.conflict) return;
  const ui::Named named("Choice");
  ui::coloured(ui::colours().warning,
               fill("{} was changed on disk while you had unsaved changes.", open.name));
  const bool on_disk = ui::button("Use version on disk"_text);
  ui::tip("Ctrl+Z brings your text back."_text);
  ui::flow(ui::button_width("Keep my version"_text));
  const bool mine = ui::button("Keep my version"_text);
  ui::tip("Saving will overwrite the version on disk."_text);
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
  const std::optional<Hunk> back = diff_.draw(fill("Changes in {}", open.name), size);
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
  const auto most = static_cast<std::size_t>(std::max(room / letter, 4.0F));
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
    ui::muted(fill(texts::common::and_more, all - k_max_findings));
}

void RulesPanel::draw_finding(const scripting::Finding& finding) {
  const Colours& c = ui::colours();
  const bool error = finding.severity == scripting::Finding::Severity::error, old = stale(finding);
  const ImU32 colour = old ? c.muted : error ? c.bad : c.warning;
  const OpenFile* const open = file_of(finding);
  if (open == nullptr) return ui::coloured(colour, finding.message + " " + finding.advice);
  const std::string text = fill(texts::files::place, open->name, finding.line);
  ui::flow(ImGui::CalcTextSize(text.c_str()).x);
  if (ui::link(text, colour)) jump_to({open->name, finding.line, finding.column});
  ui::tip(old ? texts::rules::edited_since : "Click to go there."_text);
}

// The status line of the rules panel, and the view of the rules in force.

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

// Two lines and the buttons are always there, where there is room, so that the first letter that is
// typed does not move the text.
void RulesPanel::draw_status(const RulesPanelState& state, RulesCommands& commands, bool low) {
  const ui::Named named("In force");
  const bool aside = state.playing && !state.saved_in_force;
  const float top = ImGui::GetCursorPosY();
  const Colours& c = ui::colours();
  const RulesStatusText status = this->status(state);
  using enum RulesStatusText::Tone;
  ui::coloured(status.tone == bad       ? c.bad
               : status.tone == warning ? c.warning
                                        : c.muted,
               status.text);
  draw_findings(state);
  const bool differs = aside || (state.playing && unsaved());
  if (low && !differs) return;
  if (!low)
    ImGui::SetCursorPosY(
        std::max(ImGui::GetCursorPosY(), top + 2 * ImGui::GetTextLineHeightWithSpacing()));
  {
    const ui::Disabled disabled(!differs);
    if (ui::button(texts::rules::show_in_force)) {
      showing_in_force_ = true;
      in_force_.choose(chosen_);
    }
  }
  if (!differs) return;
  ui::tip("Shows the rules that the game uses. Your edits stay as they are."_text);
  if (!status.also.empty()) {  // beside the button: two rows in all
    ui::flow(ImGui::CalcTextSize(status.also.c_str()).x);
    ImGui::AlignTextToFramePadding();
    ui::coloured(c.muted, status.also);
  }
  if (!aside || !state.findings.empty()) return;
  ui::flow(ui::button_width(texts::rules::apply));
  const ui::Disabled disabled(!can_save());
  if (ui::button(texts::rules::apply)) save(commands);
  ui::tip(can_save() ? texts::rules::apply_help : "First choose which version to keep."_text);
}

// Replaces everything else in the panel.
void RulesPanel::draw_in_force(const RulesPanelState& state) {
  in_force_.draw_files(state.in_force);
  {
    const ui::Named named("In force");
    ui::coloured(ui::colours().accent, fill(texts::rules::used_since, state.since));
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
