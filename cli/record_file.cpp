// SPDX-License-Identifier: MIT
#include "cli/record_file.h"

#include <fmt/format.h>

#include <iostream>
#include <iterator>

#include "cli/locate.h"
#include "scripting/files.h"

namespace hr::cli {

namespace {

constexpr std::uintmax_t k_most = std::uintmax_t{256} << 20;

std::string compared_with_here(const Edition& recorded) {
  const std::string kept = "the record is played by the rules that it holds";
  try {
    const auto folder = locate_ruleset(recorded.ruleset, ruleset_roots());
    const Edition here = scripting::read_edition(folder, recorded.variants);
    if (here.hash() == recorded.hash()) return "";
    return fmt::format("the ruleset {} that is here is not the one recorded; {}", recorded.ruleset,
                       kept);
  } catch (const Failure&) {
    return fmt::format("there is no ruleset {} here; {}", recorded.ruleset, kept);
  } catch (const scripting::UnknownVariant&) {
    return fmt::format("the ruleset {} that is here lacks a variant that was recorded; {}",
                       recorded.ruleset, kept);
  } catch (const Error& error) {
    return fmt::format("the ruleset {} that is here cannot be read ({}); {}", recorded.ruleset,
                       error.what(), kept);
  }
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
