// SPDX-License-Identifier: MIT
// The commands of the desk about files of the user: records, lessons, exports, dropped files.
#include <fmt/format.h>

#include <optional>
#include <system_error>

#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/record/lesson.h"
#include "core/record/record.h"
#include "core/record/record_limits.h"
#include "editor/desk/desk.h"
#include "editor/desk/ruleset_list.h"
#include "scripting/pack/pack_link.h"
#include "scripting/source/files.h"
#include "scripting/source/recorded_rules.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

// The folder of the ruleset to which this file or folder belongs; "": none.
fs::path ruleset_folder(fs::path path) {
  std::error_code ignored;
  for (int up = 0; up < 3 && !path.empty(); ++up, path = path.parent_path())
    if (fs::is_regular_file(path / "rules.lua", ignored)) return path;
  return {};
}

}  // namespace

// Remembers the folder of this file for the next file dialog.
void Desk::used(const std::string& path) {
  std::error_code error;
  const fs::path whole = fs::absolute(path, error);
  if (error || whole.parent_path() == storage_.folders().matches()) return;
  state_.folder = whole.parent_path();
  try {
    storage_.remember_folder(state_.folder);
  } catch (const Error&) {
    // Remembering the folder is only a convenience.
  }
}

// Remembers what was opened from outside our own folders, for the start page.
void Desk::opened(const fs::path& path) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(path, error);
  if (error || whole.parent_path() == storage_.folders().matches()) return;
  try {
    storage_.remember_recent(whole);
    state_.recent = storage_.recent_files();
  } catch (const Error&) {
    // The list is only a convenience.
  }
}

// Of the user's version of a ruleset and the original, the one that the match was played with last.
const RulesetInfo* Desk::ruleset_of(const Record& record) const {
  if (record.editions.empty()) return nullptr;
  for (const Edition* const edition : {&record.editions.back(), &record.editions.front()})
    for (const RulesetInfo& info : state_.rulesets)
      if (info.folder.filename() == edition->ruleset &&
          scripting::compared_with_recorded(info.folder, *edition).empty())
        return &info;
  return find_ruleset(record.editions.front().ruleset);
}

void Desk::run(const OpenRecord& command) {
  if (match_ != nullptr) require_saved_match();
  // A record from another folder is not written to; the match is saved in a new file instead.
  const bool kept_here = fs::path(command.file).parent_path() == storage_.folders().matches();
  const bool open_here = match_ != nullptr && command.file == record_.file();
  std::optional<scripting::HeldFile> held;
  if (kept_here && !open_here) try {
      held = storage_.hold(command.file);
    } catch (const scripting::Taken&) {
      // Another window has it.
    }
  const Record record =
      read_record_so_far(scripting::read_whole(command.file, k_max_record_bytes), command.file);
  const RulesetInfo* const known = ruleset_of(record);
  auto match = std::make_unique<OpenMatch>(storage_.folders(), drafts_, record, known, now_);
  put_away();
  match_ = std::move(match);
  if (open_here) held = storage_.hold(command.file);
  const bool elsewhere = kept_here && !held;
  if (held) record_.go_on(command.file, std::move(*held));
  used(command.file);
  opened(command.file);
  state_.preview.reset();
  const std::string other = scripting::compared_with_recorded(
      known == nullptr ? fs::path() : known->folder, *match_->game().edition());
  if (elsewhere)
    say(Notice::Kind::info,
        "This match is open in another window. Here it continues in a file of its own.");
  else if (!record.cut.empty())
    say(Notice::Kind::info, record.cut + "; the match continues from the last complete action.");
  else if (!other.empty())
    say(Notice::Kind::info, sentence(other) + ".");
}

// The set-up is tried before anything is changed.
void Desk::run(const OpenLesson& command) {
  const std::string path = whole_path(command.path);
  const Lesson lesson = read_lesson(scripting::read_whole(path, k_max_lesson_bytes), path);
  const RulesetInfo* const info = find_ruleset(lesson.ruleset);
  if (info == nullptr)
    throw Error(fmt::format("{}: ruleset: expected an installed ruleset, got {}.", path,
                            hr::quote(lesson.ruleset)));
  const StartGame start{.ruleset = lesson.ruleset,
                        .settings = lesson.settings,
                        .variants = lesson.variants,
                        .players = lesson.players,
                        .dice = {}};
  GamePreview preview = preview_game(*info, start, {});
  if (!preview.complaint.empty()) throw Error(fmt::format("{}: {}", path, preview.complaint));
  put_away();
  used(path);
  opened(path);
  state_.preview = std::move(preview);
  state_.lesson = start;
  ++state_.lessons;
}

void Desk::run(const OpenPath& command) {
  if (command.together > 1)
    throw Error(fmt::format("{} files or folders were dropped at once; drop one of them.",
                            command.together));
  const fs::path path = command.path;
  const std::string ending = lower_case(path.extension().string());
  if (ending == ".rec") return run(OpenRecord{command.path});
  if (ending == k_lesson_ending) return run(OpenLesson{command.path});
  if (ending == scripting::k_pack_ending || scripting::is_pack_link(command.path))
    return run(OpenPack{command.path});
  std::error_code ignored;
  const fs::path folder = fs::exists(path, ignored) ? ruleset_folder(path) : fs::path();
  const bool is_folder = fs::is_directory(path, ignored);
  if (folder.empty())
    throw Error(fmt::format(
        "{}: expected a record (.rec), a lesson (.lesson), a pack (.houserules) or a folder with a "
        "rules.lua, got {}.",
        command.path,
        is_folder                   ? "a folder without rules.lua"
        : fs::exists(path, ignored) ? "another kind of file"
                                    : "a path that does not exist"));
  // A picture or a board of a ruleset is no wish to leave the game that is on for a new one.
  if (!is_folder && ending != ".lua")
    throw Error(
        fmt::format("{}: this file belongs to the ruleset in {}; to open that, choose its "
                    "folder or its rules.lua.",
                    command.path, folder.string()));
  run(StartGame{.ruleset = folder.filename().string(),
                .settings = {},
                .variants = {},
                .players = {},
                .dice = {},
                .folder = folder});
}

// A relative path is relative to the last used folder, which the file dialogs show.
std::string Desk::whole_path(const std::string& path) const {
  return fs::path(path).is_absolute() ? path : (storage_.last_folder() / path).string();
}

void Desk::run(const SaveRecord& command) {
  if (match_ == nullptr || !match_->game().on()) throw Error("No game is open.");
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, record_text(match_->game().table()), scripting::Access::owner);
  used(path);
  say(Notice::Kind::info, fmt::format(texts::common::saved_as, path));
}

void Desk::run(const SavePages& command) {
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, *command.pdf);
  used(path);
  say(Notice::Kind::info, fmt::format(texts::common::saved_as, path));
}

void Desk::run(const SaveLesson& command) {
  Lesson lesson;
  if (match_ != nullptr && match_->game().on()) {
    const Edition& rules = *match_->game().edition();
    lesson = {match_->rules().files().ruleset(), rules.settings, rules.variants,
              match_->game().players()};
  } else if (state_.preview) {
    const StartGame& start = state_.preview->start;
    lesson = {start.ruleset, start.settings, start.variants, start.players};
  } else {
    throw Error("No game is open or chosen.");
  }
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, lesson_text(lesson));
  used(path);
  opened(path);
  say(Notice::Kind::info, fmt::format(texts::common::saved_as, path));
}

void Desk::run(const ExportSeat& command) {
  if (match_ == nullptr || !match_->game().on()) throw Error("No game is open.");
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, match_->export_text(command.seat), scripting::Access::owner);
  used(path);
  say(Notice::Kind::info, fmt::format("Exported to {}.", path));
}

}  // namespace hr::editor
