// SPDX-License-Identifier: MIT
#include "editor/rule_files/file_names.h"

#include <catch2/catch.hpp>

#include "editor/rule_files/renamed_variant.h"

namespace hr::tests {

using namespace editor;

TEST_CASE("new files are named after what was typed, and begin with a few lines", "[editor]") {
  CHECK(new_file_name(RuleFileKind::variant, "Night Raid") == "variants/night_raid.lua");
  const RuleFile scenario = new_rule_file(RuleFileKind::scenario, " Two captures ");
  CHECK(scenario.name == "tests/two_captures.scenario");
  CHECK(scenario.text == "scenario: Two captures\nstart\nunfinished\n");
  const RuleFile rules = new_rule_file(RuleFileKind::module, "Captures");
  CHECK(rules.name == "captures.lua");
  CHECK(rules.text == "-- In rules.lua: local captures = require \"captures\"\nreturn {}\n");
  const RuleFile drawing = new_rule_file(RuleFileKind::drawing, "My Pawn");
  CHECK(drawing.name == "my_pawn.svg");
  CHECK(drawing.text.starts_with("<svg "));
  CHECK(new_file_name(RuleFileKind::drawing, "dragon.svg") == "dragon.svg");
  CHECK(new_file_name(RuleFileKind::scenario, " two.scenario ") == "tests/two.scenario");
  CHECK(kind_typed("dragon.svg ") == RuleFileKind::drawing);
  CHECK(kind_typed("two.scenario") == RuleFileKind::scenario);
  CHECK(kind_typed("more.lua") == RuleFileKind::module);
  CHECK_FALSE(kind_typed("Night Raid"));
  CHECK_THROWS_WITH(new_rule_file(RuleFileKind::module, "a/b"),
                    "A name cannot contain '/' or '\\'. Use letters and digits, such as \"Night "
                    "Raid\".");
  CHECK_THROWS_WITH(new_rule_file(RuleFileKind::module, " ?! "),
                    "Use 1 to 40 letters and digits, such as \"Night Raid\".");
}

TEST_CASE("scenarios that switch a variant on follow its name", "[editor]") {
  const std::vector<RuleFile> files{
      {"rules.lua", "variant: long"},
      {"variants/long.lua", "return {}"},
      {"tests/a.scenario",
       "# long\nvariant: other\nvariant:  Long\r\n\nscenario: long\n  variant: long\n"},
      {"tests/b.scenario", "scenario: b\nvariant: longer\n"},
      {"tests/c.scenario", "variant: long"}};
  const std::vector<RuleFile> changed =
      renamed_in_scenarios("variants/long.lua", "variants/slow.lua", files);
  REQUIRE(changed.size() == 2);
  CHECK(changed[0] ==
        RuleFile{"tests/a.scenario",
                 "# long\nvariant: other\nvariant: slow\r\n\nscenario: long\n  variant: long\n"});
  CHECK(changed[1] == RuleFile{"tests/c.scenario", "variant: slow"});
  CHECK(renamed_in_scenarios("long.lua", "slow.lua", files).empty());
  // A board file of that name is the same variant, which stays.
  std::vector<RuleFile> two = files;
  two.push_back({"variants/long.board", ""});
  CHECK(renamed_in_scenarios("variants/long.lua", "variants/slow.lua", two).empty());
}

TEST_CASE("a file is renamed in its folder", "[editor]") {
  CHECK(renamed_file("variants/long.lua", " longer ") == "variants/longer.lua");
  CHECK(renamed_file("tests/a.scenario", "b") == "tests/b.scenario");
  for (const char* const typed : {"a b", "variants/pawn", ""})
    CHECK_THROWS_WITH(renamed_file("pawn.svg", typed),
                      "Use 1 to 40 letters, digits, '_' or '-' for the name of a file.");
}

}  // namespace hr::tests
