// SPDX-License-Identifier: MIT
#include "scripting/templates/templates.h"

#include <catch2/catch.hpp>

#include "scripting/check/check.h"
#include "scripting/scenarios/test_run.h"
#include "scripting/source/read_ruleset_text.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using namespace scripting;

namespace {

void check_scenarios(const TestTexts& texts) {
  std::size_t run = 0;
  run_tests(texts, [&](const TestResult& result, std::size_t) {
    INFO(result.name << ", line " << result.line << ": " << result.message);
    CHECK(result.verdict == TestVerdict::passes);
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
    RulesetText rules;
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

TEST_CASE("a template's card that the rules no longer fit is found", "[scripting]") {
  const auto about_card = [](const std::string& was, const std::string& is) {
    RulesetText rules;
    rules.ruleset = "raid";
    rules.files = {game_files("lines", "Raid", "raid").front()};
    std::string& text = rules.files.front().text;
    text.replace(text.find(was), was.size(), is);
    std::string out;
    for (const Finding& finding : check(rules, {.games = 4}).findings)
      if (finding.message.starts_with("card:"))
        out += finding.file + ":" + std::to_string(finding.line) + ": " + finding.message;
    return out;
  };
  CHECK(about_card("onto = empty", "onto = empty + enemy") ==
        "raid/rules.lua:12: card: the sentences are still those of the template \"Placing and "
        "lines\", but the rules have been changed");
  CHECK_FALSE(about_card("stuck = \"draws\"", "stuck = \"loses\"").empty());
  // What the card need not mention, or mentions by itself.
  CHECK(about_card("{ 5, min", "{ 6, min").empty());
  CHECK(about_card("red", "crimson").empty());
  CHECK(about_card("  board =", "  -- a square\n  board =").empty());
  // A card of one's own.
  RulesetText own;
  own.ruleset = "raid";
  own.files = {game_files("lines", "Raid", "raid").front()};
  std::string& text = own.files.front().text;
  for (const auto& [was, is] : {std::pair{"onto = empty", "onto = empty + enemy"},
                                std::pair{"an empty square", "a square without your own stone"}})
    text.replace(text.find(was), std::string_view(was).size(), is);
  for (const Finding& finding : check(own, {.games = 4}).findings)
    CHECK_FALSE(finding.message.starts_with("card:"));
}

TEST_CASE("a new variant changes nothing and passes its scenario", "[scripting]") {
  const std::vector<RuleFile> files = variant_files("Long game", "long_game", "breakthrough");
  REQUIRE(files.size() == 2);
  CHECK(files[0].name == "variants/long_game.lua");
  RulesetText rules = read_ruleset_text(ruleset_folder("breakthrough"));
  rules.files.push_back(files[0]);
  check_scenarios({rules, {files[1]}});
}

}  // namespace hr::tests
