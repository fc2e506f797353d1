// SPDX-License-Identifier: MIT
// Present, hidden panels, How to play, and the guide to a first rule change.
#include <algorithm>
#include <catch2/catch.hpp>

#include "editor/app/how_to_play.h"
#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

bool has_part(const Driver& window, const std::string& part) {
  return std::ranges::any_of(window.screen().items(), [&](const Item& item) {
    return item.path.find(part) != std::string::npos;
  });
}

// The cells in sight, without those that are cut off at the edge of the board's room.
std::vector<Box> whole_cells(const Driver& window) {
  std::vector<Box> out;
  Box edge{1e9F, 1e9F, 0, 0};
  for (const Item& item : window.screen().items()) {
    if (item.kind != "cell" || !item.in_sight()) continue;
    out.push_back(item.box);
    edge = {std::min(edge.left, item.box.left), std::min(edge.top, item.box.top),
            std::max(edge.right, item.box.right), std::max(edge.bottom, item.box.bottom)};
  }
  if (window.has("overview"))
    std::erase_if(out, [&](const Box& box) {
      return box.left <= edge.left || box.top <= edge.top || box.right >= edge.right ||
             box.bottom >= edge.bottom;
    });
  return out;
}

std::size_t all_cells(const Driver& window) {
  return static_cast<std::size_t>(std::ranges::count(window.screen().items(), "cell", &Item::kind));
}

}  // namespace

TEST_CASE("at twice the zoom the buttons below the board are in sight", "[editor]") {
  AppDriver window(1280, 800, 2);
  window.start("graverobber");
  const auto lift = [&] {
    if (window.game().viewer == k_turn) window.send(LiftCurtain{});
    window.frame(4);
  };
  const auto buttons = [&] {
    std::vector<Item> out;
    for (const Item& item : window.screen().items())
      if (item.path.find("/Do/") != std::string::npos) out.push_back(item);
    return out;
  };
  lift();
  for (int i = 0; i < 40 && buttons().size() < 2; ++i) {
    window.send(BotMove{});
    window.send(PassScreen{});
    lift();
  }
  REQUIRE(buttons().size() >= 2);
  for (const Item& item : buttons()) {
    INFO(item.path);
    CHECK(item.in_sight());
  }
}

TEST_CASE("a presented board has cells of 40 pixels or more on a projector", "[editor]") {
  AppDriver window(1280, 800, 2);
  const std::vector<RulesetInfo> games = window.state().rulesets;
  for (const RulesetInfo& game : games) {
    window.start(game.id);
    if (window.game().viewer == k_turn) window.send(LiftCurtain{});
    window.press(Key::f11);
    window.frame(4);
    INFO(game.id);
    const std::vector<Box> cells = whole_cells(window);
    for (const Box& box : cells) CHECK(std::min(box.width(), box.height()) >= 39.9F);
    CHECK(cells.size() >= 9);
    // A net of a cube does not fit; a map shows the rest of it.
    if (window.game().game->board.cube() > 0)
      CHECK(window.has("overview"));
    else
      CHECK(cells.size() == all_cells(window));
    window.press(Key::f11);
    window.send(LeaveGame{});
  }
}

TEST_CASE("a part of a board that is presented follows the last move, and the map moves it",
          "[editor]") {
  AppDriver window(1280, 800, 2);
  window.start("cube_lariat");
  window.press(Key::f11);
  window.frame(4);
  const auto in_sight = [&](const char* cell) { return window.item(cell).in_sight(); };
  for (const char* cell : {"B-A1", "U-B4", "D-C1", "L-A3"}) {
    window.send(PlayTyped{k_owner, "claim " + std::string(cell)});
    window.frame(4);
    INFO(cell);
    CHECK(in_sight(("cell " + std::string(cell)).c_str()));
  }
  const Box map = window.item("overview").box;
  const auto click = [&](float x, float y) {
    window.move(map.left + x * map.width(), map.top + y * map.height());
    window.frame();
    for (const bool down : {true, false}) {
      window.button(0, down);
      window.frame(2);
    }
  };
  click(0.95F, 0.5F);
  CHECK(in_sight("cell B-E3"));
  CHECK_FALSE(in_sight("cell L-A3"));
  CHECK(window.report().ply == 4);  // the click is no move
}

TEST_CASE("a presentation shows the board, the turn, the scores and the clock, and nothing else",
          "[editor]") {
  AppDriver window("robot_miner");
  CHECK(window.has("File"));
  window.press(Key::f11);
  window.frame(3);
  REQUIRE(window.app().presenting());
  CHECK_FALSE(window.has("File"));
  CHECK_FALSE(has_part(window, "Side/"));
  CHECK_FALSE(has_part(window, "Log/"));
  CHECK_FALSE(has_part(window, "Tools/"));
  CHECK(window.reads("Red"));
  CHECK(window.reads("5:00"));
  CHECK(window.reads("place your robot on a step"));
  // It can be played in.
  window.click("cell 7x-5");
  CHECK(window.report().ply == 1);
  window.press(Key::escape);
  CHECK_FALSE(window.app().presenting());
  CHECK(window.has("File"));
}

TEST_CASE("a lesson fills the wall", "[editor]") {
  struct Wall {
    float width, height, scale;
  };
  for (const auto& [width, height, scale] :
       {Wall{1280, 800, 1}, Wall{1280, 800, 2}, Wall{1920, 1080, 1}, Wall{1920, 1080, 2}}) {
    AppDriver window(width, height, scale);
    window.start("robot_miner", {{"teams", "4"}, {"starts", "first team"}});
    window.send(ReplacePlayer{PlayerId(1), {"Foxes", std::nullopt}});
    window.send(PlayTyped{k_owner, "place 7x-5"});
    window.press(Key::f11);
    window.frame(4);
    INFO(width << " by " << height << ", scale " << scale);
    // The numbers, of the height of a letter, to their cells.
    const Item &one = window.item("cell 5x-5"), &above = window.item("cell 5x-6");
    const float cell = (one.box.top - above.box.top);
    for (const char* jewel : {"25", "132"}) {
      const std::string plain = "figure " + std::string(jewel), gold = "gold " + plain;
      const Item& number = window.item(window.has(gold) ? gold : plain);
      INFO(jewel);
      CHECK(number.box.bottom - number.box.top >= 0.45F * cell);
      CHECK(number.box.right - number.box.left <= cell);
    }
    // What everybody looks for, in letters for the back row.
    const float letters = height / 40;
    for (const char* text : {"Dice: ", "Bonus: multiples of ", "Foxes (blue)", "the jewel 35"}) {
      INFO(text);
      const auto found = std::ranges::find_if(window.screen().items(), [&](const Item& item) {
        return item.text.find(text) != std::string::npos && item.in_sight();
      });
      REQUIRE(found != window.screen().items().end());
      CHECK(found->box.bottom - found->box.top >= letters);
    }
    CHECK(window.item("Clock/time").box.bottom - window.item("Clock/time").box.top >= height / 16);
    for (const Item& item : window.screen().items()) {
      INFO(item.path << ": " << item.text);
      CHECK_FALSE(item.cut_off());
    }
    // The board takes the height of the wall.
    const Item& top = window.item("cell 5x-12");
    const Item& bottom = window.item("cell 5x-1");
    CHECK(bottom.box.bottom - top.box.top >= 0.8F * height);
  }
}

TEST_CASE("six teams with claim jumpers fit beside the mountain", "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    AppDriver window(1280, 800, scale);
    window.start("robot_miner", {{"teams", "6"}}, {"claim_jumpers"});
    window.press(Key::f11);
    window.frame(4);
    INFO("scale " << scale);
    int lines = 0;
    for (const Item& item : window.screen().items()) {
      if (item.path.find("Standings/") == std::string::npos || item.kind != "text") continue;
      INFO(item.path);
      CHECK(item.in_sight());
      CHECK(item.box.bottom <= 800);
      ++lines;
    }
    CHECK(lines >= 18);  // a name, a score and what was stolen of each team
  }
}

TEST_CASE("on the wall the bonus jewels are gold, and a click on the clock starts it", "[editor]") {
  AppDriver window("robot_miner", {{"bonus", "own rule"}, {"bonus_multiples", "7"}});
  window.press(Key::f11);
  window.frame(4);
  CHECK(window.has("gold figure 21"));
  CHECK_FALSE(window.has("gold figure 20"));
  CHECK_FALSE(window.has("badge ★3"));
  CHECK(window.reads("Bonus: numbers that are multiples of 7 count three times."));
  CHECK_FALSE(window.reads("Dice: "));  // they mean nothing under this rule
  CHECK_FALSE(window.report().clock.running);
  window.click("Clock/time");
  CHECK(window.report().clock.running);
  window.click("Clock/Pause");
  CHECK_FALSE(window.report().clock.running);
}

TEST_CASE("a wide board has the turn and the scores above it", "[editor]") {
  AppDriver window("cube_wars");
  window.press(Key::f11);
  window.frame(4);
  const Item &first = window.item("cell A8"), &last = window.item("cell P8");
  CHECK(last.box.right - first.box.left >= 0.9F * 1280);
  const auto& items = window.screen().items();
  const auto turn = std::ranges::find(items, "White's turn", &Item::text);
  REQUIRE(turn != items.end());
  CHECK(turn->box.bottom <= first.box.top);
}

TEST_CASE("Escape first puts down a piece, then ends the presentation", "[editor]") {
  AppDriver window("cube_wars");
  window.press(Key::f11);
  window.click("cell A2");
  window.press(Key::escape);
  CHECK(window.app().presenting());
  window.press(Key::escape);
  CHECK_FALSE(window.app().presenting());
  window.press(Key::f11);
  window.send(LeaveGame{});
  CHECK_FALSE(window.app().presenting());
  CHECK(window.has("File"));
}

TEST_CASE("the side panel and the log are hidden by keys, and stay hidden", "[editor]") {
  AppDriver window("cube_wars");
  CHECK(has_part(window, "Side/"));
  window.press(Key::f9);
  window.frame(2);
  CHECK_FALSE(has_part(window, "Side/"));
  window.press(Key::f10);
  window.frame(2);
  CHECK_FALSE(has_part(window, "Log/"));
  window.kill_and_start_again();
  window.start("cube_wars");
  CHECK_FALSE(has_part(window, "Side/"));
  CHECK_FALSE(has_part(window, "Log/"));
  window.press(ctrl('3'));  // choosing a tab brings the panel back
  window.frame(2);
  CHECK(has_part(window, "Side/"));
}

TEST_CASE("how to play is one click away, in a game and on the start page", "[editor]") {
  AppDriver window;
  window.frame(12);
  window.click("Games/robot_miner/How to play");
  CHECK(window.reads("There are 2 teams: red and blue."));
  CHECK(window.has("How to play/inside/Example/picture"));
  window.press(Key::escape);
  CHECK_FALSE(window.has("How to play/inside/Example/picture"));
  CHECK_FALSE(window.state().preview);

  window.start("cube_wars");
  window.click("Tools/How to play");
  CHECK(window.reads("White's turn"));
  CHECK(window.reads("possible, such as"));
  CHECK(window.reads("If you cannot move at all, you pass."));
  window.press(Key::escape);
  CHECK_FALSE(has_part(window, "How to play/inside"));
}

TEST_CASE("how to play names each verb of the legal moves once", "[editor]") {
  AppDriver window("tic_tac_toe");
  CHECK(available_moves(window.report()) ==
        std::vector<std::string>{"Mark: 9 possible, such as mark A1"});
}

TEST_CASE("the guide leads to a changed rule, and notices each step", "[editor]") {
  AppDriver window;
  window.click("Change your first rule (a minute)");
  REQUIRE(window.state().game);
  const auto info =
      std::ranges::find(window.state().rulesets, window.game().ruleset, &RulesetInfo::id);
  const FirstChange change = *info->first_change;
  CHECK(window.reads("Step 1 of 3"));
  CHECK(window.reads("change " + change.word + " to " + change.to));
  const float height = window.item("Guide/card/Close").box.top;

  const auto& files = window.game().files;
  const std::string text = std::ranges::find(files, change.file, &RuleFileState::name)->text;
  std::string edited = text;
  edited.replace(edited.find(change.line), change.line.size(), change.changed());
  window.send(SaveDraft{change.file, edited, text});
  CHECK(window.reads("Step 2 of 3"));
  CHECK(window.reads("Ctrl+Enter"));
  window.send(SaveFile{change.file, edited});
  CHECK(window.reads("Step 3 of 3"));
  REQUIRE(window.game().change);
  CHECK_FALSE(window.game().change->added.empty());
  CHECK_FALSE(window.game().change->removed.empty());
  window.send(Undo{});
  CHECK(window.reads("The old rule is back."));
  CHECK(window.item("Guide/card/Close").box.top == height);
  window.click("Guide/card/Close");
  CHECK_FALSE(window.has("Guide/card/Close"));
}

TEST_CASE("the guide selects the word to change, and typing changes it", "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    AppDriver window(1280, 800, scale);
    window.click("Change your first rule (a minute)");
    window.frame(6);
    const std::string ruleset = window.game().ruleset;
    const auto info = std::ranges::find(window.state().rulesets, ruleset, &RulesetInfo::id);
    const FirstChange change = *info->first_change;
    INFO("scale " << scale);
    CHECK(window.reads("Step 1 of 3"));
    window.type(change.to);
    window.frame(2);
    CHECK(window.reads("Step 2 of 3"));
    window.press(Chord{.key = Key::enter, .ctrl = true});
    window.frame(2);
    CHECK(window.reads("Step 3 of 3"));
  }
}

TEST_CASE("at scale 2 there is room for the rules, with the guide and without", "[editor]") {
  for (const bool guided : {true, false}) {
    AppDriver window(1280, 800, 2);
    if (guided)
      window.click("Change your first rule (a minute)");
    else
      window.start("cube_wars");
    window.press(Chord{.key = key_of('3'), .ctrl = true});
    window.frame(6);
    INFO((guided ? "guided" : "not guided"));
    int lines = 0;
    for (const Item& item : window.screen().items())
      if (item.path.find("/line ") != std::string::npos && item.in_sight()) ++lines;
    CHECK(lines >= 5);
    window.click("More…");
    window.click("Show changes");
    CHECK(window.state().notice.text.empty());
  }
}

}  // namespace hr::tests
