// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include <imgui.h>

#include "core/table/fixed_sentences.h"
#include "editor/play/history_tree.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

HistoryStep step(int node, int parent, bool main, std::string text) {
  return {{.node = NodeId(node),
           .parent = NodeId(parent),
           .type = node == 0 ? StepType::start : StepType::action,
           .seat = SeatId(0),
           .ply = 0,
           .text = std::move(text),
           .events = {}},
          main,
          main};
}

// Three actions, and an alternative second one.
void branch(AppDriver& window) {
  window.start("cube_wars");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  window.send(PlayTyped{k_owner, window.report().legal.front().text});
  window.send(PlayTyped{k_owner, "move A3 A4"});
  window.send(GoToStep{1});
  window.send(PlayTyped{k_owner, window.report().legal.back().text});
  window.app().act("tab.history");
  window.frame(3);
}

const Item& row_item(const AppDriver& window, std::string_view start) {
  for (const Item& item : window.screen().items())
    if (item.kind == "row" && item.text.starts_with(start)) return item;
  FAIL("no row begins " << start);
  throw 0;
}

}  // namespace

TEST_CASE("the main line is unindented, and branches are right below the steps they replace",
          "[editor]") {
  const HistorySteps steps{step(0, -1, true, "start"), step(1, 0, true, "a"),
                           step(2, 1, false, "b"),     step(3, 1, true, "c"),
                           step(4, 2, false, "d"),     step(5, 3, true, "e")};
  std::string read;
  for (const HistoryRow& r : history_rows(steps))
    read += std::string(static_cast<std::size_t>(r.depth), ' ') + steps[nth(r.step)].text +
            (r.branch ? "*" : "") + "\n";
  CHECK(read == "start\na\nc\n b*\n d\ne\n");
  CHECK(siblings(steps, NodeId(2)) == std::vector<NodeId>{NodeId(3), NodeId(2)});
  CHECK(siblings(steps, NodeId(0)).empty());
}

TEST_CASE("a branch ten thousand steps deep is laid out", "[editor]") {
  HistorySteps steps{step(0, -1, true, "start")};
  for (int i = 1; i < 10000; ++i) steps.push_back(step(i, i - 1, i < 10, "x"));
  CHECK(history_rows(steps).size() == 10000);
}

TEST_CASE("a click in the history goes to a step, Up and Down choose between alternatives",
          "[editor]") {
  AppDriver window;
  branch(window);
  CHECK(window.reads("Instead: 2. "));
  CHECK(row_item(window, "Instead: 2.").on);
  window.press(Key::up);
  CHECK(window.game().cursor == NodeId(2));
  CHECK(row_item(window, "2. ").on);
  window.press(Key::down);
  CHECK(window.game().cursor == NodeId(4));
  window.click(std::string(row_item(window, "3. ").path));
  CHECK(window.game().cursor == NodeId(3));
  window.press(Chord{.key = Key::home, .ctrl = true});
  CHECK(window.game().cursor == NodeId::root);
}

TEST_CASE("a branch becomes the main line", "[editor]") {
  AppDriver window;
  branch(window);
  window.click("Make main line");
  CHECK(row_item(window, "Instead: 2.").on == false);
  CHECK(window.game().steps.back().main);
  CHECK_FALSE(window.item("Make main line").enabled);
}

TEST_CASE("two positions are compared in sentences and cells", "[editor]") {
  AppDriver window("cube_wars");
  window.app().act("tab.history");
  window.frame(3);
  window.click("Compare");
  CHECK(window.reads("Go to another position"));
  window.send(PlayTyped{k_owner, "move A2 A3"});
  REQUIRE(window.game().comparison);
  const auto& found = *window.game().comparison;
  CHECK(found.sentences == std::vector<std::string>{"A2: empty, was white cube.",
                                                    "A3: white cube, was empty.",
                                                    "Turn: black, was white."});
  REQUIRE(found.cells.size() == 2);
  CHECK(found.cells[0].cell == "A2");
  CHECK(window.reads("A3: white cube, was empty."));
  window.send(SetOption{"starts", "black"});
  CHECK(window.reads("Rules changed: starts set to black."));
  window.click("Stop comparing");
  CHECK_FALSE(window.game().comparison);
}

TEST_CASE("steps and events are found by their words, and lead to their position", "[editor]") {
  AppDriver window;
  branch(window);
  window.click("find");
  window.type("a4 white");
  CHECK(window.reads("3. White moves A3 to A4."));
  CHECK_FALSE(window.reads("1. White moves A2 to A3."));
  window.click(std::string(row_item(window, "3. ").path));
  CHECK(window.game().cursor == NodeId(3));
  window.fill("find", "nothing of the kind");
  CHECK(window.reads("No matches."));
}

TEST_CASE("a position is copied as text and set up again from it", "[editor]") {
  AppDriver window("cube_wars");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  window.app().act("tab.history");
  window.frame(3);
  window.click("Copy");
  const std::string copied = ImGui::GetClipboardText();
  CHECK(copied == window.game().drawing);
  const std::string board = window.game().drawing;
  window.send(GoToStep{0});
  window.send(Arrange{copied});
  CHECK(window.game().drawing == board);
  CHECK(window.reads("A position is set up."));

  window.app().act("position");
  window.frame(3);
  window.fill("position", "A1 is nice");
  window.click("Set up");
  CHECK(window.reads("Line 1: "));
  window.press(Key::escape);
}

TEST_CASE("with secrets, a seat's history shows only its own line and leads nowhere", "[editor]") {
  AppDriver window("graverobber");
  window.app().act("tab.history");
  window.frame(3);
  CHECK(window.reads("Pass the screen to Red."));
  CHECK_FALSE(window.has("Copy"));
  CHECK(window.game().drawing.empty());
  CHECK(window.game().steps.empty());
  window.send(LiftCurtain{});
  CHECK(window.reads("only the table's owner may go back and forward"));
  CHECK_FALSE(window.item("Set up position…").enabled);
  window.send(Promote{NodeId::root});
  CHECK(window.state().notice.text ==
        owners_alone("choose the main line: what has been seen cannot be unseen"));
  window.send(Compare{NodeId(7)});
  CHECK(window.state().notice.text == "There is no such position to compare with.");
  window.send(ExportSeat{SeatId(1), (window.folder() / "white.json").string()});
  CHECK(window.state().notice.text == owners_alone("export another player's view"));
  CHECK_FALSE(std::filesystem::exists(window.folder() / "white.json"));
}

}  // namespace hr::tests
