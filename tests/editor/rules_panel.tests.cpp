// SPDX-License-Identifier: MIT
#include "editor/rules_panel.h"

#include <imgui.h>

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/editor/driver.h"

namespace hr::test {

using namespace editor;
using scripting::Finding;

namespace {

const Chord k_ctrl_enter{.key = Key::enter, .ctrl = true};
const Chord k_ctrl_shift_enter{.key = Key::enter, .ctrl = true, .shift = true};

// A shipped ruleset of two files, and an app that notes what is asked of it.
struct Workbench {
  explicit Workbench(float scale = 1) : driver(1100 * scale, 700 * scale, scale) {
    shown = {.id = "race",
             .name = "Race",
             .shipped = true,
             .copy_of = {},
             .files = {{"rules.lua", "return {\n  name = \"Race\",\n}\n", {}},
                       {"track.lua", "return 7\n", {}}},
             .findings = {},
             .drafts = {},
             .playing = true,
             .in_force = {{"rules.lua", "return {\n  name = \"Race\",\n}\n"},
                          {"track.lua", "return 7\n"}},
             .since = "it began",
             .saved_in_force = true,
             .not_in_force = {},
             .news = {}};
    driver.draws([this] {
      ImGui::SetNextWindowPos({0, 0});
      ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
      ImGui::Begin("all", nullptr, ImGuiWindowFlags_NoDecoration);
      panel.draw(shown, commands);
      ImGui::End();
    });
    driver.frame(3);
  }
  template <class T>
  std::vector<T> asked() const {
    std::vector<T> out;
    for (const RulesCommand& command : commands)
      if (const T* const one = std::get_if<T>(&command)) out.push_back(*one);
    return out;
  }
  // As the app does: writes, and from then on it is a copy of one's own.
  void carry_out() {
    for (const SaveRules& save : asked<SaveRules>())
      for (const FileText& file : save.files) write(file.file, file.text);
    for (const RevertFile& revert : asked<RevertFile>())
      for (FileShown& file : shown.files)
        if (file.name == revert.file) file.text = *file.original;
    commands.clear();
    driver.frame(2);
  }
  void write(const std::string& name, const std::string& text) {
    if (shown.shipped) {
      for (FileShown& file : shown.files) file.original = file.text;
      shown.copy_of = shown.id;
      shown.id = "my_race";
      shown.shipped = false;
    }
    for (FileShown& file : shown.files)
      if (file.name == name) file.text = text;
  }
  void type_at_top(const std::string& text) {
    driver.click("line 1");
    driver.press(Chord{.key = Key::home, .ctrl = true});
    driver.type(text);
  }
  std::string tab(const std::string& file) const { return driver.item("Files/" + file).text; }

  RulesShown shown;
  RulesCommands commands;
  RulesPanel panel;
  Driver driver;
};

Finding error(const std::string& file, int line, const std::string& message) {
  return {.file = file, .line = line, .column = 1, .message = message, .advice = {}};
}

}  // namespace

TEST_CASE("a shipped ruleset says that saving makes a copy, and is then one's own", "[editor]") {
  Workbench bench;
  CHECK(bench.driver.reads("Saving makes your own copy of Race."));
  bench.type_at_top("-- mine\n");
  CHECK(bench.tab("rules.lua") == "rules.lua · not saved");
  CHECK(bench.panel.unsaved());
  bench.driver.click("Save and play on");
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  const SaveRules save = bench.asked<SaveRules>()[0];
  REQUIRE(save.files.size() == 1);
  CHECK(save.files[0].file == "rules.lua");
  CHECK(save.files[0].text == "-- mine\nreturn {\n  name = \"Race\",\n}\n");
  bench.carry_out();
  CHECK_FALSE(bench.driver.reads("Saving makes your own copy"));
  CHECK(bench.tab("rules.lua") == "rules.lua · yours");
  CHECK(bench.tab("track.lua") == "track.lua");
  CHECK_FALSE(bench.panel.unsaved());
  bench.driver.click("line 1");
  bench.driver.press(ctrl('Z'));  // steps back are still there
  CHECK(bench.panel.unsaved());
}

TEST_CASE("keys save, and restart under the new rules", "[editor]") {
  Workbench bench;
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

TEST_CASE("all files that were changed are saved together", "[editor]") {
  Workbench bench;
  bench.type_at_top("-- ");
  bench.driver.click("Files/track.lua");
  bench.type_at_top("-- ");
  bench.driver.press(ctrl('S'));
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files.size() == 2);
}

TEST_CASE("what is typed is kept at once, and let go when it is saved", "[editor]") {
  Workbench bench;
  bench.type_at_top("x");
  REQUIRE(bench.asked<KeepDraft>().size() == 1);
  const RuleDraft draft = bench.asked<KeepDraft>()[0].draft;
  CHECK(draft.file == "rules.lua");
  CHECK(draft.text == "xreturn {\n  name = \"Race\",\n}\n");
  CHECK(draft.base == bench.shown.files[0].text);
  bench.driver.press(k_ctrl_enter);
  bench.carry_out();
  CHECK(bench.asked<DropDraft>().size() == 1);
}

TEST_CASE("a draft of the last time is there again, and can be undone", "[editor]") {
  Workbench bench;
  const std::string text = bench.shown.files[1].text;
  bench.shown.id = "again";
  bench.shown.drafts = {{"track.lua", "return 8\n", text}};
  bench.driver.frame(2);
  CHECK(bench.tab("track.lua") == "track.lua · not saved");
  bench.driver.click("Files/track.lua");
  CHECK(bench.driver.item("line 1").text == "return 8");
  bench.driver.click("line 1");
  bench.driver.press(ctrl('Z'));
  CHECK(bench.driver.item("line 1").text == "return 7");
  CHECK(bench.asked<DropDraft>().size() == 1);
}

TEST_CASE("a draft of a file that is no longer there is not lost", "[editor]") {
  Workbench bench;
  bench.shown.id = "again";
  bench.shown.drafts = {{"lost.lua", "return 8\n", "return 7\n"}};
  bench.driver.frame(2);
  CHECK(bench.tab("lost.lua") == "lost.lua · gone from disk");
  bench.driver.click("Files/lost.lua");
  CHECK(bench.driver.item("line 1").text == "return 8");
  bench.driver.click("Save and play on");
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files[0].file == "lost.lua");
}

TEST_CASE("a draft of a file that has changed since asks which to keep", "[editor]") {
  Workbench bench;
  bench.shown.id = "again";
  bench.shown.drafts = {{"rules.lua", "return { mine }\n", "return {}\n"}};
  bench.driver.frame(2);
  CHECK(
      bench.driver.reads("rules.lua was changed on disk while your changes to it were not saved."));
  CHECK(bench.driver.item("line 1").text == "return { mine }");
}

TEST_CASE("a file that changed underneath is followed while nothing is unsaved", "[editor]") {
  Workbench bench;
  bench.shown.files[0].text = "return {}\n";
  bench.driver.frame(2);
  CHECK(bench.driver.item("line 1").text == "return {}");
  CHECK(bench.tab("rules.lua") == "rules.lua");
  CHECK_FALSE(bench.driver.has("Take theirs"));
}

TEST_CASE("a file that changed underneath an edit: theirs, with mine to be had back", "[editor]") {
  Workbench bench;
  bench.type_at_top("x");
  bench.shown.files[0].text = "return {}\n";
  bench.driver.frame(2);
  CHECK(
      bench.driver.reads("rules.lua was changed on disk while your changes to it were not saved."));
  CHECK(bench.driver.item("line 1").text == "xreturn {");
  CHECK_FALSE(bench.driver.item("Save and play on").enabled);
  bench.driver.press(k_ctrl_enter);
  CHECK(bench.asked<SaveRules>().empty());
  bench.driver.click("Take theirs");
  CHECK(bench.driver.item("line 1").text == "return {}");
  CHECK_FALSE(bench.panel.unsaved());
  bench.driver.click("line 1");
  bench.driver.press(ctrl('Z'));
  CHECK(bench.driver.item("line 1").text == "xreturn {");
}

TEST_CASE("a file that changed underneath an edit: mine, to be saved over it", "[editor]") {
  Workbench bench;
  bench.type_at_top("x");
  bench.shown.files[0].text = "return {}\n";
  bench.driver.frame(2);
  bench.driver.click("Keep mine");
  CHECK_FALSE(bench.driver.has("Take theirs"));
  CHECK(bench.driver.item("line 1").text == "xreturn {");
  bench.driver.click("Save and play on");
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files[0].text.starts_with("xreturn"));
}

TEST_CASE("an unsaved file that is gone from disk stays, and says so", "[editor]") {
  Workbench bench;
  bench.type_at_top("x");
  bench.shown.files.erase(bench.shown.files.begin());
  bench.driver.frame(2);
  CHECK(bench.tab("rules.lua") == "rules.lua · gone from disk");
  CHECK(bench.driver.reads("rules.lua is no longer on disk. Saving writes it again."));
  bench.driver.press(ctrl('Z'));
  bench.driver.frame(2);
  CHECK_FALSE(bench.driver.has("Files/rules.lua"));
}

TEST_CASE("errors are listed, marked on their line, and lead there", "[editor]") {
  Workbench bench;
  bench.shown.findings = {error("race/track.lua", 1, "The track is too short."),
                          error("race/rules.lua", 2, "A name is needed.")};
  bench.driver.frame(2);
  CHECK(bench.driver.item("mark 2").text == "A name is needed.");
  CHECK(bench.driver.reads("race/track.lua:1: error: The track is too short."));
  bench.driver.click("race/track.lua:1");
  CHECK(bench.driver.item("Files/track.lua").on);
  CHECK(bench.driver.item("mark 1").text == "The track is too short.");
  bench.driver.type("-");
  CHECK(bench.driver.item("line 1").text == "-return 7");
  bench.shown.findings.clear();
  bench.driver.frame(2);
  CHECK_FALSE(bench.driver.has("mark 1"));
}

TEST_CASE("the difference against what was shipped is shown, and put back part by part",
          "[editor]") {
  Workbench bench;
  bench.type_at_top("-- mine\n");
  bench.driver.press(k_ctrl_enter);
  bench.carry_out();
  bench.driver.click("Difference");
  CHECK(bench.driver.item("-- mine").kind == "line come");
  CHECK(bench.driver.reads("+ -- mine"));
  CHECK(bench.driver.reads("New line 1"));
  bench.driver.click("Change 1/Put this back");
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files[0].text == *bench.shown.files[0].original);
  bench.carry_out();
  CHECK(bench.driver.reads("There is no difference."));
  CHECK(bench.tab("rules.lua") == "rules.lua");
  bench.driver.click("Back to the text");
  CHECK(bench.driver.has("line 1"));
}

TEST_CASE("a file is reverted to what was shipped, and that can be undone", "[editor]") {
  Workbench bench;
  CHECK_FALSE(bench.driver.item("Revert file").enabled);
  bench.type_at_top("-- mine\n");
  bench.driver.press(k_ctrl_enter);
  bench.carry_out();
  bench.driver.click("Revert file");
  REQUIRE(bench.asked<RevertFile>().size() == 1);
  CHECK(bench.asked<RevertFile>()[0].file == "rules.lua");
  bench.carry_out();
  CHECK(bench.driver.item("line 1").text == "return {");
  CHECK(bench.tab("rules.lua") == "rules.lua");
  bench.driver.click("line 1");
  bench.driver.press(ctrl('Z'));
  CHECK(bench.driver.item("line 1").text == "-- mine");
}

TEST_CASE("which text the game runs under is always said", "[editor]") {
  Workbench bench;
  const auto says = [&](const std::string& text) {
    bench.driver.frame(2);
    INFO(bench.driver.screen().text());
    CHECK(bench.driver.reads(text));
  };
  says("The game runs under these rules.");
  CHECK_FALSE(bench.driver.has("Show them"));
  bench.shown.news = "1 action is no longer legal: see the board.";
  says("The game runs under these rules. 1 action is no longer legal: see the board.");
  bench.type_at_top("x");
  says("You are editing rules.lua. The game runs under the saved text until you save.");
  CHECK_FALSE(bench.driver.has("Use this text"));
  bench.driver.press(ctrl('Z'));

  bench.shown.files[0].text = "return {}\n";
  bench.shown.saved_in_force = false;
  bench.shown.not_in_force = {"rules.lua"};
  says(
      "The game runs under the rules in force since it began, not under this text (rules.lua "
      "differs).");
  bench.driver.click("Use this text");
  REQUIRE(bench.asked<SaveRules>().size() == 1);
  CHECK(bench.asked<SaveRules>()[0].files.empty());
  bench.type_at_top("x");
  says("not under the text being edited (rules.lua differs).");

  bench.shown.findings = {error("race/rules.lua", 1, "A name is needed.")};
  says(
      "The saved text cannot be used: see below. The game runs under the rules in force since it "
      "began.");
  CHECK_FALSE(bench.driver.has("Use this text"));
  bench.shown.playing = false;
  says("These rules cannot be loaded yet, so there is no game. Mend what is marked, and save.");
  CHECK_FALSE(bench.driver.has("Show them"));
}

TEST_CASE("the text in force can be looked at and edited, and what was typed comes back",
          "[editor]") {
  Workbench bench;
  bench.driver.click("Files/track.lua");
  bench.type_at_top("x");
  bench.driver.frame(2);
  bench.driver.click("Show them");
  CHECK(bench.driver.reads(
      "The game runs under these rules, in force since it began. They cannot be edited here."));
  CHECK(bench.driver.item("line 1").text == "return 7");
  CHECK_FALSE(bench.driver.has("Save and play on"));
  bench.driver.click("line 1");
  bench.driver.type("y");
  bench.driver.press(k_ctrl_enter);
  CHECK(bench.driver.item("line 1").text == "return 7");
  CHECK(bench.asked<SaveRules>().empty());
  bench.driver.click("Files/rules.lua");
  CHECK(bench.driver.item("line 2").text == "  name = \"Race\",");
  bench.driver.click("Files/track.lua");
  bench.driver.click("Back to the editor");
  CHECK(bench.driver.item("line 1").text == "xreturn 7");

  bench.driver.click("Show them");
  bench.driver.click("Edit these");
  CHECK(bench.driver.item("line 1").text == "return 7");
  CHECK_FALSE(bench.panel.unsaved());
  bench.driver.click("line 1");
  bench.driver.press(ctrl('Z'));
  CHECK(bench.driver.item("line 1").text == "xreturn 7");
}

TEST_CASE("a file that is in force and gone from disk can be edited again", "[editor]") {
  Workbench bench;
  bench.shown.files.pop_back();
  bench.shown.saved_in_force = false;
  bench.shown.not_in_force = {"track.lua"};
  bench.driver.frame(2);
  CHECK_FALSE(bench.driver.has("Files/track.lua"));
  bench.driver.click("Show them");
  bench.driver.click("Files/track.lua");
  CHECK(bench.driver.item("line 1").text == "return 7");
  bench.driver.click("Edit these");
  CHECK(bench.tab("track.lua") == "track.lua · gone from disk");
  bench.driver.click("Files/track.lua");
  CHECK(bench.driver.item("line 1").text == "return 7");
}

TEST_CASE("a file of a variant that is off is said to be no part of the game", "[editor]") {
  Workbench bench;
  bench.shown.files.push_back({"variants/long.lua", "return {}\n", {}});
  bench.driver.frame(2);
  bench.driver.click("Files/variants/long.lua");
  CHECK(bench.driver.reads("variants/long.lua is not part of them: it is switched off."));
}

TEST_CASE("an error that is found again on the line that was edited is marked again", "[editor]") {
  Workbench bench;
  bench.shown.findings = {error("race/rules.lua", 2, "expected a name")};
  bench.driver.frame(2);
  bench.driver.click("line 2");
  bench.driver.type("x");
  CHECK_FALSE(bench.driver.has("mark 2"));
  ++bench.shown.readings;
  bench.driver.frame(2);
  CHECK(bench.driver.item("mark 2").text == "expected a name");
  CHECK(bench.driver.item("race/rules.lua:2").kind == "row");
}

TEST_CASE("another ruleset is another set of texts", "[editor]") {
  Workbench bench;
  bench.type_at_top("x");
  bench.shown.id = "other";
  bench.shown.files = {{"rules.lua", "return 1\n", {}}};
  bench.driver.frame(2);
  CHECK(bench.driver.item("line 1").text == "return 1");
  CHECK_FALSE(bench.panel.unsaved());
  CHECK_FALSE(bench.driver.has("Files/track.lua"));
}

TEST_CASE("nothing of the panel is cut off, at once and twice the size", "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    Workbench bench(scale);
    for (int i = 0; i < 9; ++i)
      bench.shown.files.push_back(
          {"variants/number_" + std::to_string(i) + ".lua", "return {}", {}});
    bench.shown.findings = {error(
        "race/rules.lua", 2,
        "There is no kind \"pawn\" (did you mean \"prawn\"?), and what a pattern moves must be "
        "one of those that are declared in `kinds`, or a set of cells whose pieces it moves.")};
    bench.type_at_top("x");
    bench.shown.files[0].text = "return {}\n";
    bench.driver.frame(3);
    for (const bool diff : {false, true}) {
      if (diff) bench.driver.click("Difference");
      for (const Item& item : bench.driver.screen().items()) {
        INFO(item.path << ": " << item.text);
        CHECK_FALSE(item.cut_off());
      }
    }
  }
}

TEST_CASE("an error on a line that was changed since is no longer marked, and is dim below",
          "[editor]") {
  Workbench bench;
  bench.shown.findings = {error("race/rules.lua", 2, "expected a name")};
  bench.driver.frame(2);
  CHECK(bench.driver.has("mark 2"));
  CHECK(bench.driver.item("race/rules.lua:2").kind == "row");
  bench.driver.click("line 2");
  bench.driver.type("x");
  CHECK_FALSE(bench.driver.has("mark 2"));
  CHECK(bench.driver.item("race/rules.lua:2").kind == "old row");
  bench.driver.hover("race/rules.lua:2");
  CHECK(bench.driver.reads("This line was edited since. Save to try it again."));
  bench.shown.findings = {error("race/rules.lua", 2, "expected another name")};
  bench.driver.frame(2);
  CHECK(bench.driver.item("mark 2").text == "expected another name");
}

}  // namespace hr::test
