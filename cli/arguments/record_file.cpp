// SPDX-License-Identifier: MIT
#include "cli/arguments/record_file.h"

#include <iostream>
#include <set>
#include <string_view>
#include <vector>

#include "cli/arguments/locate.h"
#include "core/record/record_limits.h"
#include "scripting/source/files.h"
#include "scripting/source/recorded_rules.h"

namespace hr::cli {

namespace {

NextPiece standard_input() {
  return [bytes = std::vector<char>(1 << 16)]() mutable {
    std::cin.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return std::string_view(bytes.data(), static_cast<std::size_t>(std::cin.gcount()));
  };
}

std::string ruleset_text_differences(const RulesetText& recorded) {
  std::filesystem::path folder;
  try {
    folder = locate_ruleset(recorded.ruleset, ruleset_roots());
  } catch (const Failure&) {
    // There is none.
  }
  return scripting::compared_with_recorded(folder, recorded);
}

}  // namespace

bool is_record_file(const std::string& name) { return name.ends_with(".rec"); }

Record read_record_file(const std::string& name) {
  if (name == "-") return read_record(standard_input(), "standard input");
  scripting::FileReader file(name, k_max_record_bytes);
  return read_record([&] { return file.next(); }, name);
}

Record read_record_so_far(const std::string& name) {
  scripting::FileReader file(name, k_max_record_bytes);
  return hr::read_record_so_far([&] { return file.next(); }, name);
}

std::string differences_from_installed(const Record& record) {
  std::set<std::string> seen;  // the same rules may be there with hundreds of settings
  for (const RulesetText& ruleset_text : record.ruleset_texts) {
    if (!seen.insert(ruleset_text.hash()).second) continue;
    std::string difference = ruleset_text_differences(ruleset_text);
    if (!difference.empty()) return difference;
  }
  return "";
}

}  // namespace hr::cli
