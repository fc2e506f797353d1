// SPDX-License-Identifier: MIT
#include "cli/live_rules.h"

#include "scripting/check.h"
#include "scripting/rulebook.h"

namespace hr::cli {

namespace {

// Variants that lie elsewhere than in the ruleset's folder.
std::vector<std::filesystem::path> files_of(const std::vector<std::string>& variants) {
  std::vector<std::filesystem::path> files;
  for (const std::string& variant : variants)
    if (variant.find('/') != std::string::npos || variant.ends_with(".lua"))
      files.emplace_back(variant);
  return files;
}

}  // namespace

LiveRules::LiveRules(std::filesystem::path folder, std::vector<std::string> variants,
                     Edition edition)
    : folder_(std::move(folder)),
      variants_(std::move(variants)),
      seen_(std::move(edition)),
      watch_(folder_, files_of(variants_)) {}

std::optional<LiveRules::News> LiveRules::take_up(Table& table) {
  try {
    Edition edition = scripting::read_edition(folder_, variants_, seen_.settings);
    if (watch_.disturbed() || edition == seen_) return {};
    seen_ = edition;
    const std::shared_ptr<scripting::Ruleset> ruleset = scripting::load_ruleset(edition);
    const Reply reply = table.swap(scripting::make_rulebook(ruleset), scripting::trial_of(ruleset));
    if (reply.ok) return News{.swapped = true, .problem = {}};
    const bool failed = !table.failure().empty();
    return News{.problem = failed ? table.failure() : reply.text, .in_position = failed};
  } catch (const Error& error) {
    return News{.problem = error.what()};
  }
}

}  // namespace hr::cli
