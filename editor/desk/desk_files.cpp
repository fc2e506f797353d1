// SPDX-License-Identifier: MIT
// The commands of the desk about files of the user: records, lessons, exports, dropped files.
#include <fmt/format.h>

#include <optional>
#include <system_error>

#include <algorithm>
#include "core/base/allowance.h"
#include "core/base/suggest.h"
#include "core/base/utf8.h"
#include "core/base/words.h"
#include "core/record/lesson.h"
#include "core/record/record.h"
#include "core/record/record_limits.h"
#include "drawing/drawing.h"
#include "editor/desk/desk.h"
#include "editor/desk/ruleset_list.h"
#include "scripting/pack/pack_link.h"
#include "scripting/sharing/fact_words.h"
#include "scripting/sharing/pack_folder.h"
#include "scripting/sharing/pack_opening.h"
#include "scripting/source/files.h"
#include "scripting/source/read_ruleset_text.h"
#include "scripting/source/recorded_rules.h"
#include "scripting/table/open_table.h"
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
  if (record.ruleset_texts.empty()) return nullptr;
  for (const RulesetText* const ruleset_text :
       {&record.ruleset_texts.back(), &record.ruleset_texts.front()})
    for (const RulesetInfo& info : state_.rulesets)
      if (info.folder.filename() == ruleset_text->ruleset &&
          scripting::compared_with_recorded(info.folder, *ruleset_text).empty())
        return &info;
  return find_ruleset(record.ruleset_texts.front().ruleset);
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
      known == nullptr ? fs::path() : known->folder, *match_->game().text());
  if (elsewhere)
    say(NoticeType::info,
        "This match is open in another window. Here it continues in a file of its own."_text);
  else if (!record.cut.empty())
    say(NoticeType::info,
        fill("{}; the match continues from the last complete action.", record.cut));
  else if (!other.empty())
    say(NoticeType::info, sentence(other) + ".");
}

// The set-up is tried before anything is changed.
void Desk::run(const OpenLesson& command) {
  const std::string path = whole_path(command.path);
  const Lesson lesson = read_lesson(scripting::read_whole(path, k_max_lesson_bytes), path);
  const RulesetInfo* const info = find_ruleset(lesson.ruleset);
  if (info == nullptr)
    throw Error(fill("{}: ruleset: expected an installed ruleset, got {}.", path,
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
    throw Error(
        fill("{} files or folders were dropped at once; drop one of them.", command.together));
  const fs::path path = command.path;
  const std::string ending = lower_case(path.extension().string());
  if (ending == ".rec") return run(OpenRecord{command.path});
  if (ending == k_lesson_ending) return run(OpenLesson{command.path});
  if (ending == scripting::k_pack_ending || scripting::is_pack_link(command.path))
    return run(OpenPack{command.path});
  std::error_code ignored;
  const fs::path folder = fs::exists(path, ignored) ? ruleset_folder(path) : fs::path();
  const bool is_folder = fs::is_directory(path, ignored);
  if (!fs::exists(path, ignored)) throw Error(fill("There is no file or folder {}.", command.path));
  if (folder.empty() && ending == drawing::k_ending && match_ != nullptr)
    return execute(ImportDrawing{command.path});
  if (folder.empty()) throw Error(fill(texts::open_game::unknown, command.path));
  // A picture or a board of a ruleset is no wish to leave the game that is on for a new one.
  if (!is_folder && ending != ".lua")
    throw Error(
        fill("{}: this file belongs to the ruleset in {}; to open that, choose its "
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
  if (match_ == nullptr || !match_->game().on()) throw Error("No game is open."_text);
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, record_text(match_->game().table()), scripting::Access::owner);
  used(path);
  say(NoticeType::info, fill(texts::common::saved_as, path));
}

void Desk::run(const SavePages& command) {
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, *command.pdf);
  used(path);
  say(NoticeType::info, fill(texts::common::saved_as, path));
}

void Desk::run(const SaveLesson& command) {
  Lesson lesson;
  if (match_ != nullptr && match_->game().on()) {
    const RulesetText& rules = *match_->game().text();
    lesson = {match_->rules().files().ruleset(), rules.settings, rules.variants,
              match_->game().players()};
  } else if (state_.preview) {
    const StartGame& start = state_.preview->start;
    lesson = {start.ruleset, start.settings, start.variants, start.players};
  } else {
    throw Error("No game is open or chosen."_text);
  }
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, lesson_text(lesson));
  used(path);
  opened(path);
  say(NoticeType::info, fill(texts::common::saved_as, path));
}

void Desk::run(const ExportSeat& command) {
  if (match_ == nullptr || !match_->game().on()) throw Error("No game is open."_text);
  const std::string path = whole_path(command.path);
  scripting::write_whole(path, match_->export_text(command.seat), scripting::Access::owner);
  used(path);
  say(NoticeType::info, fill("Exported to {}.", path));
}

// The commands of the desk about packs and links.

namespace {

namespace fs = std::filesystem;
using scripting::Pack;

// The window waits for it, so less is tried than in the terminal.
constexpr std::chrono::milliseconds k_sample{250};
constexpr Allowance::Limits k_offer_limits{
    .time = std::chrono::seconds(3), .memory = std::size_t{256} << 20, .whole = true};

scripting::FactsPlan quick_plan() {
  const auto end = std::chrono::steady_clock::now() + k_sample;
  return {.games = 30,
          .limit = 5000,
          .time_is_up = [end] { return std::chrono::steady_clock::now() >= end; },
          .sample = k_sample};
}

// The files of an installed game, not the user's version of it; empty if there is none.
std::vector<RuleFile> shipped_files(const std::vector<RulesetInfo>& rulesets,
                                    const std::string& id) {
  for (const RulesetInfo& info : rulesets)
    if (!info.shipped.empty() && info.shipped.filename() == id)
      return scripting::pack_folder(info.shipped).pack.files;
  return {};
}

std::vector<scripting::KnownGame> known_games(const std::vector<RulesetInfo>& rulesets) {
  std::vector<scripting::KnownGame> out;
  for (const RulesetInfo& info : rulesets) {
    const bool as_shipped = !info.shipped.empty() && (!info.changed || info.original);
    if (!as_shipped || !info.complaint.empty()) continue;
    const std::string id = info.shipped.filename().string();
    out.push_back({id, info.name, shipped_files(rulesets, id)});
  }
  return out;
}

// `differs`: the installed game is not the one that a link was made from.
Pack read_source(const std::string& source, const std::vector<RulesetInfo>& rulesets,
                 bool& differs) {
  if (!scripting::is_pack_link(source))
    return scripting::read_pack(scripting::read_whole(source, scripting::k_max_pack_bytes), source);
  Pack pack = scripting::read_pack_link(source);
  if (pack.base.empty()) return pack;
  const std::vector<RuleFile> files = shipped_files(rulesets, pack.ruleset);
  if (files.empty())
    throw Error(fill("The link contains changes to the game {}, which is not installed here.",
                     hr::quote(pack.ruleset)));
  differs = scripting::base_hash(files) != pack.base;
  return scripting::completed(std::move(pack), files);
}

// A game under the rules of the pack that was just begun, as a record.
Record begun_game(const Pack& pack, const std::string& name) {
  const std::shared_ptr<scripting::Ruleset> ruleset =
      scripting::load_ruleset(scripting::ruleset_text_of(pack, pack.variants, pack.settings));
  const Table table =
      scripting::begin_game(ruleset, {.seed = scripting::any_seed(),
                                      .dice = {},
                                      .players = scripting::lesson_in(pack, name).players});
  return read_record(record_text(table), name);
}

// Of rules that exist only in a match: a name under which a copy of them, if the user edits them,
// hides no other ruleset.
std::string unused_id(const std::string& id, const fs::path& own,
                      const std::vector<RulesetInfo>& listed) {
  std::error_code ignored;
  std::string out = id;
  for (int number = 2; fs::exists(own / out, ignored) ||
                       std::ranges::find(listed, out, &RulesetInfo::id) != listed.end();
       ++number)
    out = fmt::format("{}_{}", id, number);
  return out;
}

// What the Rules tab shows.
RuleTexts rule_texts_of(const Pack& pack) {
  RuleTexts out;
  for (const RuleFile& file : pack.files)
    if (scripting::is_part_of_rules(file.name) || file.name.starts_with("variants/"))
      out.emplace(file.name, file.text);
  return out;
}

// The rules in force, with what else is in their folder.
Pack pack_of(const OpenMatch& match, const fs::path& folder, const std::string& sender) {
  const RulesetText& ruleset_text = *match.game().text();
  Pack out;
  if (!folder.empty()) out = scripting::pack_folder(folder).pack;
  std::erase_if(out.files, [&](const RuleFile& file) {
    return scripting::is_part_of_rules(file.name) || ruleset_text.find(file.name) != nullptr;
  });
  out.ruleset = ruleset_text.ruleset;
  out.by = sender;
  scripting::add_choices(out, match.game().ruleset());
  return out;
}

}  // namespace

void Desk::run(const OpenPack& command) {
  const bool link = scripting::is_pack_link(command.source);
  const std::string source = link ? command.source : whole_path(command.source);
  PackOffer offer{
      .source = link ? texts::open_game::the_link : source, .title = {}, .sentences = {}};
  bool differs = false;
  Pack pack = scripting::with_lesson(read_source(source, state_.rulesets, differs), offer.source);
  // Before anything is said that the record might belie.
  if (!pack.record.empty()) static_cast<void>(scripting::record_in(pack, offer.source));
  try {
    const Allowance allowance(k_offer_limits);
    scripting::PackFacts facts =
        scripting::pack_facts(pack, known_games(state_.rulesets), quick_plan());
    facts.other_version = differs;
    offer.title = scripting::pack_title(facts);
    offer.sentences = scripting::pack_sentences(pack, facts);
    offer.playable = facts.problem.empty();
  } catch (const Exhausted& exhausted) {
    if (Allowance::unwinding()) throw;
    throw Error(fmt::format("{}: {}.", offer.source, exhausted.what()));
  }
  offer.number = ++packs_;
  pack_ = std::move(pack);
  state_.pack = std::move(offer);
  if (link) return;
  used(source);
  opened(source);
}

// Under the installed rules, if they are the same. Otherwise its rules exist only in the match.
void Desk::run(const PlayPack&) {
  if (!state_.pack || !state_.pack->playable) throw Error("There is no pack to play."_text);
  const std::string name = state_.pack->source;
  const Record record =
      pack_->record.empty() ? begun_game(*pack_, name) : scripting::record_in(*pack_, name);
  const RulesetInfo* info = ruleset_of(record);
  RulesetInfo alone;
  if (info == nullptr ||
      !scripting::compared_with_recorded(info->folder, record.ruleset_texts.back()).empty()) {
    alone.id = unused_id(pack_->ruleset, storage_.folders().rulesets(), state_.rulesets);
    info = &alone;
  }
  auto match = std::make_unique<OpenMatch>(storage_.folders(), drafts_, record, info, now_,
                                           rule_texts_of(*pack_));
  put_away();
  match_ = std::move(match);
  state_.preview.reset();
  run(ClosePack{});
}

void Desk::run(const ClosePack&) {
  state_.pack.reset();
  pack_.reset();
}

void Desk::run(const SavePack& command) {
  if (match_ == nullptr || !match_->game().on()) throw Error("No game is open."_text);
  const std::string path = whole_path(command.path);
  const Pack pack = pack_of(*match_, match_->rules().files().folder(), state_.sender);
  scripting::write_whole(path, scripting::pack_bytes(pack));
  used(path);
  opened(path);
  say(NoticeType::info, fill(texts::common::saved_as, path));
}

void Desk::run(const ShareGame& command) {
  state_.shared.reset();
  if (!command.on) return;
  if (match_ == nullptr || !match_->game().on()) throw Error("No game is open."_text);
  const Pack pack = pack_of(*match_, match_->rules().files().folder(), state_.sender);
  SharedGame out{.link = scripting::pack_link(scripting::for_link(pack)), .sentence = {}};
  bool differs = false;  // it contains only what differs from a game that everybody has
  const std::vector<RuleFile> files = shipped_files(state_.rulesets, pack.ruleset);
  if (!files.empty()) {
    std::string changes = scripting::pack_link(scripting::changes_of(pack, files));
    differs = changes.size() < out.link.size();
    if (differs) out.link = std::move(changes);
  }
  out.sentence = scripting::link_sentence(out.link.size(), differs ? pack.ruleset : "");
  state_.shared = std::move(out);
}

void Desk::run(const SetSender& command) {
  const std::string name = trimmed(command.name);
  if (!name.empty())
    if (const std::string problem = name_problem(name); !problem.empty())
      throw Error(fill("Your name: expected {}.", problem));
  storage_.remember_sender(name);
  state_.sender = name;
  if (state_.shared) run(ShareGame{});
}

}  // namespace hr::editor
