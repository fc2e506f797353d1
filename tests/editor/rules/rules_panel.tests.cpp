// SPDX-License-Identifier: MIT
#include "editor/rules/rules_panel.h"

#include <catch2/catch.hpp>

#include "tests/editor/rules/rules_bench.h"

namespace hr::tests {

using namespace editor;

TEST_CASE("an installed ruleset announces that saving makes a copy, which is then the user's",
          "[editor]") {
  RulesBench bench;
  CHECK(bench.driver.reads("Saving creates your own copy of Race."));
  bench.type_at_top("-- mine\n");
  CHECK(bench.tab("rules.lua") == "rules.lua · unsaved");
  CHECK(bench.panel.unsaved());
  bench.driver.click("Save and continue");
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  const SaveRules save = bench.asked<SaveRules>()[0];
  REQUIRE(save.files.size() == 1);
  CHECK(save.files[0].file == "rules.lua");
  CHECK(save.files[0].text == "-- mine\nreturn {\n  name = \"Race\",\n}\n");
  bench.carry_out();
  CHECK_FALSE(bench.driver.reads("Saving creates your own copy"));
  CHECK(bench.tab("rules.lua") == "rules.lua · modified");
  CHECK(bench.tab("track.lua") == "track.lua");
  CHECK_FALSE(bench.panel.unsaved());
  bench.driver.click("line 1");
  bench.driver.press(ctrl('Z'));  // earlier edits can still be undone
  CHECK(bench.panel.unsaved());
}

TEST_CASE("Ctrl+Enter saves, and Ctrl+Shift+Enter restarts under the new rules", "[editor]") {
  RulesBench bench;
  bench.type_at_top("-- ");
  bench.driver.press(k_ctrl_enter);
  CHECK(bench.asked<SaveRules>().size() == 1);
  CHECK_FALSE(bench.asked<SaveRules>()[0].restart);
  bench.carry_out();
  bench.driver.press(k_ctrl_shift_enter);
  CHECK(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files.empty());
  CHECK(bench.asked<SaveRules>()[0].restart);
}

TEST_CASE("all changed files are saved together", "[editor]") {
  RulesBench bench;
  bench.type_at_top("-- ");
  bench.driver.click("Files/track.lua");
  bench.type_at_top("-- ");
  bench.driver.press(ctrl('S'));
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files.size() == 2);
}

TEST_CASE("an error is shown once, on its line, and a line above the text leads there",
          "[editor]") {
  RulesBench bench;
  bench.state.findings = {error_at("race/track.lua", 1, "The track is too short."),
                          error_at("race/rules.lua", 2, "A name is needed.")};
  bench.driver.frame(2);
  CHECK(bench.driver.item("mark 2").text == "A name is needed.");
  CHECK_FALSE(bench.driver.reads("The track is too short."));
  CHECK(bench.driver.item("track.lua, line 1").box.bottom < bench.driver.item("line 1").box.top);
  bench.driver.click("track.lua, line 1");
  CHECK(bench.driver.item("Files/track.lua").on);
  CHECK(bench.driver.item("mark 1").text == "The track is too short.");
  bench.driver.type("-");
  CHECK(bench.driver.item("line 1").text == "-return 7");
  bench.state.findings.clear();
  bench.driver.frame(2);
  CHECK_FALSE(bench.driver.has("mark 1"));
}

TEST_CASE("the differences from the original are shown, and reverted one by one", "[editor]") {
  RulesBench bench;
  bench.type_at_top("-- mine\n");
  bench.driver.press(k_ctrl_enter);
  bench.carry_out();
  bench.driver.click("Show changes");
  CHECK(bench.driver.item("-- mine").kind == "line come");
  CHECK(bench.driver.reads("+ -- mine"));
  CHECK(bench.driver.reads("New line 1"));
  bench.driver.click("Change 1/Revert this change");
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files[0].text == *bench.state.files[0].original);
  bench.carry_out();
  CHECK(bench.driver.reads("No differences."));
  CHECK(bench.tab("rules.lua") == "rules.lua");
  bench.driver.click("Show text");
  CHECK(bench.driver.has("line 1"));
}

TEST_CASE("a file is reverted to the original, and that can be undone", "[editor]") {
  RulesBench bench;
  CHECK_FALSE(bench.driver.item("Discard edits").enabled);  // there is no copy yet
  bench.type_at_top("-- mine\n");
  bench.driver.press(k_ctrl_enter);
  bench.carry_out();
  bench.driver.click("Restore original file");
  REQUIRE(bench.asked<RevertFile>().size() == 1);
  CHECK(bench.asked<RevertFile>()[0].file == "rules.lua");
  bench.carry_out();
  CHECK(bench.tab("rules.lua") == "rules.lua");
  bench.check_undo("return {", "-- mine");
}

TEST_CASE("an error found again on an edited line is marked again", "[editor]") {
  RulesBench bench;
  bench.state.findings = {error_at("race/rules.lua", 2, "expected a name")};
  bench.driver.frame(2);
  bench.driver.click("line 2");
  bench.driver.type("x");
  CHECK_FALSE(bench.driver.has("mark 2"));
  ++bench.state.load_count;
  bench.driver.frame(2);
  CHECK(bench.driver.item("mark 2").text == "expected a name");
  CHECK(bench.driver.item("rules.lua, line 2").kind == "link");
}

TEST_CASE("an error about no file is spelled out", "[editor]") {
  RulesBench bench;
  bench.state.findings = {error_at("", 1, "There are two variants called long.")};
  bench.driver.frame(2);
  CHECK(bench.driver.reads("There are two variants called long."));
}

TEST_CASE("of many errors the first are linked and the others counted", "[editor]") {
  RulesBench bench;
  for (int i = 0; i < 20; ++i)
    bench.state.findings.push_back(error_at("race/rules.lua", i % 3 + 1, "no"));
  bench.driver.frame(2);
  CHECK(bench.driver.reads("… and 8 more."));
}

TEST_CASE("a place is read from the text of a message", "[editor]") {
  const std::optional<SourceSpot> spot = read_spot("variants/long.lua:12:7: verbs.move");
  REQUIRE(spot);
  CHECK(spot->file == "variants/long.lua");
  CHECK(spot->line == 12);
  CHECK(spot->column == 7);
  CHECK(read_spot("rules.lua:3: verbs")->line == 3);
  CHECK(read_spot("rules.lua:3")->column == 1);
  for (const char* const text : {"", "rules.lua", "rules.lua:", ":3", "rules.lua:x:3"})
    CHECK_FALSE(read_spot(text));
}

TEST_CASE("the panel goes to a place when it is drawn next, even of files it has not read",
          "[editor]") {
  RulesBench bench;
  bench.state.id = "other";
  bench.state.files = {{"rules.lua", "return {\n  1,\n}\n", {}}, {"more.lua", "\n\n", {}}};
  bench.panel.go_to({"more.lua", 2, 1});
  bench.driver.frame(3);
  CHECK(bench.driver.item("Files/more.lua").on);
  CHECK(bench.driver.item("line 2").on);
}

TEST_CASE("switching rulesets opens the files of the new ruleset", "[editor]") {
  RulesBench bench;
  bench.type_at_top("x");
  bench.state.id = "other";
  bench.state.files = {{"rules.lua", "return 1\n", {}}};
  bench.driver.frame(2);
  CHECK(bench.driver.item("line 1").text == "return 1");
  CHECK_FALSE(bench.panel.unsaved());
  CHECK_FALSE(bench.driver.has("Files/track.lua"));
}

TEST_CASE("no text of the panel is cut off at scale 1 and 2", "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    RulesBench bench(scale);
    for (int i = 0; i < 9; ++i)
      bench.state.files.push_back(
          {"variants/number_" + std::to_string(i) + ".lua", "return {}", {}});
    bench.state.findings = {error_at(
        "race/rules.lua", 2,
        "There is no kind \"pawn\" (did you mean \"prawn\"?), and what a pattern moves must be "
        "one of those that are declared in `kinds`, or a set of cells whose pieces it moves.")};
    bench.type_at_top("x");
    bench.state.files[0].text = "return {}\n";
    bench.driver.frame(3);
    CHECK(bench.driver.has("rules.lua, line 2"));
    CHECK(bench.driver.has("Files/variants/number_8.lua"));
    for (const bool diff : {false, true}) {
      if (diff) bench.driver.click("Show changes");
      CHECK(bench.driver.has("Show text") == diff);
      for (const Item& item : bench.driver.screen().items()) {
        INFO(item.path << ": " << item.text);
        CHECK_FALSE(item.cut_off());
      }
    }
  }
}

TEST_CASE("an error on a line edited since is no longer marked, and its link says so", "[editor]") {
  RulesBench bench;
  bench.state.findings = {error_at("race/rules.lua", 2, "expected a name")};
  bench.driver.frame(2);
  CHECK(bench.driver.has("mark 2"));
  bench.driver.hover("rules.lua, line 2");
  CHECK(bench.driver.reads("Click to go there."));
  bench.driver.click("line 2");
  bench.driver.type("x");
  CHECK_FALSE(bench.driver.has("mark 2"));
  bench.driver.hover("rules.lua, line 2");
  CHECK(bench.driver.reads("This line has been edited since. Save to check it again."));
  bench.state.findings = {error_at("race/rules.lua", 2, "expected another name")};
  bench.driver.frame(2);
  CHECK(bench.driver.item("mark 2").text == "expected another name");
}

TEST_CASE("a message above the text does not move its lines", "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    RulesBench bench(scale);
    std::string text;
    for (int i = 1; i <= 80; ++i) text += "-- line " + std::to_string(i) + "\n";
    bench.write("rules.lua", text);
    bench.state.in_force[0].text = text;
    bench.driver.frame(2);
    bench.driver.click("line 12");
    bench.driver.press(Chord{.key = Key::end, .ctrl = true});
    bench.driver.frame(2);
    bench.driver.click("line 70");
    const auto offered = [&] {
      const char* const button = "Show rules in force";
      return bench.driver.has(button) && bench.driver.item(button).enabled;
    };
    const float before = bench.driver.item("line 70").box.top;
    bench.driver.type("x");
    bench.driver.frame(2);
    REQUIRE(offered());
    CHECK(bench.driver.item("line 70").box.top == before);
    bench.driver.press(ctrl('Z'));
    bench.driver.frame(2);
    REQUIRE_FALSE(offered());
    CHECK(bench.driver.item("line 70").box.top == before);
    // The first line stays in sight.
    bench.driver.press(Chord{.key = Key::home, .ctrl = true});
    bench.driver.frame(2);
    bench.driver.type("x");
    bench.driver.frame(2);
    CHECK(bench.driver.item("line 1").in_sight());
  }
}

TEST_CASE("the first letter that is typed moves nothing", "[editor]") {
  RulesBench bench;
  bench.driver.click("line 1");
  const float before = bench.driver.item("line 1").box.top;
  bench.driver.type("x");
  bench.driver.frame(2);
  REQUIRE(bench.panel.unsaved());
  CHECK(bench.driver.item("line 1").box.top == before);
  bench.driver.press(ctrl('Z'));
  bench.driver.frame(2);
  CHECK(bench.driver.item("line 1").box.top == before);
}

TEST_CASE("Ctrl+F searches the text wherever the keyboard is", "[editor]") {
  RulesBench bench;
  bench.driver.click("Files/track.lua");
  bench.driver.press(ctrl('F'));
  bench.driver.frame(2);
  bench.driver.type("7");
  bench.driver.frame(2);
  CHECK(bench.driver.reads("1 of 1"));
  CHECK_FALSE(bench.panel.unsaved());
}

}  // namespace hr::tests
