// SPDX-License-Identifier: MIT
#include "editor/desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <system_error>

#include "core/record.h"
#include "core/suggest.h"
#include "core/words.h"
#include "editor/titles.h"
#include "scripting/files.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t k_most_bytes = 64 << 20;

template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};

// The smallest game there is: where a game of one's own may begin.
constexpr std::string_view k_new_rules =
    R"(-- Three in a row, to begin with. Change what you like and save: the game goes on.
return {
  name = "NAME",
  about = "Three in a row wins.",
  seats = { "white", "black" },

  options = {
    size = { 3, min = 3, max = 9, help = "Squares along a side" },
  },

  card = function(o) return {
    ("The board has %d by %d squares."):format(o.size, o.size),
    "In turn, place a stone on an empty square.",
    "Three of your stones in a row, column or diagonal win.",
  } end,

  board = function(o) return grid{ o.size, o.size } end,
  zones = { board = {} },
  kinds = { stone = {} },
  verbs = { place = place{ "stone" } },
  stuck = "draws",
  ends = { line(3) },
}
)";

bool is_name(const std::string& name) {
  return !name.empty() && name.size() <= 40 && std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

// "My Game!" → "my_game"
std::string folder_name(const std::string& typed) {
  std::string out;
  for (const char c : lower_case(typed)) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (plain)
      out += c;
    else if (!out.empty() && out.back() != '_')
      out += '_';
  }
  while (!out.empty() && out.back() == '_') out.pop_back();
  return out;
}

std::string new_rules(const std::string& name) {
  std::string out(k_new_rules);
  std::string shown;
  for (const char c : name)
    if (c != '"' && c != '\\' && c >= ' ') shown += c;
  out.replace(out.find("NAME"), 4, shown);
  return out;
}

}  // namespace

Desk::Desk(Folders folders, std::vector<fs::path> shipped, TimeSource now)
    : keeping_(std::move(folders)), shipped_(std::move(shipped)), now_(std::move(now)) {
  attempt([&] { look_around(); });
  refresh();
}

const Title* Desk::title(const std::string& id) const {
  const auto found = std::ranges::find(shown_.titles, id, &Title::id);
  return found == shown_.titles.end() ? nullptr : &*found;
}

void Desk::look_around() {
  shown_.titles = find_titles(keeping_.folders().rulesets(), shipped_);
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
  shown_.trouble.clear();
  if (match_ == nullptr || !match_->playing()) return;
  try {
    if (file_.empty()) file_ = keeping_.new_file(match_->ruleset());
    keeping_.keep(file_, record_text(match_->table()), match_->facts());
  } catch (const std::exception& error) {
    shown_.trouble = fmt::format("This match cannot be kept on disk: {}", error.what());
  }
}

void Desk::refresh() {
  ++shown_.version;
  shown_.game.reset();
  if (match_ == nullptr) return;
  shown_.game = match_->shown();
  shown_.game->file = file_;
}

void Desk::put_away() {
  match_.reset();
  file_.clear();
  shown_.trouble.clear();
}

void Desk::carry_out(const Commands& commands) {
  for (const Command& command : commands) carry_out(command);
}

void Desk::carry_out(const Command& command) {
  const auto on_match = [&](auto&& what) {
    if (match_ == nullptr) throw Error("No game is open.");
    what(*match_);
  };
  bool changes = true;  // something that is kept with the match
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
            [&](const KeepDraft& c) {
              changes = false;
              on_match([&](OpenMatch& m) { m.keep_draft(c); });
            },
            [&](const RevertFile& c) { on_match([&](OpenMatch& m) { m.revert_file(c); }); },
            [&](const PutPieces& c) { on_match([&](OpenMatch& m) { m.arrange(c); }); },
            [&](const GiveTurn& c) { on_match([&](OpenMatch& m) { m.arrange(c); }); },
            [&](const Arrange& c) { on_match([&](OpenMatch& m) { m.arrange(c); }); },
            [&](const auto& c) { run(c); }},
        command);
  });
  if (changes) keep();
  refresh();
}

void Desk::run(const StartGame& command) {
  const Title* const chosen = title(command.ruleset);
  if (chosen == nullptr)
    throw Error(fmt::format("There is no ruleset {}.", hr::quoted(command.ruleset)));
  auto match = std::make_unique<OpenMatch>(keeping_, *chosen, command, now_);
  put_away();
  match_ = std::move(match);
}

void Desk::run(const GoOn& command) {
  const Record record =
      read_record(scripting::read_whole(command.file, k_most_bytes), command.file);
  const Title* const known =
      record.editions.empty() ? nullptr : title(record.editions.front().ruleset);
  auto match = std::make_unique<OpenMatch>(keeping_, record, known, now_);
  put_away();
  match_ = std::move(match);
  // A record from elsewhere stays as it is; the match goes on as one of those kept here.
  const bool kept_here = fs::path(command.file).parent_path() == keeping_.folders().matches();
  if (kept_here) file_ = command.file;
}

void Desk::run(const LeaveGame&) {
  put_away();
  look_around();
}

void Desk::run(const Forget& command) {
  if (command.file == file_) throw Error("That match is open.");
  keeping_.forget(command.file);
  shown_.kept = keeping_.matches();
}

void Desk::run(const Restart&) {
  if (match_ == nullptr) throw Error("No game is open.");
  match_->restart();
  file_.clear();
}

void Desk::run(const NewRuleset& command) {
  const std::string id = folder_name(command.name);
  if (!is_name(id))
    throw Error("A game needs a name of letters and digits, such as \"Night Raid\".");
  if (title(id) != nullptr) throw Error(fmt::format("There is a ruleset {} already.", id));
  const fs::path folder = keeping_.folders().rulesets() / id;
  if (command.like.empty()) {
    std::error_code error;
    fs::create_directories(folder, error);
    scripting::write_whole(folder / "rules.lua", new_rules(command.name));
  } else {
    const Title* const like = title(command.like);
    if (like == nullptr)
      throw Error(fmt::format("There is no ruleset {}.", hr::quoted(command.like)));
    copy_rules(like->folder, folder);
  }
  look_around();
  run(StartGame{.ruleset = id, .settings = {}, .variants = {}, .players = {}, .dice = {}});
}

void Desk::run(const SaveRecord& command) {
  if (match_ == nullptr || !match_->playing()) throw Error("No game is open.");
  scripting::write_whole(command.path, record_text(match_->table()));
  say(Notice::Kind::said, fmt::format("Saved as {}.", command.path));
}

void Desk::run(const ExportSeat& command) {
  if (match_ == nullptr || !match_->playing()) throw Error("No game is open.");
  scripting::write_whole(command.path, match_->export_text(command.seat));
  say(Notice::Kind::said, fmt::format("Written to {}.", command.path));
}

std::optional<std::chrono::milliseconds> Desk::tick() {
  std::optional<std::chrono::milliseconds> next;
  if (match_ == nullptr) return next;
  bool changed = false;
  const std::uint64_t notice = shown_.notice.number;
  attempt([&] { changed = match_->tick(next); });
  if (notice != shown_.notice.number) changed = true;
  if (!changed) return next;
  keep();
  refresh();
  return next;
}

}  // namespace hr::editor
