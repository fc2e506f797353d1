// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch.hpp>

#include "editor/desk/ago.h"
#include "editor/start/start_panel.h"
#include "tests/editor/app_driver.h"
#include "tests/support/files.h"

namespace hr::tests {

using namespace editor;
namespace fs = std::filesystem;

namespace {

std::string cut_off(const Driver& window) {
  std::string out;
  for (const Item& item : window.screen().items())
    if (item.cut_off()) out += item.path + ": " + item.text + "\n";
  return out;
}

}  // namespace

TEST_CASE("Robot Miner runs for four named teams three clicks after the start", "[editor]") {
  AppDriver window;
  window.click("Robot Miner");          // one
  window.click("Number of players/4");  // two
  for (const char* name : {"Owls", "Foxes", "Bees", "Cats"}) {
    window.type(name);
    for (int i = 0; i < 2; ++i) {  // over the choice between a person and bots
      window.press(Key::tab);
      window.frame(2);
    }
  }
  window.click("Play");  // three
  REQUIRE(window.game().players.size() == 4);
  CHECK(window.game().players[0].name == "Owls");
  CHECK(window.game().players[3].name == "Cats");
  CHECK(window.game().playing);
}

TEST_CASE("the start page is used with the keys alone, also after leaving a game", "[editor]") {
  AppDriver window("cube_wars");
  window.press(ctrl_shift('P'));
  window.type("all games\n");
  REQUIRE_FALSE(window.state().game);
  for (const Key key : {Key::down, Key::right, Key::right, Key::down, Key::tab}) window.press(key);
  window.press(Key::enter);
  window.frame(2);
  CHECK((window.state().game || window.state().preview));
}

TEST_CASE("Enter on a card chooses its game, and Enter again plays it", "[editor]") {
  AppDriver window;
  for (const Key key : {Key::tab, Key::down, Key::down, Key::enter}) window.press(key);
  window.frame(2);
  REQUIRE(window.state().preview);
  CHECK_FALSE(window.state().game);
  window.press(Key::enter);
  window.frame(3);
  CHECK(window.state().game);
}

TEST_CASE("players have the colours of their seats before the game begins, too", "[editor]") {
  AppDriver window;
  window.click("Cube Wars");
  const auto white = owner_colour(SeatId(0)), black = owner_colour(SeatId(1));
  window.click("Play");
  REQUIRE(window.state().game);
  CHECK(owner_colour(SeatId(0)) == white);
  CHECK(owner_colour(SeatId(1)) == black);
}

TEST_CASE("Enter leads from name to name, and from the last one to the game", "[editor]") {
  AppDriver window;
  window.click("Cube Wars");
  window.click("white/name");
  window.type("Ada\n");
  window.type("Bob\n");
  REQUIRE(window.state().game);
  CHECK(window.game().players[0].name == "Ada");
  CHECK(window.game().players[1].name == "Bob");
}

TEST_CASE("Enter alone starts the chosen game", "[editor]") {
  AppDriver window;
  window.click("Hex");
  window.press(Key::enter);
  CHECK(window.game().ruleset == "hex");
}

TEST_CASE("Enter continues the last match, and any match can be deleted", "[editor]") {
  AppDriver window("hex");
  window.send(BotMove{});
  window.send(LeaveGame{});
  window.start("cube_wars");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  window.kill_and_start_again();
  REQUIRE(window.state().kept.size() == 2);
  CHECK(window.reads("Continue Cube Wars"));
  CHECK(window.reads("White and Black"));
  CHECK(window.reads("1 move, just now"));
  window.press(Key::enter);
  CHECK(window.game().ruleset == "cube_wars");
  CHECK(window.report().ply == 1);

  window.send(LeaveGame{});
  window.click("Kept/" + window.state().kept[1].file + "/Delete");
  CHECK(window.reads("This cannot be undone."));
  window.click("Delete match");
  REQUIRE(window.state().kept.size() == 1);
  CHECK(window.state().kept[0].ruleset == "cube_wars");
}

TEST_CASE("the number of players is found from the option that sets it, whatever its name",
          "[editor]") {
  AppDriver window;
  CHECK(window.reads("2–6 players, by McMartin Mining Company"));
  const auto& titles = window.state().rulesets;
  const auto hex = std::ranges::find(titles, "hex", &RulesetInfo::id);
  CHECK(hex->seats_option.empty());
  CHECK(hex->most == 2);
}

TEST_CASE("variants are ticked before the game, and conflicting ones are reported", "[editor]") {
  AppDriver window;
  window.click("Cube Wars");
  window.click("Variants/Straight Captures");
  CHECK(window.state().preview->start.variants == std::vector<std::string>{"straight_captures"});
  window.click("Play");
  CHECK(window.game().variants[0].on);

  AppDriver other;
  const fs::path rules = other.folder() / "data/rulesets/mine";
  write_text(
      rules / "rules.lua",
      "return { name = 'Mine', seats = { 'a', 'b' }, board = grid{ 3, 3 }, zones = { board = {} "
      "}, kinds = { stone = {} }, verbs = { put = place{ 'stone' } }, stuck = 'draws', ends = { "
      "line{ 'stone', 3 } } }");
  for (const char* name : {"one", "two"})
    write_text(rules / "variants" / (std::string(name) + ".lua"),
               std::string("return { extends = 'mine', name = '") + name +
                   "', about = 'x', set = { ['ends.1'] = line{ 'stone', 2 } } }");
  other.kill_and_start_again();
  other.click("Mine (yours)");
  other.click("Variants/One");
  other.click("Variants/Two");
  CHECK_FALSE(other.state().preview->complaint.empty());
  CHECK(other.reads(other.state().preview->complaint));
  CHECK_FALSE(other.item("Play").enabled);
}

TEST_CASE("dice are typed if setting up rolls some", "[editor]") {
  AppDriver window;
  window.click("Hex");
  CHECK_FALSE(window.has("dice"));
  window.click("Robot Miner");
  window.fill("dice", "9+9");
  window.click("Play");
  CHECK_FALSE(window.state().game);
  CHECK(window.reads("A die here has the faces 1 to 6; 9 was given."));
  window.fill("dice", "two");
  CHECK(window.reads("Enter the sum of the dice, such as 7, or their faces, such as 2+5."));
  CHECK_FALSE(window.item("Play").enabled);
  window.fill("dice", "2+5");
  window.click("Play");
  CHECK(window.reads("Robot Miner") == false);
  CHECK(window.game().ruleset == "robot_miner");
}

TEST_CASE("the user's broken rules are listed, and can be opened to correct them", "[editor]") {
  AppDriver window;
  write_text(window.folder() / "data/rulesets/broken/rules.lua", "return {");
  window.kill_and_start_again();
  CHECK(window.reads("Cannot be loaded: "));
  window.click("broken (yours)");
  window.click("Open to fix errors");
  REQUIRE(window.state().game);
  CHECK_FALSE(window.game().playing);
  CHECK(window.game().findings.size() == 1);
}

TEST_CASE("no text of the start page is cut off at any scale", "[editor]") {
  for (const float scale : {1.0F, 2.0F}) {
    AppDriver window(1280, 800, scale);
    window.start("cube_wars");
    window.send(LeaveGame{});
    CHECK(cut_off(window) == "");
    window.click("Robot Miner");
    CHECK(cut_off(window) == "");
  }
}

TEST_CASE("times are given in everyday words", "[editor]") {
  CHECK(ago_text(0, 1000000) == "some time ago");
  CHECK(ago_text(1000000, 1000030) == "just now");
  CHECK(ago_text(1000000, 1000060) == "1 minute ago");
  CHECK(ago_text(1000000, 1000000 + 3 * 3600) == "3 hours ago");
  CHECK(ago_text(1000000, 1000000 + 30 * 3600) == "yesterday");
  CHECK(ago_text(1000000, 1000000 + 5 * 86400) == "5 days ago");
}

}  // namespace hr::tests
