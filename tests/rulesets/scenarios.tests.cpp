// SPDX-License-Identifier: MIT
// Scenarios of every ruleset and every probe: those in their tests/ folders pass, and a random game
// becomes one that passes.
#include "core/scenario/scenario.h"

#include <catch2/catch.hpp>
#include <iterator>

#include "core/match/random_play.h"
#include "core/scenario/scenario_run.h"
#include "core/scenario/scenario_text.h"
#include "scripting/ruleset/open_rules.h"
#include "tests/support/files.h"
#include "tests/support/rulesets.h"

namespace hr::tests {
namespace {

PlayableRules open_rules(const std::filesystem::path& folder, const Settings& settings = {},
                         const std::vector<std::string>& variants = {}) {
  return scripting::open_playable(scripting::read_ruleset_text(folder, variants, settings));
}

std::string unmet_in(const std::filesystem::path& folder, const Scenario& scenario) {
  const auto unmet = run_scenario(
      scenario, [&](const Settings& settings, const std::vector<std::string>& variants) {
        return open_rules(folder, settings, variants);
      });
  if (!unmet) return "";
  std::string out = scenario.file + ":" + std::to_string(unmet->line) + ": " + unmet->what();
  for (const std::string& place : unmet->differing) out += "\n" + place;
  return out;
}

}  // namespace

TEST_CASE("The scenarios of every ruleset pass", "[rulesets]") {
  for (const auto& folder : rulesets_and_probes()) {
    int scenarios = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "tests")) {
      if (entry.path().extension() != ".scenario") continue;
      const std::string file = entry.path().string();
      for (const Scenario& scenario : read_scenarios(file, text_of(file))) {
        INFO(scenario.name);
        CHECK(unmet_in(folder, scenario) == "");
        ++scenarios;
      }
    }
    INFO(folder);
    CHECK(scenarios > 0);
  }
}

TEST_CASE("A random game becomes a scenario that passes", "[rulesets]") {
  for (const auto& folder : rulesets_and_probes())
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Match match(open_rules(folder), seed);
      Random random(seed);
      // Some games to the end, some not.
      for (int n = 0; !match.ended() && (seed > 1 ? n < 400 : n < 17); ++n) {
        const SeatId seat = match.actors().front();
        if (match.legal(seat).empty())
          match.start_over(seat);  // it got stuck while all were asked
        else
          match.play(seat, random_choice(match, seat, random).action);
      }
      const std::string text = scenario_text(match, {"played at random", {}, {}});
      INFO(folder << "\n" << text);
      REQUIRE(unmet_in(folder, read_scenarios("t", text)[0]) == "");
    }
}

}  // namespace hr::tests
