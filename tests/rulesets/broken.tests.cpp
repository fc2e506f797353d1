// SPDX-License-Identifier: MIT
// Rulesets that are wrong on purpose, each in one way, and the sentence each must get: its first
// line says how that begins. Those that load fail in their first action, and lose nothing by it.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>

#include "core/match.h"
#include "tests/support/rulesets.h"

using namespace hr;
using namespace hr::tests;

namespace {

std::filesystem::path broken_folder() {
  return std::filesystem::path(HOUSERULES_SOURCE_DIR) / "tests" / "rulesets" / "broken";
}

std::string expected_of(const std::filesystem::path& folder) {
  constexpr std::string_view k_mark = "-- says: ";
  std::ifstream file(folder / "rules.lua");
  std::string line;
  std::getline(file, line);
  return line.starts_with(k_mark) ? line.substr(k_mark.size()) : "the first line says what it gets";
}

// Loads the ruleset and plays its first legal action; "" when nothing went wrong.
std::string complaint_of(const std::filesystem::path& folder) {
  std::unique_ptr<scripting::Ruleset> ruleset;
  try {
    ruleset = scripting::load_ruleset(folder);
  } catch (const Error& error) {
    return error.what();
  }
  Match match(make_engine(ruleset->game(), ruleset->rules()), 1);
  const std::uint64_t before = match.state().hash();
  try {
    match.play(SeatId(0), match.legal(SeatId(0)).front().action);
  } catch (const Error& error) {
    CHECK(match.state().hash() == before);
    CHECK_FALSE(match.may_undo());
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("every broken ruleset gets its sentence, and nothing is lost", "[rulesets]") {
  std::vector<std::filesystem::path> folders;
  for (const auto& entry : std::filesystem::directory_iterator(broken_folder()))
    folders.push_back(entry.path());
  std::sort(folders.begin(), folders.end());
  REQUIRE(folders.size() >= 9);
  for (const auto& folder : folders)
    CHECK_THAT(complaint_of(folder), Catch::StartsWith(expected_of(folder)));
}
