// SPDX-License-Identifier: MIT
// houserules test.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/support/files.h"
#include "tests/support/folder.h"
#include "tests/support/process.h"

namespace hr::tests {

namespace {

// Cubes on six columns, and one position.
constexpr const char* k_begin =
    "option columns: 6\n"
    "position: white to move\n"
    "  8  . . . m . .\n"
    "  7  . . . . . .\n"
    "  6  . . . . . .\n"
    "  5  . . c . . .\n"
    "  4  . . C . . .\n"
    "  3  . . . . . .\n"
    "  2  . . . . . .\n"
    "  1  . . M . . .\n"
    "     A B C D E F\n";

std::string source_text(const std::string& path) {
  return text_of(std::string(HOUSERULES_SOURCE_DIR) + "/" + path);
}

// A copy of a ruleset as "t", with one file of scenarios.
struct Tested : Folder {
  explicit Tested(const std::string& scenarios)
      : Folder(source_text("rulesets/cube_wars/rules.lua")) {
    write("tests/a.scenario", scenarios);
  }
  Finished run(std::vector<std::string> more = {}) const {
    more.insert(more.begin(), {"test", path().string()});
    return houserules(more);
  }
};

// The output for one failing scenario, without plan and title.
std::string problem(const std::string& scenario) {
  const Finished run = Tested("scenario: a\n" + scenario).run();
  CHECK(run.code == 1);
  CHECK(run.err.empty());
  const std::string head = "TAP version 13\n1..1\nnot ok 1 - t: a\n";
  REQUIRE(run.out.starts_with(head));
  return run.out.substr(head.size());
}

}  // namespace

TEST_CASE("test prints a plan and a line for each scenario", "[cli]") {
  const std::string begin = k_begin;
  const Finished run = Tested(begin + "scenario: nothing is over\nunfinished\n" +
                              "scenario: a cube is # 2\nwhite: move C4 C5\nto act: black\n")
                           .run();
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  CHECK(run.out == "TAP version 13\n1..2\nok 1 - t: nothing is over\nok 2 - t: a cube is   2\n");
}

TEST_CASE("every difference on a board is listed", "[cli]") {
  const std::string begin = k_begin;
  CHECK(problem(begin + "white: move C4 C5\n"
                        "board:\n"
                        "  8  . . . m . .\n"
                        "  7  . . . . . .\n"
                        "  6  . . . . . .\n"
                        "  5  . c C . . .\n"
                        "  4  . . . . . .\n"
                        "  3  . . . . . .\n"
                        "  2  . . . . . .\n"
                        "  1  . . m . . .\n"
                        "     A B C D E F\n") ==
        "  ---\n"
        "  message: \"the board differs in 2 places\"\n"
        "  at: \"t/tests/a.scenario:14\"\n"
        "  differing:\n"
        "    - \"C1: expected black meeple, found white meeple\"\n"
        "    - \"B5: expected black cube, found nothing\"\n"
        "  board: |2\n"
        "      8  . . . m . .\n"
        "      7  . . . . . .\n"
        "      6  . . . . . .\n"
        "    - 5  . c C . . .\n"
        "    + 5  . . C . . .\n"
        "      4  . . . . . .\n"
        "      3  . . . . . .\n"
        "      2  . . . . . .\n"
        "    - 1  . . m . . .\n"
        "    + 1  . . M . . .\n"
        "         A B C D E F\n"
        "  ...\n");
}

// So it has been since there are scenarios: the rules count the quota when a turn passes.
TEST_CASE("a position does not call turn, so variables stay as the setup left them", "[cli]") {
  Folder game(
      "return { name = 'Quota', seats = { 'white', 'black' }, board = grid{ 3, 1 },\n"
      "zones = { field = {} }, kinds = { man = {} }, vars = { quota = {} }, stuck = 'pass',\n"
      "verbs = { take = { place{ 'man', onto = empty },\n"
      "  allow = function(v) return v.quota > 0 end }, wait = pass{} },\n"
      "turn = function(g, me) g.quota = 2 return g:next(me) end }");
  game.write("tests/a.scenario",
             "scenario: without a quota nobody may take\n"
             "position: white to move\n  Field: empty\nlegal white: wait\n\n"
             "scenario: a quota of the position counts\n"
             "position: white to move\n  Field: empty\n  quota: 1\n"
             "legal white: take A1; take B1; take C1; wait\n\n"
             "scenario: it is counted when a turn passes\n"
             "position: white to move\n  Field: empty\nwhite: wait\n"
             "legal black: take A1; take B1; take C1; wait\n");
  const Finished run = houserules({"test", game.path().string()});
  INFO(run.out);
  CHECK(run.code == 0);
}

TEST_CASE("an event, a refusal and a winner that differ are reported", "[cli]") {
  const std::string begin = k_begin;
  CHECK(problem(begin + "white: move C4 C5\n  event: White takes black's meeple at C5.\n") ==
        "  ---\n"
        "  message: \"no such event was shown\"\n"
        "  at: \"t/tests/a.scenario:14\"\n"
        "  expected: \"White takes black's meeple at C5.\"\n"
        "  found: \"White takes black's cube at C5.\"\n"
        "  ...\n");
  CHECK(problem(begin + "refused white: move C4 A4\n  says: No.\n") ==
        "  ---\n"
        "  message: \"the refusal differs\"\n"
        "  at: \"t/tests/a.scenario:14\"\n"
        "  expected: \"No.\"\n"
        "  found: \"C4 cannot go to A4; it may go to B4, D4, B5, C5 or D5.\"\n"
        "  ...\n");
  CHECK(problem("winner: white\n") ==
        "  ---\n"
        "  message: \"the game is not over\"\n"
        "  at: \"t/tests/a.scenario:2\"\n"
        "  expected: \"white\"\n"
        "  found: \"nobody\"\n"
        "  ...\n");
}

TEST_CASE("a position that cannot be read is reported with its column", "[cli]") {
  std::string begin = k_begin;
  begin.replace(begin.find(". c"), 3, ". x");
  CHECK(
      problem(begin) ==
      "  ---\n"
      "  message: \"C5: there is no piece \\\"x\\\" here; there are C white cube, c black cube, M "
      "white meeple, m black meeple\"\n"
      "  at: \"t/tests/a.scenario:7:10\"\n"
      "  ...\n");
}

TEST_CASE("a broken file fails and does not prevent the others from running", "[cli]") {
  Tested tested("scenario: a\nwhite move\n");
  tested.write("tests/b.scenario", "scenario: b\nunfinished\n");
  const Finished run = tested.run();
  CHECK(run.code == 1);
  CHECK(
      run.out ==
      "TAP version 13\n"
      "1..2\n"
      "not ok 1 - t: a.scenario\n"
      "  ---\n"
      "  message: \"expected a line such as \\\"SEAT: ACTION\\\" or \\\"board:\\\", got \\\"white "
      "move\\\"\"\n"
      "  at: \"t/tests/a.scenario:2\"\n"
      "  ...\n"
      "ok 2 - t: b\n");
  const Finished one = houserules({"test", (tested.path() / "tests/b.scenario").string()});
  CHECK(one.code == 0);
  CHECK(one.out == "TAP version 13\n1..1\nok 1 - t: b\n");
}

TEST_CASE("rules that cannot be loaded fail every scenario", "[cli]") {
  Tested tested("scenario: a\nunfinished\nscenario: b\noption columns: 7\nunfinished\n");
  CHECK_THAT(tested.run().out, Catch::Contains("ok 1 - t: a\nnot ok 2 - t: b\n"));
  tested.write("rules.lua", "return {");
  const Finished run = tested.run();
  CHECK(run.code == 1);
  CHECK_THAT(run.out, Catch::Contains("not ok 1 - t: a\n  ---\n  message: \"t/rules.lua:1: "));
  CHECK_THAT(run.out, Catch::Contains("not ok 2 - t: b\n"));
}

TEST_CASE("a scenario with a long name is shown by its beginning", "[cli]") {
  const Finished run = Tested("scenario: " + std::string(100'000, 'x') + "\nunfinished\n").run();
  CHECK(run.code == 0);
  CHECK(run.out.size() < 300);
  CHECK_THAT(run.out, Catch::Contains("ok 1 - t: xxxx"));
}

TEST_CASE("all tests together end when their time is over", "[cli]") {
  std::string scenarios;
  for (int i = 0; i < 20'000; ++i) scenarios += "scenario: a\nunfinished\n";
  const Finished run = Tested(scenarios).run({"--seconds", "0.1"});
  CHECK(run.code == 1);
  CHECK(run.err ==
        "houserules: test: stopped after 0.1 seconds of processor time (--seconds gives more)\n");
}

TEST_CASE("test can print JSON", "[cli]") {
  const Finished run = Tested("scenario: a\nunfinished\nscenario: b\ndraw\n").run({"--json"});
  CHECK(run.code == 1);
  const auto json = nlohmann::json::parse(run.out);
  REQUIRE(json.size() == 2);
  CHECK(json[0] == nlohmann::json{{"test", "t: a"}, {"ok", true}});
  CHECK(json[1]["message"] == "the game is not drawn");
  CHECK(json[1]["at"] == "t/tests/a.scenario:4");
  CHECK(json[1]["found"] == "The game goes on.");
}

TEST_CASE("a ruleset without scenarios does not fail", "[cli]") {
  const Folder folder(source_text("rulesets/cube_wars/rules.lua"));
  const Finished run = houserules({"test", folder.path().string()});
  CHECK(run.code == 0);
  CHECK(run.out == "TAP version 13\n1..0 # skip there are no scenarios\n");
}

TEST_CASE("a missing ruleset or file gives exit code 5", "[cli]") {
  const Finished run = houserules({"test", "nosuch"});
  CHECK(run.code == 5);
  CHECK_THAT(run.err, Catch::StartsWith("houserules: expected the name of a ruleset"));
  const Finished file = houserules({"test", "nosuch/tests/a.scenario"});
  CHECK(file.code == 5);
  CHECK(file.err == "houserules: there is no file nosuch/tests/a.scenario\n");
  const Tested tested("scenario: a\n");
  const std::string stray = tested.file("a.scenario");
  std::filesystem::copy(tested.path() / "tests/a.scenario", stray);
  CHECK(houserules({"test", stray}).err ==
        "houserules: expected " + stray + " to be in the tests folder of a ruleset\n");
}

TEST_CASE("the scenarios in the document pass", "[cli]") {
  const std::string document = source_text("docs/scenarios.md"), mark = "```scenario\n";
  const std::size_t from = document.find(mark);
  REQUIRE(from != std::string::npos);
  const std::size_t begin = from + mark.size();
  const Finished run = Tested(document.substr(begin, document.find("```\n", begin) - begin)).run();
  CHECK(run.out ==
        "TAP version 13\n1..2\n"
        "ok 1 - t: a meeple that is taken goes back to its start\n"
        "ok 2 - t: a cube never goes back\n");
}

TEST_CASE("all scenarios of all rulesets pass", "[cli]") {
  const Finished run = houserules({"test"});
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::Contains(" - cube_wars: "));
  CHECK_THAT(run.out, !Catch::Contains("not ok"));
}

}  // namespace hr::tests
