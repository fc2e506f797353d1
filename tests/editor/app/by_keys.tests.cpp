// SPDX-License-Identifier: MIT
// Tab, arrows, Enter and Space reach and use everything, and it is always visible where they are.
#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <set>
#include <thread>

#include "tests/editor/app_driver.h"

namespace hr::tests {

using namespace editor;

namespace {

using Names = std::set<std::string>;

bool is_one_of(const std::string& kind, const std::vector<std::string>& kinds) {
  return std::ranges::count(kinds, kind) > 0;
}

Names focused(const Driver& window) {
  Names out;
  for (const Item& item : window.screen().items())
    if (item.focused) out.insert(item.path);
  return out;
}

// What Tab leads to until it comes round; with Ctrl, because in a text it would indent.
std::vector<Names> walked(Driver& window, Chord key = {.key = Key::tab, .ctrl = true}) {
  constexpr int k_many = 200;
  std::vector<Names> out;
  for (int i = 0; i < k_many; ++i) {
    window.press(key);
    window.frame(4);
    const Names at = focused(window);
    if (!at.empty() && std::ranges::count(out, at) > 0) return out;
    out.push_back(at);
  }
  FAIL("Tab does not come round");
  return out;
}

// What can be used and is on no stop. Of a group, one is reached by Tab and the others by arrows.
std::vector<std::string> unreached(const Driver& window, const std::vector<Names>& stops) {
  const std::vector<std::string> used{"button", "tab",    "tick",    "radio",  "row",
                                      "link",   "field",  "area",    "number", "slider",
                                      "card",   "choice", "section", "canvas", "code"},
      grouped{"row", "tab", "radio", "card"};
  Names all, kinds;
  for (const Names& stop : stops) all.insert(stop.begin(), stop.end());
  for (const Item& item : window.screen().items())
    if (all.contains(item.path)) kinds.insert(item.kind);
  std::vector<std::string> out;
  for (const Item& item : window.screen().items()) {
    if (!is_one_of(item.kind, used) || !item.enabled || all.contains(item.path)) continue;
    if (is_one_of(item.kind, grouped) && kinds.contains(item.kind)) continue;
    if (item.path.find("/Games/") != std::string::npos) continue;  // "How to play" on each card
    if (item.path.find("/Steps/") != std::string::npos) continue;  // Ctrl with arrows
    out.push_back(item.kind + " " + item.path);
  }
  return out;
}

// Until what runs in the background shows no more.
void settle(AppDriver& window) {
  constexpr int k_many = 3000;
  for (int i = 0; i < k_many && (i < 3 || window.app().busy()); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(i < 3 ? 0 : 10));
    window.wait(std::chrono::milliseconds(10));
    window.frame();
  }
}

void check_all_reached(Driver& window, const std::string& page) {
  INFO(page);
  window.frame(3);
  CHECK(unreached(window, walked(window)) == std::vector<std::string>{});
}

void go_to(Driver& window, const std::string& name) {
  for (int i = 0; i < 200 && !window.item(name).focused; ++i) {
    window.press(Key::tab);
    window.frame(4);
  }
  REQUIRE(window.item(name).focused);
}

}  // namespace

TEST_CASE("Tab leads through the start page and the form of a game", "[editor]") {
  AppDriver window;
  check_all_reached(window, "start page");
  window.click("Robot Miner");
  window.click("Start/body/Options");
  check_all_reached(window, "form");
}

TEST_CASE("Tab leads through the window of a game, whichever tab is open", "[editor]") {
  AppDriver window("cube_wars");
  for (const char* tab :
       {"Game", "Options", "Rules", "Board", "Tests", "History", "Notes", "Lab"}) {
    window.click(std::string("Side/") + tab);
    settle(window);
    check_all_reached(window, tab);
  }
}

TEST_CASE("Tab leads through all options, a presented board and the pause between players",
          "[editor]") {
  AppDriver window("robot_miner");
  window.click("Side/Options");
  check_all_reached(window, "options");
  window.press(Key::f11);
  check_all_reached(window, "presented");
  window.press(Key::escape);
  window.start("cube_digger");
  window.frame(2);
  CHECK(window.has("I am Penny"));
  check_all_reached(window, "pause");
}

TEST_CASE("Tab leads through each dialog, and stays in it", "[editor]") {
  for (const char* dialog : {"print", "how", "help", "new", "open", "save", "lesson", "export",
                             "position", "test", "palette", "new_variant", "new_file"}) {
    AppDriver window("robot_miner");
    window.click("Side/Rules");
    window.app().act(dialog);
    window.frame(6);
    INFO(dialog);
    const std::vector<Names> stops = walked(window);
    for (const Names& stop : stops)
      for (const std::string& name : stop) CHECK_FALSE(name.starts_with("Tools/"));
    std::vector<std::string> missing = unreached(window, stops);
    std::erase_if(missing, [](const std::string& name) {  // what lies behind the dialog
      return name.find(" Tools/") != std::string::npos ||
             name.find(" left/") != std::string::npos || name.find(" Side/") != std::string::npos;
    });
    CHECK(missing == std::vector<std::string>{});
  }
}

TEST_CASE("Shift+Tab leads back the same way", "[editor]") {
  AppDriver window("cube_wars");
  std::vector<Names> there = walked(window);
  std::vector<Names> back = walked(window, {.key = Key::tab, .ctrl = true, .shift = true});
  CHECK(there.size() == back.size());
  std::ranges::sort(there);
  std::ranges::sort(back);
  CHECK(there == back);
}

TEST_CASE("Enter presses and Space ticks what Tab has led to", "[editor]") {
  AppDriver window("robot_miner");
  window.click("Side/Options");
  window.click("Form/Runs");
  const bool before = window.item("may_stop/off").on;
  go_to(window, "may_stop/off");
  window.press(Key::space);
  window.frame(4);
  CHECK(window.has(before ? "may_stop/off" : "may_stop/on"));
  go_to(window, "Tools/How to play");
  window.press(Key::enter);
  window.frame(4);
  CHECK(window.reads("Close"));
}

TEST_CASE("if what has the keyboard vanishes, its neighbour has it", "[editor]") {
  AppDriver window("robot_miner");
  window.click("Side/Game");
  go_to(window, "Planning time/Reset");
  window.send(SetOption{"planning", "0"});
  window.frame(8);
  REQUIRE_FALSE(window.has("Planning time/Reset"));
  CHECK(focused(window) == Names{"Side/Game/inside/Bots"});
}

TEST_CASE("Enter on a legal move plays it, and again Enter plays nothing", "[editor]") {
  AppDriver window("cube_wars");
  go_to(window, "Actions/move H1 G1");
  window.press(Key::down);
  window.frame(3);
  CHECK(window.item("Actions/move H1 I1").focused);
  const auto actions = [&] { return window.report().ply; };
  const auto before = actions();
  for (int i = 0; i < 3; ++i) {
    window.press(Key::enter);
    window.frame(8);
    CHECK(actions() == before + 1);
    CHECK_FALSE(focused(window).empty());
  }
}

TEST_CASE("Tab leaves a text in which it indents only with Ctrl", "[editor]") {
  AppDriver window("cube_wars");
  window.click("Side/Rules");
  go_to(window, "code text");
  window.press(Key::tab);
  window.frame(4);
  CHECK(window.item("code text").focused);
  window.press(Chord{.key = Key::tab, .ctrl = true});
  window.frame(4);
  CHECK_FALSE(window.item("code text").focused);
  CHECK_FALSE(focused(window).empty());
}

TEST_CASE("a key that turns to a tab leads into it: Tab goes on from its name", "[editor]") {
  AppDriver window("cube_wars");
  const std::vector<std::string> tabs{"Game",    "Options", "Rules", "Board",
                                      "History", "Notes",   "Tests"};
  for (std::size_t i = 0; i < tabs.size(); ++i) {
    window.press(Chord{.key = key_of(static_cast<char>('1' + i)), .ctrl = true});
    window.frame(6);
    INFO(tabs[i]);
    const Names there = focused(window);  // its name, or something in it
    REQUIRE(there.size() == 1);
    CHECK((*there.begin() + "/").starts_with("Side/" + tabs[i] + "/"));
    window.press(Key::tab);
    window.frame(6);
    const Names inside = focused(window);
    REQUIRE(inside.size() == 1);
    CHECK(inside.begin()->starts_with("Side/" + tabs[i] + "/"));
  }
}

TEST_CASE("arrows change a slider that has the keyboard", "[editor]") {
  AppDriver window("cube_wars");
  window.click("Bots");
  window.frame(3);
  const auto at_slider = [&] {
    const Names at = focused(window);
    return at.size() == 1 && at.begin()->ends_with("/Delay");
  };
  for (int i = 0; i < 60 && !at_slider(); ++i) {
    window.press(Chord{.key = Key::tab, .ctrl = true});
    window.frame(4);
  }
  REQUIRE(at_slider());
  const int before = window.game().auto_play.pause;
  window.press(Key::right);
  window.frame(3);
  CHECK(window.game().auto_play.pause > before);
  CHECK(at_slider());
  window.press(Key::left);
  window.frame(3);
  CHECK(window.game().auto_play.pause == before);
  CHECK(at_slider());
}

TEST_CASE("at scale 2 the buttons of the dialog for new rules are in sight", "[editor]") {
  AppDriver window(1280, 800, 2);
  window.app().act("new");
  window.frame(4);
  const Item& create = window.item("Create");
  CHECK(create.in_sight());
  CHECK(create.box.bottom < 800);
}

TEST_CASE("letters typed right after something opens are in it, from the first on", "[editor]") {
  AppDriver window("cube_wars");
  const auto fast = [&](const std::string& file) {
    for (const RuleFileState& each : window.game().files)
      if (each.name == file) return true;
    return false;
  };
  window.hurry({ctrl_shift('P'), "new var", Key::enter, "Fast pawns", Key::enter});
  CHECK(fast("variants/fast_pawns.lua"));
  window.hurry({ctrl_shift('P'), "new file", Key::enter, "openings", Key::enter});
  CHECK(fast("tests/openings.scenario"));
  window.hurry({ctrl('1'), ctrl_shift('P'), "show rules", Key::enter, ctrl('F'), "grid"});
  CHECK(window.item("Find/find").text == "grid");
  window.hurry({Key::escape, ctrl('O'), "/nowhere"});
  CHECK(window.item("path").text.ends_with("/nowhere"));
  window.hurry({Key::escape, ctrl('N'), "Mine"});
  CHECK(window.reads("Mine"));
  CHECK_FALSE(window.app().marks_by_clicks());
}

TEST_CASE("letters typed right after a click on a field are in it, and no shortcuts", "[editor]") {
  AppDriver window("cube_wars");
  window.hurry_click("type a move", {"move A2 A3", Key::enter, "move A5 A4", Key::enter, "m"});
  INFO(window.state().notice.text);
  CHECK(window.report().ply == 2);
  CHECK(window.item("type a move").text == "m");
  CHECK_FALSE(window.app().marks_by_clicks());
}

TEST_CASE("AltGr and a letter type a character and are no shortcut", "[editor]") {
  AppDriver window("cube_wars");
  const auto stroke = [&](Key key, char letter) {
    window.take({.type = InputType::key, .code = static_cast<int>(Key::alt_gr), .down = true});
    window.take({.type = InputType::key, .code = static_cast<int>(key), .down = true});
    if (letter != 0) window.take({.type = InputType::letter, .code = letter});
    window.take({.type = InputType::key, .code = static_cast<int>(key), .down = false});
    window.take({.type = InputType::key, .code = static_cast<int>(Key::alt_gr), .down = false});
    window.frame(12);
  };
  stroke(key_of('M'), 0);
  stroke(key_of('Q'), '@');
  stroke(key_of('3'), 0);
  CHECK_FALSE(window.app().marks_by_clicks());
  CHECK_FALSE(window.app().wants_to_quit());
  CHECK_FALSE(window.app().turned_to("Rules"));
  window.click("type a move");
  stroke(key_of('Q'), '@');
  stroke(key_of('A'), '~');
  CHECK(window.item("type a move").text == "@~");
}

}  // namespace hr::tests
