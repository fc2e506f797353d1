// SPDX-License-Identifier: MIT
// Unsaved edits of the rules, also while the file changes on disk.
#include <catch2/catch.hpp>

#include "tests/editor/rules/rules_bench.h"

namespace hr::tests {

using namespace editor;

TEST_CASE("edits are kept as a draft at once, which is dropped when they are saved", "[editor]") {
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

TEST_CASE("an earlier draft is restored, and can be undone", "[editor]") {
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

TEST_CASE("a draft of a file that no longer exists is not lost", "[editor]") {
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

TEST_CASE("if a file has changed since its draft was made, the panel asks which text to keep",
          "[editor]") {
  RulesBench bench;
  bench.state.id = "again";
  bench.state.drafts = {{"rules.lua", "return { mine }\n", "return {}\n"}};
  bench.driver.frame(2);
  CHECK(bench.driver.reads("rules.lua was changed on disk while you had unsaved changes."));
  CHECK(bench.driver.item("line 1").text == "return { mine }");
}

TEST_CASE("a file changed on disk is reloaded while there are no unsaved edits", "[editor]") {
  RulesBench bench;
  bench.state.files[0].text = "return {}\n";
  bench.driver.frame(2);
  CHECK(bench.driver.item("line 1").text == "return {}");
  CHECK(bench.tab("rules.lua") == "rules.lua");
  CHECK_FALSE(bench.driver.has("Use version on disk"));
}

TEST_CASE("after a conflict the version on disk is used, and undo brings mine back", "[editor]") {
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

TEST_CASE("after a conflict my version is kept, to be saved over the one on disk", "[editor]") {
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

TEST_CASE("an unsaved file that was deleted from disk stays open, marked as deleted", "[editor]") {
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
