// SPDX-License-Identifier: MIT
#include "cli/record_file.h"

#include <iostream>
#include <iterator>

#include "cli/locate.h"
#include "scripting/files.h"
#include "scripting/recorded_rules.h"

namespace hr::cli {

namespace {

constexpr std::uintmax_t k_most = std::uintmax_t{256} << 20;

std::string compared_with_here(const Edition& recorded) {
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
  if (name == "-") {
    const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
    return read_record(text, "standard input");
  }
  return read_record(scripting::read_whole(name, k_most), name);
}

std::string compared_with_here(const Match& match) {
  for (const Rulebook& rulebook : match.rulebooks()) {
    std::string difference = compared_with_here(*rulebook.edition);
    if (!difference.empty()) return difference;
  }
  return "";
}

}  // namespace hr::cli
