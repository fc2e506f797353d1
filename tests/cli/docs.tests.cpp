// SPDX-License-Identifier: MIT
// Runs what the documents tell people to type: every command of the README runs, and every ruleset
// listed there and in docs/ loads and is played to its end.
#include <stdlib.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

// The listings of a document that are marked with a language.
std::vector<std::string> listings(const std::string& document, const std::string& language) {
  std::ifstream in(std::string(HOUSERULES_SOURCE_DIR) + "/" + document);
  REQUIRE(in);
  std::vector<std::string> out;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (inside && line == "```") {
      inside = false;
    } else if (inside) {
      out.back() += line + "\n";
    } else if (line == "```" + language) {
      inside = true;
      out.emplace_back();
    }
  }
  return out;
}

// The words of a command line; text in quotes is one word.
std::vector<std::string> words(const std::string& line) {
  std::vector<std::string> out(1);
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') {
      quoted = !quoted;
    } else if (c == ' ' && !quoted) {
      out.emplace_back();
    } else {
      out.back() += c;
    }
  }
  return out;
}

// Runs the commands of a document, in the current folder, with a file in place of those named; any
// may end with 0 or with `other`. Returns how many there are.
int run_commands(const std::string& document, int other = 0, const std::string& file = "",
                 const std::vector<std::string>& named = {}) {
  int commands = 0;
  for (const std::string& listing : listings(document, "sh")) {
    std::istringstream lines(listing);
    for (std::string line; std::getline(lines, line);) {
      std::vector<std::string> typed = words(line);
      if (typed.front() != "./houserules") continue;
      typed.erase(typed.begin());
      for (const std::string& name : named) std::ranges::replace(typed, name, file);
      INFO(line);
      const Finished run = houserules(typed, "quit\n");
      INFO(run.err);
      CHECK((run.code == 0 || run.code == other));
      CHECK_FALSE(run.out.empty());
      ++commands;
    }
  }
  return commands;
}

}  // namespace

TEST_CASE("every command of the README runs", "[cli]") {
  unsetenv("DISPLAY");  // on a screen the first command opens the window, and waits
  unsetenv("WAYLAND_DISPLAY");
  CHECK(run_commands("README.md", 3) >= 8);  // 3: not enough games to tell
}

TEST_CASE("every command of the lab's document runs", "[cli]") {
  CHECK(run_commands("docs/lab.md", 3) == 20);  // 3: not enough games to tell
  for (const char* made :
       {"results.db", "rows.html", "part1.db", "part2.db", "all.db", "compare.sh"})
    std::filesystem::remove(made);
}

TEST_CASE("every ruleset listed in the documents is played to its end", "[cli]") {
  int rulesets = 0;
  for (const char* document :
       {"README.md", "docs/first-ruleset.md", "docs/cards.md", "docs/secrets.md"})
    for (const std::string& listing : listings(document, "lua")) {
      INFO(listing);
      const TemporaryRuleset ruleset("listed", listing);
      const Finished run = houserules({"simulate", ruleset.folder(), "--games", "50", "--json"});
      CHECK(run.err.empty());
      CHECK(run.code == 0);
      ++rulesets;
    }
  CHECK(rulesets == 10);
}

TEST_CASE("the scenarios of card games in the document pass with the games listed", "[cli]") {
  const std::vector<std::string> scenarios = listings("docs/scenarios.md", "scenario");
  REQUIRE(scenarios.size() == 3);  // the first is for a game with a board
  const std::vector<std::string> games = listings("docs/cards.md", "lua");
  const std::vector<std::string> names{"", "Fishing", "Small Bluff"};
  for (std::size_t i = 1; i < names.size(); ++i) {
    INFO(names[i]);
    const auto game = std::ranges::find_if(games, [&](const std::string& listing) {
      return listing.find("name = \"" + names[i] + "\"") != std::string::npos;
    });
    REQUIRE(game != games.end());
    TemporaryRuleset ruleset("listed", *game);
    ruleset.write("tests/listed.scenario", scenarios[i]);
    CHECK_THAT(houserules({"test", ruleset.folder()}).out,
               Catch::StartsWith("TAP version 13\n1..1\nok 1 - listed: "));
  }
}

TEST_CASE("every variant listed in the documents is played to its end", "[cli]") {
  const std::vector<std::string> variants = listings("docs/variants.md", "lua");
  REQUIRE(variants.size() == 1);
  const TemporaryRuleset folder("listed", "");
  const std::string file = folder.folder() + "/listed.lua";
  std::ofstream(file) << variants.front();
  const Finished run =
      houserules({"simulate", "breakthrough", "--variant", file, "--games", "50", "--json"});
  CHECK(run.err.empty());
  CHECK(run.code == 0);
  CHECK(run_commands("docs/variants.md") > 0);
}

// "breakthrough" in a listing that changes it; "" in a game of its own.
std::string extended(const std::string& listing) {
  const std::string key = "extends = \"";
  const std::size_t from = listing.find(key);
  if (from == std::string::npos) return "";
  const std::size_t name = from + key.size();
  return listing.substr(name, listing.find('"', name) - name);
}

TEST_CASE("every listing and command of the guide to house rules runs", "[cli]") {
  int games = 0, variants = 0;
  for (const std::string& listing : listings("docs/house-rules.md", "lua")) {
    INFO(listing);
    const std::string base = extended(listing);
    const TemporaryRuleset ruleset("listed", listing);
    const std::vector<std::string> what =
        base.empty() ? std::vector<std::string>{ruleset.folder()}
                     : std::vector<std::string>{base, "--variant", ruleset.folder() + "/rules.lua"};
    std::vector<std::string> typed{"simulate", "--games", "30", "--json"};
    typed.insert(typed.end(), what.begin(), what.end());
    const Finished run = houserules(typed);
    CHECK(run.err.empty());
    CHECK(run.code == 0);
    ++(base.empty() ? games : variants);
    if (base != "cube_digger") continue;
    CHECK(listing == text_of(std::string(HOUSERULES_SOURCE_DIR) +
                             "/rulesets/cube_digger/variants/mole_launchers.lua"));
  }
  const std::vector<std::string> drawn = listings("docs/house-rules.md", "text");
  REQUIRE(drawn.size() == 1);
  const TemporaryRuleset place("ending", "");
  const std::string ending = place.folder() + "/ending.txt";
  std::ofstream(ending) << drawn.front();
  CHECK(games == 3);
  CHECK(variants == 3);
  CHECK(run_commands("docs/house-rules.md", 0, ending, {"ending.txt"}) >= 6);
  CHECK_THAT(houserules({"perft", "breakthrough", "1", "--position", ending}).out,
             Catch::EndsWith("    1               6\n"));
}

TEST_CASE("every ruleset and command in docs/printing.md prints", "[cli]") {
  const std::vector<std::string> rulesets = listings("docs/printing.md", "lua");
  REQUIRE(rulesets.size() == 1);
  const TemporaryRuleset folder("hunt", rulesets.front());
  const std::string out = folder.folder() + "/hunt.pdf";
  const Finished run = houserules({"print", folder.folder(), "--option", "size=7", "--out", out});
  CHECK(run.err.empty());
  CHECK(run.out == out +
                       ": 4 pages on A4 paper.\n  page 1: The map\n  page 2: Crew red\n"
                       "  page 3: Crew blue\n  page 4: The rules\n");
  CHECK(houserules({"simulate", folder.folder(), "--games", "50", "--json"}).code == 0);
  CHECK(run_commands("docs/printing.md", 0, out, {"lesson.pdf", "board.pdf"}) > 0);
}

}  // namespace hr::tests
