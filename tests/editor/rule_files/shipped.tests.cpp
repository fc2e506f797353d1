// SPDX-License-Identifier: MIT
// Story T9: one click restores the original rules, and can be undone.
#include <catch2/catch.hpp>
#include <fstream>

#include "editor/rule_files/rule_texts.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;
namespace fs = std::filesystem;

namespace {

const RuleFileState& source(const AppDriver& window, const std::string& name) {
  for (const RuleFileState& file : window.game().files)
    if (file.name == name) return file;
  FAIL("there is no file " << name);
  return window.game().files.front();
}

std::string edited(std::string text, const std::string& what, const std::string& with) {
  const auto at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), with);
}

fs::path shipped(const std::string& ruleset) {
  return fs::path(HOUSERULES_SOURCE_DIR) / "rulesets" / ruleset;
}

StartGame from_folder(const fs::path& folder) {
  return {.ruleset = folder.filename().string(),
          .settings = {},
          .variants = {},
          .players = {},
          .dice = {},
          .folder = folder};
}

bool offers_to_pass(const AppDriver& window) {
  for (const ActionReport& action : window.report().legal)
    if (action.text == "rest") return true;
  return false;
}

// A different action in one file and a different name in another; both take effect.
void change_two_files(AppDriver& window) {
  window.send(SaveFile{"scoring.lua",
                       edited(source(window, "scoring.lua").text, "local points = scoring.score",
                              "local points = 5 + scoring.score")});
  window.send(
      SaveFile{"rules.lua", edited(source(window, "rules.lua").text, "    return {\n      program",
                                   "    return {\n      rest = { pass{} },\n      program")});
}

std::int64_t worth_of_a_run(AppDriver& window) {
  window.send(ViewAs{k_owner});
  REQUIRE(window.game().par);
  return window.game().par->whole.score;
}

}  // namespace

TEST_CASE("one click restores the original rules and puts them in force, another undoes it",
          "[editor]") {
  AppDriver window("robot_miner");
  const std::int64_t par = worth_of_a_run(window);
  CHECK_FALSE(window.game().changed);
  change_two_files(window);
  const std::int64_t other_par = worth_of_a_run(window);
  CHECK(other_par > par);
  CHECK(offers_to_pass(window));
  CHECK(window.game().changed);
  window.send(SaveFile{"variants/mine.lua", "return { about = \"mine\" }\n"});
  const RuleTexts mine = rule_texts(window.game().folder);

  window.press(ctrl('3'));
  window.click("Restore original rules");
  CHECK_FALSE(window.game().changed);
  CHECK(worth_of_a_run(window) == par);
  CHECK_FALSE(offers_to_pass(window));
  RuleTexts now = rule_texts(window.game().folder);
  CHECK(now.erase("variants/mine.lua") == 1);
  CHECK(now == rule_texts(shipped("robot_miner")));
  CHECK_FALSE(window.has("Restore original rules"));
  CHECK(window.item("Files/rules.lua").text == "rules.lua");

  window.click("Restore my rules");
  CHECK(worth_of_a_run(window) == other_par);
  CHECK(offers_to_pass(window));
  CHECK(rule_texts(window.game().folder) == mine);
  CHECK(window.item("Files/rules.lua").text == "rules.lua · modified");
  CHECK_FALSE(window.has("Restore my rules"));
}

TEST_CASE("the user's rules come back after a kill, too", "[editor]") {
  AppDriver window("robot_miner");
  change_two_files(window);
  const RuleTexts mine = rule_texts(window.game().folder);
  window.press(ctrl_shift('P'));
  window.type("original rules\n");
  CHECK_FALSE(window.game().changed);
  window.kill_and_start_again();
  window.start("robot_miner");
  CHECK(window.game().set_aside);
  CHECK_FALSE(offers_to_pass(window));
  window.press(ctrl_shift('P'));
  window.type("my rules\n");
  CHECK(rule_texts(window.game().folder) == mine);
  CHECK(offers_to_pass(window));
}

TEST_CASE("an interrupted restore of the originals can be finished or undone", "[editor]") {
  AppDriver window("robot_miner");
  change_two_files(window);
  const fs::path folder = window.game().folder;
  const RuleTexts mine = rule_texts(folder);
  const auto cut_short = [&] {
    window.send(RestoreOriginals{});
    std::ofstream(folder / "scoring.lua") << mine.at("scoring.lua");  // not yet written then
    window.kill_and_start_again();
    window.start("robot_miner");
    CHECK(window.game().changed);
    CHECK(window.game().set_aside);
  };
  cut_short();
  window.send(UndoRestore{});
  CHECK(rule_texts(folder) == mine);
  cut_short();
  window.send(RestoreOriginals{});
  CHECK(rule_texts(folder) == rule_texts(shipped("robot_miner")));
  window.send(UndoRestore{});
  CHECK(rule_texts(folder) == mine);
}

TEST_CASE("bringing back the user's rules overwrites nothing written since", "[editor]") {
  AppDriver window("cube_wars");
  const std::string rules = source(window, "rules.lua").text;
  const auto save = [&](const std::string& name, const std::string& text) {
    window.send(SaveFile{name, text});
  };
  save("rules.lua", "-- first\n" + rules);
  save("variants/mine.lua", "return { about = \"old\" }\n");
  window.send(RestoreOriginals{});
  save("variants/mine.lua", "return { about = \"new\" }\n");
  window.send(UndoRestore{});
  CHECK(source(window, "rules.lua").text == "-- first\n" + rules);
  CHECK(source(window, "variants/mine.lua").text == "return { about = \"new\" }\n");

  window.send(RestoreOriginals{});
  save("rules.lua", "-- second\n" + rules);
  CHECK_FALSE(window.game().set_aside);
  window.send(UndoRestore{});
  CHECK(window.state().notice.text == "There are no rules to bring back.");
  CHECK(source(window, "rules.lua").text == "-- second\n" + rules);
  window.send(RestoreOriginals{});
  window.send(UndoRestore{});
  CHECK(source(window, "rules.lua").text == "-- second\n" + rules);
  bool first = false;  // the first backup is still on disk
  for (const auto& at : fs::recursive_directory_iterator(window.folder()))
    if (at.path().parent_path().parent_path().parent_path().filename() == "set_aside")
      first = first || rule_texts(at.path().parent_path()).at("rules.lua") == "-- first\n" + rules;
  CHECK(first);
}

TEST_CASE("a game whose original rules are restored is not called the user's", "[editor]") {
  AppDriver window("cube_wars");
  window.send(SaveFile{"rules.lua", "-- mine\n" + source(window, "rules.lua").text});
  window.send(LeaveGame{});
  CHECK(window.has("Cube Wars (yours)"));
  window.start("cube_wars");
  window.send(RestoreOriginals{});
  window.send(LeaveGame{});
  CHECK(window.has("Cube Wars"));
  CHECK_FALSE(window.has("Cube Wars (yours)"));
}

TEST_CASE("the original is listed beside the user's version of it, and both can be played",
          "[editor]") {
  AppDriver window;
  const std::size_t games = window.state().rulesets.size();
  window.start("cube_wars");
  const std::string original = source(window, "rules.lua").text;
  window.send(SaveFile{"rules.lua", "-- mine\n" + original});
  window.send(PlayTyped{k_owner, "move A2 A3"});
  const std::string my_match = window.game().file;
  window.send(LeaveGame{});
  CHECK(window.state().rulesets.size() == games + 1);
  window.click("Cube Wars (original)");
  CHECK(window.reads("The original rules. Your own version is listed beside them."));
  window.click("Play");
  CHECK(source(window, "rules.lua").text == original);
  CHECK_FALSE(window.game().own);
  window.send(PlayTyped{k_owner, "move A2 A3"});
  const std::string match = window.game().file;
  window.send(LeaveGame{});
  window.click("Cube Wars (yours)");
  window.click("Play");
  CHECK(source(window, "rules.lua").text == "-- mine\n" + original);
  // A saved match continues with the rules that it was played with.
  for (const bool mine : {false, true}) {
    window.send(OpenRecord{mine ? my_match : match});
    CHECK(window.game().own == mine);
    CHECK(window.game().saved_in_force);
  }
  // A second version of one's own does not replace the first.
  window.send(OpenRecord{match});
  window.send(SaveFile{"rules.lua", "-- second\n" + original});
  CHECK(window.game().own);
  window.send(LeaveGame{});
  CHECK(window.state().rulesets.size() == games + 2);
  CHECK(window.has("Cube Wars (original)"));
  CHECK(rule_texts(window.folder() / "data/rulesets/cube_wars").at("rules.lua") ==
        "-- mine\n" + original);
}

TEST_CASE("unsaved edits survive the restoring of the originals", "[editor]") {
  AppDriver window("cube_wars");
  const std::string rules = source(window, "rules.lua").text;
  window.send(SaveFile{"rules.lua", "-- saved\n" + rules});
  window.press(ctrl('3'));
  window.click("line 1");
  window.press(Chord{.key = Key::home, .ctrl = true});
  window.type("-- typed\n");
  window.frame(2);
  window.click("Restore original rules");
  CHECK(source(window, "rules.lua").text == rules);
  CHECK(window.item("line 1").text == "-- typed");
  CHECK(window.item("Files/rules.lua").text == "rules.lua · unsaved");
  CHECK_FALSE(window.has("Use version on disk"));
  window.click("Restore my rules");
  CHECK(source(window, "rules.lua").text == "-- saved\n" + rules);
  CHECK(window.item("line 1").text == "-- typed");
  CHECK_FALSE(window.has("Use version on disk"));
  window.click("Save and continue");
  CHECK(source(window, "rules.lua").text == "-- typed\n-- saved\n" + rules);
}

TEST_CASE("only changed rules can be restored", "[editor]") {
  AppDriver window("cube_wars");
  window.send(RestoreOriginals{});
  CHECK(window.state().notice.text == "These are already the original rules.");
  window.send(UndoRestore{});
  CHECK(window.state().notice.text == "There are no rules to bring back.");
}

// A folder with the same name as one of the user's rulesets.
TEST_CASE("a ruleset given by its folder is opened even if another ruleset has the same name",
          "[editor]") {
  AppDriver window("cube_wars");
  const std::string rules = source(window, "rules.lua").text;
  window.send(SaveFile{"rules.lua", "-- mine\n" + rules});
  window.send(LeaveGame{});
  const fs::path given = window.folder() / "elsewhere" / "cube_wars";
  fs::create_directories(given);
  std::ofstream(given / "rules.lua") << "-- given\n" << rules;

  window.send(from_folder(given));
  CHECK(source(window, "rules.lua").text == "-- given\n" + rules);
  window.send(from_folder(shipped("cube_wars")));
  CHECK(source(window, "rules.lua").text == rules);
  window.start("cube_wars");
  CHECK(source(window, "rules.lua").text == "-- mine\n" + rules);

  // When changed, they are copied to the user's folder under a free name; nothing else is written
  // to. The original is listed under a name, too.
  window.send(from_folder(given));
  window.send(SaveFile{"rules.lua", "-- changed\n" + rules});
  CHECK(window.game().folder.filename() == "cube_wars_3");
  CHECK(source(window, "rules.lua").text == "-- changed\n" + rules);
  CHECK(*source(window, "rules.lua").shipped == "-- given\n" + rules);
  CHECK(rule_texts(given).at("rules.lua") == "-- given\n" + rules);
  window.start("cube_wars");
  CHECK(source(window, "rules.lua").text == "-- mine\n" + rules);
}

}  // namespace hr::tests
