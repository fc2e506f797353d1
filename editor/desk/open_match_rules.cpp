// SPDX-License-Identifier: MIT
// The rules under the match: files, options and variants, changed while it is on.
#include <fmt/format.h>

#include <algorithm>

#include "editor/desk/open_match.h"
#include "scripting/ruleset/edition_settings.h"
#include "scripting/ruleset/sheets.h"
#include "scripting/source/files.h"

namespace hr::editor {

namespace {

namespace fs = std::filesystem;

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

}  // namespace

std::shared_ptr<scripting::Ruleset> OpenMatch::ruleset_in_force() const {
  if (ruleset_of_ != status().rules) remember(scripting::load_ruleset(edition()));
  return ruleset_;
}

void OpenMatch::remember(std::shared_ptr<Ruleset> ruleset) const {
  ruleset_ = std::move(ruleset);
  ruleset_of_ = status().rules;
  labels_ = labels_of(edition(), game()->board.cells());
}

std::vector<std::string> OpenMatch::variants_in_force() const {
  return table_ ? edition().variants : start_.variants;
}

void OpenMatch::swap(const std::shared_ptr<Ruleset>& next) {
  at_hand_->keep(next);
  carry_out(ChangeRules{next->edition()});
  remember(next);
  if (status().type != StepType::swap) return;
  change_ = table_->report(RuleChangeQuery{{eyes()}});
  changed_at_ = status().cursor;
  changed_for_ = eyes();
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
