// SPDX-License-Identifier: MIT
#include "editor/desk/desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "core/base/suggest.h"
#include "core/base/words.h"
#include "core/record/record.h"
#include "core/record/record_limits.h"
#include "editor/desk/match_commands.h"
#include "editor/desk/new_ruleset.h"
#include "editor/desk/titles.h"
#include "scripting/source/files.h"
#include "scripting/source/recorded_rules.h"
#include "scripting/source/scratch.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

}  // namespace

Desk::Desk(Folders folders, std::vector<fs::path> shipped, TimeSource now)
    : keeping_(std::move(folders)),
      shipped_(std::move(shipped)),
      now_(std::move(now)),
      drafts_(DraftFolder(keeping_.folders().state), now_),
      record_(keeping_) {
  const Folders& kept = keeping_.folders();
  for (const fs::path& folder : {kept.state, kept.config, kept.rulesets()})
    scripting::clear_left_overs_below(folder);
  attempt([&] { look_around(); });
  shown_.folder = keeping_.last_folder();
  refresh();
}

const Title* Desk::title(const std::string& id) const {
  const auto found = std::ranges::find(shown_.titles, id, &Title::id);
  return found == shown_.titles.end() ? nullptr : &*found;
}

void Desk::look_around() {
  shown_.titles = find_titles(keeping_.folders().rulesets(), shipped_, shown_.titles);
  for (Title& title : shown_.titles) remember_last(title, keeping_.last(title.id));
  shown_.kept = keeping_.matches();
}

void Desk::say(Notice::Kind kind, std::string text) {
  shown_.notice = {.kind = kind, .text = std::move(text), .number = shown_.notice.number + 1};
}

template <class F>
void Desk::attempt(F&& what) {
  try {
    what();
  } catch (const RulesRefused& error) {
    say(Notice::Kind::refused, error.what());
    verdict_ = shown_.notice.number;
  } catch (const std::exception& error) {
    say(Notice::Kind::refused, error.what());
  }
}

// Whatever is shown is on disk; while it cannot be, that is said and tried again each time.
void Desk::keep() {
  if (!dirty_) return;
  trouble_.clear();
  again_at_.reset();
  dirty_ = match_ != nullptr && match_->game().on();
  if (!dirty_) return;
  try {
    const std::string given_up = record_.keep(match_->game().table(), match_->facts());
    const Edition& rules = *match_->game().edition();
    keeping_.keep_last(match_->rules().files().ruleset(), {rules.settings, rules.variants});
    dirty_ = false;
    if (!given_up.empty())
      say(Notice::Kind::failed,
          fmt::format("{} was changed by another program and is left as it is; this match is "
                      "saved as {} from now on.",
                      given_up, record_.file()));
  } catch (const std::exception& error) {
    trouble_ = fmt::format("This match cannot be saved: {}", error.what());
    again_at_ = now_() + k_try_again;
  }
}

// Before the match makes room for another one.
void Desk::require_kept() {
  keep();
  if (dirty_) throw Error(trouble_ + "\nIt stays open until it can be saved.");
}

// All that cannot be kept, a line each.
std::string Desk::trouble() const {
  if (drafts_.trouble().empty()) return trouble_;
  return fmt::format("{}{}Your edits cannot be saved: {}", trouble_, trouble_.empty() ? "" : "\n",
                     drafts_.trouble());
}

void Desk::refresh() {
  ++shown_.version;
  shown_.trouble = trouble();
  shown_.game.reset();
  if (match_ == nullptr) return;
  shown_.game = match_->shown();
  shown_.game->file = record_.file();
  shown_.game->match = record_.number();
}

void Desk::put_away() {
  require_kept();
  match_.reset();
  record_.begin();
  trouble_.clear();
}

// Where the next dialog begins to look.
void Desk::used(const std::string& path) {
  std::error_code error;
  const fs::path whole = fs::absolute(path, error);
  if (error || whole.parent_path() == keeping_.folders().matches()) return;
  shown_.folder = whole.parent_path();
  try {
    keeping_.remember_folder(shown_.folder);
  } catch (const Error&) {
    // It is only a convenience.
  }
}

// What is typed into the rules changes nothing else, so nothing else is made anew by it: letters
// come quickly.
void Desk::carry_out(const Commands& commands) {
  if (commands.empty()) return;
  const bool typing = std::ranges::all_of(commands, is_typing);
  const std::uint64_t notice = shown_.notice.number;
  if (!typing) shown_.notice.text.clear();
  for (const Command& command : commands) execute(command);
  if (typing && notice == shown_.notice.number && trouble() == shown_.trouble) {
    if (shown_.game) shown_.game->files = match_->rules().files().all();
    return;
  }
  keep();
  refresh();
}

void Desk::carry_out(const Command& command) { carry_out(Commands{command}); }

// A command may itself keep what was there before it; what it has made is not on disk yet then.
void Desk::execute(const Command& command) {
  std::visit(
      [&]<class T>(const T& what) {
        if constexpr (!k_only_looks<T>) dirty_ = true;
        attempt([&] {
          if constexpr (ForMatch<T>) {
            obey(open_match(), what);
            open_match().view().follow_screen();
          } else {
            run(what);
          }
        });
        if constexpr (!k_only_looks<T>) dirty_ = true;
      },
      command);
}

OpenMatch& Desk::open_match() {
  if (match_ == nullptr) throw Error("No game is open.");
  return *match_;
}

void Desk::run(const StartGame& command) {
  const Title* chosen = title(command.ruleset);
  std::optional<Title> given;
  if (!command.folder.empty())
    chosen = &given.emplace(title_in(command.folder, keeping_.folders().rulesets(), shown_.titles));
  if (chosen == nullptr)
    throw Error(fmt::format("There is no ruleset {}.", hr::quote(command.ruleset)));
  auto match = std::make_unique<OpenMatch>(keeping_.folders(), drafts_, *chosen, command, now_);
  put_away();
  match_ = std::move(match);
  shown_.prepared.reset();
}

void Desk::run(const Prepare& command) {
  if (command.start.ruleset.empty()) return shown_.prepared.reset();
  const Title* const chosen = title(command.start.ruleset);
  if (chosen == nullptr)
    throw Error(fmt::format("There is no ruleset {}.", hr::quote(command.start.ruleset)));
  shown_.prepared = prepare(*chosen, command.start, shown_.prepared);
}

void Desk::run(const GoOn& command) {
  if (match_ != nullptr) require_kept();
  const Record record =
      read_record_so_far(scripting::read_whole(command.file, k_max_record_bytes), command.file);
  const Title* const known =
      record.editions.empty() ? nullptr : title(record.editions.front().ruleset);
  auto match = std::make_unique<OpenMatch>(keeping_.folders(), drafts_, record, known, now_);
  put_away();
  match_ = std::move(match);
  // A record from elsewhere stays as it is; the match goes on as one of those kept here.
  const bool kept_here = fs::path(command.file).parent_path() == keeping_.folders().matches();
  if (kept_here) record_.go_on(command.file);
  used(command.file);
  shown_.prepared.reset();
  const Title* const here = title(match_->game().edition()->ruleset);
  const std::string other = scripting::compared_with_recorded(
      here == nullptr ? fs::path() : here->folder, *match_->game().edition());
  if (!record.cut.empty())
    say(Notice::Kind::said, record.cut + "; the match continues from the last complete action.");
  else if (!other.empty())
    say(Notice::Kind::said, sentence(other) + ".");
}

void Desk::run(const LeaveGame&) {
  put_away();
  look_around();
}

void Desk::run(const Forget& command) {
  if (match_ != nullptr && command.file == record_.file())
    throw Error("This match is open, so it cannot be deleted.");
  keeping_.forget(command.file);
  shown_.kept = keeping_.matches();
}

void Desk::run(const Restart&) {
  OpenMatch& match = open_match();
  require_kept();
  match.restart();
  record_.begin();
}

// A new game under the rules as they are saved is another match.
void Desk::run(const ReadAgain& command) {
  OpenMatch& match = open_match();
  const bool anew = command.restart && match.game().on();
  if (anew) require_kept();
  anew ? match.restart_saved() : match.take_up();
  if (anew) record_.begin();
  match.view().follow_screen();
}

void Desk::run(const NewRuleset& command) {
  require_kept();
  const Title* const like = command.like.empty() ? nullptr : title(command.like);
  if (!command.like.empty() && like == nullptr)
    throw Error(fmt::format("There is no ruleset {}.", hr::quote(command.like)));
  const std::string id = folder_name(command.name);
  if (title(id) != nullptr) throw Error(fmt::format("A ruleset called {} already exists.", id));
  make_ruleset(keeping_.folders().rulesets() / id, command.name, like);
  look_around();
  run(StartGame{.ruleset = id, .settings = {}, .variants = {}, .players = {}, .dice = {}});
}

// A name alone is one in the folder that was used last, which is the one that is shown.
std::string Desk::whole_path(const std::string& path) const {
  return fs::path(path).is_absolute() ? path : (keeping_.last_folder() / path).string();
}

void Desk::run(const SaveRecord& command) {
  if (match_ == nullptr || !match_->game().on()) throw Error("No game is open.");
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, record_text(match_->game().table()), scripting::Access::owner);
  used(path);
  say(Notice::Kind::said, fmt::format("Saved as {}.", path));
}

void Desk::run(const ExportSeat& command) {
  if (match_ == nullptr || !match_->game().on()) throw Error("No game is open.");
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, match_->export_text(command.seat), scripting::Access::owner);
  used(path);
  say(Notice::Kind::said, fmt::format("Exported to {}.", path));
}

// A verdict on the rules goes when they are tried again, by whomever they were saved; all other
// notices stay until a command.
void Desk::tick_match(std::optional<std::chrono::milliseconds>& next, bool& changed) {
  const std::uint64_t readings = match_->rules().saved().readings(), notice = shown_.notice.number;
  attempt([&] { changed = match_->tick(next); });
  const bool tried = match_->rules().saved().readings() != readings;
  if (tried && notice == verdict_ && shown_.notice.number == notice) shown_.notice.text.clear();
}

std::optional<std::chrono::milliseconds> Desk::tick() {
  std::optional<std::chrono::milliseconds> next = drafts_.tick();
  bool changed = false;
  const std::uint64_t notice = shown_.notice.number;
  // While there is no room on the disk nobody acts by himself.
  if (match_ != nullptr && !again_at_) tick_match(next, changed);
  if (notice != shown_.notice.number) changed = true;
  if (changed) dirty_ = true;
  const bool again = again_at_ && now_() >= *again_at_;
  if (changed || again || trouble() != shown_.trouble) {
    keep();
    refresh();
  }
  if (again_at_) next = std::min(next.value_or(k_try_again), k_try_again);
  return next;
}

}  // namespace hr::editor
