// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch.hpp>
#include <thread>

#include "editor/tests_tab/test_job.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

std::string edited(AppDriver& window, const std::string& from, const std::string& to) {
  std::string rules = window.game().files.front().text;
  const std::size_t at = rules.find(from);
  REQUIRE(at != std::string::npos);
  return rules.replace(at, from.size(), to);
}

// The row of a scenario, in sight or not.
std::string row_of(const AppDriver& window, const std::string& name) {
  for (const Item& item : window.screen().items())
    if (item.kind == "row" && item.text.starts_with(name)) return item.text;
  return {};
}

// The path of a step of the history.
std::string step_path(const AppDriver& window, const std::string& begins) {
  for (const Item& item : window.screen().items())
    if (item.kind == "row" && item.text.starts_with(begins)) return item.path;
  FAIL("there is no step " << begins);
  return {};
}

// Two in a line win, which the scenarios do not expect.
void break_rules(AppDriver& window) {
  window.send(
      SaveFile{"rules.lua", edited(window, R"(line{ "mark", o.length })", R"(line{ "mark", 2 })")});
}

}  // namespace

TEST_CASE("the scenarios and the check run in the Tests tab", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.click("Tests");
  window.wait_to_read("All 6 scenarios pass");
  CHECK(window.reads("three in a row win"));
  CHECK(window.reads("passes"));
  window.wait_to_read("Check: no problems.");
  CHECK(window.reads("Played 2000 games"));
}

TEST_CASE("after each change of the rules the scenarios run again", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.click("Tests");
  window.wait_to_read("All 6 scenarios pass");
  break_rules(window);
  window.wait_to_read("6 scenarios pass, ");
  CHECK(window.reads("Line "));
  window.send(Undo{});
  window.wait_to_read("All 6 scenarios pass");
  window.app().turn_to("Game");
  window.send(Redo{});
  window.click("Tests");
  window.wait_to_read("6 scenarios pass, ");
}

TEST_CASE("a failing board is drawn twice, and a click leads to its line", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.send(SaveFile{"tests/mine.scenario",
                       "scenario: a board\ncross: mark A1\nboard:\n"
                       "  3  . . .\n  2  . m .\n  1  . . .\n     A B C\n"});
  window.click("Tests");
  window.wait_to_read("6 of 7 scenarios pass, 1 fails");
  CHECK(window.reads("The board differs in 2 places."));
  CHECK(window.has("Expected board"));
  CHECK(window.has("Board found"));
  window.click("Line 3");
  window.frame(2);
  CHECK(window.app().turned_to("Rules"));
  CHECK(window.item("Files/tests/mine.scenario").on);
}

TEST_CASE("a finding of the check leads to its line", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.send(SaveFile{
      "rules.lua", edited(window, "  options = {",
                          "  options = {\n    unused = { 1, min = 1, max = 2, help = \"?\" },")});
  window.click("Tests");
  window.wait_to_read("Check: 1 warning.");
  window.click("Check: 1 warning.");
  window.frame(3);
  CHECK(window.reads("rules.lua, line "));
  const std::vector<Item> items = window.screen().items();
  const auto link = std::ranges::find_if(items, [](const Item& item) {
    return item.kind == "link" && item.text.starts_with("rules.lua, line");
  });
  REQUIRE(link != items.end());
  window.click(link->path);
  window.frame(2);
  CHECK(window.app().turned_to("Rules"));
}

TEST_CASE("what is not in force is said, and not tested", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.click("Tests");
  window.send(SaveDraft{"rules.lua", "return 1", window.game().files.front().text});
  CHECK(window.reads("Your changes in rules.lua are tested once you save them."));
  window.send(SaveFile{"rules.lua", "return )"});
  CHECK(window.reads("The saved text of rules.lua is not in force, so it is not tested."));
  window.wait_to_read("All 6 scenarios pass");
}

TEST_CASE("a new order replaces the one that runs", "[editor]") {
  AppDriver window("cube_wars");
  std::optional<TestOrder> order = test_order(window.game());
  REQUIRE(order);
  TestJob job;
  job.run(*order);
  CHECK(job.running());
  const std::size_t files = order->texts.tests.size();
  CHECK(files == 4);
  order->texts.tests.resize(1);
  job.run(*order);
  for (int i = 0; i < 4000 && !job.report().tested; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    job.tick();
  }
  REQUIRE(job.report().tested);
  CHECK(job.report().results.size() == job.report().all);
  for (const TestReport::Result& result : job.report().results)
    CHECK(result->file == order->texts.tests.front().name);
  job.cancel();
}

TEST_CASE("a test of a position is named, written and run", "[editor]") {
  AppDriver window("cube_wars");
  for (int i = 0; i < 3; ++i) window.send(BotMove{});
  window.app().act("test");
  window.frame(3);
  CHECK(window.reads("File: tests/after_move_3.scenario"));
  CHECK(window.reads("This creates your own copy of Cube Wars"));
  window.fill("name", "Three moves in");
  window.click("Make test");
  window.frame(3);
  CHECK(window.app().turned_to("Tests"));
  CHECK(window.game().own);
  CHECK(std::filesystem::exists(window.game().folder / "tests/three_moves_in.scenario"));
  window.wait_to_read("scenarios pass");
  CHECK(row_of(window, "Three moves in").find("passes") != std::string::npos);
}

TEST_CASE("a test never replaces a file", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.send(MakeTest{"Endings"});
  CHECK(window.state().notice.text ==
        "tests/endings.scenario already exists. Choose another name.");
  CHECK_FALSE(window.game().own);
  window.app().act("test");
  window.frame(3);
  window.fill("name", "Endings");
  window.click("Make test");
  window.frame(3);
  CHECK(window.has("Make test"));
  CHECK(window.reads("tests/endings.scenario already exists."));
  window.fill("name", "!!");
  CHECK(window.reads("Use 1 to 40 letters and digits"));
}

TEST_CASE("only the owner makes a test where something is hidden", "[editor]") {
  AppDriver window("graverobber");
  window.send(LiftCurtain{});
  REQUIRE(window.game().secrets);
  REQUIRE(window.game().viewer != k_owner);
  window.send(MakeTest{"Mine"});
  CHECK(window.state().notice.text.find("only the table's owner") != std::string::npos);
  window.click("Tests");
  CHECK_FALSE(window.item("Make a test…").enabled);
  CHECK_FALSE(window.has("Drag to Tests"));
  window.send(ViewAs{k_owner});
  CHECK(window.item("Make a test…").enabled);
}

TEST_CASE("a test after a change of the rules begins where they came into force", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.send(BotMove{});
  break_rules(window);
  window.send(BotMove{});
  window.send(MakeTest{"Later"});
  const std::string text = [&] {
    for (const RuleFileState& file : window.game().files)
      if (file.name == "tests/later.scenario") return file.text;
    return std::string();
  }();
  CHECK(text.find("position: nought to move") != std::string::npos);
  window.click("Tests");
  window.wait_to_read("7 scenarios pass");
  CHECK(row_of(window, "Later").find("passes") != std::string::npos);
}

TEST_CASE("a position is dragged into the Tests tab", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.send(BotMove{});
  window.send(BotMove{});
  window.click("Tests");
  window.drag("Drag to Tests", "Run again");
  window.frame(3);
  CHECK(window.reads("File: tests/after_move_2.scenario"));
  window.click("Cancel");
  window.click("History");
  window.drag(step_path(window, "1. "), "Tests");
  window.frame(3);
  CHECK(window.reads("File: tests/after_move_1.scenario"));
}

TEST_CASE("the menus of the board and of the history offer a test", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.send(BotMove{});
  window.right_click("cell B2");
  window.click("Make a test of this position…");
  window.frame(3);
  CHECK(window.has("Make test"));
  window.click("Cancel");
  window.click("History");
  window.right_click(step_path(window, "1. "));
  window.click("Make a test of this position…");
  window.frame(3);
  CHECK(window.reads("File: tests/after_move_1.scenario"));
}

TEST_CASE("where many scenarios pass, a button leads to the one that does not", "[editor]") {
  AppDriver window("robot_miner");
  window.send(SaveFile{"tests/zz.scenario", "scenario: the last one\nto act: nobody\n"});
  window.click("Tests");
  window.wait_to_read("scenarios pass, 1 fails");
  CHECK_FALSE(window.reads("the last one"));
  window.click("Show failure");
  window.frame(3);
  CHECK(window.reads("the last one"));
  CHECK(window.reads("to act: nobody"));
}

TEST_CASE("nothing in the Tests tab is cut off at twice the size", "[editor]") {
  AppDriver window(1280, 800, 2);
  window.start("tic_tac_toe");
  window.send(SaveFile{"tests/mine.scenario",
                       "scenario: a board\ncross: mark A1\nboard:\n"
                       "  3  . . .\n  2  . m .\n  1  . . .\n     A B C\n"});
  window.click("Tests");
  window.wait_to_read("6 of 7 scenarios pass, 1 fails");
  for (const Item& item : window.screen().items()) {
    INFO(item.path << ": " << item.text);
    CHECK_FALSE(item.cut_off());
  }
}

}  // namespace hr::tests
