// SPDX-License-Identifier: MIT
#include "scripting/check/live_rules.h"

#include <utility>

#include "scripting/source/edition_files.h"

namespace hr::scripting {

namespace {

// The files of variants outside the ruleset's folder.
std::vector<std::filesystem::path> files_of(const std::vector<std::string>& variants) {
  std::vector<std::filesystem::path> files;
  for (const std::string& variant : variants)
    if (scripting::is_variant_path(variant)) files.emplace_back(variant);
  return files;
}

}  // namespace

LiveRules::LiveRules(std::filesystem::path folder, std::vector<std::string> variants)
    : folder_(std::move(folder)),
      variants_(std::move(variants)),
      watch_(folder_, files_of(variants_)) {}

std::optional<LiveRules::SwapResult> LiveRules::swap_in_saved(Table& table) {
  try {
    const Edition in_force = table.report(EditionQuery()).edition.value();
    const Edition edition = read_edition(folder_, variants_, in_force.settings);
    if (watch_.disturbed()) return {};
    if (edition == in_force) {
      if (!std::exchange(refused_, false)) return {};
      return SwapResult{.problem = "The saved rules are in use again.", .same = true};
    }
    refused_ = true;
    const Reply reply = table.carry_out(ChangeRules{edition});
    refused_ = !reply.ok;
    if (reply.ok) return SwapResult{.swapped = true, .problem = {}};
    const std::string failure = table.report(OwnerQuery()).failure;
    return SwapResult{.problem = failure.empty() ? reply.text : failure,
                      .in_position = !failure.empty()};
  } catch (const std::exception& error) {
    refused_ = true;
    return SwapResult{.problem = error.what()};
  }
}

bool LiveRules::in_force(const Table& table) const {
  const Edition now = table.report(EditionQuery()).edition.value();
  try {
    return read_edition(folder_, variants_, now.settings) == now;
  } catch (const std::exception&) {
    return false;
  }
}

}  // namespace hr::scripting
