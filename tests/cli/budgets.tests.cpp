// SPDX-License-Identifier: MIT
// Work that somebody asked for ends when its time is over, and says how far it got.
#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/limited_program.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

using namespace hr::tests;

namespace {

// For each command a game that goes on for much longer than the limit of the process.
Finished run(std::vector<std::string> arguments) {
  const TemporaryRuleset scratch("t", "");
  arguments.insert(arguments.end(), {"--seconds", "0.1"});
  return limited_houserules(arguments, {20'000, 2000}, scratch.folder() + "/output");
}

}  // namespace

TEST_CASE("simulate stops when its time is over and counts what was played", "[cli]") {
  const Finished finished = run({"simulate", "hex", "--games", "1000000000", "--threads", "2"});
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("How they ended"));
  CHECK_THAT(finished.out,
             Catch::Contains("each thread stopped after 0.1 seconds of processor time "
                             "(--seconds gives more), with ") &&
                 Catch::Contains(" of 1000000000 games played"));
}

TEST_CASE("simulate stops in the middle of one game, too", "[cli]") {
  const TemporaryRuleset endless(
      "t",
      "return { name = 'T', seats = { 'a' }, verbs = { act = { pass{}, effect = function() end "
      "} } }");
  const Finished finished = run(
      {"simulate", endless.folder(), "--games", "1", "--threads", "1", "--limit", "1000000000"});
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("with 0 of 1 games played"));
}

TEST_CASE("perft stops when its time is over, and the depths before stand", "[cli]") {
  const Finished finished = run({"perft", "hex", "9"});
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("    1             121"));
  CHECK_THAT(finished.out,
             Catch::Contains("perft: stopped after 0.1 seconds of processor time (--seconds gives "
                             "more), in depth "));
}

TEST_CASE("par stops when its time is over", "[cli]") {
  const Finished finished = run({"par", "robot_miner", "--option",
                                 "staircases=1x,2x,3x,4x,5x,6x,7x,8x,9x,10x,11x,12x,13x",
                                 "--option", "steps=14", "--option", "bare=none"});
  INFO(finished.out);
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("before it had compared all runs"));
}

TEST_CASE("A folder of rulesets that never end is listed nearly as soon as one of them", "[cli]") {
  const TemporaryRuleset first("t", "while true do local t = { ('x'):rep(99) } end");
  const std::filesystem::path root = std::filesystem::path(first.folder()).parent_path();
  std::filesystem::create_directory(root / "rulesets");
  for (int i = 0; i < 8; ++i)
    std::filesystem::copy(first.folder(), root / "rulesets" / ("t" + std::to_string(i)),
                          std::filesystem::copy_options::recursive);
  const std::filesystem::path here = std::filesystem::current_path();
  std::filesystem::current_path(root);  // where "rulesets" is looked for
  const Finished finished = limited_houserules({"list"}, {4000, 2000}, root / "output");
  std::filesystem::current_path(here);
  CHECK(finished.code == 1);
  CHECK_THAT(finished.out, Catch::Contains("as another one had used up the time"));
}
