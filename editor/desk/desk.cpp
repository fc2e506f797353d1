// SPDX-License-Identifier: MIT
#include "editor/desk/desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "core/base/suggest.h"
#include "core/base/words.h"
#include "editor/desk/match_commands.h"
#include "editor/desk/new_ruleset.h"
#include "editor/desk/ruleset_list.h"
#include "scripting/source/files.h"
#include "scripting/source/scratch.h"
#include "scripting/table/sample_position.h"
#include "scripting/templates/templates.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

}  // namespace

Desk::Desk(Folders folders, std::vector<fs::path> shipped, TimeSource now)
    : storage_(std::move(folders)),
      shipped_(std::move(shipped)),
      now_(std::move(now)),
      drafts_(DraftFolder(storage_.folders().state), now_),
      record_(storage_) {
  const Folders& kept = storage_.folders();
  for (const fs::path& folder : {kept.state, kept.config, kept.rulesets()})
    scripting::clear_left_overs_below(folder);
  attempt([&] { rescan_rulesets(); });
  state_.folder = storage_.last_folder();
  state_.sender = storage_.sender();
  refresh();
}

const RulesetInfo* Desk::find_ruleset(const std::string& id) const {
  const auto found = std::ranges::find(state_.rulesets, id, &RulesetInfo::id);
  return found == state_.rulesets.end() ? nullptr : &*found;
}

void Desk::rescan_rulesets() {
  state_.rulesets = list_rulesets(storage_.folders().rulesets(), shipped_, state_.rulesets);
  for (RulesetInfo& info : state_.rulesets) remember_last(info, storage_.last(info.id));
  state_.kept = storage_.matches();
  state_.recent = storage_.recent_files();
}

void Desk::say(NoticeType type, Reason what) {
  state_.notice = {std::move(what), type, state_.notice.number + 1};
}

template <class F>
void Desk::attempt(F&& what) {
  try {
    what();
  } catch (const RulesRefused& error) {
    say(NoticeType::refused, error.reason());
    verdict_ = state_.notice.number;
  } catch (const NeedsNewGame& error) {
    say(NoticeType::refused, error.reason());
    state_.notice.anew = error.text();
  } catch (const Refusal& error) {
    say(NoticeType::refused, error.reason());
  } catch (const std::exception& error) {
    say(NoticeType::refused, error.what());
  }
}

void Desk::speak_again() {
  if (match_) match_->speak_again();
  refresh();
}

// Whatever is shown is also on disk. While saving fails, the problem is shown and each later call
// tries again.
void Desk::keep() {
  if (!dirty_) return;
  save_problem_.clear();
  again_at_.reset();
  dirty_ = match_ != nullptr && match_->game().on();
  if (!dirty_) return;
  try {
    const std::string given_up = record_.keep(match_->game().table(), match_->facts());
    const RulesetText& rules = *match_->game().text();
    storage_.save_last_rules(match_->rules().files().ruleset(), {rules.settings, rules.variants});
    dirty_ = false;
    if (!given_up.empty())
      say(NoticeType::failed, fill("{} was changed by another program and was left unchanged; this "
                                   "match is now saved as {}.",
                                   given_up, record_.file()));
  } catch (const std::exception& error) {
    save_problem_ = fill("This match cannot be saved: {}", error.what());
    again_at_ = now_() + k_try_again;
  }
}

// Must be called before another match replaces this one.
void Desk::require_saved_match() {
  keep();
  if (dirty_) throw Error(fill("{}\nIt stays open until it can be saved.", save_problem_));
}

// Everything that cannot be saved, one problem per line.
std::string Desk::save_problem() const {
  if (drafts_.save_problem().empty()) return save_problem_;
  return fill("{}{}Your edits cannot be saved: {}", save_problem_,
              save_problem_.empty() ? "" : "\n", drafts_.save_problem());
}

void Desk::refresh() {
  ++state_.version;
  state_.save_problem = save_problem();
  state_.game.reset();
  if (match_ == nullptr) return;
  state_.game = match_->state();
  state_.game->file = record_.file();
  state_.game->match = record_.number();
}

// A match in which nobody did anything leaves no file.
void Desk::put_away() {
  require_saved_match();
  const bool begun = match_ == nullptr || !match_->game().on() || match_->facts().begun;
  const std::string file = record_.file();
  match_.reset();
  record_.begin();
  save_problem_.clear();
  if (!begun) storage_.forget(file);
}

// Typing in the rules editor changes nothing but the drafts. It comes with every key press, so only
// the drafts are refreshed.
void Desk::carry_out(const DeskCommands& commands) {
  if (commands.empty()) return;
  const bool typing = std::ranges::all_of(commands, is_typing);
  const std::uint64_t notice = state_.notice.number;
  if (!typing) state_.notice.text.clear();
  for (const DeskCommand& command : commands) execute(command);
  if (typing && notice == state_.notice.number && save_problem() == state_.save_problem) {
    if (state_.game) state_.game->files = match_->rules().files().all();
    return;
  }
  keep();
  refresh();
}

void Desk::carry_out(const DeskCommand& command) { carry_out(DeskCommands{command}); }

// A command may itself save the previous match; what it makes after that is not on disk yet.
void Desk::execute(const DeskCommand& command) {
  std::visit(
      [&]<class T>(const T& what) {
        if constexpr (!k_only_looks<T>) dirty_ = true;
        attempt([&] {
          if constexpr (ForMatch<T>) {
            apply(open_match(), what);
            open_match().view().follow_screen();
            if (std::string said = open_match().take_said(); !said.empty())
              say(NoticeType::info, std::move(said));
          } else {
            run(what);
          }
        });
        if constexpr (!k_only_looks<T>) dirty_ = true;
      },
      command);
}

OpenMatch& Desk::open_match() {
  if (match_ == nullptr) throw Error("No game is open."_text);
  return *match_;
}

void Desk::run(const StartGame& command) {
  const RulesetInfo* chosen = find_ruleset(command.ruleset);
  std::optional<RulesetInfo> given;
  if (!command.folder.empty())
    chosen =
        &given.emplace(ruleset_in(command.folder, storage_.folders().rulesets(), state_.rulesets));
  if (chosen == nullptr) throw Error(fill("There is no ruleset {}.", hr::quote(command.ruleset)));
  auto match = std::make_unique<OpenMatch>(storage_.folders(), drafts_, *chosen, command, now_);
  put_away();
  match_ = std::move(match);
  state_.preview.reset();
  if (!command.folder.empty()) opened(command.folder);
}

void Desk::run(const PreviewGame& command) {
  if (command.start.ruleset.empty()) return state_.preview.reset();
  const RulesetInfo* const chosen = find_ruleset(command.start.ruleset);
  if (chosen == nullptr)
    throw Error(fill("There is no ruleset {}.", hr::quote(command.start.ruleset)));
  state_.preview = preview_game(*chosen, command.start, state_.preview);
}

void Desk::run(const LeaveGame&) {
  put_away();
  rescan_rulesets();
}

void Desk::run(const DeleteMatch& command) {
  if (match_ != nullptr && command.file == record_.file())
    throw Error("This match is open, so it cannot be deleted."_text);
  try {
    storage_.forget(command.file);
  } catch (const scripting::Taken&) {
    throw Error("This match is open in another window, so it cannot be deleted."_text);
  }
  state_.kept = storage_.matches();
}

void Desk::run(const Restart& command) {
  OpenMatch& match = open_match();
  require_saved_match();
  match.restart(command.rules);
  record_.begin();
}

// A restart under the saved rules is a new match.
void Desk::run(const ReloadRules& command) {
  OpenMatch& match = open_match();
  const bool anew = command.restart && match.game().on();
  if (anew) require_saved_match();
  anew ? match.restart_saved() : match.load_saved();
  if (anew) record_.begin();
  match.view().follow_screen();
}

void Desk::run(const NewRuleset& command) {
  require_saved_match();
  const RulesetInfo* const like = command.like.empty() ? nullptr : find_ruleset(command.like);
  if (!command.like.empty() && like == nullptr)
    throw Error(fill("There is no ruleset {}.", hr::quote(command.like)));
  const std::string id = scripting::folder_name(command.name);
  if (find_ruleset(id) != nullptr) throw Error(fill(texts::new_ruleset::exists, id));
  const fs::path folder = storage_.folders().rulesets() / id;
  like == nullptr ? make_ruleset(folder, command.name, command.game_template)
                  : copy_ruleset(folder, command.name, *like);
  rescan_rulesets();
  run(StartGame{.ruleset = id, .settings = {}, .variants = {}, .players = {}, .dice = {}});
}

// A RulesRefused notice disappears when the rules are tried again, whoever saved them; all other
// notices stay until the next command.
void Desk::tick_match(std::optional<std::chrono::milliseconds>& next, bool& changed) {
  const std::uint64_t load_count = match_->rules().saved().load_count(),
                      notice = state_.notice.number;
  attempt([&] { changed = match_->tick(next); });
  if (std::string said = match_->take_said(); !said.empty()) say(NoticeType::info, std::move(said));
  const bool tried = match_->rules().saved().load_count() != load_count;
  if (tried && notice == verdict_ && state_.notice.number == notice) state_.notice.text.clear();
}

// Computes the position of one game, so that the window stays quick: of the one that is being set
// up, of those in the list, or of the open one. A game that fails gets an empty one.
bool Desk::tick_pictures() {
  if (state_.preview && state_.preview->text != nullptr && state_.preview->position == nullptr) {
    Report position;
    picture_time_.complaint_of(state_.preview->start.ruleset, [&] {
      position = scripting::sample_position(scripting::load_ruleset(*state_.preview->text));
    });
    state_.preview->position = std::make_shared<const Report>(std::move(position));
    ++state_.pictured;
    return true;
  }
  const std::string open = state_.game ? state_.game->ruleset : "";
  const auto info = std::ranges::find_if(state_.rulesets, [&](const RulesetInfo& each) {
    return each.position == nullptr && each.game != nullptr && (open.empty() || each.id == open);
  });
  if (info == state_.rulesets.end()) return false;
  Report position;
  picture_time_.complaint_of(info->id, [&] {
    position = scripting::sample_position(scripting::load_ruleset(info->folder));
  });
  info->position = std::make_shared<const Report>(std::move(position));
  ++state_.pictured;
  return true;
}

std::optional<std::chrono::milliseconds> Desk::tick() {
  std::optional<std::chrono::milliseconds> next = drafts_.tick();
  if (tick_pictures()) next = std::chrono::milliseconds(0);
  bool changed = false;
  const std::uint64_t notice = state_.notice.number;
  // While the match cannot be saved, bots do not act.
  if (match_ != nullptr && !again_at_) tick_match(next, changed);
  if (notice != state_.notice.number) changed = true;
  if (changed) dirty_ = true;
  const bool again = again_at_ && now_() >= *again_at_;
  if (changed || again || save_problem() != state_.save_problem) {
    keep();
    refresh();
  }
  if (match_ != nullptr && state_.game && state_.game->playing &&
      match_->reports().update_times(state_.game->report.seat_clocks, next))
    ++state_.version;
  if (again_at_) next = std::min(next.value_or(k_try_again), k_try_again);
  return next;
}

}  // namespace hr::editor
