// SPDX-License-Identifier: MIT
#include "editor/desk/match_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "scripting/ruleset/changed_settings.h"
#include "scripting/sharing/card_note.h"
#include "scripting/source/read_ruleset_text.h"
#include "scripting/table/open_table.h"
#include "texts/texts.h"

namespace hr::editor {

namespace {

bool is_board_name(const std::string& name) {
  return name.size() <= 40 && scripting::is_module_word(name);
}

}  // namespace

MatchRules::MatchRules(RunningGame& game, const Viewpoint& view, RulesLocation place,
                       Drafts& drafts, TimeSource now, LastRules first)
    : game_(game),
      view_(view),
      files_(std::move(place), drafts, std::move(now)),
      saved_(game, files_, std::move(first)) {}

void MatchRules::begin() {
  change_.reset();
  card_note_of_ = RulesId::none;
  saved_.begin();
}

void MatchRules::reload_rules() {
  files_.read();
  saved_.try_again();
}

void MatchRules::load_saved() {
  reload_rules();
  try {
    if (saved_.in_force()) return;
    put_in_force(scripting::load_ruleset(saved_.require()));
  } catch (const std::exception& error) {
    throw refuse(error.what(), texts::rules::unchanged);
  }
}

RulesRefused MatchRules::refuse(const std::string& problem, const std::string& effect) {
  const scripting::Finding& verdict = saved_.judge(problem);
  const std::string name = verdict.file.substr(verdict.file.find('/') + 1);  // after the ruleset's
  if (files_.find(name) == nullptr) return RulesRefused(fmt::format("{}\n{}", problem, effect));
  return RulesRefused(
      fill("The saved rules have an error in {}, line {}. {}", name, verdict.line, effect),
      fmt::format("{}:{}:{}", name, verdict.line, verdict.column));
}

void MatchRules::put_in_force(const std::shared_ptr<scripting::Ruleset>& next) {
  try {
    game_.change_rules(next, view_.viewer());
  } catch (const Error& error) {
    const GameReport anew = scripting::game_report(*next);
    if (std::ranges::equal(anew.seats, game_.game()->seats, {}, &SeatDef::name, &SeatDef::name))
      throw;
    throw NeedsNewGame(error.what(), next->text());
  }
  if (game_.status().type != StepType::rules) return;
  const SeatId viewer = view_.viewer();  // while the curtain is down, nobody in particular
  change_ = game_.report(Issuer::of(viewer == k_turn ? SeatId::none : viewer), RuleChangeQuery());
  changed_at_ = game_.status().cursor;
  changed_for_ = view_.viewer();
}

void MatchRules::set_option(const SetOption& command) {
  game_.require();
  if (const auto next = game_.client().with_option(command.name, command.value)) put_in_force(next);
}

void MatchRules::reset_option(const ResetOption& command) {
  game_.require();
  RulesetText next = *game_.text();
  std::erase_if(next.settings, [&](const auto& setting) {
    return command.name.empty() || setting.first == command.name;
  });
  if (next == *game_.text()) return;
  put_in_force(scripting::load_ruleset(next));
}

void MatchRules::set_variant(const SetVariant& command) {
  game_.require();
  const RulesetText& now = *game_.text();
  const bool on = std::ranges::count(now.variants, command.name) > 0;
  if (on == command.on) return;
  put_in_force(on ? scripting::without_variant(now, command.name)
                  : scripting::with_variant(now, saved_.variant(command.name)));
  files_.listen();
}

RulesetText MatchRules::changed(const WhatIfRules& changes) const {
  game_.require();
  RulesetText out = *game_.text();
  for (const auto& [name, on] : changes.variants)
    if (on != (std::ranges::count(out.variants, name) > 0))
      out = (on ? scripting::with_variant(out, saved_.variant(name))
                : scripting::without_variant(out, name))
                ->text();
  if (!changes.settings) return out;
  out.settings.clear();
  for (const auto& [name, value] : *changes.settings)
    out = scripting::with_setting(out, name, value)->text();
  return out;
}

// If the board cannot be put in force, the file is restored.
void MatchRules::save_board(const SaveBoard& command) {
  game_.require();
  if (!is_board_name(command.name))
    throw Error("Use 1 to 40 letters, digits, '_' or '-', such as \"quarry\"."_text);
  const RulesetText& now = *game_.text();
  const RulesetText next =
      scripting::with_board(now, command.text ? command.name : "", command.text.value_or(""));
  const std::shared_ptr<scripting::Ruleset> ruleset =
      next == now ? nullptr : scripting::load_ruleset(next);
  const RuleFileState* const file = files_.find(scripting::board_file_name(command.name));
  const auto before = file == nullptr ? std::nullopt : std::optional<std::string>(file->text);
  files_.put_board(command.name, command.text);
  try {
    if (ruleset != nullptr) put_in_force(ruleset);
  } catch (const std::exception&) {
    files_.put_board(command.name, before);
    throw;
  }
  files_.listen();
}

const std::string& MatchRules::card_note() const {
  if (card_note_of_ == game_.rules()) return card_note_;
  std::vector<RuleFile> originals;
  for (const RuleFileState& file : files_.all())
    if (file.shipped) originals.push_back({file.name, *file.shipped});
  card_note_ = scripting::card_note(originals, *game_.text(), game_.game()->card);
  card_note_of_ = game_.rules();
  return card_note_;
}

void MatchRules::show(GameState& out) const {
  out.ruleset = files_.ruleset();
  out.own = files_.own();
  out.changed = files_.changed();
  out.set_aside = files_.can_bring_back();
  out.folder = files_.folder();
  out.files = files_.all();
  out.deleted = files_.deleted();
  out.load_count = saved_.load_count();
  out.findings = saved_.findings();
  for (const scripting::VariantInfo& note : files_.variants())
    out.variants.push_back({note, false});
  if (game_.on()) show_in_force(out);
}

void MatchRules::show_in_force(GameState& out) const {
  out.game = game_.game();
  out.name = out.game->name;
  out.by = out.game->by;
  out.about = out.game->about;
  out.card = out.game->card;
  out.card_note = card_note();
  out.options = game_.ruleset().options();
  out.labels = game_.labels();
  out.notices = game_.ruleset().notices();
  out.in_force = game_.text();
  out.in_force_since = game_.report(Issuer::owner(), RulesSinceQuery()).text;
  out.saved_in_force = saved_.in_force();
  out.not_in_force = saved_.not_in_force();
  show_variants(out);
}

// A variant that is on is listed with its text in force, even if its file has changed or is gone.
void MatchRules::show_variants(GameState& out) const {
  for (const scripting::VariantInfo& note : game_.ruleset().variants()) {
    const auto saved = std::ranges::find(
        out.variants, note.id, [](const VariantState& v) -> auto& { return v.note.id; });
    VariantState& state =
        saved == out.variants.end() ? out.variants.emplace_back(VariantState{note, true}) : *saved;
    state.on = true;
    if (!state.note.complaint.empty() || state.note.board != note.board) state.note = note;
  }
}

void MatchRules::show_change(GameState& out) const {
  if (change_ && changed_at_ == game_.status().cursor && changed_for_ == out.viewer)
    out.change = change_;
}

}  // namespace hr::editor
