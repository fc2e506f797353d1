// SPDX-License-Identifier: MIT
// Rulesets with deliberate mistakes, one each; the first line of each has the beginning of the
// expected error. If that has a column, only a check finds it; otherwise it occurs when the ruleset
// is loaded or its first action is played, which loses nothing, and a check finds it as well.
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <utility>

#include "core/kernel/make_engine.h"
#include "core/match/match.h"
#include "scripting/check/check.h"
#include "tests/support/rulesets.h"
#include "tests/support/sanitized.h"

namespace hr::tests {
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

// Loads the ruleset and plays its first legal action; "" if nothing went wrong.
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
    CHECK_FALSE(match.tree().may_undo());
    return error.what();
  }
  return "";
}

std::vector<std::filesystem::path> folders_in(const std::filesystem::path& root) {
  std::vector<std::filesystem::path> out = scripting::find_rulesets(root);
  std::erase_if(out, [](const auto& folder) { return folder.filename() == "broken"; });
  return out;
}

// "broken/rules.lua:6:5: error: …", if only a check finds it.
bool names_a_column(const std::string& says) { return says.find(": error: ") != std::string::npos; }

// The findings of a check, one per line, and the same without columns: "file:line: message".
struct Checked {
  std::vector<std::string> full, plain;
};

Checked checked(const std::filesystem::path& folder, std::uint64_t games,
                const std::vector<std::string>& variants = {}) {
  Checked out;
  const auto report =
      scripting::check(scripting::read_ruleset_text(folder, variants), {.games = games});
  for (const scripting::Finding& found : report.findings) {
    out.full.push_back(finding_text(found));
    out.plain.push_back(found.file + ":" + std::to_string(found.line) + ": " + found.message);
  }
  return out;
}

// Used for sound rulesets; instrumented code may be too slow for the time limits of rules.
std::vector<std::string> wrong_with(const std::filesystem::path& folder, int games,
                                    const std::vector<std::string>& variants = {}) {
  std::vector<std::string> out = checked(folder, games, variants).full;
  if (k_sanitized)
    std::erase_if(out, [](const std::string& finding) {
      return finding.find("ran for too long") != std::string::npos;
    });
  return out;
}

}  // namespace

TEST_CASE("every broken ruleset that fails at once gives its error, and nothing is lost",
          "[rulesets]") {
  const auto folders = folders_in(broken_folder());
  REQUIRE(folders.size() >= 20);
  for (const auto& folder : folders)
    if (const std::string says = expected_of(folder); !names_a_column(says))
      CHECK_THAT(complaint_of(folder), Catch::StartsWith(says));
}

TEST_CASE("a check finds exactly the problem of every broken ruleset", "[rulesets]") {
  for (const auto& folder : folders_in(broken_folder())) {
    const std::string says = expected_of(folder);
    const Checked found = checked(folder, 100);
    INFO(says);
    REQUIRE(found.full.size() == 1);
    CHECK_THAT(names_a_column(says) ? found.full[0] : found.plain[0], Catch::StartsWith(says));
  }
}

// In several tests, so that they can run side by side.
TEST_CASE("a check finds no problems with the rulesets of this repository", "[rulesets]") {
  const auto folders = folders_in(rulesets_folder());
  REQUIRE(folders.size() >= 8);
  for (const auto& folder : folders) {
    INFO(folder.filename());
    CHECK(wrong_with(folder, 300) == std::vector<std::string>());
  }
}

TEST_CASE("a check finds no problems with the variants of this repository", "[rulesets]") {
  int variants = 0;
  for (const auto& folder : folders_in(rulesets_folder()))
    for (const std::string& variant : scripting::find_variants(folder)) {
      INFO(folder.filename() << " " << variant);
      CHECK(wrong_with(folder, 100, {variant}) == std::vector<std::string>());
      ++variants;
    }
  CHECK(variants >= 5);
}

TEST_CASE("a check finds no problems with the probes", "[rulesets]") {
  const auto probes = folders_in(broken_folder().parent_path());
  REQUIRE(probes.size() >= 20);
  for (const auto& folder : probes) {
    INFO(folder.filename());
    std::vector<std::string> wrong = wrong_with(folder, 100);
    // In random games no beetle gets on four others, and nobody runs out of moves.
    for (const auto& [name, found] :
         {std::pair{"hive", "verbs.move.8: this pattern never offered"},
          std::pair{"onitama", "verbs.exchange: no seat ever did this"}})
      if (folder.filename() == name)
        std::erase_if(wrong, [text = found](const std::string& each) {
          return each.find(text) != std::string::npos;
        });
    CHECK(wrong == std::vector<std::string>());
    for (const std::string& variant : scripting::find_variants(folder))
      CHECK(wrong_with(folder, 100, {variant}) == std::vector<std::string>());
  }
}

}  // namespace hr::tests
