// SPDX-License-Identifier: MIT
// Each version of the rules is measured while the window is used.
#include <catch2/catch.hpp>
#include <chrono>

#include "editor/lab_tab/edit_text.h"
#include "scripting/source/files.h"
#include "tests/editor/app_driver.h"
#include "tests/support/rulesets.h"

namespace hr::tests {

using namespace editor;

namespace {

void wait_to_read(AppDriver& window, const std::string& text) {
  window.wait_to_read(text, std::chrono::milliseconds(100));
}

std::string rules_of(const AppDriver& window) { return *window.game().in_force->find("rules.lua"); }

}  // namespace

TEST_CASE("a change of an option becomes a row that is compared with the one above",
          "[editor][lab]") {
  AppDriver window(1600, 1000);
  window.start("connect_four");
  window.click("Lab");
  window.frame(2);
  CHECK(window.reads("1. The game when this tab was opened (in force)"));
  window.click("games");
  window.frame(2);
  window.click("200 games");
  wait_to_read(window, "All versions are measured");
  CHECK(window.reads("; 200 games"));
  CHECK(window.reads("of 100 without a winner"));
  CHECK_THAT(window.item("Actions in a game").text,
             Catch::Contains("half of the games have at most"));
  CHECK_THAT(window.item("Points of yellow of 100").text, Catch::Contains(" after 200 games"));
  CHECK(window.item("heat map").kind == "plot");
  CHECK_THAT(window.item("heat map").text, Catch::Contains(" in 100 games"));
  CHECK_THAT(window.item("points map").text, Catch::Contains(" of 100 points"));
  window.click("cell D1");  // play goes on
  window.frame(2);
  CHECK(window.report().ply == 1);
  window.send(SetOption{"columns", "4"});
  window.frame(2);
  CHECK(window.reads("2. With columns set to 4 instead of 7 (in force)"));
  wait_to_read(window, "All versions are measured");
  CHECK(window.reads("actions in a game"));  // fewer cells, shorter games
  CHECK(window.reads("What did the change do?"));
  CHECK(window.reads("Does it drag?"));
  window.click("1. The game when this tab was opened");
  window.frame(3);
  CHECK(window.reads("1. The game when this tab was opened (in force)"));
  CHECK_FALSE(window.reads("3. "));
}

TEST_CASE("a saved edit is shown by its line, and clicking a row brings its text back",
          "[editor][lab]") {
  AppDriver window(1600, 1000);
  window.start("tic_tac_toe");
  window.click("Lab");
  window.frame(3);
  const std::string before = rules_of(window);
  const std::string after = before + "-- a remark\n";
  window.send(SaveFile{"rules.lua", after});
  window.frame(3);
  CHECK(window.reads("added -- a remark (in force)"));
  wait_to_read(window, "All versions are measured");
  wait_to_read(window, "No difference from the row above in");
  window.click("1. The game when this tab was opened");
  window.frame(3);
  CHECK(rules_of(window) == before);
}

TEST_CASE("an edit made before the tab was opened is compared with the installed rules",
          "[editor][lab]") {
  AppDriver window(1600, 1000);
  window.start("connect_four");
  const std::string before = rules_of(window);
  window.send(SaveFile{"rules.lua", before + "-- a remark\n"});
  window.click("Lab");
  window.frame(3);
  CHECK(window.reads("1. The game as installed"));
  CHECK(window.reads("added -- a remark (in force)"));
  window.click("1. The game as installed");
  window.frame(3);
  CHECK(rules_of(window) == before);
}

TEST_CASE("measuring stops and goes on", "[editor][lab]") {
  AppDriver window(1600, 1000);
  window.start("cube_wars");
  window.click("Lab");
  window.frame(3);
  window.click("games");
  window.frame(2);
  window.click("5000 games");
  window.frame(2);
  window.click("Stop");
  wait_to_read(window, "Stopped");
  CHECK(window.has("Go on"));
  window.click("games");
  window.frame(2);
  window.click("200 games");
  window.frame(2);
  window.click("Go on");
  wait_to_read(window, "All versions are measured");
}

TEST_CASE("a change is told in a line", "[editor][lab]") {
  RulesetText one;
  one.files = {{"rules.lua", "a\nworth = 3\nb\n"}};
  RulesetText two = one;
  CHECK(edit_text(one, two) == "nothing changed");
  two.files[0].text = "a\n  worth = 4\nb\n";
  CHECK(edit_text(one, two) == "rules.lua:2: worth = 3 → 4");
  RulesetText long_line = one;
  one.files[0].text = "a\n  length  = { 4, min = 3, help = \"Discs\" },\nb\n";
  long_line.files[0].text = "a\n  length  = { 12, min = 3, help = \"Discs\" },\nb\n";
  CHECK(edit_text(one, long_line) == "rules.lua:2: length: 4 → 12");
  one.files[0].text = "a\nworth = 3\nb\n";
  two.settings = {{"rows", "9"}};
  CHECK(edit_text(one, two) == "rules.lua:2: worth = 3 → 4 (and 1 more)");
  two.files[0].text = "a\nb\n";
  CHECK(edit_text(one, two) == "rules.lua:2: removed worth = 3 (and 1 more)");
}

TEST_CASE("the title of a version is a sentence about what it has instead", "[editor][lab]") {
  RulesetText one;
  one.files = {{"rules.lua", "a\nworth = 3\nb\n"}};
  RulesetText two = one;
  two.files[0].text = "a\nworth = 4\nb\n";
  CHECK(version_title(one, two) == "With your change in rules.lua:2: worth = 3 → 4");
  two = one;
  two.settings = {{"rows", "9"}};
  CHECK(version_title(one, two) == "With rows set to 9 instead of its default");
  std::vector<scripting::Option> options(1);
  options[0].name = "rows";
  options[0].standard = std::int64_t{8};
  CHECK(version_title(one, two, options) == "With rows set to 9 instead of 8");
  CHECK(version_title(two, one, options) == "With rows set to 8 instead of 9");
  two.settings = {{"rows", "8"}};
  CHECK(version_title(one, two, options) == "With nothing changed");
}

TEST_CASE("a change is told in whole words, strings and brackets", "[editor][lab]") {
  const auto told = [](const std::string& before, const std::string& after) {
    RulesetText one, two;
    one.files = {{"rules.lua", before}};
    two.files = {{"rules.lua", after}};
    return edit_text(one, two);
  };
  CHECK(told("dirs = { \"front\", \"left\", \"right\", \"back\" },", "dirs = { \"front\" },") ==
        "rules.lua:1: dirs: \"left\", \"right\", \"back\" → nothing");
  CHECK(told("dirs = { \"front\" },", "dirs = { \"front\", \"back\" },") ==
        "rules.lua:1: dirs: nothing → \"back\"");
  CHECK(told("a = { min = 3, max = 5 }", "a = { min = 3, max = 6 }") == "rules.lua:1: max = 5 → 6");
  CHECK(told("a = f(b, c)", "a = f(b), g(c)") == "rules.lua:1: a = f(b, c) → f(b), g(c)");
  CHECK(told("if n % a == 0 then", "if n % a == 1 then") == "rules.lua:1: if n % a == 0 → 1");
  CHECK(told("about = \"A long sentence about a mountain of jewels, and robots.\",",
             "about = \"A long sentence about a river of jewels, and robots.\",") ==
        "rules.lua:1: about = \"…mountain…\" → \"…river…\"");
  CHECK(told("x\n}\n", "x\nboard = grid{\n8, 8,\n},\n}\n") ==
        "rules.lua:2: added board = grid{ … }");
  CHECK(told("-- don't \"do\" this\n", "-- do this\n") ==
        "rules.lua:1: -- don't \"do\" this → -- do this");
  CHECK(told("a\n  b\n", "a\n b\n") == "rules.lua:2: spaces");
}

// Whatever is edited, in rules that people have written.
TEST_CASE("no change is told with half a bracket or an open quotation mark", "[editor][lab]") {
  const std::string rules = scripting::read_whole(
      std::filesystem::path(ruleset_folder("robot_miner")) / "rules.lua", std::uintmax_t{1} << 20);
  std::uint32_t random = 7;
  const auto below = [&](std::size_t n) {
    random = random * 1664525 + 1013904223;
    return static_cast<std::size_t>(random >> 8) % n;
  };
  for (int i = 0; i < 400; ++i) {
    bool quoted = false;
    std::string edited = rules;
    const std::size_t at = below(edited.size() - 60);
    edited.replace(at, below(50), below(3) == 0 ? "" : rules.substr(below(rules.size() - 40), 25));
    RulesetText one, two;
    one.files = {{"rules.lua", rules}};
    two.files = {{"rules.lua", edited}};
    const std::string whole = edit_text(one, two);
    INFO(whole);
    CHECK(std::ranges::count(whole, '"') % 2 == 0);
    std::string told;  // what is not in quotation marks
    for (const char c : whole) {
      quoted = quoted != (c == '"');
      if (!quoted) told += c;
    }
    for (const auto& [open, close] :
         {std::pair('(', ')'), std::pair('[', ']'), std::pair('{', '}')})
      CHECK((std::ranges::count(told, open) == std::ranges::count(told, close) ||
             std::ranges::count(whole, open) == std::ranges::count(whole, close)));
  }
}

}  // namespace hr::tests
