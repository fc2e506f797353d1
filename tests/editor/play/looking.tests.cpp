// SPDX-License-Identifier: MIT
// Seeing what others may not know is the owner's act: it is asked for, logged, and stops play.
#include <algorithm>
#include <catch2/catch.hpp>

#include "core/base/words.h"
#include "core/table/fixed_sentences.h"
#include "editor/desk/viewpoint.h"
#include "editor/play/view_as_dialog.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

int looks(const AppDriver& window) {
  return static_cast<int>(
      std::ranges::count(window.report().log, std::string("look"), &LogLine::name));
}

}  // namespace

TEST_CASE("viewing as another seat in a game with secrets is asked for and logged", "[editor]") {
  AppDriver window("graverobber");
  window.send(LiftCurtain{});
  const SeatId mine = window.game().viewer;
  const SeatId other = SeatId(1 - index(mine));
  const std::string name = sentence(window.report().seats[other].name);
  window.click("View as…");
  window.click("View as " + name);
  window.frame(3);
  CHECK(window.game().viewer == mine);
  CHECK(window.reads("The log will show every player"));
  window.click("Cancel");
  window.frame(3);
  CHECK(window.game().viewer == mine);
  CHECK(looks(window) == 0);
  window.app().act(view_as_action(other));
  window.frame(3);
  window.press(Key::escape);
  window.frame(2);
  CHECK(window.game().viewer == mine);
  window.app().act(view_as_action(other));
  window.frame(3);
  window.click("View as/View as " + name);
  CHECK(window.game().viewer == other);
  CHECK(looks(window) == 1);
  window.click("View as current player");
  CHECK(window.game().viewer == mine);
  CHECK(window.report().log.back().text.starts_with("The owner looks at what only "));
  window.app().act(view_as_action(mine));  // reveals nothing
  window.frame(3);
  CHECK_FALSE(window.reads("The log will show every player"));
  CHECK(looks(window) == 1);
}

TEST_CASE("the way back to one's own view covers no cell of an open game", "[editor]") {
  for (const char* const game : {"robot_miner", "cube_wars", "cube_lariat"}) {
    INFO(game);
    AppDriver window(game);
    window.frame(2);
    window.send(ViewAs{k_owner});
    window.frame(2);
    const Box way_back = window.item("View as current player").box;
    int cells = 0;
    for (const Item& item : window.screen().items())
      if (item.kind == "cell" && item.in_sight()) {
        ++cells;
        CHECK(item.box.top >= way_back.bottom);
      }
    CHECK(cells > 0);
    window.click("View as current player");
    CHECK_FALSE(window.has("View as current player"));
  }
}

TEST_CASE("nobody plays while the owner looks", "[editor]") {
  AppDriver window("graverobber");
  window.send(LiftCurtain{});
  const ActionReport first = window.report().legal.front();
  const SeatId mine = window.game().viewer;
  const auto nothing_done = [&] {
    window.frame(2);
    return window.report().ply == 0 && window.report().part.empty();
  };
  for (const SeatId viewer : {k_owner, SeatId(1 - index(mine))}) {
    window.send(ViewAs{viewer});
    CHECK(window.game().looks_on);
    window.send(PlayChosen{mine, first.action});
    CHECK(window.state().notice.text == fixed_sentences().looks_on);
    window.send(PlayTyped{k_owner, first.text});
    CHECK(window.state().notice.text == fixed_sentences().looks_on);
    CHECK(nothing_done());
    window.frame(2);
    CHECK(window.reads("Nobody can play until you go back."));
    CHECK_FALSE(window.item("type a move").enabled);
    window.press(ctrl_shift('B'));
    CHECK(nothing_done());
    window.send(ViewAs{k_turn});
    CHECK_FALSE(window.game().looks_on);
  }
  window.send(PlayChosen{mine, first.action});
  CHECK_FALSE(window.report().part.empty());
}

TEST_CASE("a click on the board explains why nobody can play", "[editor]") {
  AppDriver window("cube_digger");
  window.send(LiftCurtain{});
  window.send(ViewAs{k_owner});
  window.frame(2);
  const std::vector<Item> items = window.screen().items();
  const auto cell = std::ranges::find(items, "cell", &Item::kind);
  REQUIRE(cell != items.end());
  window.click(cell->path);
  CHECK(window.reads(fixed_sentences().looks_on));
}

TEST_CASE("a look stays in the log of every seat, over undo and a restart of the program",
          "[editor]") {
  AppDriver window("graverobber");
  window.send(LiftCurtain{});
  window.send(ViewAs{k_owner});
  CHECK(looks(window) == 1);
  window.send(ViewAs{k_owner});  // goes on
  CHECK(looks(window) == 1);
  while (window.report().ply == 0) window.send(BotMove{});
  window.send(ViewAs{SeatId(1)});
  window.send(ViewAs{k_owner});
  const int both = looks(window);
  CHECK(both > 1);
  window.send(GoToStep{0});
  CHECK(looks(window) == both);
  const std::string file = window.game().file;
  window.kill_and_start_again();
  window.send(OpenRecord{file});
  REQUIRE(window.state().game);
  for (const SeatId seat : {SeatId(0), SeatId(1)}) {
    window.send(ViewAs{seat});
    CHECK(looks(window) >= both);
  }
}

TEST_CASE("in a game without secrets another view needs no question and stops nothing",
          "[editor]") {
  AppDriver window("cube_wars");
  window.app().act(view_as_action(SeatId(1)));
  window.frame(3);
  CHECK(window.game().viewer == SeatId(1));
  CHECK_FALSE(window.game().looks_on);
  CHECK(looks(window) == 0);
}

// A key that is pressed by mistake plays nothing and takes nothing back.
TEST_CASE("no single key makes or takes back a move", "[editor]") {
  AppDriver window("cube_wars");
  window.send(ReplacePlayer{PlayerId(1), {"bot", BotSpec{}}});
  window.send(AutoPlay{.on = false});
  window.send(PlayTyped{k_owner, "move A2 A3"});
  const NodeId before = window.game().cursor;
  const std::uint64_t match = window.game().match;
  std::vector<Key> keys{Key::space, Key::left, Key::right,     Key::home,    Key::end, Key::del,
                        Key::up,    Key::down, Key::backspace, Key::page_up, Key::f2,  Key::f5};
  for (char letter = 'A'; letter <= 'Z'; ++letter)
    if (letter != 'M') keys.push_back(key_of(letter));
  for (const Key key : keys) {
    window.press(key);
    window.frame(2);
    INFO("key " << static_cast<int>(key));
    CHECK(window.game().cursor == before);
    CHECK(window.game().match == match);
    CHECK_FALSE(window.game().auto_play.on);
  }
  window.press(Chord{.key = Key::left, .ctrl = true});
  CHECK(window.game().cursor == NodeId::root);
  window.press(ctrl('B'));
  CHECK(window.game().auto_play.on);
}

}  // namespace hr::tests
