// SPDX-License-Identifier: MIT
// Notes taken by clicking on the board.
#include <algorithm>
#include <catch2/catch.hpp>

#include "editor/play/mark_tool.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

using Lines = std::vector<std::string>;

const Lines& notes(const AppDriver& window) { return window.report().notes.lines; }

// Starts a game with secrets, seen by the first player to look after both have set up.
void play_graverobber(AppDriver& window) {
  window.start("graverobber");
  for (int i = 0; i < 40 && window.report().ply == 0; ++i) {
    if (!window.game().passes_to.empty()) window.send(LiftCurtain{});
    window.send(BotMove{});
  }
  if (!window.game().passes_to.empty()) window.send(LiftCurtain{});
  REQUIRE(window.report().ply > 0);
}

}  // namespace

TEST_CASE("clicks add and remove marks, and make no moves", "[editor]") {
  AppDriver window("cube_wars");
  window.click("Tools/Take notes");
  CHECK(
      window.reads("Taking notes that only White sees: clicks write notes instead of playing. "
                   "Press Esc to stop."));
  window.click("cell A2");
  window.click("cell A3");
  CHECK(notes(window) == Lines{"A2: ?", "A3: ?"});
  CHECK(window.report().ply == 0);
  window.click("Marks/# obstacle");
  window.click("cell A3");
  window.click("Marks/? maybe");
  window.click("cell A2");
  CHECK(notes(window) == Lines{"A3: ? #"});
  window.hover("cell A3");
  CHECK(window.reads("A3: ? #. Click to remove ?."));
  window.click("Tools/Undo note");
  CHECK(notes(window) == Lines{"A2: ?", "A3: ? #"});
  window.press(ctrl('Z'));
  CHECK(notes(window) == Lines{"A2: ?", "A3: ?"});
  window.press(ctrl('Y'));
  CHECK(notes(window) == Lines{"A2: ?", "A3: ? #"});
  CHECK(window.report().ply == 0);

  window.press(Key::escape);
  CHECK_FALSE(window.reads("Taking notes"));
  window.click("cell A2");
  window.click("cell A3");
  window.click("Pass the screen to Black");  // now there are notes to keep secret
}

TEST_CASE("passages are counted by a click, or on each cell of a path", "[editor]") {
  AppDriver window("cube_wars");
  window.press(key_of('M'));
  window.click("Marks/+1 passage");
  window.click("cell C4");
  window.drag("cell C4", "cell C5");
  window.drag("cell C5", "cell C4");
  CHECK(notes(window) == Lines{"C4: 2 passages", "C5: 1 passage"});
  window.click("Marks/-1 passage");
  window.click("cell C4");
  window.click("cell D4");  // with a count of 0
  CHECK(notes(window) == Lines{"C4: 1 passage", "C5: 1 passage"});
  CHECK(window.state().notice.text.empty());
  CHECK(window.report().ply == 0);
}

TEST_CASE("a stroke adds the mark to all its cells, or removes it from all", "[editor]") {
  AppDriver window("cube_wars");
  window.press(key_of('M'));
  window.press(key_of('3'));
  window.click("cell D4");
  window.drag("cell C4", "cell D4");
  CHECK(notes(window) == Lines{"C4: x", "D4: x"});
  window.drag("cell D4", "cell C4");
  CHECK(notes(window).empty());
}

TEST_CASE("a custom mark is typed once and clicked often", "[editor]") {
  AppDriver window("cube_wars");
  window.press(key_of('M'));
  window.click("Marks/custom mark");
  window.hover("cell E4");
  CHECK(window.reads("Type a mark above the board first."));
  window.fill("Marks/own", "weak spot\n");
  window.click("cell E4");
  window.click("cell F4");
  CHECK(notes(window) == Lines{"E4: weak spot", "F4: weak spot"});
  window.click("cell E4");
  CHECK(notes(window) == Lines{"F4: weak spot"});
}

TEST_CASE("marks are made with the keys alone", "[editor]") {
  AppDriver window("cube_wars");
  window.click("cell C4");
  window.press(key_of('M'));
  window.press(key_of('2'));
  window.press(Key::enter);
  window.press(Key::right);
  window.press(Key::space);
  CHECK(notes(window) == Lines{"C4: !", "D4: !"});
  CHECK(window.report().ply == 0);
}

TEST_CASE("no move can be played while clicks take notes", "[editor]") {
  AppDriver window("cube_wars");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  window.send(ViewAs{SeatId(0)});
  window.press(key_of('M'));
  window.press(ctrl_shift('B'));
  CHECK(window.report().ply == 1);
  window.press(Chord{.key = Key::left, .ctrl = true});
  window.press(Chord{.key = Key::home, .ctrl = true});
  window.press(ctrl('R'));
  CHECK(window.report().ply == 1);
  CHECK_FALSE(window.has("Tools/Undo"));
  window.right_click("cell B2");
  CHECK(window.has("Note/text"));
  CHECK_FALSE(window.has("move B2 B3"));
  for (int i = 0; i < 3; ++i) window.press(Key::escape);  // field, popup, note taking
  window.press(ctrl_shift('B'));
  CHECK(window.report().ply == 2);
}

TEST_CASE("note taking does not end during a stroke, so the end of the stroke makes no move",
          "[editor]") {
  AppDriver window("tic_tac_toe");
  window.press(key_of('M'));
  window.hover("cell B2");
  window.button(0, true);
  window.press(Key::escape);
  CHECK(window.reads("Taking notes"));
  window.button(0, false);
  window.frame(2);
  CHECK(window.report().ply == 0);
  CHECK(notes(window) == Lines{"B2: ?"});
}

TEST_CASE("note taking ends when the viewer changes, and drops what was typed", "[editor]") {
  AppDriver window;
  play_graverobber(window);
  const SeatId mine = window.game().viewer;
  window.press(key_of('M'));
  window.click("Marks/custom mark");
  window.fill("Marks/own", "zebra\n");
  window.click("cell B2");
  CHECK(notes(window) == Lines{"B2: zebra"});
  window.send(ViewAs{SeatId(1 - index(mine))});
  CHECK_FALSE(window.reads("Taking notes"));
  CHECK(notes(window).empty());
  CHECK_FALSE(window.reads("zebra"));
  window.press(key_of('M'));
  CHECK(window.reads("Taking notes"));
  CHECK_FALSE(window.reads("zebra"));
  window.send(ViewAs{k_owner});
  CHECK_FALSE(window.reads("Taking notes"));
  window.press(key_of('M'));  // the owner has no notes
  CHECK_FALSE(window.reads("Taking notes"));
}

TEST_CASE("note taking ends with the match, and when the board is edited", "[editor]") {
  AppDriver window("cube_wars");
  window.press(key_of('M'));
  CHECK(window.reads("Taking notes"));
  window.send(Restart{});
  CHECK_FALSE(window.reads("Taking notes"));
  window.press(key_of('M'));
  window.press(ctrl('4'));
  CHECK_FALSE(window.reads("Taking notes"));
  window.press(key_of('M'));
  CHECK(window.reads("Taking notes"));
  CHECK(window.app().turned_to("Notes"));
  window.click("inside/Back to play");
  CHECK_FALSE(window.reads("Taking notes"));
}

TEST_CASE("no text of note taking is cut off at scale 2", "[editor]") {
  AppDriver window(1280, 800, 2);
  window.start("cube_wars");
  window.press(key_of('M'));
  window.click("Marks/own");
  CHECK(window.reads("Taking notes that only White sees. Press Esc to stop."));
  const auto& items = window.screen().items();
  CHECK(std::ranges::any_of(
      items, [](const Item& item) { return item.kind == "cell" && item.in_sight(); }));
  int marks = 0;
  for (const Item& item : window.screen().items()) {
    if (item.path.find("Marks/") == std::string::npos) continue;
    INFO(item.path << ": " << item.text);
    CHECK_FALSE(item.cut_off());
    ++marks;
  }
  CHECK(marks > 5);
}

}  // namespace hr::tests
