// SPDX-License-Identifier: MIT
#include <catch2/catch.hpp>

#include "core/words/text.h"
#include "editor/app/app_panels.h"
#include "tests/editor/app_driver.h"
#include "tests/support/folder.h"

namespace hr::tests {

using namespace editor;

namespace {

// Both players have hidden their treasures, and penny has just acted.
void scan_as_penny(AppDriver& window) {
  window.start("cube_digger", {{"bombs", "0"}});
  for (const char* hides : {"hide E1-I", "hide A5-III"}) {
    window.send(LiftCurtain{});
    window.send(PlayTyped{k_owner, hides});
    window.send(PlayTyped{k_owner, "ready"});
  }
  window.send(LiftCurtain{});
  window.send(PlayTyped{k_owner, "scan B1-I"});
}

}  // namespace

TEST_CASE("all tabs are in one line of a window of 1280 by 800 pixels", "[editor]") {
  AppDriver window("cube_wars");
  window.frame(2);
  const float top = window.item("Side/Game").box.top;
  for (const char* const tab : {"Options", "Rules", "Board", "Tests", "Lab", "History", "Notes"}) {
    INFO(tab);
    CHECK(window.item(std::string("Side/") + tab).box.top == top);
    CHECK_FALSE(window.item(std::string("Side/") + tab).cut_off());
  }
}

// Settings of earlier versions and scripts that call `houserules picture --tab` have these.
TEST_CASE("tabs have ids that are the same in every language", "[editor]") {
  std::vector<std::string> ids;
  for (const auto& tab : make_panels().tabs) ids.emplace_back(tab->id());
  CHECK(ids == std::vector<std::string>{"Game", "Options", "Rules", "Board", "History", "Notes",
                                        "Tests", "Lab"});
  AppDriver window("cube_wars");
  window.app().act("tab.lab");
  window.frame(2);
  window.kill_and_start_again();
  CHECK(window.app().turned_to("Lab"));
}

TEST_CASE("actions are typed, refused in place, undone by keys and saved to disk", "[editor]") {
  AppDriver window("cube_wars");
  CHECK(window.reads("White's turn"));
  window.click("type a move");
  window.type("move A2 A3\n");
  CHECK(window.report().ply == 1);
  CHECK(window.reads("Black's turn"));
  CHECK(window.reads("White moves A2 to A3."));

  window.type("move A1 A8\n");
  CHECK(window.report().ply == 1);
  CHECK(window.state().notice.type == NoticeType::refused);
  CHECK(window.reads(window.state().notice.text));

  window.press(Key::escape);
  window.press(ctrl('Z'));
  CHECK(window.report().ply == 0);
  window.press(ctrl('Y'));
  CHECK(window.report().ply == 1);

  const auto state = window.game().drawing;
  window.kill_and_start_again();
  REQUIRE(window.state().kept.size() == 1);
  CHECK(window.state().kept[0].actions == 1);
  window.send(OpenRecord{window.state().kept[0].file});
  CHECK(window.game().drawing == state);
  CHECK(window.report().may_undo);
}

TEST_CASE("bots act after a pause, and stop when they are switched off", "[editor]") {
  AppDriver window("cube_wars");
  window.send(ReplacePlayer{PlayerId(1), {"Botty", BotSpec{}}});
  window.send(PlayTyped{k_owner, "move A2 A3"});
  CHECK(window.report().ply == 1);
  window.wait(TimePoint(600));
  CHECK(window.report().ply == 2);
  window.send(AutoPlay{false, 500});
  window.send(PlayTyped{k_owner, window.report().legal.front().text});
  window.wait(TimePoint(5000));
  CHECK(window.report().ply == 3);
}

TEST_CASE("the curtain falls between two people with secrets, and shows nothing", "[editor]") {
  AppDriver window("graverobber");
  CHECK(window.game().viewer == k_turn);
  CHECK(window.reads("Pass the screen to Red."));
  CHECK(window.report().zones.empty());
  window.frame(30);
  window.press(Key::space);
  window.frame(2);
  CHECK(window.game().viewer == SeatId(0));
  CHECK(window.reads("Viewing as Red."));
}

TEST_CASE("the act that hides the screen does not show the next player's secrets", "[editor]") {
  AppDriver window;
  scan_as_penny(window);
  window.press(Key::enter);
  REQUIRE(window.game().viewer == k_turn);
  // As quickly as a hand can: the same key again, and clicks where the button is.
  for (int i = 0; i < 3; ++i) window.press(Key::enter);
  window.press(Key::space);
  CHECK(window.game().viewer == k_turn);
  window.frame(60);
  window.press(Key::enter);
  CHECK(window.game().viewer == k_turn);
  window.click("I am Nickel");
  CHECK(window.game().viewer == SeatId(1));
}

TEST_CASE("a click in the moment in which the screen is hidden does nothing", "[editor]") {
  AppDriver window;
  scan_as_penny(window);
  window.send(PassScreen{});
  const Item button = window.item("I am Nickel");
  CHECK_FALSE(button.enabled);
  window.move((button.box.left + button.box.right) / 2, (button.box.top + button.box.bottom) / 2);
  for (const bool down : {true, false}) {
    window.button(0, down);
    window.frame(2);
  }
  CHECK(window.game().viewer == k_turn);
  window.frame(30);
  window.click("I am Nickel");
  CHECK(window.game().viewer == SeatId(1));
}

TEST_CASE("the result of an action can be read before the screen is passed on", "[editor]") {
  AppDriver window;
  scan_as_penny(window);
  CHECK(window.reads("Nickel has no bomb at B1-I."));
  CHECK(window.reads("Viewing as Penny."));
  CHECK(window.report().legal.empty());
  window.send(PlayTyped{k_owner, "scan D5-III"});
  CHECK(window.state().notice.type == NoticeType::refused);
  window.click("Pass the screen to Nickel");
  CHECK(window.game().viewer == k_turn);
  CHECK(window.reads("Pass the screen to Nickel."));
  CHECK_FALSE(window.reads("Nickel has no bomb at B1-I."));
  window.frame(30);
  window.click("I am Nickel");
  CHECK(window.reads("Viewing as Nickel."));
}

TEST_CASE("nobody plays or sees another player's turn before the screen is passed on", "[editor]") {
  AppDriver window;
  scan_as_penny(window);
  const auto ply = window.report().ply;
  window.press(ctrl_shift('B'));
  window.send(BotMove{});
  CHECK(window.report().ply == ply);
  window.app().act("help");
  window.frame(3);
  window.press(Key::enter);  // goes to the dialog
  CHECK(window.game().viewer == SeatId(0));
  window.press(Key::escape);

  // Penny is replaced by a bot, and nickel, to whom the screen is passed, plays on alone; then a
  // person takes over from the bot.
  window.send(ReplacePlayer{PlayerId(0), {"", BotSpec{}}});
  CHECK(window.game().viewer == k_turn);
  window.send(LiftCurtain{});
  CHECK(window.game().viewer == SeatId(1));
  window.send(PlayTyped{k_owner, "scan E5-II"});
  CHECK(window.game().viewer == SeatId(1));
  window.send(BotMove{});
  CHECK(window.game().viewer == SeatId(1));
  window.send(ReplacePlayer{PlayerId(0), {"", std::nullopt}});
  CHECK(window.game().viewer == k_turn);

  window.send(LiftCurtain{});
  REQUIRE(window.game().viewer == SeatId(1));
  window.send(ReplacePlayer{PlayerId(1), {"", BotSpec{}}});
  CHECK(window.game().viewer == k_turn);
  window.send(LiftCurtain{});
  CHECK(window.game().viewer == SeatId(0));
}

TEST_CASE("the next player cannot see where the last one's board cursor was", "[editor]") {
  AppDriver window("cube_digger", {{"bombs", "0"}});
  window.send(LiftCurtain{});
  window.click("cell E1-I");
  CHECK(window.item("cell E1-I").on);
  window.send(PlayTyped{k_owner, "ready"});
  CHECK(window.reads("Viewing as Penny."));
  window.press(Key::enter);
  CHECK(window.reads("Pass the screen to Nickel."));
  window.frame(30);
  window.press(Key::space);
  CHECK(window.reads("Viewing as Nickel."));
  CHECK_FALSE(window.item("cell E1-I").on);
}

TEST_CASE("the command palette finds actions by the beginnings of words", "[editor]") {
  AppDriver window("cube_wars");
  window.press(ctrl_shift('P'));
  window.type("high");
  CHECK(window.reads("View: High contrast"));
  window.press(Key::enter);
  CHECK(window.app().settings().theme == Theme::contrast);
  CHECK_FALSE(window.reads("View: High contrast"));
}

TEST_CASE("A game without a board or cards gives its room to what has happened", "[editor]") {
  const auto log_height = [](const std::string& more) {
    const Folder folder(
        "return { name = 'T', seats = { 'ann' }, verbs = { wait = pass{} }, "
        "ends = { plies(9) }" +
        more + " }");
    AppDriver window;
    StartGame game = game_of("t");
    game.folder = folder.path();
    window.send(game);
    window.frame(2);
    return window.item("Log/action").seen.height();
  };
  CHECK(log_height("") > log_height(", board = grid{ 3, 3 }, zones = { field = {} }") + 100);
}

TEST_CASE("Ctrl+Q quits at once, but asks first while a text is being typed", "[editor]") {
  AppDriver window("cube_wars");
  window.click("type a move");
  window.type("move A2");
  window.press(ctrl('Q'));
  CHECK_FALSE(window.app().wants_to_quit());
  window.click("Stay");
  CHECK_FALSE(window.app().wants_to_quit());
  window.click("type a move");
  window.press(ctrl('Q'));  // it has been left, and is kept
  CHECK(window.app().wants_to_quit());
}

TEST_CASE("the window's close button asks as well, and only once", "[editor]") {
  AppDriver window("cube_wars");
  window.click("type a move");
  window.type("move A2");
  window.app().leave();
  window.frame(3);
  CHECK(window.reads("If you quit now, it is lost."));
  CHECK_FALSE(window.app().wants_to_quit());
  window.app().leave();
  CHECK(window.app().wants_to_quit());
}

}  // namespace hr::tests
