// SPDX-License-Identifier: MIT
// What one player has typed or copied reaches neither the next player nor the next match, and
// players are called by their names.
#include <imgui.h>

#include <catch2/catch.hpp>

#include "editor/ui/clipboard.h"
#include "scripting/source/files.h"
#include "tests/editor/app_driver.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

using namespace editor;

namespace {

std::string clipboard() {
  const char* const text = ImGui::GetClipboardText();
  return text == nullptr ? "" : text;
}

bool logs(const AppDriver& window, const std::string& text) {
  for (const LogLine& line : window.report().log)
    if (line.text == text) return true;
  return false;
}

}  // namespace

TEST_CASE("the log says that the rules change while players answer in secret", "[editor]") {
  AppDriver window("cube_digger");
  window.send(LiftCurtain{});
  window.click("cell B2-I");
  window.send(SetOption{"columns", "6"});
  window.frame(2);
  REQUIRE(window.report().log.size() == 2);
  CHECK(window.report().log[0].text == "Rules changed: columns set to 6.");
  CHECK(window.report().log[1].text == "Penny hides B2-I.");
}

TEST_CASE("rules change while the screen is being passed, and nobody is told what they see",
          "[editor]") {
  AppDriver window("cube_digger");  // nobody has lifted the curtain
  window.send(SetOption{"columns", "6"});
  CHECK(window.state().notice.type != editor::NoticeType::refused);
  CHECK(window.state().notice.type != editor::NoticeType::failed);
  window.send(LiftCurtain{});
  REQUIRE(window.report().log.size() == 1);
  CHECK(window.report().log[0].text == "Rules changed: columns set to 6.");
}

TEST_CASE("who makes a bot of their own seat does not see the other player's", "[editor]") {
  AppDriver window("graverobber");
  window.send(LiftCurtain{});
  const SeatId here = window.state().game->viewer;
  REQUIRE(is_seat(here));
  const SeatId other = here == SeatId(0) ? SeatId(1) : SeatId(0);
  window.send(ReplacePlayer{window.report().seats[here].player, {"", BotSpec{}}});
  CHECK(window.state().game->viewer == k_turn);  // the curtain is down
  window.send(LiftCurtain{});
  CHECK(window.state().game->viewer == other);
}

TEST_CASE("text typed beside the board is gone with the match", "[editor]") {
  AppDriver window("cube_wars");
  window.press(ctrl('6'));
  window.fill("new/cell", "Z99");
  window.fill("new/text", "old thought");
  window.click("new/Add");
  const std::string refusal = window.state().notice.text;
  window.send(ViewAs{SeatId(0)});  // the notice disappears, the text in the panel stays …
  CHECK(window.reads(refusal));
  window.send(ViewAs{SeatId(1)});  // … for the viewer who got it
  CHECK_FALSE(window.reads(refusal));
  window.send(ViewAs{SeatId(0)});
  CHECK(window.reads(refusal));
  window.send(Restart{});
  CHECK_FALSE(window.reads(refusal));
  CHECK(window.item("new/cell").text.empty());
  CHECK(window.item("new/text").text.empty());
}

TEST_CASE("what one player has copied does not cross the curtain", "[editor]") {
  AppDriver window("graverobber");
  window.send(LiftCurtain{});
  window.press(ctrl('5'));
  window.click("Copy");
  CHECK_FALSE(clipboard().empty());
  window.send(ReplacePlayer{PlayerId(0), {"Anna", std::nullopt}});
  CHECK_FALSE(clipboard().empty());
  while (window.game().passes_to.empty()) window.send(BotMove{});
  CHECK_FALSE(clipboard().empty());
  window.click("Pass the screen to White");
  REQUIRE(window.game().viewer == k_turn);
  CHECK(clipboard().empty());

  // What the owner copies shows everything, so a seat must not be able to paste it.
  window.send(ViewAs{k_owner});
  window.click("Copy");
  CHECK_FALSE(clipboard().empty());
  window.send(ViewAs{k_turn});
  CHECK(clipboard().empty());
}

TEST_CASE("what was copied in a game with secrets is cleared when the game is left", "[editor]") {
  AppDriver window;
  const auto copy_and = [&](const std::string& ruleset, const DeskCommand& then) {
    window.start(ruleset);
    window.send(LiftCurtain{});
    window.press(ctrl('5'));
    window.click("Copy");
    CHECK_FALSE(clipboard().empty());
    window.send(then);
    window.frame(2);
    return clipboard();
  };
  CHECK(copy_and("graverobber", LeaveGame{}).empty());
  CHECK(copy_and("graverobber", game_of("hex")).empty());
  CHECK_FALSE(copy_and("cube_wars", LeaveGame{}).empty());
}

TEST_CASE("what another program has put on the clipboard stays there", "[editor]") {
  const Driver driver;
  std::string system;
  ImGuiIO& io = ImGui::GetIO();
  io.ClipboardUserData = &system;
  io.SetClipboardTextFn = [](void* to, const char* text) { *static_cast<std::string*>(to) = text; };
  io.GetClipboardTextFn = [](void* from) { return static_cast<const std::string*>(from)->c_str(); };
  Clipboard ours;
  ImGui::SetClipboardText("a secret");
  CHECK(clipboard() == "a secret");
  ours.forget();
  CHECK(clipboard().empty());
  ImGui::SetClipboardText("a secret");
  system = "from elsewhere";
  ours.forget();
  CHECK(clipboard() == "from elsewhere");
}

TEST_CASE("in a game without secrets, what was copied stays", "[editor]") {
  AppDriver window("cube_wars");
  window.press(ctrl('5'));
  window.click("Copy");
  const std::string copied = clipboard();
  CHECK_FALSE(copied.empty());
  window.send(PlayTyped{k_owner, "move A2 A3"});
  window.send(ViewAs{k_owner});
  CHECK(clipboard() == copied);
}

TEST_CASE("log and history call players by their names", "[editor]") {
  AppDriver window("cube_wars");
  window.send(PlayTyped{k_owner, "move A2 A3"});
  CHECK(logs(window, "White moves A2 to A3."));
  window.send(ReplacePlayer{PlayerId(0), {"Anna", std::nullopt}});
  CHECK(logs(window, "Anna (white) moves A2 to A3."));
  CHECK(window.reads("Anna (white) moves A2 to A3."));
  window.send(PlayTyped{k_owner, window.report().legal.front().text});
  CHECK(window.report().log.back().text.starts_with("Black "));
  window.press(ctrl('5'));
  CHECK(window.has("1. Anna (white) moves A2 to A3."));
  window.send(ReplacePlayer{PlayerId(0), {"Ben", std::nullopt}});
  CHECK(logs(window, "Ben (white) moves A2 to A3."));
  CHECK(window.has("1. Ben (white) moves A2 to A3."));
  window.send(ReplacePlayer{PlayerId(0), {"", std::nullopt}});
  CHECK(logs(window, "White moves A2 to A3."));
}

TEST_CASE("events and the outcome call players by their names", "[editor]") {
  AppDriver window;
  const auto red_wins = [&] {
    const auto& seats = window.report().seats;
    return window.report().ended && seats[0].won && !seats[1].won;
  };
  StartGame first = game_of("robot_miner", {{"starts", "first team"}});
  first.players = {{.name = "Anna"}, {.name = "blue"}};
  window.send(first);
  for (int game = 0; game < 20 && !red_wins(); ++game) {  // with a new seed each time
    if (game > 0) window.send(Restart{});
    for (int i = 0; i < 500 && !window.report().ended; ++i) window.send(BotMove{});
  }
  REQUIRE(red_wins());
  bool over = false;
  for (const LogLine& line : window.report().log) {
    over = over || line.text.starts_with("Anna (red)'s run is over; jewels: ");
    CHECK_FALSE(line.text.starts_with("Red"));
  }
  CHECK(over);
  CHECK(window.report().outcome.starts_with("Anna (red)"));
  window.send(Compare{window.game().steps.back().node});  // with itself
  REQUIRE(window.game().comparison);
  CHECK(window.game().comparison->sentences.empty());
}

// The pie rule exchanges players: actions before it belong to the other player.
TEST_CASE("when players change seats, each log line keeps its player", "[editor]") {
  AppDriver window;
  StartGame game = game_of("hex");
  game.players = {{.name = "Anna"}, {.name = "Ben"}};
  window.send(game);
  const std::string first = window.report().seats[0].name, second = window.report().seats[1].name;
  window.send(PlayTyped{k_owner, window.report().legal.front().text});
  const std::string opening = window.report().log.back().text;
  CHECK(opening.starts_with("Anna (" + first + ")"));
  std::string swap;
  for (const ActionReport& action : window.report().legal)
    if (action.text.find("yes") != std::string::npos || action.text == "swap") swap = action.text;
  REQUIRE_FALSE(swap.empty());
  window.send(PlayTyped{k_owner, swap});
  CHECK(logs(window, opening));
  CHECK(window.report().seats[0].player_name == "Ben");
  window.send(PlayTyped{k_owner, window.report().legal.front().text});
  CHECK(window.report().log.back().text.starts_with("Anna (" + second + ")"));
}

// Marked with their value, however jewels are scored.
TEST_CASE("cells where a run scores more than usual are marked", "[editor]") {
  AppDriver window;
  StartGame game = game_of("robot_miner", {{"starts", "first team"}});
  game.dice = {2, 5};
  window.send(game);
  const auto worth = [&](const std::string& cell) {
    return window.game().cell_values.at(nth(*window.game().game->board.find(cell)));
  };
  CHECK(worth("7x-2") == "3");
  CHECK(worth("3x-7") == "3");
  CHECK(worth("3x-1").empty());
  window.hover("cell 7x-2");
  CHECK(window.reads("Worth 3."));
  CHECK(window.has("badge ★3"));
  window.send(SetOption{"scoring", "b"});
  CHECK(worth("7x-2") == "42");
  CHECK(worth("3x-1").empty());
  CHECK(worth("5x-3").empty());
  window.send(PlayTyped{k_owner, "place 7x-2"});
  CHECK(worth("7x-2").empty());
}

// The jewel with the number 3 is worth 3 as a bonus jewel.
TEST_CASE("a raised cell is marked though its worth equals its number", "[editor]") {
  AppDriver window("robot_miner",
                   {{"bonus", "own rule"}, {"bonus_multiples", "3"}, {"starts", "first team"}});
  const auto worth = [&](const std::string& cell) {
    return window.game().cell_values.at(nth(*window.game().game->board.find(cell)));
  };
  CHECK(worth("3x-1") == "3");
  CHECK(worth("3x-2") == "3");
  CHECK(worth("4x-1").empty());
  CHECK(worth("4x-3") == "3");
}

TEST_CASE("a board on which each cell is raised has a mark on each", "[editor]") {
  AppDriver window("robot_miner", {{"bonus", "own rule"}, {"bonus_to", "400"}});
  CHECK(std::ranges::none_of(window.game().cell_values, &std::string::empty));
}

// A ruleset may leave out what cells are usually worth. If most are worth the numbers that its
// sheets print on them, those are; otherwise 1.
TEST_CASE("without a declared usual worth the printed numbers are it where most fit", "[editor]") {
  const auto marks = [](const std::string& worth) {
    AppDriver window;
    const TemporaryRuleset rules(
        "pearls",
        "return { name = 'Pearls', by = 'x', about = 'x', seats = { 'a', 'b' }, "
        "board = grid{ 3, 1 }, zones = { field = {} }, kinds = { man = {} }, "
        "verbs = { put = place{ 'man', onto = empty } }, stuck = 'draws', "
        "sheets = { { title = 'Board', { board = { labels = function(c) return c + 1 end } } } }, "
        "par = { collects = 'pearls', over = empty, worth = function(g, c) return " +
            worth + " end } }");
    window.send(OpenPath{rules.folder()});
    std::string out;
    for (const std::string& mark : window.game().cell_values) out += mark + ";";
    return out;
  };
  CHECK(marks("c == 3 and 9 or c + 1") == ";;9;");
  CHECK(marks("3") == "3;3;3;");
  CHECK(marks("c == 1 and 2 or 1") == "2;;;");
}

// The new game begins where the old one was shown, under rules with the same number.
TEST_CASE("a game begun again under saved rules shows what cells are worth by them", "[editor]") {
  AppDriver window("robot_miner");
  const std::vector<std::string> before = window.game().cell_values;
  const std::string rules =
      scripting::read_whole(window.game().folder / "rules.lua", std::uintmax_t{1} << 20);
  const std::string line = "return scoring.worth(jewel, scoring.is_bonus(g, jewel), g.options)";
  std::string dearer = rules;
  dearer.replace(dearer.find(line), line.size(), "return 900 + jewel");
  window.send(SaveFile{"rules.lua", dearer, true});
  window.send(ReloadRules{.restart = true});
  REQUIRE(window.report().ply == 0);
  CHECK(window.game().cell_values != before);
}

}  // namespace hr::tests
