// SPDX-License-Identifier: MIT
// houserules check at the terminal: its findings, its JSON and its exit codes.
#include <catch2/catch.hpp>
#include <filesystem>
#include <iterator>
#include <nlohmann/json.hpp>

#include "tests/support/files.h"
#include "tests/support/json_lines.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

const char* const k_counts =
    "local count = 0\n"
    "return { name = 'Mine', seats = { 'sun', 'moon' },\n"
    "board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} }, stuck = 'draws',\n"
    "options = { spare = { 1, min = 1, max = 2, help = 'Nothing' } },\n"
    "verbs = { put = { place{ 'stone' }, effect = function() count = count + 1 end } } }";

// Files given by their path are shown by it; here the ruleset's name is enough.
std::string named(std::string text, const std::string& path, const std::string& name) {
  for (std::size_t at = 0; (at = text.find(path, at)) != std::string::npos; at += name.size())
    text.replace(at, path.size(), name);
  return text;
}

}  // namespace

TEST_CASE("a check without findings reports what it did", "[cli]") {
  const Finished run = houserules({"check", "tic_tac_toe", "--games", "50"});
  CHECK(run.code == 0);
  CHECK(run.err.empty());
  CHECK_THAT(run.out, Catch::StartsWith("tic_tac_toe: 50 games under ") &&
                          Catch::EndsWith(": no problems.\n"));
  CHECK(houserules({"check", "tic_tac_toe", "--games", "50", "--json"}).out == "[]\n");
}

TEST_CASE("findings have a place and advice, and set the exit code", "[cli]") {
  const TemporaryRuleset mine("mine", k_counts);
  const Finished run = houserules({"check", mine.folder(), "--games", "20"});
  CHECK(run.code == 1);
  CHECK(run.err.empty());
  CHECK(named(run.out, mine.folder(), "mine") ==
        "mine/rules.lua:1:7: error: the local \"count\" changed in play, from 0 to 108: rules must "
        "not remember anything between calls (with the default options; and under 1 more "
        "setting)\n"
        "    keep it in the game: vars = { count = { 0 } }, read and written as g.count\n"
        "mine/rules.lua:4:13: warning: options.spare: this option is never read\n"
        "    read it as o.spare or g.options.spare, or remove it\n"
        "mine: 2 games under 2 settings, 18 actions: 1 error, 1 warning.\n");
}

TEST_CASE("findings as JSON are a list of places, severities and messages", "[cli]") {
  const TemporaryRuleset mine("mine", k_counts);
  const auto json = json_of({"check", mine.folder(), "--games", "20"}, 1);
  REQUIRE(json.size() == 2);
  CHECK(json[0]["file"] == mine.folder() + "/rules.lua");
  CHECK(json[0]["line"] == 1);
  CHECK(json[0]["col"] == 7);
  CHECK(json[0]["severity"] == "error");
  CHECK(json[0]["message"].get<std::string>().starts_with("the local \"count\" changed in play"));
  CHECK(json[0]["advice"].get<std::string>().starts_with("keep it in the game"));
  CHECK(json[1]["severity"] == "warning");
}

TEST_CASE("the output in docs/checking.md is real", "[cli]") {
  const std::string page = text_of(std::string(HOUSERULES_SOURCE_DIR) + "/docs/checking.md");
  const std::string broken = std::string(HOUSERULES_SOURCE_DIR) + "/tests/rulesets/broken/";
  for (const std::string& ruleset : {std::string("tic_tac_toe"), broken + "remembers_a_number"})
    CHECK_THAT(page, Catch::Contains(
                         "```\n" + named(houserules({"check", ruleset}).out, broken, "") + "```"));
  const std::string late = named(houserules({"check", broken + "fails_late"}).out, broken, "");
  CHECK_THAT(page, Catch::Contains(late.substr(0, late.find('\n'))));
}

TEST_CASE("warnings alone leave the exit code at 0", "[cli]") {
  const TemporaryRuleset mine(
      "mine",
      "return { name = 'Mine', seats = { 'sun', 'moon' }, vars = { spare = {} },\n"
      "board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} }, stuck = 'draws',\n"
      "verbs = { put = place{ 'stone' } } }");
  const Finished run = houserules({"check", mine.folder(), "--games", "10"});
  CHECK(run.code == 0);
  CHECK_THAT(run.out, Catch::EndsWith("90 actions: no errors, 1 warning.\n"));
}

TEST_CASE("a ruleset that cannot be read or loaded is a finding as well", "[cli]") {
  const TemporaryRuleset mine("mine", "return {\n  name = 'Mine'\n  seats = {} }");
  const Finished run = houserules({"check", mine.folder()});
  CHECK(run.code == 1);
  CHECK_THAT(run.out, Catch::StartsWith(mine.folder() + "/rules.lua:3:3: error: '}' expected"));
  const TemporaryRuleset large("large", "return {} --" + std::string(300 << 10, 'x'));
  const Finished unread = houserules({"check", large.folder()});
  CHECK(unread.code == 1);
  CHECK_THAT(unread.out,
             Catch::StartsWith(large.folder() +
                               "/rules.lua:1:1: error: the file is larger than 256 KB\n"));
}

TEST_CASE("settings that lift the limit of a game are counted, and are not a finding", "[cli]") {
  const TemporaryRuleset mine(
      "mine",
      "return { name = 'M', seats = { 'sun', 'moon' }, verbs = { wait = pass{} },\n"
      "options = { most = { 50, min = 1, max = 50, zero = true, help = 'h' } },\n"
      "ends = function(o) return { plies(o.most) } end }");
  const Finished run =
      houserules({"check", mine.folder(), "--games", "40", "--limit", "300", "--option", "most=0"});
  CHECK(run.code == 0);
  CHECK(run.out ==
        "mine: 20 games under 1 setting, 6000 actions: no problems.\n"
        "Under 1 setting some games did not end within 300 actions, because options such as most=0 "
        "remove their limit.\n");
}

TEST_CASE("a mistake on the command line is not a finding", "[cli]") {
  CHECK(houserules({"check"}).code == 2);
  CHECK(houserules({"check", "no_such_ruleset"}).code == 5);
  const Finished run = houserules({"check", "tic_tac_toe", "--option", "size=99"});
  CHECK(run.code == 2);
  CHECK_THAT(run.err, Catch::StartsWith("houserules: options.size: expected"));
  CHECK_THAT(houserules({"check", "--help"}).out, Catch::Contains("Exit codes: 0 no errors"));
}

TEST_CASE("a check stops when its time is over, and reports how far it got", "[cli]") {
  const Finished run = houserules({"check", "hex", "--games", "1000000000", "--seconds", "0.5"});
  CHECK(run.code == 3);  // most settings were not tried
  CHECK_THAT(
      run.out,
      Catch::Contains(
          "hex: stopped after 0.5 seconds of processor time (--seconds gives more), with ") &&
          Catch::Contains(" of 1000000000 games played under ") &&
          Catch::EndsWith(": no problems, but that is not enough to tell.\n"));
  const Finished json =
      houserules({"check", "hex", "--games", "1000000000", "--seconds", "0.5", "--json"});
  CHECK(nlohmann::json::parse(json.out).is_array());
  CHECK_THAT(json.err,
             Catch::StartsWith("houserules: hex: stopped after 0.5 seconds of processor time "));
  CHECK(houserules({"check", "hex", "--seconds", "0"}).code == 2);
}

// Each action takes longer than the games of other rulesets.
TEST_CASE("a check that could not finish a game says so, and does not succeed", "[cli]") {
  const TemporaryRuleset slow(
      "snail",
      "return { name = 'Snail', seats = { 'a', 'b' }, board = grid{ 3, 3 }, zones = { f = {} },\n"
      "kinds = { m = {} }, ends = { plies(100000) },\n"
      "verbs = { wait = { pass{}, allow = function(v)\n"
      "  local n = 0 for i = 1, 200000 do n = n + i % 3 end return n > 0 end } } }");
  const Finished run = houserules({"check", slow.folder(), "--games", "2", "--seconds", "0.6"});
  CHECK(run.code == 3);
  CHECK_THAT(run.out, Catch::Contains("warning: none of 2 games could be finished in the time of "
                                      "the check"));
  CHECK_THAT(run.out, Catch::Contains("with 0 of 2 games played under 1 of 1 setting"));
  CHECK_THAT(run.out, Catch::EndsWith(": no errors, 1 warning, but that is not enough to tell.\n"));
  const Finished json =
      houserules({"check", slow.folder(), "--games", "2", "--seconds", "0.6", "--json"});
  CHECK(json.code == 3);
  CHECK_THAT(json.out, Catch::Contains("none of 2 games could be finished"));
}

TEST_CASE("the scenarios of the ruleset's folder are read for what is rare", "[cli]") {
  TemporaryRuleset mine("mine",
                        "return { name = 'Mine', seats = { 'sun', 'moon' },\n"
                        "board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} },\n"
                        "stuck = 'draws', verbs = { put = place{ 'stone' },\n"
                        "run = { pass{}, allow = function() return false end } } }");
  const std::vector<std::string> command{"check", mine.folder(), "--games", "20"};
  CHECK_THAT(houserules(command).out, Catch::Contains("write a scenario for it"));
  mine.write("tests/large.scenario", std::string((4 << 20) + 1, '#'));
  mine.write("tests/broken.scenario", "nonsense\n");
  CHECK_THAT(houserules(command).out, Catch::Contains("write a scenario for it"));
  mine.write("tests/run.scenario", "scenario: a\nstart\nsun: run\n");
  CHECK_THAT(houserules(command).out, Catch::EndsWith(": no problems.\n"));
}

TEST_CASE("a sheet is checked against the variants of the ruleset's folder", "[cli]") {
  TemporaryRuleset mine(
      "mine",
      "return { name = 'Mine', seats = { 'sun', 'moon' },\n"
      "board = grid{ 3, 3 }, zones = { field = {} }, kinds = { stone = {} }, stuck = 'draws',\n"
      "verbs = { put = place{ 'stone' } },\n"
      "sheets = { { title = 'One', variant = 'more', 'A text.' } } }");
  const std::vector<std::string> command{"check", mine.folder(), "--games", "20"};
  CHECK_THAT(houserules(command).out, Catch::Contains("there is no variant called \"more\""));
  mine.write("variants/more.lua", "return { extends = 'mine', name = 'More' }");
  CHECK_THAT(houserules(command).out, !Catch::Contains("there is no variant"));
}

}  // namespace hr::tests
