// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

TEST_CASE("a piece is clicked, then its destination", "[editor]") {
  AppDriver window("cube_wars");
  window.click("cell A2");
  CHECK(window.report().ply == 0);
  window.click("cell A3");
  CHECK(window.report().ply == 1);
  CHECK(window.reads("White moves A2 to A3."));
}

TEST_CASE("a click where the piece cannot go is refused in place, and it stays picked",
          "[editor]") {
  AppDriver window("cube_wars");
  window.click("cell A2");
  window.click("cell A5");
  CHECK(window.report().ply == 0);
  CHECK(window.state().notice.text == "A2 cannot go to A5; it may go to B2, A3 or B3.");
  CHECK(window.reads(window.state().notice.text));
  window.click("cell B3");
  CHECK(window.report().ply == 1);
}

TEST_CASE("clicking another piece picks that one instead", "[editor]") {
  AppDriver window("cube_wars");
  window.click("cell A2");
  window.click("cell C2");
  window.click("cell C3");
  CHECK(window.reads("White moves C2 to C3."));
}

TEST_CASE("a piece is dragged to its destination", "[editor]") {
  AppDriver window("cube_wars");
  window.drag("cell A2", "cell A3");
  CHECK(window.reads("White moves A2 to A3."));
}

TEST_CASE("if several actions fit, a small menu asks", "[editor]") {
  AppDriver window("cube_digger");
  for (int i = 0; i < 200 && (window.game().viewer == k_turn || window.report().ply == 0); ++i)
    window.send(window.game().passes_to.empty() ? DeskCommand(BotMove{})
                                                : DeskCommand(LiftCurtain{}));
  REQUIRE(window.report().ply > 0);
  if (!window.game().passes_to.empty()) window.send(LiftCurtain{});
  REQUIRE(window.report().to_act);
  // A cell next to the pawn can be scanned and defused.
  std::string both;
  const auto& legal = window.report().legal;
  for (const ActionReport& action : legal)
    if (action.text.starts_with("scan ")) both = action.text.substr(5);
  REQUIRE_FALSE(both.empty());
  REQUIRE(std::ranges::count(legal, "defuse " + both, &ActionReport::text) == 1);
  const std::uint32_t before = window.report().ply;
  const std::string scan = "choice/scan " + both, defuse = "choice/defuse " + both;
  CHECK_FALSE(window.has(scan));
  CHECK_FALSE(window.has(defuse));
  window.click("cell " + both);
  CHECK(window.report().ply == before);
  CHECK(window.has(scan));
  CHECK(window.has(defuse));
  window.click(scan);
  CHECK(window.report().ply == before + 1);
  CHECK_FALSE(window.has(scan));
  CHECK_FALSE(window.has(defuse));
}

TEST_CASE("actions without cells have buttons, and hidden games are played to the end of a turn",
          "[editor]") {
  AppDriver window("graverobber");
  window.send(LiftCurtain{});
  window.click("cell C3");
  CHECK(window.reads("build C3"));
  window.click("Start over");
  CHECK(window.report().part.empty());
}

TEST_CASE("a note is written on a cell with the right button, for this viewer only", "[editor]") {
  AppDriver window("cube_wars");
  window.right_click("cell D4");
  window.fill("Note/text", "watch out");
  window.press(Key::enter);
  REQUIRE(window.report().notes.notes.size() == 1);
  CHECK(window.report().notes.notes[0].text == "watch out");
  CHECK(window.report().notes.notes[0].cell == "D4");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  window.press(Key::escape);
  window.click("Pass the screen to Black");
  CHECK(window.game().viewer == k_turn);
  CHECK(window.report().notes.notes.empty());
  window.send(LiftCurtain{});
  CHECK(window.report().notes.notes.empty());
}

TEST_CASE("pointing at a cell shows its name, contents and legal moves", "[editor]") {
  AppDriver window("cube_wars");
  window.hover("cell A2");
  CHECK(window.reads("A2: white cube."));
  CHECK(window.reads("move A2 A3"));
}

TEST_CASE("a whole turn is played with the keys alone", "[editor]") {
  AppDriver window("tic_tac_toe");
  window.click("cell A1");
  CHECK(window.report().ply == 1);
  window.press(Key::right);
  window.press(Key::enter);
  CHECK(window.report().ply == 2);
}

void start_deck_builder(AppDriver& window) {
  StartGame start{.ruleset = "deck_builder",
                  .settings = {},
                  .variants = {},
                  .players = {},
                  .dice = {},
                  .seed = 1};
  start.folder = std::string(HOUSERULES_SOURCE_DIR) + "/tests/rulesets/deck_builder";
  window.send(std::move(start));
  if (!window.game().passes_to.empty()) window.send(LiftCurtain{});
}

TEST_CASE("a small card is shown large with all that is on it, by mouse and by keys", "[editor]") {
  AppDriver window;
  start_deck_builder(window);
  const auto large = [&](const std::string& card) {
    const Item* const item = window.screen().find("enlarged " + card);
    return item == nullptr ? std::string() : item->text;
  };
  CHECK(large("smith").empty());
  window.hover("Supply/cell smith");
  CHECK(large("smith") == "cost 4, draws 2");
  CHECK(window.reads("Supply: smith (cost 4, draws 2)."));
  window.hover("Market/cell #2");
  CHECK(large("fair") == "cost 5, buys 1, coins 1, draws 1");
  window.hover("Hand of Bob/cell back");
  CHECK_FALSE(window.has("enlarged fair"));
  window.click("Hand of Ann/cell copper");  // the keys begin there
  window.hover("Hand of Bob/cell back");
  window.press(Key::up);
  const auto& items = window.screen().items();
  CHECK(std::ranges::any_of(
      items, [](const Item& item) { return item.path.find("enlarged ") != std::string::npos; }));
}

TEST_CASE("a marked card is played by a click, and only where it can be chosen", "[editor]") {
  AppDriver window;
  start_deck_builder(window);
  CHECK(window.reads("Hand of Ann, 5"));
  CHECK(window.reads("Hand of Bob, 5"));
  CHECK(window.reads("Supply, 50"));
  CHECK(window.screen().find("Hand of Bob/cell copper") == nullptr);
  CHECK(window.screen().find("Hand of Bob/cell back")->text == "5 cards, hidden");
  const std::uint32_t ply = window.report().ply;
  window.click("Hand of Ann/cell copper");
  CHECK(window.report().ply == ply + 1);
  CHECK(window.reads("Hand of Ann, 4"));
  CHECK(window.reads("Played, 1"));
  window.click("Played/cell copper");
  CHECK(window.report().ply == ply + 1);
  CHECK(window.reads("You cannot choose it from here: click one that is marked."));
}

TEST_CASE("a refused move is said once, at the cell", "[editor]") {
  AppDriver window("cube_wars");
  window.click("cell A2");
  window.click("cell A5");
  window.frame(2);
  const std::string refusal = window.state().notice.text;
  REQUIRE_FALSE(refusal.empty());
  const auto& items = window.screen().items();
  CHECK(std::ranges::count_if(items, [&](const Item& item) { return item.text == refusal; }) == 1);
}

TEST_CASE("at scale 2 on a small screen the whole board and the buttons below it are in sight",
          "[editor]") {
  AppDriver window(1280, 800, 2);
  window.start("graverobber");
  window.send(LiftCurtain{});
  for (int i = 0; i < 60 && !window.has("Do/skip"); ++i) {
    window.send(BotMove{});
    if (!window.game().passes_to.empty()) window.send(PassScreen{});
    if (window.game().viewer == k_turn) window.send(LiftCurtain{});
    window.frame(2);
  }
  const Item& skip = window.item("Do/skip");
  CHECK(skip.box.bottom <= skip.seen.bottom);
  CHECK(window.item("cell A1").box.bottom < skip.box.top);
  CHECK(window.has("cell A8"));
  CHECK(window.item("cell A8").in_sight());
  window.hover("cell A8");
  CHECK(window.reads("A8: "));  // over the log, so that the board keeps its size
}

TEST_CASE("a step that ends the run is marked as a warning, and pointing at it says why",
          "[editor]") {
  AppDriver window("robot_miner", {{"starts", "first team"}});
  const char* const why = "There is no jewel on this step: the run ends here.";
  window.send(PlayTyped{k_owner, "place 7x-5"});
  window.frame(2);
  CHECK_FALSE(window.has("warning !"));
  window.send(PlayTyped{k_owner, "move 7x-5 8x-6"});
  window.frame(2);
  CHECK(window.has("warning !"));
  window.hover("cell 9x-7");
  CHECK_FALSE(window.reads(why));
  window.hover("cell 7x-5");
  CHECK(window.reads(why));
}

TEST_CASE("the heading says the task, and what is a bonus stays in sight", "[editor]") {
  AppDriver window("cube_digger");
  window.send(LiftCurtain{});
  window.frame(2);
  CHECK(window.reads("Penny: hide a treasure on the level of your home, not beside it"));
  window.start("robot_miner", {{"teams", "4"}, {"bonus", "either die"}});
  window.frame(2);
  CHECK(window.reads("Dice: "));
  CHECK(window.reads("Bonus: multiples of "));
  CHECK_FALSE(window.reads("Die 1"));
  window.send(SetOption{"bonus", "primes"});
  window.frame(2);
  CHECK(window.reads("Bonus: prime numbers count three times."));
  CHECK_FALSE(window.reads("Dice: "));
}

}  // namespace hr::tests
