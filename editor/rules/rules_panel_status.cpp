// SPDX-License-Identifier: MIT
// The status line of the rules panel, and the view of the rules in force.
#include <fmt/format.h>

#include <algorithm>

#include "core/base/words.h"
#include "editor/rules/rules_panel.h"

namespace hr::editor {

namespace {

// A remark on a file that is not part of the rules in force; otherwise "".
std::string no_part(const RulesShown& shown, const std::string& name) {
  const auto is = [&](const FileText& file) { return file.file == name; };
  if (std::ranges::any_of(shown.in_force, is)) return "";
  if (name.starts_with("variants/"))
    return fmt::format(" {} is not used: it is switched off.", name);
  return fmt::format(" {} is not used.", name);
}

}  // namespace

std::string RulesPanel::edited_text() const {
  std::vector<std::string> names;
  for (const OpenFile& open : files_)
    if (open.differs) names.push_back(open.name);
  return names.size() > 3 ? count_text(names.size(), "file", "files") : list_text(names);
}

std::string RulesPanel::status_text(const RulesShown& shown) const {
  if (!shown.playing)
    return "These rules cannot be loaded, so there is no game. Fix the marked errors and save.";
  if (!shown.findings.empty())
    return fmt::format(
        "The saved rules have errors (see below). The game uses the rules in force since {}.",
        shown.since);
  if (!shown.saved_in_force) {
    const std::size_t some = shown.not_in_force.size();
    const std::string differ = some == 0 ? ""
                               : some > 3
                                   ? fmt::format(" ({} differ)", count_text(some, "file", "files"))
                                   : fmt::format(" ({} {})", list_text(shown.not_in_force),
                                                 some == 1 ? "differs" : "differ");
    return fmt::format("The game uses the rules in force since {}, not {}{}.", shown.since,
                       unsaved() ? "the text being edited" : "this text", differ);
  }
  if (unsaved())
    return fmt::format("Unsaved changes in {}. The game uses the saved rules until you save.",
                       edited_text());
  return "The game uses these rules." +
         (shown.news.empty() ? no_part(shown, chosen_) : " " + shown.news);
}

void RulesPanel::draw_status(const RulesShown& shown, RulesCommands& commands) {
  const ui::Named named("In force");
  const bool aside = shown.playing && !shown.saved_in_force;
  const Colours& c = ui::colours();
  const bool bad = !shown.playing || !shown.findings.empty();
  ui::coloured(bad ? c.bad : aside ? c.warning : c.muted, status_text(shown));
  if (!aside && !(shown.playing && unsaved())) return;
  if (ui::button("Show rules in force")) {
    showing_in_force_ = true;
    in_force_.choose(chosen_);
  }
  ui::tip("Shows the rules that the game uses. Your edits stay as they are.");
  if (!aside || !shown.findings.empty()) return;
  ui::flow(ui::button_width("Apply this text"));
  const ui::Disabled disabled(!can_save());
  if (ui::button("Apply this text")) save(commands);
  ui::tip(can_save() ? "The game continues under this text. Undo reverts it."
                     : "First choose which version to keep.");
}

// Replaces everything else in the panel.
void RulesPanel::draw_in_force(const RulesShown& shown) {
  in_force_.draw_files(shown.in_force);
  {
    const ui::Named named("In force");
    ui::coloured(ui::colours().accent,
                 fmt::format("The game uses these rules since {}. They cannot be edited here.",
                             shown.since));
    if (ui::primary("Back to editor")) showing_in_force_ = false;
    ui::flow(ui::button_width("Edit this text"));
    if (ui::button("Edit this text")) edit_in_force(shown);
    ui::tip("Copies this text into the editor. Ctrl+Z there undoes it.");
  }
  in_force_.draw_text(shown.in_force, api_);
  if (!showing_in_force_ && find(in_force_.chosen()) != nullptr) chosen_ = in_force_.chosen();
}

// Replaces every text that differs by the one in force, as if typed.
void RulesPanel::edit_in_force(const RulesShown& shown) {
  showing_in_force_ = false;
  for (const FileText& file : shown.in_force) {
    const bool there = find(file.file) != nullptr;
    OpenFile& open = opened(shown, {.name = file.file, .text = {}, .original = {}});
    if (!there) open.gone = true;
    if (open.area->document().text() != file.text) open.area->become(file.text);
  }
}

}  // namespace hr::editor
