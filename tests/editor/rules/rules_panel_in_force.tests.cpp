// SPDX-License-Identifier: MIT
// How the rules panel shows which text the game uses.
#include <catch2/catch.hpp>

#include "tests/editor/rules/rules_bench.h"

namespace hr::tests {

using namespace editor;

TEST_CASE("the panel always states which text the game uses", "[editor]") {
  RulesBench bench;
  const auto says = [&](const std::string& text) {
    bench.driver.frame(2);
    INFO(bench.driver.screen().text());
    CHECK(bench.driver.reads(text));
  };
  says("The game uses these rules.");
  CHECK_FALSE(bench.driver.item("Show rules in force").enabled);
  bench.state.news = "1 move removed, none added: see the board.";
  says("The game uses these rules. 1 move removed, none added: see the board.");
  bench.type_at_top("x");
  says("Unsaved changes in rules.lua. The game uses the saved rules until you save.");
  CHECK_FALSE(bench.driver.has("Apply this text"));
  bench.driver.press(ctrl('Z'));

  bench.state.files[0].text = "return {}\n";
  bench.state.saved_in_force = false;
  bench.state.not_in_force = {"rules.lua"};
  says(
      "The game still uses the rules from the start, not this text (rules.lua "
      "differs).");
  bench.driver.click("Apply this text");
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files.empty());
  bench.type_at_top("x");
  says("not the text being edited (rules.lua differs).");

  bench.state.findings = {error_at("race/rules.lua", 1, "A name is needed.")};
  says("The saved rules have an error.");
  says("The game still uses the rules from the start.");
  CHECK_FALSE(bench.driver.has("Apply this text"));
  bench.state.playing = false;
  says("These rules cannot be loaded, so there is no game. Fix the error and save:");
  CHECK_FALSE(bench.driver.item("Show rules in force").enabled);
}

TEST_CASE("the text in force can be viewed and edited, and the unsaved edits come back",
          "[editor]") {
  RulesBench bench;
  bench.driver.click("Files/track.lua");
  bench.type_at_top("x");
  bench.driver.frame(2);
  bench.driver.click("Show rules in force");
  CHECK(bench.driver.reads(
      "The game has used these rules since the start. They cannot be edited here."));
  CHECK(bench.driver.item("line 1").text == "return 7");
  CHECK_FALSE(bench.driver.has("Save and continue"));
  bench.driver.click("line 1");
  bench.driver.type("y");
  bench.driver.press(k_ctrl_enter);
  CHECK(bench.driver.item("line 1").text == "return 7");
  CHECK(bench.asked<SaveRules>().empty());
  bench.driver.click("Files/rules.lua");
  CHECK(bench.driver.item("line 2").text == "  name = \"Race\",");
  bench.driver.click("Files/track.lua");
  bench.driver.click("Back to editor");
  CHECK(bench.driver.item("line 1").text == "xreturn 7");

  bench.driver.click("Show rules in force");
  bench.driver.click("Edit this text");
  bench.check_undo("return 7", "xreturn 7");
}

TEST_CASE("a file that is in force but deleted from disk can be edited again", "[editor]") {
  RulesBench bench;
  bench.state.files.pop_back();
  bench.state.saved_in_force = false;
  bench.state.not_in_force = {"track.lua"};
  bench.driver.frame(2);
  CHECK_FALSE(bench.driver.has("Files/track.lua"));
  bench.driver.click("Show rules in force");
  bench.driver.click("Files/track.lua");
  CHECK(bench.driver.item("line 1").text == "return 7");
  bench.driver.click("Edit this text");
  CHECK(bench.tab("track.lua") == "track.lua · deleted");
  bench.driver.click("Files/track.lua");
  CHECK(bench.driver.item("line 1").text == "return 7");
}

TEST_CASE("a file of a variant that is off is marked as not part of the game", "[editor]") {
  RulesBench bench;
  bench.state.files.push_back({"variants/long.lua", "return {}\n", {}});
  bench.driver.frame(2);
  bench.driver.click("Files/variants/long.lua");
  CHECK(bench.driver.reads("variants/long.lua is not used: it is switched off."));
}

}  // namespace hr::tests
