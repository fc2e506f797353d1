// SPDX-License-Identifier: MIT
// The files of the rules: read, written, and listened to while others write them.
#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <utility>

#include "editor/desk/open_match.h"
#include "editor/desk/rule_texts.h"
#include "editor/desk/titles.h"
#include "scripting/source/files.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds k_look_again{200};

RuleTexts texts_of(const std::vector<SourceShown>& files) {
  RuleTexts out;
  for (const SourceShown& file : files) out.emplace(file.name, file.text);
  return out;
}

}  // namespace

// Listens to the files, where they can be listened to.
std::unique_ptr<scripting::LiveRules> OpenMatch::watch() const {
  if (folder_.empty()) return nullptr;
  try {
    return std::make_unique<scripting::LiveRules>(folder_, variants_in_force());
  } catch (const std::exception&) {
    return nullptr;
  }
}

// What was written before that, and after the files were read, is looked for once.
void OpenMatch::listen() {
  live_ = watch();
  look_again_ = true;
}

// For folders that cannot be listened to, as those that are not there yet.
bool OpenMatch::look_at_files() {
  if (folder_.empty() || now_() < looked_at_ + k_look_again) return false;
  looked_at_ = now_();
  live_ = watch();
  try {
    return texts_of(files_) != rule_texts(folder_);
  } catch (const std::exception&) {
    return false;  // one of them cannot be read just now
  }
}

bool OpenMatch::files_changed(std::optional<std::chrono::milliseconds>& next) {
  const auto patience = live_ == nullptr ? std::nullopt : live_->patience();
  if (!folder_.empty())
    next = std::min(next.value_or(k_look_again), patience.value_or(k_look_again));
  if (std::exchange(look_again_, false)) return true;
  return live_ == nullptr ? look_at_files() : live_->saved();
}

// Shipped rules are never written to: from the first change on the files are a copy of one's own.
void OpenMatch::make_own() {
  if (own_) return;
  const fs::path to = keeping_.folders().rulesets() / id_;
  if (folder_.empty()) {
    write_rule_texts(to, texts_of(files_));
  } else {
    copy_rules(folder_, to);
  }
  folder_ = to;
  own_ = true;
  listen();
}

// What somebody else has written since is not written over unseen; it is taken up like any other
// change from outside. A file that is gone is written again.
void OpenMatch::require_as_shown(const std::string& name, const std::optional<std::string>& text) {
  std::error_code ignored;
  const fs::path path = folder_ / name;
  if (folder_.empty() || !fs::exists(path, ignored)) return;
  const std::string there = scripting::read_whole(path, k_max_rules_text);
  const auto shown = std::ranges::find(files_, name, &SourceShown::name);
  if (there == text || (shown != files_.end() && there == shown->text)) return;
  look_again_ = true;
  throw Error(fmt::format(
      "{} was changed by another program in the meantime, so it was not overwritten.", name));
}

SourceShown& OpenMatch::file(const std::string& name) {
  const auto found = std::ranges::find(files_, name, &SourceShown::name);
  if (found != files_.end()) return *found;
  return files_.emplace_back(
      SourceShown{.name = name, .text = {}, .shipped = {}, .draft = {}, .draft_base = {}});
}

void OpenMatch::save_file(const SaveFile& command) {
  require_as_shown(command.name, command.text);
  make_own();
  std::error_code ignored;
  fs::create_directories((folder_ / command.name).parent_path(), ignored);
  scripting::write_whole(folder_ / command.name, command.text);
  drafts_.keep(id_, command.name, {});
  file(command.name).text = command.text;
  if (!command.more) take_up();
}

void OpenMatch::keep_draft(const KeepSource& command) {
  drafts_.keep(id_, command.name, Draft{command.text, command.base});
  const auto file = std::ranges::find(files_, command.name, &SourceShown::name);
  if (file == files_.end()) return;
  file->draft = command.text;
  file->draft_base = command.base;
}

void OpenMatch::drop_draft(const std::string& name) {
  drafts_.keep(id_, name, {});
  const auto file = std::ranges::find(files_, name, &SourceShown::name);
  if (file != files_.end()) file->draft.reset();
}

void OpenMatch::revert_file(const RevertSource& command) {
  const auto file = std::ranges::find(files_, command.name, &SourceShown::name);
  if (file == files_.end() || !file->shipped)
    throw Error(fmt::format("{} has no original version, so it cannot be reverted.", command.name));
  save_file({.name = command.name, .text = *file->shipped});
}

// Writes the file, or takes it away; where it lies.
fs::path OpenMatch::put_board(const SaveBoard& command) {
  require_as_shown("variants/" + command.name + ".board", command.text);
  make_own();
  const fs::path path = folder_ / "variants" / (command.name + ".board");
  std::error_code error;
  if (command.text) {
    fs::create_directories(path.parent_path(), error);
    scripting::write_whole(path, *command.text);
  } else {
    fs::remove(path, error);
    if (error)
      throw Error(fmt::format("{}: cannot be deleted: {}", path.string(), error.message()));
  }
  const RuleTexts before = texts_of(files_);
  read_files();
  for (SourceShown& file : files_) {  // what others have written meanwhile is news still
    const auto was = before.find(file.name);
    if (was == before.end() || was->second == file.text || folder_ / file.name == path) continue;
    file.text = was->second;
    look_again_ = true;
  }
  return path;
}

// What was taken up before is no news: it may have been undone since.
void OpenMatch::take_up_news() {
  if (texts_of(files_) != rule_texts(folder_)) take_up();
}

// Of rules that are only in a record there are no files: as they were when it was opened they count
// as saved.
void OpenMatch::read_files() {
  saved_.reset();
  if (folder_.empty() && !files_.empty()) return;
  RuleTexts texts, shipped;
  if (!folder_.empty()) texts = rule_texts(folder_);
  if (folder_.empty() && table_)
    for (const RuleFile& file : edition().files) texts.emplace(file.name, file.text);
  if (!shipped_.empty()) shipped = rule_texts(shipped_);
  files_.clear();
  changed_ = own_ && std::ranges::any_of(shipped, [&](const auto& file) {
               const auto found = texts.find(file.first);
               return found == texts.end() || found->second != file.second;
             });
  set_aside_ = to_bring_back(texts, shipped);
  for (auto& [name, text] : texts) {
    SourceShown file{.name = name, .text = text, .shipped = {}, .draft = {}, .draft_base = {}};
    if (const auto found = shipped.find(name); found != shipped.end()) file.shipped = found->second;
    if (auto draft = drafts_.draft(id_, name); draft && draft->text != text) {
      file.draft = std::move(draft->text);
      file.draft_base = std::move(draft->base);
    }
    files_.push_back(std::move(file));
  }
  const auto rules = std::ranges::find(files_, "rules.lua", &SourceShown::name);
  if (rules != files_.end()) std::rotate(files_.begin(), rules, rules + 1);
  variants_.clear();
  if (!folder_.empty()) variants_ = scripting::describe_variants(folder_);
}

}  // namespace hr::editor
