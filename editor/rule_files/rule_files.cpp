// SPDX-License-Identifier: MIT
#include "editor/rule_files/rule_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>

#include "core/base/error.h"
#include "editor/rule_files/renamed_variant.h"
#include "scripting/ruleset/ruleset.h"
#include "scripting/source/files.h"
#include "scripting/source/read_ruleset_text.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

RuleTexts texts_of(const std::vector<RuleFileState>& files) {
  RuleTexts out;
  for (const RuleFileState& file : files) out.emplace(file.name, file.text);
  return out;
}

// Whether some file differs from the original.
bool any_differs(const RuleTexts& texts, const RuleTexts& shipped) {
  return std::ranges::any_of(shipped, [&](const auto& file) {
    const auto found = texts.find(file.first);
    return found == texts.end() || found->second != file.second;
  });
}

}  // namespace

RuleFiles::RuleFiles(RulesLocation place, Drafts& drafts, TimeSource now)
    : place_(std::move(place)), drafts_(drafts), aside_(place_.aside), watch_(std::move(now)) {
  read();
  listen();
}

const RuleFileState* RuleFiles::find(const std::string& name) const {
  const auto found = std::ranges::find(files_, name, &RuleFileState::name);
  return found == files_.end() ? nullptr : &*found;
}

RuleFileState* RuleFiles::writable(const std::string& name) {
  const auto found = std::ranges::find(files_, name, &RuleFileState::name);
  return found == files_.end() ? nullptr : &*found;
}

// A folder that is being replaced may be there before its files are.
void RuleFiles::look_for_folder() {
  std::error_code ignored;
  gone_ = !folder().empty() && (!fs::is_directory(folder(), ignored) ||
                                (gone_ && !fs::exists(folder() / "rules.lua", ignored)));
}

// Writes what was in a folder that is gone.
void RuleFiles::restore_folder() {
  if (!std::exchange(gone_, false)) return;
  write_rule_texts(folder(), texts_of(files_));
  listen();
}

// Rules that exist only in a record, or whose folder is gone, stay as they were read.
void RuleFiles::read() {
  ++times_read_;
  look_for_folder();
  if ((folder().empty() || gone_) && !files_.empty()) return;
  const RuleTexts texts =
      folder().empty() ? std::exchange(place_.recorded, {}) : rule_texts(folder());
  const RuleTexts shipped = place_.shipped.empty() ? RuleTexts() : rule_texts(place_.shipped);
  files_.clear();
  changed_ = own() && any_differs(texts, shipped);
  set_aside_ = own() ? aside_.latest_restorable(texts, shipped) : fs::path();
  for (const auto& [name, text] : texts) {
    RuleFileState file{.name = name, .text = text, .shipped = {}, .draft = {}, .draft_base = {}};
    if (const auto found = shipped.find(name); found != shipped.end()) file.shipped = found->second;
    if (auto draft = drafts_.draft(ruleset(), name); draft && draft->text != text) {
      file.draft = std::move(draft->text);
      file.draft_base = std::move(draft->base);
    }
    files_.push_back(std::move(file));
  }
  const auto rules = std::ranges::find(files_, "rules.lua", &RuleFileState::name);
  if (rules != files_.end()) std::rotate(files_.begin(), rules, rules + 1);
  variants_.clear();
  if (!folder().empty()) {
    variants_ = scripting::describe_variants(folder());
  } else {
    std::vector<RuleFile> there;
    for (const auto& [name, text] : texts) there.push_back({name, text});
    variants_ = scripting::describe_variants(ruleset(), there);
  }
}

void RuleFiles::make_own() {
  if (own()) return restore_folder();
  if (folder().empty() || gone_) {
    write_rule_texts(place_.copy, texts_of(files_));
  } else {
    copy_rules(folder(), place_.copy);
  }
  place_.folder = place_.copy;
  place_.own = true;
  gone_ = false;
  listen();
}

// Throws if another program has changed the file since it was read; the change is then picked up
// like any other. A file that is gone is written again.
void RuleFiles::require_as_shown(const std::string& name, const std::optional<std::string>& text) {
  std::error_code ignored;
  const fs::path path = folder() / name;
  if (folder().empty() || !fs::exists(path, ignored)) return;
  const std::string there = scripting::read_whole(path, k_max_rules_text);
  const RuleFileState* const state = find(name);
  if (there == text || (state != nullptr && there == state->text)) return;
  watch_.look_again();
  throw Error(
      fill("{} was changed by another program in the meantime, so it was not overwritten.", name));
}

void RuleFiles::save(const std::string& name, const std::string& text) {
  require_as_shown(name, text);
  make_own();
  std::error_code ignored;
  fs::create_directories((folder() / name).parent_path(), ignored);
  scripting::write_whole(folder() / name, text);
  drafts_.keep(ruleset(), name, {});
  if (RuleFileState* const file = writable(name)) {
    file->text = text;
  } else {
    files_.push_back({.name = name, .text = text, .shipped = {}, .draft = {}, .draft_base = {}});
  }
}

void RuleFiles::require_new(const std::string& name) const {
  std::error_code ignored;
  if (find(name) != nullptr || (!folder().empty() && fs::exists(folder() / name, ignored)))
    throw Error(fill(texts::files::exists, name));
}

void RuleFiles::add(const std::string& name, const std::string& text) {
  require_new(name);
  save(name, text);
  read();
}

// The file, if it is on disk as it is shown.
const RuleFileState& RuleFiles::require_saved(const std::string& name) {
  const RuleFileState* const file = find(name);
  if (file == nullptr) throw Error(fill("There is no file {}.", name));
  if (file->draft && *file->draft != file->text)
    throw Error(fill("{} has unsaved changes. Save or revert them first.", name));
  require_as_shown(name, file->text);
  return *file;
}

void RuleFiles::rename(const std::string& name, const std::string& to) {
  require_saved(name);
  require_new(to);
  std::vector<RuleFile> saved, typed;
  for (const RuleFileState& file : files_) {
    saved.push_back({file.name, file.text});
    typed.push_back({file.name, file.draft.value_or(file.text)});
  }
  saved = renamed_in_scenarios(name, to, saved);
  typed = renamed_in_scenarios(name, to, typed);
  for (const RuleFile& file : saved) require_as_shown(file.name, find(file.name)->text);
  make_own();
  std::error_code error;
  fs::rename(folder() / name, folder() / to, error);
  if (error) throw Error(fill("{}: cannot be renamed: {}", name, error.message()));
  drafts_.keep(ruleset(), name, {});
  for (const RuleFile& file : saved) scripting::write_whole(folder() / file.name, file.text);
  for (const RuleFile& file : typed) {
    const RuleFileState& was = *find(file.name);
    if (!was.draft) continue;
    const auto now = std::ranges::find(saved, file.name, &RuleFile::name);
    const bool follows = now != saved.end() && was.draft_base == was.text;
    drafts_.keep(ruleset(), file.name, Draft{file.text, follows ? now->text : was.draft_base});
  }
  read();
}

void RuleFiles::remove(const std::string& name) {
  const std::string text = require_saved(name).text;
  make_own();
  fs::path backup = place_.deleted / name;
  std::error_code error;
  for (int n = 2; fs::exists(backup, error); ++n)
    backup = place_.deleted / fmt::format("{}.{}", name, n);
  fs::create_directories(backup.parent_path(), error);
  scripting::write_whole(backup, text);
  fs::remove(folder() / name, error);
  if (error) throw Error(fill("{}: cannot be deleted: {}", name, error.message()));
  drafts_.keep(ruleset(), name, {});
  deleted_ = name;
  deleted_text_ = backup;
  read();
}

void RuleFiles::undo_remove() {
  if (deleted_.empty()) throw Error("There is no deleted file to bring back."_text);
  add(deleted_, scripting::read_whole(deleted_text_, k_max_rules_text));
  std::error_code ignored;
  fs::remove(deleted_text_, ignored);
  deleted_.clear();
}

void RuleFiles::revert(const std::string& name) {
  const RuleFileState* const file = find(name);
  if (file == nullptr || !file->shipped)
    throw Error(fill("{} has no original version, so it cannot be reverted.", name));
  save(name, *file->shipped);
}

void RuleFiles::put_board(const std::string& name, const std::optional<std::string>& text) {
  const std::string file_name = scripting::board_file_name(name);
  require_as_shown(file_name, text);
  make_own();
  const fs::path path = folder() / file_name;
  std::error_code error;
  if (text) {
    fs::create_directories(path.parent_path(), error);
    scripting::write_whole(path, *text);
  } else {
    fs::remove(path, error);
    if (error) throw Error(fill("{}: cannot be deleted: {}", path.string(), error.message()));
  }
  const RuleTexts before = texts_of(files_);
  read();
  for (RuleFileState& file : files_) {  // changes by other programs must still be noticed
    const auto was = before.find(file.name);
    if (was == before.end() || was->second == file.text || file.name == file_name) continue;
    file.text = was->second;
    watch_.look_again();
  }
}

void RuleFiles::restore_originals() {
  read();
  if (!changed_) throw Error(texts::rules::are_original);
  if (set_aside_.empty()) aside_.add(folder());  // otherwise this continues an interrupted restore
  write_rule_texts(folder(), rule_texts(place_.shipped));
}

void RuleFiles::bring_back() {
  read();
  if (set_aside_.empty()) throw Error("There are no rules to bring back."_text);
  RuleTexts mine = rule_texts(set_aside_), gone = rule_texts(place_.shipped);
  std::erase_if(mine, [&](const auto& file) { return !gone.contains(file.first); });
  std::erase_if(gone, [&](const auto& file) { return mine.contains(file.first); });
  write_rule_texts(folder(), mine, gone);
  std::error_code ignored;
  fs::remove_all(set_aside_, ignored);
}

void RuleFiles::keep_draft(const std::string& name, const Draft& draft) {
  drafts_.keep(ruleset(), name, draft);
  RuleFileState* const file = writable(name);
  if (file == nullptr) return;
  file->draft = draft.text;
  file->draft_base = draft.base;
}

void RuleFiles::drop_draft(const std::string& name) {
  drafts_.keep(ruleset(), name, {});
  if (RuleFileState* const file = writable(name)) file->draft.reset();
}

bool RuleFiles::may_have_changed(std::optional<std::chrono::milliseconds>& next) {
  const auto differ = [&, before = gone_] {
    look_for_folder();
    return gone_ != before || differ_on_disk();
  };
  const bool out = watch_.changed(next, differ);
  if (out) look_for_folder();
  return out;
}

bool RuleFiles::differ_on_disk() const {
  return !gone_ && texts_of(files_) != rule_texts(folder());
}

void RuleFiles::listen() { watch_.listen(folder()); }

}  // namespace hr::editor
