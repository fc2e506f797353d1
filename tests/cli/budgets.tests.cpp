// SPDX-License-Identifier: MIT
// Long work stops when its time is over, and reports how far it got.
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/limited_program.h"
#include "tests/support/process.h"
#include "tests/support/sanitized.h"
#include "tests/support/temporary_ruleset.h"
#include "tests/support/walking.h"

namespace hr::tests {
namespace {

// For each command a game that takes much longer than the process may run.
Finished run(std::vector<std::string> arguments) {
  const TemporaryRuleset scratch("t", "");
  arguments.insert(arguments.end(), {"--seconds", "0.1"});
  return limited_houserules(arguments, {20'000, 2000}, scratch.folder() + "/output");
}

}  // namespace

TEST_CASE("simulate stops when its time is over and counts the games played", "[cli]") {
  const Finished finished = run({"simulate", "hex", "--games", "1000000000", "--threads", "2"});
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("How they ended"));
  CHECK_THAT(finished.out,
             Catch::Contains("each thread stopped after 0.1 seconds of processor time "
                             "(--seconds gives more), with ") &&
                 Catch::Contains(" of 1000000000 games played"));
}

TEST_CASE("simulate stops even in the middle of a game", "[cli]") {
  const TemporaryRuleset endless(
      "t",
      "return { name = 'T', seats = { 'a' }, verbs = { act = { pass{}, effect = function() end "
      "} } }");
  const Finished finished = run(
      {"simulate", endless.folder(), "--games", "1", "--threads", "1", "--limit", "1000000000"});
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("with 0 of 1 games played"));
}

TEST_CASE("perft stops when its time is over, and completed depths are kept", "[cli]") {
  const Finished finished = run({"perft", "hex", "9"});
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("    1             121"));
  CHECK_THAT(finished.out,
             Catch::Contains("perft: stopped after 0.1 seconds of processor time (--seconds gives "
                             "more), at depth "));
}

TEST_CASE("par stops when its time is over", "[cli]") {
  const Finished finished =
      run({"par", "robot_miner", "--option",
           "staircases=1x,2x,3x,4x,5x,6x,7x,8x,9x,10x,11x,12x,13x,14x,19x,20x", "--option",
           "steps=20", "--option", "bare=none"});
  INFO(finished.out);
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("before all runs were compared"));
}

TEST_CASE("A folder of rulesets that never end is listed nearly as soon as one of them", "[cli]") {
  const TemporaryRuleset first("t", "while true do local t = { ('x'):rep(99) } end");
  const std::filesystem::path root = std::filesystem::path(first.folder()).parent_path();
  std::filesystem::create_directory(root / "rulesets");
  for (int i = 0; i < 8; ++i)
    std::filesystem::copy(first.folder(), root / "rulesets" / ("t" + std::to_string(i)),
                          std::filesystem::copy_options::recursive);
  const std::filesystem::path here = std::filesystem::current_path();
  std::filesystem::current_path(root);  // where "rulesets" is looked up
  const Finished finished = limited_houserules({"list"}, {4000, 2000}, root / "output");
  std::filesystem::current_path(here);
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("because another one had used up the time"));
}

namespace {

// About twenty milliseconds for each action, without an end.
constexpr const char* k_slow =
    "local function burn(n) for i = 1, 4000000 do n = n + i % 3 end return n end\n"
    "return { name = 'T', seats = { 'a' },\n"
    "  verbs = { act = { pass{}, effect = function() burn(0) end } } }";

constexpr const char* k_quick =
    "return { name = 'T', seats = { 'a' },\n"
    "  verbs = { act = { pass{}, effect = function() end } } }";

constexpr const char* k_never = "while true do local t = { ('x'):rep(99) } end";

constexpr ProcessLimits k_at_once{k_slower * 1100, 100 + 14};

std::string many(const std::string& what, int times, const std::string& between) {
  std::string out;
  for (int i = 0; i < times; ++i) out += (i == 0 ? "" : between) + what;
  return out;
}

}  // namespace

TEST_CASE("A command that answers at once has one limit for all its questions", "[cli]") {
  const TemporaryRuleset slow("t", k_slow);
  const Finished finished =
      limited_houserules({"legal", slow.folder(), "--moves", many("act", 500, ";")}, k_at_once,
                         slow.folder() + "/output");
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("ran for too long (more than 850 ms)"));
}

TEST_CASE("A ruleset with many variants that never end is shown, and they are reported", "[cli]") {
  TemporaryRuleset there("t", k_quick);
  for (int i = 10; i < 60; ++i) there.write("variants/v" + std::to_string(i) + ".lua", k_never);
  const Finished finished =
      limited_houserules({"show", there.folder()}, k_at_once, there.folder() + "/output");
  CHECK(finished.code == 0);
  CHECK_THAT(finished.out,
             Catch::Contains("v10: cannot be read: t/variants/v10.lua:1: ran for too") &&
                 Catch::Contains("v59: was not read, because others had used up the time"));
}

TEST_CASE("A record of slow rules is replayed and exported within its time limit", "[cli]") {
  std::string rules = k_slow;
  rules.insert(rules.rfind(" }"), ", ends = { plies(20) }");
  const TemporaryRuleset slow("t", rules);
  const std::string file = slow.folder() + "/a.rec", out = slow.folder() + "/output";
  CHECK(houserules({"record", slow.folder(), "--seat", "all=random", "--seed", "1", "--out", file})
            .code == 0);
  for (const char* command : {"replay", "export"}) {
    const Finished finished =
        limited_houserules({command, file, "--seconds", "0.02"}, k_at_once, out);
    CHECK(finished.code == 1);
    CHECK_THAT(finished.out,
               Catch::Contains(std::string(command) + ": stopped after 0.02 seconds of processor "
                                                      "time (--seconds gives more)"));
  }
}

TEST_CASE("secrecy stops when its time is over", "[cli]") {
  const Finished finished = run({"secrecy", "cube_digger", "--worlds", "1000000000"});
  CHECK(finished.code == 3);
  CHECK_THAT(
      finished.out,
      Catch::Contains("secrecy: stopped after 0.1 seconds of processor time (--seconds gives "
                      "more), with ") &&
          Catch::Contains(" of 1000000000 pairs of worlds compared"));
}

TEST_CASE("simulate stops in the middle of a game that is played at full speed", "[cli]") {
  std::string rules = k_walking;
  rules.replace(rules.find("idle(o.last)"), 12, "");
  const TemporaryRuleset endless("t", rules);
  const Finished finished = run(
      {"simulate", endless.folder(), "--games", "1", "--threads", "1", "--limit", "1000000000"});
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("with 0 of 1 games played"));
}

TEST_CASE("par checks its time while it searches for an order of the cells", "[cli]") {
  const TemporaryRuleset wide(
      "t",
      "return { name = 'T', seats = { 'a' }, board = grid{ 12, 12, 14 }, zones = { field = {} },\n"
      "  kinds = { x = { owned = false } }, verbs = { act = { pass{}, effect = function() end } "
      "},\n"
      "  par = { collects = 'x', over = everywhere }, sheets = { { title = 'A', { best_runs = {} } "
      "} } "
      "}");
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"par", wide.folder()},
        {"print", wide.folder(), "--out", wide.folder() + "/a.pdf"}}) {
    const Finished finished = limited_houserules(arguments, k_at_once, wide.folder() + "/output");
    CHECK(finished.code == 1);
    CHECK_THAT(finished.out, Catch::Contains("The best run cannot be found here"));
  }
}

TEST_CASE("Actions before a picture stop when their time is over", "[cli]") {
  const TemporaryRuleset slow("t", k_slow);
  const Finished finished =
      limited_houserules({"picture", slow.folder(), "--out", slow.folder() + "/a.png", "--actions",
                          "1000", "--seconds", "0.3"},
                         {3000, 2000}, slow.folder() + "/output");
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("picture: stopped after 0.3 seconds of processor time"));
}

TEST_CASE("A check stops even in the middle of a step", "[cli]") {
  const TemporaryRuleset slow("t", k_slow);
  const Finished finished = limited_houserules({"check", slow.folder(), "--seconds", "0.1"},
                                               k_at_once, slow.folder() + "/output");
  CHECK_THAT(finished.out, Catch::Contains("t: stopped after 0.1 seconds of processor time"));
}

}  // namespace hr::tests
