// SPDX-License-Identifier: MIT
// What is typed into the rules and not saved, also where the file changes underneath.
#include <catch2/catch.hpp>

#include "tests/editor/rules/rules_bench.h"

namespace hr::tests {

using namespace editor;

TEST_CASE("what is typed is kept at once, and let go when it is saved", "[editor]") {
  RulesBench bench;
  bench.type_at_top("x");
  REQUIRE(bench.asked<KeepDraft>().size() == 1);
  const RuleDraft draft = bench.asked<KeepDraft>()[0].draft;
  CHECK(draft.file == "rules.lua");
  CHECK(draft.text == "xreturn {\n  name = \"Race\",\n}\n");
  CHECK(draft.base == bench.state.files[0].text);
  bench.driver.press(k_ctrl_enter);
  bench.carry_out();
  CHECK(bench.asked<DropDraft>().size() == 1);
}

TEST_CASE("a draft of the last time is there again, and can be undone", "[editor]") {
  RulesBench bench;
  const std::string text = bench.state.files[1].text;
  bench.state.id = "again";
  bench.state.drafts = {{"track.lua", "return 8\n", text}};
  bench.driver.frame(2);
  CHECK(bench.tab("track.lua") == "track.lua · unsaved");
  bench.driver.click("Files/track.lua");
  CHECK(bench.driver.item("line 1").text == "return 8");
  bench.driver.click("line 1");
  bench.driver.press(ctrl('Z'));
  CHECK(bench.driver.item("line 1").text == "return 7");
  CHECK(bench.asked<DropDraft>().size() == 1);
}

TEST_CASE("a draft of a file that is no longer there is not lost", "[editor]") {
  RulesBench bench;
  bench.state.id = "again";
  bench.state.drafts = {{"lost.lua", "return 8\n", "return 7\n"}};
  bench.driver.frame(2);
  CHECK(bench.tab("lost.lua") == "lost.lua · deleted");
  bench.driver.click("Files/lost.lua");
  CHECK(bench.driver.item("line 1").text == "return 8");
  bench.driver.click("Save and continue");
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files[0].file == "lost.lua");
}

TEST_CASE("a draft of a file that has changed since asks which to keep", "[editor]") {
  RulesBench bench;
  bench.state.id = "again";
  bench.state.drafts = {{"rules.lua", "return { mine }\n", "return {}\n"}};
  bench.driver.frame(2);
  CHECK(bench.driver.reads("rules.lua was changed on disk while you had unsaved changes."));
  CHECK(bench.driver.item("line 1").text == "return { mine }");
}

TEST_CASE("a file that changed underneath is followed while nothing is unsaved", "[editor]") {
  RulesBench bench;
  bench.state.files[0].text = "return {}\n";
  bench.driver.frame(2);
  CHECK(bench.driver.item("line 1").text == "return {}");
  CHECK(bench.tab("rules.lua") == "rules.lua");
  CHECK_FALSE(bench.driver.has("Use version on disk"));
}

TEST_CASE("a file that changed underneath an edit: theirs, with mine to be had back", "[editor]") {
  RulesBench bench;
  bench.type_at_top("x");
  bench.state.files[0].text = "return {}\n";
  bench.driver.frame(2);
  CHECK(bench.driver.reads("rules.lua was changed on disk while you had unsaved changes."));
  CHECK(bench.driver.item("line 1").text == "xreturn {");
  CHECK_FALSE(bench.driver.item("Save and continue").enabled);
  bench.driver.press(k_ctrl_enter);
  CHECK(bench.asked<SaveRules>().empty());
  bench.driver.click("Use version on disk");
  bench.check_undo("return {}", "xreturn {");
}

TEST_CASE("a file that changed underneath an edit: mine, to be saved over it", "[editor]") {
  RulesBench bench;
  bench.type_at_top("x");
  bench.state.files[0].text = "return {}\n";
  bench.driver.frame(2);
  bench.driver.click("Keep my version");
  CHECK_FALSE(bench.driver.has("Use version on disk"));
  CHECK(bench.driver.item("line 1").text == "xreturn {");
  bench.driver.click("Save and continue");
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files[0].text.starts_with("xreturn"));
}

TEST_CASE("an unsaved file that is gone from disk stays, and says so", "[editor]") {
  RulesBench bench;
  bench.type_at_top("x");
  bench.state.files.erase(bench.state.files.begin());
  bench.driver.frame(2);
  CHECK(bench.tab("rules.lua") == "rules.lua · deleted");
  CHECK(bench.driver.reads("rules.lua was deleted from disk. Saving writes it again."));
  bench.driver.press(ctrl('Z'));
  bench.driver.frame(2);
  CHECK_FALSE(bench.driver.has("Files/rules.lua"));
}

}  // namespace hr::tests
