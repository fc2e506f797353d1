// SPDX-License-Identifier: MIT
// The rules under the match: files, options and variants, changed while it is on.
#include <fmt/format.h>

#include <algorithm>

#include "core/words/named_arguments.h"
#include "editor/desk/open_match.h"
#include "scripting/check/check.h"
#include "scripting/ruleset/edition_settings.h"
#include "scripting/ruleset/rulebook.h"
#include "scripting/ruleset/sheets.h"
#include "scripting/source/files.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> cells_of(const Game& game, const Action& action) {
  std::vector<std::string> out;
  for (const NamedArgument& argument : named_arguments(game, action))
    if (const auto* name = std::get_if<std::string>(&argument); name && game.board().find(*name))
      out.push_back(*name);
  return out;
}

// What the ruleset's sheets write on the cells of its board, where they do.
std::vector<std::string> labels_of(const Edition& edition, int cells) {
  try {
    for (const Sheet& sheet : scripting::load_sheets(edition))
      for (const Block& block : sheet.blocks)
        if (const auto* picture = std::get_if<BoardPicture>(&block))
          if (picture->labels.size() == static_cast<std::size_t>(cells)) return picture->labels;
  } catch (const std::exception&) {
    // Sheets are no part of the rules: `houserules check` says what is wrong with them.
  }
  return {};
}

bool is_board_name(const std::string& name) {
  return !name.empty() && name.size() <= 40 && std::ranges::all_of(name, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
  });
}

bool by_text(const ChangedAction& a, const ChangedAction& b) {
  return a.seat != b.seat ? a.seat < b.seat : a.text < b.text;
}

}  // namespace

std::shared_ptr<scripting::Ruleset> OpenMatch::ruleset_in_force() const {
  if (ruleset_of_ != &edition()) remember(scripting::load_ruleset(edition()));
  return ruleset_;
}

void OpenMatch::remember(std::shared_ptr<Ruleset> ruleset) const {
  ruleset_ = std::move(ruleset);
  ruleset_of_ = &edition();
  labels_ = labels_of(edition(), ruleset_->game()->cells());
}

std::vector<std::string> OpenMatch::variants_in_force() const {
  return table_ ? edition().variants : start_.variants;
}

// As the eyes that look may know it.
std::vector<ChangedAction> OpenMatch::may_do() const {
  std::vector<ChangedAction> out;
  if (eyes() == k_turn) return out;
  const Report report = table_->report(SeatId(static_cast<std::int8_t>(eyes())), k_no_log);
  for (const ActionReport& action : report.legal)
    out.push_back({action.seat, action.text, cells_of(table_->match().game(), action.action)});
  std::ranges::sort(out, by_text);
  return out;
}

void OpenMatch::compare(const std::vector<ChangedAction>& before) {
  const Match& match = table_->match();
  if (match.node().type != StepType::swap) return;
  RuleChange change;
  const Node& parent = match.node(match.node().parent);
  change.what = differences(*match.rulebook(parent).edition, edition());
  if (!secret() || eyes() == k_owner) change.lost = match.node().lost;
  const std::vector<ChangedAction> now = may_do();
  std::ranges::set_difference(before, now, std::back_inserter(change.gone), by_text);
  std::ranges::set_difference(now, before, std::back_inserter(change.come), by_text);
  change_ = std::move(change);
  changed_at_ = match.cursor();
  changed_for_ = eyes();
}

void OpenMatch::swap(const std::shared_ptr<Ruleset>& next) {
  const std::vector<ChangedAction> before = may_do();
  require(table_->swap(scripting::make_rulebook(next), scripting::trial_of(next)));
  remember(next);
  compare(before);
}

void OpenMatch::set_option(const SetOption& command) {
  require_table();
  const auto next = scripting::with_setting(edition(), command.name, command.value);
  const auto now = ruleset_in_force();
  if (scripting::find_option(*now, command.name)->value ==
      scripting::find_option(*next, command.name)->value)
    return;
  swap(next);
}

void OpenMatch::reset_option(const ResetOption& command) {
  require_table();
  Edition next = edition();
  std::erase_if(next.settings, [&](const auto& setting) {
    return command.name.empty() || setting.first == command.name;
  });
  if (next == edition()) return;
  swap(scripting::load_ruleset(next));
}

void OpenMatch::set_variant(const SetVariant& command) {
  require_table();
  const bool on = std::ranges::count(edition().variants, command.name) > 0;
  if (on == command.on) return;
  swap(on ? scripting::without_variant(edition(), command.name)
          : scripting::with_variant(edition(), variant_file(command.name)));
  listen();
}

// Only a board that the match can go on with is left on disk.
void OpenMatch::save_board(const SaveBoard& command) {
  require_table();
  if (!is_board_name(command.name))
    throw Error("A board name needs letters, digits, '_' or '-', 40 at most, such as \"quarry\".");
  const Edition next =
      scripting::with_board(edition(), command.text ? command.name : "", command.text.value_or(""));
  const std::shared_ptr<Ruleset> ruleset =
      next == edition() ? nullptr : scripting::load_ruleset(next);
  const auto file =
      std::ranges::find(files_, "variants/" + command.name + ".board", &SourceShown::name);
  SaveBoard before{command.name, {}};
  if (file != files_.end()) before.text = file->text;
  put_board(command);
  try {
    if (ruleset != nullptr) swap(ruleset);
  } catch (const std::exception&) {
    put_board(before);
    throw;
  }
  listen();
}

}  // namespace hr::editor
