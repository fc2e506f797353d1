// SPDX-License-Identifier: MIT
// Stories of people who make variants and games of their own.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/process.h"
#include "tests/support/rulesets.h"
#include "tests/window/stories/story.h"

namespace hr::tests {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

// The last listing of a document that is marked as Lua.
std::string last_listing(const std::string& document) {
  const std::string text = text_of(fs::path(HOUSERULES_SOURCE_DIR) / document);
  const std::string fence = "```lua\n";
  const std::size_t from = text.rfind(fence) + fence.size();
  return text.substr(from, text.find("```", from) - from);
}

auto lines_of(const std::string& text) { return std::ranges::count(text, '\n'); }

void check_runs(const std::vector<std::string>& typed) {
  const Finished run = houserules(typed);
  INFO(typed[0] << ": " << run.out << run.err);
  CHECK(run.code == 0);
}

}  // namespace

TEST_CASE("H1: a new variant passes check and test as it is", "[window][story]") {
  Story window("H1", {"cube_digger"});
  window.replace_player("Penny");
  window.click("Side/Rules");
  window.click("Files…");
  window.click("New variant…");
  window.wait_for_text("This creates your own copy of Cube Digger");
  window.fill("name", "My CD");
  window.click("Create");
  const fs::path own = window.own_rules("cube_digger"), variant = own / "variants/my_cd.lua";
  window.wait_until("the variant", [&] { return fs::exists(variant); });
  window.item("Files/variants/my_cd.lua");
  window.keep_picture();
  CHECK(lines_of(text_of(variant)) <= 40);
  check_runs({"check", own, "--variant", "my_cd", "--games", "40"});
  check_runs({"test", own});
}

TEST_CASE("H2: words of the language are completed and explained", "[window][story]") {
  Story window("H2", {"tic_tac_toe"});
  window.click("Side/Rules");
  window.click("line 1");
  window.key("ctrl+End");
  window.type("\nlocal x = plac");
  window.wait_until("a suggestion", [&] {
    return std::ranges::any_of(window.dump(), [](const Json& item) {
      return item.at("kind") == "suggestion" && item.at("text") == "place";
    });
  });
  window.key("Return");
  window.type("{ ");
  const Json call = window.item("call");
  const std::string api = text_of(fs::path(HOUSERULES_SOURCE_DIR) / "scripting/api.lua");
  CHECK_THAT(call.at("text"), Catch::StartsWith("place{ "));
  CHECK(api.find("function place(") != std::string::npos);
  window.keep_picture();
}

TEST_CASE("H3: a listing of the documents is a game: played, undone, saved, against a bot",
          "[window][story]") {
  const std::string rules = last_listing("README.md");
  REQUIRE(lines_of(rules) <= 60);
  const Folder folder(rules);
  Story window("H3", {folder.path(), "--option", "length=3"});
  window.click("cell A1");
  window.wait_for_actions(1);
  window.click("cell B1");
  window.wait_for_actions(2);
  window.click("Tools/Undo");
  window.wait_for_actions(1);
  window.click("moon/plays");
  window.click("Bot: easy");
  window.wait_for_actions(2);
  window.wait_for_text("Sun's turn");
  window.keep_picture();
  const Json replayed = Json::parse(houserules({"replay", window.record(), "--json"}).out);
  CHECK(replayed.at("ply") == 2);
}

TEST_CASE("H4: a board that is no grid: the surface of a cube, which always has one winner",
          "[window][story]") {
  const Folder folder;
  const fs::path record = folder.root() / "game.rec";
  check_runs({"record", "cube_lariat", "--seat", "all=random", "--seed", "3", "--out", record});
  const Json end = Json::parse(houserules({"replay", record, "--json"}).out);
  REQUIRE(end.at("winners").size() == 1);
  Story window("H4", {record});
  window.wait_for_text(end.at("outcome"));
  window.keep_picture();
  window.click("Cube");
  window.rest();
  window.keep_picture(" cube");
  const Json many = Json::parse(
      houserules({"simulate", "cube_lariat", "--games", "300", "--seed", "1", "--json"}).out);
  int won = 0;
  for (const Json& seat : many.at("by_seat")) won += seat.at("games").get<int>();
  CHECK(won == 300);
}

TEST_CASE("H5: a mistake is explained with what was probably meant, and where it happened",
          "[window][story]") {
  Story window("H5", {"tic_tac_toe"});
  window.click("Side/Rules");
  window.click("line 1");
  window.replace_in_rules("stuck = ", "stuk = ");
  window.save_rules();
  const fs::path own = window.own_rules("tic_tac_toe") / "rules.lua";
  window.wait_for_text("did you mean \"stuck\"?");
  window.keep_picture();
  CHECK_THAT(houserules({"check", own.parent_path()}).out,
             Catch::Contains("did you mean \"stuck\"?"));

  const std::string shipped = text_of(ruleset_folder("tic_tac_toe") / "rules.lua");
  const std::string broken =
      "local function width(o)\n  return o.size * o.depth.most\nend\n" + shipped;
  std::string called = broken;
  const std::string grid = "grid{ o.size, o.size }";
  called.replace(called.find(grid), grid.size(), "grid{ width(o), o.size }");
  window.wait_for_text("modified");
  write_text(own, called);
  window.wait_for_text("an error in rules.lua, line 2.");
  window.click(window.name_of("rules.lua, line 2"));
  window.item("mark 2");
  window.keep_picture(" nil");
}

TEST_CASE("H6: scenarios test the rules, and a failing one shows both boards", "[window][story]") {
  const Folder folder;
  fs::copy(ruleset_folder("tic_tac_toe"), folder.path(), fs::copy_options::recursive);
  write_text(folder.path() / "tests/mine.scenario",
             "scenario: a board\ncross: mark A1\nboard:\n"
             "  3  . . .\n  2  . m .\n  1  . . .\n     A B C\n");
  Story window("H6", {folder.path()});
  window.click("Side/Tests");
  window.wait_for_text("6 of 7 scenarios pass, 1 fails");
  window.wait_for_text("The board differs in 2 places.");
  window.wait_for_text("Check: no problems.");
  window.keep_picture();
  const Finished run = houserules({"test", folder.path()});
  CHECK(run.code == 1);
  CHECK_THAT(run.out, Catch::StartsWith("TAP version 13\n1..7\n") && Catch::Contains("\nnot ok ") &&
                          Catch::Contains("A1"));
}

TEST_CASE("H10: a record replays under its own rules when they have changed or are gone",
          "[window][story]") {
  Folder folder;
  fs::copy(ruleset_folder("tic_tac_toe"), folder.path(), fs::copy_options::recursive);
  const fs::path record = folder.root() / "game.rec",
                 variant = folder.path() / "variants/quick.lua";
  const auto quick = [&](const std::string& length) {
    folder.write("variants/quick.lua",
                 "return { extends = \"t\", name = \"Quick\", set = { ends = function()\n"
                 "  return { line{ \"mark\", " +
                     length + " } }\nend } }\n");
  };
  quick("2");
  check_runs({"record", folder.path(), "--variant", "quick", "--seat", "all=random", "--seed", "1",
              "--out", record});
  const Json before = Json::parse(houserules({"replay", record, "--json"}).out);
  const std::string outcome = before.at("outcome");
  CHECK_THAT(outcome, Catch::Contains("wins: two in a line"));
  const auto replays = [&] {
    const Finished now = houserules({"replay", record, "--json"});
    CHECK(now.code == 0);
    CHECK(Json::parse(now.out).at("hash") == before.at("hash"));
    CHECK(Json::parse(now.out).at("outcome") == outcome);
    return now.err + Json::parse(now.out).value("rules_here", "");
  };
  quick("3");
  replays();
  fs::remove_all(folder.path());
  CHECK_THAT(replays(), Catch::Contains("no ruleset t is installed here"));

  // Rules that are not those of the record are never taken in silence.
  std::string altered = text_of(record);
  const std::string two = R"(line{ \"mark\", 2 })", three = R"(line{ \"mark\", 3 })";
  REQUIRE(altered.find(two) != std::string::npos);
  altered.replace(altered.find(two), two.size(), three);
  const fs::path other = folder.root() / "altered.rec", lesson = folder.root() / "lost.lesson";
  write_text(other, altered);
  const Finished refused = houserules({"replay", other});
  CHECK(refused.code == 1);
  CHECK_THAT(refused.err, Catch::Contains("altered.rec:2: "));
  // Without rules of their own, lessons name what is missing and what there is.
  write_text(lesson, R"({"lesson": 1, "ruleset": "no_such_game"})");
  const Finished lost = houserules({"play", lesson});
  CHECK(lost.code == 5);
  CHECK_THAT(lost.err, Catch::Contains("no_such_game") && Catch::Contains("tic_tac_toe"));

  Story window("H10", {record});
  window.wait_for_text(outcome);
  window.rest();
  CHECK(window.hash() == before.at("hash"));
  window.keep_picture();
  for (const fs::path& broken : {other, lesson}) {
    window.key("ctrl+o");
    window.fill("Open file/path", broken);
    window.click("Open file/Open");
    window.wait_for_text(broken == other ? "altered.rec:2: " : "no_such_game");
    window.key("Escape");
    window.rest();
    CHECK(window.hash() == before.at("hash"));  // the match stays open
  }
}

}  // namespace hr::tests
