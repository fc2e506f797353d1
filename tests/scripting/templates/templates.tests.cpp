// SPDX-License-Identifier: MIT
#include "scripting/templates/templates.h"

#include <catch2/catch.hpp>

#include "scripting/check/check.h"
#include "scripting/scenarios/test_run.h"
#include "scripting/source/edition_files.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using namespace scripting;

namespace {

void check_scenarios(const TestTexts& texts) {
  std::size_t run = 0;
  run_tests(texts, [&](const TestResult& result, std::size_t) {
    INFO(result.name << ", line " << result.line << ": " << result.message);
    CHECK(result.verdict == TestResult::Verdict::passes);
    ++run;
    return true;
  });
  CHECK(run > 0);
}

}  // namespace

TEST_CASE("each template plays, passes its scenarios, and has nothing to find", "[scripting]") {
  for (const GameTemplate& known : game_templates()) {
    INFO(known.id);
    const std::vector<RuleFile> files = game_files(known.id, "Night \"Raid\"", "night_raid");
    REQUIRE(files.size() == 2);
    CHECK(files[0].name == "rules.lua");
    CHECK(files[1].name == "tests/night_raid.scenario");
    Edition rules;
    rules.ruleset = "night_raid";
    rules.files = {files[0]};
    CHECK(load_ruleset(rules)->game()->definition().name == "Night Raid");
    check_scenarios({rules, {files[1]}});
    CheckPlan plan;
    plan.games = 100;
    for (const Finding& finding : check(rules, plan).findings) FAIL_CHECK(finding_text(finding));
  }
  CHECK_THROWS_AS(game_files("nothing", "a", "b"), Error);
}

TEST_CASE("a new variant changes nothing and passes its scenario", "[scripting]") {
  const std::vector<RuleFile> files = variant_files("Long game", "long_game", "breakthrough");
  REQUIRE(files.size() == 2);
  CHECK(files[0].name == "variants/long_game.lua");
  Edition rules = read_edition(ruleset_folder("breakthrough"));
  rules.files.push_back(files[0]);
  check_scenarios({rules, {files[1]}});
}

}  // namespace hr::tests
