// SPDX-License-Identifier: MIT
#include "scripting/clients/live_rules.h"

#include <utility>

#include "scripting/source/read_ruleset_text.h"

namespace hr::scripting {

namespace {

// The files of variants outside the ruleset's folder.
std::vector<std::filesystem::path> files_of(const std::vector<std::string>& variants) {
  std::vector<std::filesystem::path> files;
  for (const std::string& variant : variants)
    if (scripting::is_variant_path(variant)) files.emplace_back(variant);
  return files;
}

// Whatever the folder is called: a link to it may lead to a folder of another name by now.
bool same_rules(RulesetText a, const RulesetText& b) {
  a.ruleset = b.ruleset;
  return a == b;
}

}  // namespace

Message folder_gone(const std::filesystem::path& folder) {
  return Message(
      "The folder {folder} is gone. The rules are unchanged, and are read again when it is back.",
      folder.string());
}

Message folder_back(const std::filesystem::path& folder) {
  return Message("The folder {folder} is back.", folder.string());
}

LiveRules::LiveRules(std::filesystem::path folder, std::vector<std::string> variants)
    : folder_(std::move(folder)),
      variants_(std::move(variants)),
      watch_(folder_, files_of(variants_)) {}

// A folder that is being replaced may be there before its files are.
std::optional<LiveRules::RulesNews> LiveRules::use_saved(TableClient& table) {
  if (!watch_.there()) {
    if (std::exchange(gone_, true)) return {};
    return RulesNews{.problem = folder_gone(folder_).in(table.language()), .same = true};
  }
  std::error_code ignored;
  if (gone_ && !std::filesystem::exists(folder_ / "rules.lua", ignored)) return {};
  std::optional<RulesNews> out = try_saved(table);
  if (watch_.disturbed() || !std::exchange(gone_, false)) return out;
  if (!out)
    out = RulesNews{.problem = Message("The saved rules are in use.").in(table.language()),
                    .same = true};
  out->back = folder_back(folder_).in(table.language());
  return out;
}

std::optional<LiveRules::RulesNews> LiveRules::try_saved(TableClient& table) {
  try {
    const RulesetText ruleset_text = read_ruleset_text(folder_, variants_, table.text()->settings);
    if (watch_.disturbed()) return {};
    if (same_rules(ruleset_text, *table.text())) {
      if (!std::exchange(refused_, false)) return {};
      return RulesNews{.problem = Message("The saved rules are in use again.").in(table.language()),
                       .same = true};
    }
    refused_ = true;
    const Reply reply = table.give(Issuer::owner(), ChangeRules{ruleset_text});
    refused_ = !reply.ok;
    if (reply.ok) return RulesNews{.changed = true, .problem = {}};
    const std::string failure = table.report(Issuer::owner(), OwnerQuery()).failure;
    return RulesNews{.problem = failure.empty() ? reply.text : failure,
                     .in_position = !failure.empty()};
  } catch (const std::exception& error) {
    refused_ = true;
    return RulesNews{.problem = error.what()};
  }
}

bool LiveRules::in_force(const TableClient& table) const {
  try {
    return same_rules(read_ruleset_text(folder_, variants_, table.text()->settings), *table.text());
  } catch (const std::exception&) {
    return false;
  }
}

}  // namespace hr::scripting
