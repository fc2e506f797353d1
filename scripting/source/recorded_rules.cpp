// SPDX-License-Identifier: MIT
#include "scripting/source/recorded_rules.h"

#include <fmt/format.h>

#include "scripting/source/edition_files.h"
#include "scripting/source/variant_note.h"

namespace hr::scripting {

std::string compared_with_recorded(const std::filesystem::path& folder, const Edition& recorded) {
  const std::string kept = "the record is played by the rules that it holds";
  if (folder.empty()) return fmt::format("there is no ruleset {} here; {}", recorded.ruleset, kept);
  try {
    if (read_edition(folder, recorded.variants).hash() == recorded.hash()) return "";
    return fmt::format("the ruleset {} that is here is not the one recorded; {}", recorded.ruleset,
                       kept);
  } catch (const UnknownVariant&) {
    return fmt::format("the ruleset {} that is here lacks a variant that was recorded; {}",
                       recorded.ruleset, kept);
  } catch (const Error& error) {
    return fmt::format("the ruleset {} that is here cannot be read ({}); {}", recorded.ruleset,
                       error.what(), kept);
  }
}

}  // namespace hr::scripting
