// SPDX-License-Identifier: MIT
#include "editor/desk/open_match.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/record/scenario_record.h"
#include "core/record/seat_export.h"
#include "core/table/fixed_sentences.h"
#include "drawing/drawing.h"
#include "editor/rule_files/file_names.h"
#include "scripting/clients/live_rules.h"
#include "scripting/source/files.h"
#include "scripting/table/open_table.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

RulesLocation place_of(const Folders& folders, const std::string& id, const RulesetInfo* info) {
  RulesLocation out{.id = id,
                    .folder = {},
                    .shipped = {},
                    .copy = folders.rulesets() / id,
                    .aside = folders.state / "set_aside" / id,
                    .deleted = folders.state / "deleted" / id};
  if (info == nullptr) return out;
  out.folder = info->folder;
  out.shipped = info->shipped;
  out.own = info->own;
  return out;
}

// Without files, the rules in the record are the only ones.
RulesLocation place_of(const Folders& folders, const RunningGame& game, const RulesetInfo* info,
                       const RuleTexts& files) {
  RulesLocation out = place_of(folders, info == nullptr ? game.text()->ruleset : info->id, info);
  if (out.folder.empty()) out.recorded = files;
  if (out.folder.empty() && files.empty())
    for (const RuleFile& file : game.text()->files) out.recorded.emplace(file.name, file.text);
  return out;
}

bool has_notes(const Record& record) {
  return std::ranges::any_of(record.notes, [](const Notes& notes) { return !notes.all().empty(); });
}

}  // namespace

OpenMatch::OpenMatch(const Folders& folders, Drafts& drafts, const RulesetInfo& info,
                     StartGame start, const TimeSource& now)
    : start_(std::move(start)),
      game_(now),
      view_(game_, false),
      player_(game_, view_),
      bots_(game_, player_, now),
      hint_(game_),
      rules_(game_, view_, place_of(folders, info.id, &info), drafts, now,
             {start_.settings, start_.variants}),
      reports_(game_, view_),
      sets_(game_, rules_.files(), now),
      name_(info.name) {
  try {
    begin(start_, rules_.saved().require());
  } catch (const std::exception& error) {
    if (!info.own) throw;
    rules_.judge(error.what());
  }
}

OpenMatch::OpenMatch(const Folders& folders, Drafts& drafts, const Record& record,
                     const RulesetInfo* info, const TimeSource& now, const RuleTexts& files)
    : game_(now, record),
      view_(game_, has_notes(record)),
      player_(game_, view_),
      bots_(game_, player_, now),
      hint_(game_),
      rules_(game_, view_, place_of(folders, game_, info, files), drafts, now, {}),
      reports_(game_, view_),
      sets_(game_, rules_.files(), now),
      name_(game_.game()->name) {
  const RulesetText& rules = *game_.text();
  start_ = {.ruleset = rules.ruleset,
            .settings = rules.settings,
            .variants = rules.variants,
            .players = record.players,
            .dice = {}};
}

void OpenMatch::begin(StartGame start, const RulesetText& ruleset_text) {
  const std::shared_ptr<scripting::Ruleset> ruleset = scripting::load_ruleset(ruleset_text);
  game_.begin(ruleset, {.seed = start.seed ? *start.seed : scripting::any_seed(),
                        .dice = start.dice,
                        .players = start.players});
  view_.begin();
  player_.begin();
  bots_.begin();
  hint_.begin();
  rules_.begin();
  reports_.begin();
  what_if_.end();
  name_ = game_.game()->name;
  start_ = std::move(start);
}

// A new game of the same players, from another seed: the next one, if a seed was given.
StartGame OpenMatch::once_more() const {
  StartGame start = start_;
  if (!game_.on()) return start;
  start.players = game_.players();
  if (start.seed) ++*start.seed;
  start.settings = game_.text()->settings;
  start.variants = game_.text()->variants;
  return start;
}

void OpenMatch::restart(const std::shared_ptr<const RulesetText>& rules) {
  if (!game_.on()) return restart_saved();
  RulesetText ruleset_text = rules ? *rules : *game_.text();
  StartGame start = once_more();
  start.settings = ruleset_text.settings;
  start.variants = ruleset_text.variants;
  begin(std::move(start), ruleset_text);
}

void OpenMatch::restart_saved() {
  rules_.reload_rules();
  try {
    begin(once_more(), RulesetText(rules_.saved().require()));
  } catch (const std::exception& error) {
    throw rules_.refuse(error.what(), "No new game was started."_text);
  }
}

void OpenMatch::promote(const Promote& command) {
  player_.navigate(command);
  reports_.forget_texts();
}

void OpenMatch::replace_player(const ReplacePlayer& command) {
  player_.replace_player(command);
  reports_.forget_texts();
}

void OpenMatch::save_file(const SaveFile& command) {
  rules_.files().save(command.name, command.text);
  if (!command.more) load_saved();
}

void OpenMatch::revert_file(const RestoreFile& command) {
  rules_.files().revert(command.name);
  load_saved();
}

void OpenMatch::restore_originals() {
  rules_.files().restore_originals();
  load_saved();
}

void OpenMatch::undo_restore() {
  rules_.files().bring_back();
  load_saved();
}

void OpenMatch::add_file(const AddFile& command) {
  require_file_name(command.name);
  rules_.files().add(command.name, command.text);
  load_saved();
}

// Throws Error for what is no drawing, so that the rules never get one that they cannot read.
void OpenMatch::import_drawing(const ImportDrawing& command) {
  const std::filesystem::path path(command.path);
  const std::string text = scripting::read_whole(path, drawing::k_max_drawing);
  static_cast<void>(drawing::read_drawing(text, path.filename().string()));
  const std::string name = new_file_name(RuleFileKind::drawing, path.stem().string());
  add_file({name, text});
  said_ = fill(
      "{0} is among the files of the rules now. A piece looks like it with look = \"{0}\".", name);
}

// Throws Error if the game cannot do without this file.
void OpenMatch::require_unused(const std::string& file) const {
  if (file == "rules.lua") throw Error(texts::files::needed);
  if (!game_.on() || !file.starts_with(k_variants_folder)) return;
  const std::string variant = std::filesystem::path(file).stem().string();
  if (std::ranges::count(game_.text()->variants, variant) > 0)
    throw Error(fill(texts::files::variant_is_on, hr::quote(variant)));
}

// A file that turns out to be needed gets its name back.
void OpenMatch::rename_file(const RenameFile& command) {
  require_unused(command.name);
  require_file_name(command.to);
  if (folder_of(command.name) != folder_of(command.to))
    throw Error("A file can be renamed, but not moved to another folder."_text);
  const bool sound = game_.on() && rules_.saved().in_force();
  rules_.files().rename(command.name, command.to);
  try {
    load_saved();
  } catch (const std::exception&) {
    if (!sound) throw;
    rules_.files().rename(command.to, command.name);
    load_saved();
    throw Error(fill("{} was not renamed, because the rules need it.", command.name));
  }
}

void OpenMatch::delete_file(const DeleteFile& command) {
  require_unused(command.name);
  const bool sound = game_.on() && rules_.saved().in_force();
  rules_.files().remove(command.name);
  try {
    load_saved();
  } catch (const std::exception&) {
    if (!sound) throw;
    undo_delete();
    throw Error(fill("{} was not deleted, because the rules need it.", command.name));
  }
}

void OpenMatch::undo_delete() {
  rules_.files().undo_remove();
  load_saved();
}

void OpenMatch::make_test(const MakeTest& command) {
  game_.require();
  view_.require_viewer();
  view_.require_owner(Message("make a test of it"));
  const std::string file = new_file_name(RuleFileKind::scenario, command.name);
  const NodeId node = command.node == NodeId::none ? game_.status().cursor : command.node;
  rules_.files().add(file, position_test(game_.table(), node, command.name));
  load_saved();
}

void OpenMatch::load_saved() { game_.on() ? rules_.load_saved() : restart_saved(); }

SavedMatch OpenMatch::facts() const {
  SavedMatch out{
      .file = {}, .ruleset = rules_.files().ruleset(), .name = name_, .players = {}, .outcome = {}};
  for (const Player& player : game_.players()) out.players.push_back(player.name);
  out.actions = game_.status().ply;
  const StatusReport& status = game_.status();
  out.begun = status.depth > 0 || status.may_redo || view_.noted();
  out.ended = game_.status().ended;
  out.outcome = game_.status().outcome;
  return out;
}

std::string OpenMatch::export_text(SeatId seat) const {
  view_.require_viewer();
  if (game_.secret() && view_.viewer() != k_owner && seat != view_.viewer())
    throw Error(
        owners_alone_message(Message("export another player's view")).in(texts::language()));
  OptionsInForce options;
  for (const scripting::Option& option : game_.ruleset().options())
    options.emplace_back(option.name, option.value);
  return seat_export_text(game_.table(), seat, options);
}

void OpenMatch::ask_what_if(const AskWhatIf& command) {
  view_.require_viewer();
  view_.require_owner(Message("play it again under changed rules"));
  rules_.changed(command.rules);  // throws if there are no such rules
  what_if_.ask(command.rules);
}

// Rules of one's own could show what is hidden, so only the owner sees a game under them.
bool OpenMatch::tick_what_if(std::optional<std::chrono::milliseconds>& next) {
  if (!game_.on() || (game_.secret() && view_.viewer() != k_owner)) return false;
  if (what_if_.on())
    what_if_.follow(game_.table(), [&] { return rules_.changed(what_if_.asked()); });
  return what_if_.tick(next);
}

void OpenMatch::ask_hint() {
  view_.require_player();
  const SeatId seat = view_.actor(k_owner);
  const std::vector<SeatId>& actors = game_.status().to_act;
  if (actors.empty()) throw Error("The game is over."_text);
  hint_.ask(std::ranges::find(actors, seat) == actors.end() ? actors.front() : seat);
}

void OpenMatch::speak_again() {
  game_.speak_again();
  reports_.forget_texts();
}

std::string OpenMatch::folder_news() const {
  const std::filesystem::path& folder = rules_.files().folder();
  return (rules_.files().gone() ? scripting::folder_gone(folder) : scripting::folder_back(folder))
      .in(texts::language());
}

// Changes that were already put in force are not new: they may have been undone since.
bool OpenMatch::tick(std::optional<std::chrono::milliseconds>& next) {
  bool changed = bots_.tick(next);
  if (hint_.tick(next)) changed = true;
  const bool gone = rules_.files().gone();
  if (rules_.files().may_have_changed(next)) {
    if (rules_.files().differ_on_disk()) load_saved();
    if (gone != rules_.files().gone()) said_ = folder_news();
    changed = true;
  }
  if (game_.on() && reports_.clock_changed(next)) changed = true;
  if (game_.on() && player_.call_time()) changed = true;
  if (sets_.due(next)) changed = true;
  if (tick_what_if(next)) changed = true;
  return changed;
}

GameState OpenMatch::state() {
  GameState out;
  out.name = name_;
  out.auto_play = bots_.auto_play();
  out.thinking = bots_.thinking();
  out.dice = player_.dice();
  rules_.show(out);
  if (!game_.on()) return out;
  reports_.show(out);
  sets_.show(out);
  hint_.show(out);
  if (out.viewer != k_turn) rules_.show_change(out);
  if (sees_all(out)) out.what_if = what_if_.state();
  return out;
}

}  // namespace hr::editor
