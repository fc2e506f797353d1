// SPDX-License-Identifier: MIT
// The state of the rules panel; rules_panel_draw.cpp draws it.
#include "editor/rules/rules_panel.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "editor/ui/keys.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

// Whether a path means this file.
bool is_of(std::string_view path, std::string_view file) {
  if (!path.ends_with(file)) return false;
  return path.size() == file.size() || path[path.size() - file.size() - 1] == '/';
}

LineMark mark_of(const scripting::Finding& finding) {
  return {finding.line - 1, finding.column - 1,
          finding.severity == scripting::Finding::Severity::error,
          finding.message + (finding.advice.empty() ? "" : " " + finding.advice)};
}

}  // namespace

std::optional<SourceSpot> read_spot(std::string_view place) {
  const std::size_t colon = place.find(':');
  if (colon == 0 || colon == std::string_view::npos) return {};
  SourceSpot out{.file = std::string(place.substr(0, colon))};
  const char* const end = place.data() + place.size();
  const auto line = std::from_chars(place.data() + colon + 1, end, out.line);
  if (line.ec != std::errc()) return {};
  if (line.ptr == end || *line.ptr != ':') return out;
  const auto column = std::from_chars(line.ptr + 1, end, out.column);
  if (column.ptr != end && *column.ptr == '+') std::from_chars(column.ptr + 1, end, out.letters);
  return out;
}

RulesPanel::RulesPanel() : api_(read_api(k_api_text)) {}

RulesPanel::OpenFile* RulesPanel::find(std::string_view name) {
  const auto it = std::find_if(files_.begin(), files_.end(),
                               [&](const OpenFile& open) { return open.name == name; });
  return it == files_.end() ? nullptr : &*it;
}

std::vector<RuleText> RulesPanel::texts() const {
  std::vector<RuleText> out;
  for (const OpenFile& open : files_) out.push_back({open.name, open.area->document().text()});
  return out;
}

void RulesPanel::ask_help() {
  if (showing_in_force_) return in_force_.ask_help();
  if (OpenFile* const open = chosen(); open != nullptr && !showing_diff_) open->area->ask_help();
}

// Texts stay open when saving turns an original ruleset into the user's copy.
void RulesPanel::follow(const RulesPanelState& state) {
  const bool same = state.id == id_ || (!id_.empty() && state.copy_of == id_);
  if (!same) {
    files_.clear();
    marked_.reset();
    showing_diff_ = false;
  }
  id_ = state.id;
  for (OpenFile& open : files_) open.gone = true;
  for (const FileOnDisk& file : state.files) follow_file(state, file);
  if (!same)  // drafts of files that no longer exist
    for (const RuleDraft& draft : state.drafts)
      if (find(draft.file) == nullptr) opened(state, {draft.file, draft.base, {}}).gone = true;
  std::erase_if(files_, [&](OpenFile& open) {
    refresh_state(open);
    return open.gone && !open.differs;
  });
  if (chosen() == nullptr) chosen_ = files_.empty() ? "" : files_.front().name;
  mark(state);
}

void RulesPanel::follow_file(const RulesPanelState& state, const FileOnDisk& file) {
  OpenFile& open = opened(state, file);
  open.gone = false;
  if (open.original != file.original) {
    open.original = file.original;
    open.known = 0;
  }
  note_disk_text(open, file.text, !state.shipped);
  open.area->compare_with(file.original ? *file.original : file.text);
}

RulesPanel::OpenFile& RulesPanel::opened(const RulesPanelState& state, const FileOnDisk& file) {
  if (OpenFile* const open = find(file.name)) return *open;
  const auto draft = std::find_if(state.drafts.begin(), state.drafts.end(),
                                  [&](const RuleDraft& d) { return d.file == file.name; });
  const bool drafted = draft != state.drafts.end();
  OpenFile open;
  open.name = file.name;
  open.base = drafted ? draft->base : file.text;
  open.area = std::make_unique<TextArea>(open.base, file.name.ends_with(".lua") ? &api_ : nullptr);
  open.area->knows(file.name, [this] { return texts(); });
  if (drafted) open.area->replace_text(draft->text);
  open.drafted = drafted;
  open.kept = open.area->document().version();
  files_.push_back(std::move(open));
  marked_.reset();  // mark findings in it
  return files_.back();
}

void RulesPanel::note_disk_text(OpenFile& open, const std::string& text, bool own) {
  if (open.on_disk != text) open.on_disk = text;
  if (text == open.base) {
    open.conflict = false;
    return;
  }
  refresh_state(open);
  const bool saved = open.area->document().text() == text;
  // The file on disk was restored to the original, so overwriting it loses nothing.
  const bool shipped = own && open.differs && text == open.original;
  open.conflict = open.differs && !saved && !shipped;
  if (open.conflict || (shipped && !saved)) return;
  if (!open.differs) open.area->replace_text(text);
  open.base = text;
  open.known = 0;
}

void RulesPanel::refresh_state(OpenFile& open) {
  const unsigned version = open.area->document().version();
  if (open.known == version) return;
  const std::string text = open.area->document().text();
  open.differs = text != open.base;
  open.reverted = text == (open.original ? *open.original : open.base);
  open.known = version;
}

void RulesPanel::mark(const RulesPanelState& state) {
  if (marked_ == state.load_count && findings_ == state.findings) return;
  marked_ = state.load_count;
  findings_ = state.findings;
  for (OpenFile& open : files_) {
    std::vector<LineMark> marks;
    for (const scripting::Finding& finding : findings_)
      if (is_of(finding.file, open.name)) marks.push_back(mark_of(finding));
    open.area->mark(marks);
  }
}

const RulesPanel::OpenFile* RulesPanel::file_of(const scripting::Finding& finding) const {
  const auto open = std::ranges::find_if(
      files_, [&](const OpenFile& file) { return is_of(finding.file, file.name); });
  return open == files_.end() ? nullptr : &*open;
}

// Its line has been edited since, so the finding may no longer apply.
bool RulesPanel::stale(const scripting::Finding& finding) const {
  const OpenFile* const open = file_of(finding);
  return open != nullptr && !open->area->is_current(mark_of(finding));
}

void RulesPanel::keep_drafts(RulesCommands& commands) {
  for (OpenFile& open : files_) {
    refresh_state(open);
    const unsigned version = open.area->document().version();
    if (open.differs && open.kept != version) {
      commands.emplace_back(KeepDraft{{open.name, open.area->document().text(), open.base}});
      open.drafted = true;
    } else if (!open.differs && open.drafted) {
      commands.emplace_back(DropDraft{open.name});
      open.drafted = false;
    }
    open.kept = version;
  }
}

bool RulesPanel::can_save() const {
  return std::none_of(files_.begin(), files_.end(),
                      [](const OpenFile& open) { return open.conflict; });
}

bool RulesPanel::unsaved() const {
  return std::any_of(files_.begin(), files_.end(),
                     [](const OpenFile& open) { return open.differs; });
}

void RulesPanel::save(RulesCommands& commands, bool restart) {
  if (!can_save()) return;
  SaveRules out{.files = {}, .restart = restart};
  for (OpenFile& open : files_) {
    refresh_state(open);
    if (open.differs) out.files.push_back({open.name, open.area->document().text()});
  }
  commands.emplace_back(std::move(out));
}

void RulesPanel::revert(OpenFile& open, RulesCommands& commands) {
  open.area->replace_text(open.original.value_or(open.base));
  if (open.original && open.base != *open.original) commands.emplace_back(RevertFile{open.name});
}

void RulesPanel::jump_to(const SourceSpot& spot) {
  const auto open = std::ranges::find_if(
      files_, [&](const OpenFile& file) { return is_of(spot.file, file.name); });
  if (open == files_.end()) return;
  chosen_ = open->name;
  showing_diff_ = showing_in_force_ = false;
  open->area->go_to({spot.line - 1, spot.column - 1}, spot.letters);
}

void RulesPanel::take_keys(RulesCommands& commands) {
  const Chord save_on{.key = Key::enter, .ctrl = true};
  const Chord restart_on{.key = Key::enter, .ctrl = true, .shift = true};
  if (pressed(save_on) || pressed(ctrl('S'))) save(commands);
  if (pressed(restart_on)) save(commands, true);
}

void RulesPanel::draw(const RulesPanelState& state, RulesCommands& commands) {
  follow(state);
  if (const auto goal = std::exchange(goal_, {})) jump_to(*goal);
  const ui::Child panel("Rules", {0, 0});
  const bool has_keys = ImGui::IsWindowFocused(ImGuiFocusedFlags_ChildWindows);
  if (!state.playing || (state.saved_in_force && !unsaved())) showing_in_force_ = false;
  if (showing_in_force_) return draw_in_force(state);
  if (has_keys) take_keys(commands);
  constexpr float k_low = 340;  // at scale 1
  const bool low = ImGui::GetContentRegionAvail().y < ui::scaled(k_low);
  draw_files(state, commands, low);
  OpenFile* const open = chosen();
  if (open == nullptr) {
    ui::muted(texts::files::none);
    return;
  }
  const bool elsewhere = !open->area->focused() && !ImGui::GetIO().WantTextInput &&
                         !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup);
  if (elsewhere && !showing_diff_ && pressed(ctrl('F'))) open->area->find();
  draw_bar(state, commands, low);
  draw_status(state, commands, low);
  draw_choice(*open);
  draw_text(*open, commands);
  draw_set(state);
  keep_drafts(commands);
  look(*open, commands);
}

// Sent after the draft, because it is about the text as typed.
void RulesPanel::look(const OpenFile& open, RulesCommands& commands) {
  const TextDocument& document = open.area->document();
  const TextRange range = document.selection();
  LookAt now{open.name, range.from, range.to};
  if (showing_diff_ || !open.area->focused()) return;
  if (now == looked_at_ && looked_version_ == document.version()) return;
  looked_version_ = document.version();
  looked_at_ = now;
  commands.emplace_back(std::move(now));
}

}  // namespace hr::editor
