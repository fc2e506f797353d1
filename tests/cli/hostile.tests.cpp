// SPDX-License-Identifier: MIT
// Rulesets that demand more work or memory than any game does (tests/hostile): every command stops
// soon, with little memory, and with a sentence that names the place. The first line of each has
// the command and the expected output; "..." stands for any text in between.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/files.h"
#include "tests/support/limited_program.h"
#include "tests/support/places.h"
#include "tests/support/sanitized.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace fs = std::filesystem;

namespace {

struct Hostile {
  std::string name, rules, says;
  std::vector<std::string> command;
};

Hostile read_hostile(const fs::path& file) {
  Hostile out{.name = file.stem().string(), .rules = text_of(file), .says = {}, .command = {}};
  const std::string head = out.rules.substr(0, out.rules.find('\n'));
  const std::size_t colon = head.find(": ");
  REQUIRE(head.starts_with("-- "));
  REQUIRE(colon != std::string::npos);
  out.says = head.substr(colon + 2);
  std::istringstream words(head.substr(3, colon - 3));
  for (std::string word; words >> word;) out.command.push_back(word);
  return out;
}

std::vector<std::string> parts_of(const std::string& says) {
  const std::size_t gap = says.find(" ... ");
  if (gap == std::string::npos) return {says};
  return {says.substr(0, gap), says.substr(gap + 5)};
}

// A little more than a second; 100 MB plus the memory of the idle program: its heap, and the stack
// of the watchdog thread. Under the sanitizers another limit may be reached first.
constexpr ProcessLimits k_limits{k_slower * 1100, 100 + 14};
constexpr bool k_same_limit = !k_sanitized;

}  // namespace

TEST_CASE("Whatever a ruleset demands, the program stops soon with an error", "[cli]") {
  int tried = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(source_folder()) / "tests/hostile")) {
    const Hostile hostile = read_hostile(entry.path());
    const TemporaryRuleset there("t", hostile.rules);
    std::vector<std::string> arguments = hostile.command;
    std::ranges::replace(arguments, "FILE", there.folder() + "/out");
    arguments.insert(arguments.begin() + 1, there.folder());
    const Finished finished =
        limited_houserules(arguments, k_limits, fs::path(there.folder()).parent_path() / "output");
    INFO(hostile.name);
    CHECK(finished.code < 128);
    for (const std::string& part : parts_of(hostile.says))
      if (k_same_limit) CHECK_THAT(finished.out, Catch::Contains(part));
    ++tried;
  }
  CHECK(tried >= 25);
}

}  // namespace hr::tests
