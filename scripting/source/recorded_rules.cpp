// SPDX-License-Identifier: MIT
#include "scripting/source/recorded_rules.h"

#include <fmt/format.h>

#include "scripting/source/read_ruleset_text.h"
#include "scripting/source/variant_info.h"

namespace hr::scripting {

std::string compared_with_recorded(const std::filesystem::path& folder,
                                   const RulesetText& recorded) {
  const std::string kept = "the record is replayed with the rules it contains";
  if (folder.empty())
    return fmt::format("no ruleset {} is installed here; {}", recorded.ruleset, kept);
  try {
    if (read_ruleset_text(folder, recorded.variants).hash() == recorded.hash()) return "";
    return fmt::format("the installed ruleset {} differs from the recorded one; {}",
                       recorded.ruleset, kept);
  } catch (const UnknownVariant&) {
    return fmt::format("the installed ruleset {} lacks a recorded variant; {}", recorded.ruleset,
                       kept);
  } catch (const Error& error) {
    return fmt::format("the installed ruleset {} cannot be read ({}); {}", recorded.ruleset,
                       error.what(), kept);
  }
}

}  // namespace hr::scripting
