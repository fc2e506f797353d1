// SPDX-License-Identifier: MIT
#include "editor/desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "core/record.h"
#include "core/suggest.h"
#include "core/words.h"
#include "editor/new_ruleset.h"
#include "editor/titles.h"
#include "scripting/files.h"
#include "scripting/recorded_rules.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t k_most_bytes = 64 << 20;
constexpr std::chrono::milliseconds k_try_again{2000};  // what could not be kept

template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};

}  // namespace

Desk::Desk(Folders folders, std::vector<fs::path> shipped, TimeSource now)
    : keeping_(std::move(folders)),
      shipped_(std::move(shipped)),
      now_(std::move(now)),
      record_(keeping_) {
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
  } catch (const std::exception& error) {
    say(Notice::Kind::refused, error.what());
  }
}

// Whatever is shown is on disk; while it cannot be, that is said and tried again each time.
void Desk::keep() {
  if (!dirty_) return;
  shown_.trouble.clear();
  again_at_.reset();
  dirty_ = match_ != nullptr && match_->playing();
  if (!dirty_) return;
  try {
    const std::string given_up = record_.keep(match_->table(), match_->facts());
    const Edition& rules = match_->edition();
    keeping_.keep_last(match_->ruleset(), {rules.settings, rules.variants});
    dirty_ = false;
    if (!given_up.empty())
      say(Notice::Kind::failed,
          fmt::format("{} was changed by somebody else, so it stays as it is now; this match is "
                      "kept as {} from here on.",
                      given_up, record_.file()));
  } catch (const std::exception& error) {
    shown_.trouble = fmt::format("This match cannot be kept on disk: {}", error.what());
    again_at_ = now_() + k_try_again;
  }
}

// Before the match makes room for another one.
void Desk::require_kept() {
  keep();
  if (dirty_) throw Error(shown_.trouble + "\nIt stays open until it can be.");
}

void Desk::refresh() {
  ++shown_.version;
  shown_.game.reset();
  if (match_ == nullptr) return;
  shown_.game = match_->shown();
  shown_.game->file = record_.file();
}

void Desk::put_away() {
  require_kept();
  match_.reset();
  record_.begin();
  shown_.trouble.clear();
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

void Desk::carry_out(const Commands& commands) {
  if (commands.empty()) return;
  for (const Command& command : commands) execute(command);
  keep();
  refresh();
}

void Desk::carry_out(const Command& command) { carry_out(Commands{command}); }

void Desk::execute(const Command& command) {
  const auto on_match = [&](auto&& what) {
    if (match_ == nullptr) throw Error("No game is open.");
    what(*match_);
  };
  bool changes = true;  // something that is kept with the match
  if (!std::holds_alternative<KeepSource>(command)) shown_.notice.text.clear();
  attempt([&] {
    std::visit(
        Overloaded{
            [&](const Act& c) { on_match([&](OpenMatch& m) { m.act(c); }); },
            [&](const Choose& c) { on_match([&](OpenMatch& m) { m.act(c); }); },
            [&](const TakeBack& c) { on_match([&](OpenMatch& m) { m.answer(c); }); },
            [&](const StartOver& c) { on_match([&](OpenMatch& m) { m.answer(c); }); },
            [&](const ChangeAnswer& c) { on_match([&](OpenMatch& m) { m.answer(c); }); },
            [&](const TypeDice& c) { on_match([&](OpenMatch& m) { m.type_dice(c); }); },
            [&](const Undo&) { on_match([](OpenMatch& m) { m.undo(); }); },
            [&](const Redo&) { on_match([](OpenMatch& m) { m.redo(); }); },
            [&](const GoTo& c) { on_match([&](OpenMatch& m) { m.go_to(c.node); }); },
            [&](const GoToStep& c) { on_match([&](OpenMatch& m) { m.go_to_step(c.step); }); },
            [&](const Promote& c) { on_match([&](OpenMatch& m) { m.promote(c.node); }); },
            [&](const Compare& c) {
              changes = false;
              on_match([&](OpenMatch& m) { m.compare(c); });
            },
            [&](const LookAs& c) {
              changes = false;
              on_match([&](OpenMatch& m) { m.look_as(c.eyes); });
            },
            [&](const LiftCurtain&) {
              changes = false;
              on_match([](OpenMatch& m) { m.lift_curtain(); });
            },
            [&](const SitDown& c) { on_match([&](OpenMatch& m) { m.sit_down(c); }); },
            [&](const AutoPlay& c) { on_match([&](OpenMatch& m) { m.play_by_itself(c); }); },
            [&](const BotMove&) { on_match([](OpenMatch& m) { m.bot_move(); }); },
            [&](const WriteNote& c) { on_match([&](OpenMatch& m) { m.note(c); }); },
            [&](const MarkPassage& c) { on_match([&](OpenMatch& m) { m.note(c); }); },
            [&](const UndoNote& c) { on_match([&](OpenMatch& m) { m.note(c); }); },
            [&](const RedoNote& c) { on_match([&](OpenMatch& m) { m.note(c); }); },
            [&](const UseClock& c) {
              changes = false;
              on_match([&](OpenMatch& m) { m.use_clock(c); });
            },
            [&](const SetOption& c) { on_match([&](OpenMatch& m) { m.set_option(c); }); },
            [&](const ResetOption& c) { on_match([&](OpenMatch& m) { m.reset_option(c); }); },
            [&](const SetVariant& c) { on_match([&](OpenMatch& m) { m.set_variant(c); }); },
            [&](const SaveFile& c) { on_match([&](OpenMatch& m) { m.save_file(c); }); },
            [&](const KeepSource& c) {
              changes = false;
              on_match([&](OpenMatch& m) { m.keep_draft(c); });
            },
            [&](const ReadAgain&) { on_match([](OpenMatch& m) { m.read_again(); }); },
            [&](const DropSource& c) {
              changes = false;
              on_match([&](OpenMatch& m) { m.drop_draft(c.name); });
            },
            [&](const RevertSource& c) { on_match([&](OpenMatch& m) { m.revert_file(c); }); },
            [&](const SaveBoard& c) { on_match([&](OpenMatch& m) { m.save_board(c); }); },
            [&](const PutPieces& c) { on_match([&](OpenMatch& m) { m.arrange(c); }); },
            [&](const GiveTurn& c) { on_match([&](OpenMatch& m) { m.arrange(c); }); },
            [&](const Arrange& c) { on_match([&](OpenMatch& m) { m.arrange(c); }); },
            [&](const auto& c) { run(c); }},
        command);
  });
  if (changes) dirty_ = true;
}

void Desk::run(const StartGame& command) {
  const Title* const chosen = title(command.ruleset);
  if (chosen == nullptr)
    throw Error(fmt::format("There is no ruleset {}.", hr::quoted(command.ruleset)));
  auto match = std::make_unique<OpenMatch>(keeping_, *chosen, command, now_);
  put_away();
  match_ = std::move(match);
  shown_.prepared.reset();
}

void Desk::run(const Prepare& command) {
  if (command.start.ruleset.empty()) return shown_.prepared.reset();
  const Title* const chosen = title(command.start.ruleset);
  if (chosen == nullptr)
    throw Error(fmt::format("There is no ruleset {}.", hr::quoted(command.start.ruleset)));
  shown_.prepared = prepare(*chosen, command.start, shown_.prepared);
}

void Desk::run(const GoOn& command) {
  if (match_ != nullptr) require_kept();
  const Record record =
      read_record(scripting::read_whole(command.file, k_most_bytes), command.file);
  const Title* const known =
      record.editions.empty() ? nullptr : title(record.editions.front().ruleset);
  auto match = std::make_unique<OpenMatch>(keeping_, record, known, now_);
  put_away();
  match_ = std::move(match);
  // A record from elsewhere stays as it is; the match goes on as one of those kept here.
  const bool kept_here = fs::path(command.file).parent_path() == keeping_.folders().matches();
  if (kept_here) record_.go_on(command.file);
  used(command.file);
  shown_.prepared.reset();
  const Title* const here = title(match_->edition().ruleset);
  const std::string other = scripting::compared_with_recorded(
      here == nullptr ? fs::path() : here->folder, match_->edition());
  if (!other.empty()) say(Notice::Kind::said, sentence(other) + ".");
}

void Desk::run(const LeaveGame&) {
  put_away();
  look_around();
}

void Desk::run(const Forget& command) {
  if (match_ != nullptr && command.file == record_.file()) throw Error("That match is open.");
  keeping_.forget(command.file);
  shown_.kept = keeping_.matches();
}

void Desk::run(const Restart&) {
  if (match_ == nullptr) throw Error("No game is open.");
  require_kept();
  match_->restart();
  record_.begin();
}

// A new game under the rules as they are saved is another match.
void Desk::run(const SaveFile& command) {
  if (match_ == nullptr) throw Error("No game is open.");
  const bool anew = command.restart && match_->playing();
  if (anew) require_kept();
  match_->save_file(command);
  if (anew) record_.begin();
}

void Desk::run(const NewRuleset& command) {
  require_kept();
  const Title* const like = command.like.empty() ? nullptr : title(command.like);
  if (!command.like.empty() && like == nullptr)
    throw Error(fmt::format("There is no ruleset {}.", hr::quoted(command.like)));
  const std::string id = folder_name(command.name);
  if (title(id) != nullptr) throw Error(fmt::format("There is a ruleset {} already.", id));
  make_ruleset(keeping_.folders().rulesets() / id, command.name, like);
  look_around();
  run(StartGame{.ruleset = id, .settings = {}, .variants = {}, .players = {}, .dice = {}});
}

// A name alone is one in the folder that was used last, which is the one that is shown.
std::string Desk::whole_path(const std::string& path) const {
  return fs::path(path).is_absolute() ? path : (keeping_.last_folder() / path).string();
}

void Desk::run(const SaveRecord& command) {
  if (match_ == nullptr || !match_->playing()) throw Error("No game is open.");
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, record_text(match_->table()));
  used(path);
  say(Notice::Kind::said, fmt::format("Saved as {}.", path));
}

void Desk::run(const ExportSeat& command) {
  if (match_ == nullptr || !match_->playing()) throw Error("No game is open.");
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, match_->export_text(command.seat));
  used(path);
  say(Notice::Kind::said, fmt::format("Written to {}.", path));
}

std::optional<std::chrono::milliseconds> Desk::tick() {
  std::optional<std::chrono::milliseconds> next;
  if (match_ == nullptr) return next;
  bool changed = false;
  const std::uint64_t notice = shown_.notice.number;
  attempt([&] { changed = match_->tick(next); });
  if (notice != shown_.notice.number) changed = true;
  if (changed) dirty_ = true;
  const bool again = again_at_ && now_() >= *again_at_;
  if (changed || again) {
    keep();
    refresh();
  }
  if (again_at_) next = std::min(next.value_or(k_try_again), k_try_again);
  return next;
}

}  // namespace hr::editor
