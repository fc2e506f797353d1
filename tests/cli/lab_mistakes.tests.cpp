// SPDX-License-Identifier: MIT
// What the lab is asked that contradicts itself, and results that somebody else has changed.
#include <catch2/catch.hpp>
#include <filesystem>

#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

struct Refused {
  std::vector<std::string> typed;
  std::string message;
};

const std::vector<Refused> k_refused{
    {{"lab", "tic_tac_toe", "--option", "size=4", "--option", "size=5"},
     "--option: size is set twice, to \"4\" and to \"5\"; leave one out"},
    {{"lab", "tic_tac_toe", "--against-option", "size=4", "--against-option", "size=5"},
     "--against-option: size is set twice"},
    {{"sweep", "tic_tac_toe", "--over", "size:3,4", "--over", "size:5"},
     "--over: size occurs twice"},
    {{"sweep", "tic_tac_toe", "--over", "size:3,4", "--option", "size=5"},
     "--over: size is set by --option size=5 as well"},
    {{"sweep", "tic_tac_toe", "--over", "rules.lua:999:1-2"},
     "--over: rules.lua has no line 999, only "},
    {{"sweep", "tic_tac_toe", "--over",
      "size:-9223372036854775808-9223372036854775807/9223372036854775807"},
     "expected a range"},
    {{"ladder", "tic_tac_toe", "--bots", "random"}, "--bots: expected at least two bots"},
    {{"lab", "tic_tac_toe", "--jobs", "4"}, "--jobs: add --slurm"},
    {{"lab", "tic_tac_toe", "--slurm", "never.sh", "--shard", "1/2", "--store", "never.db"},
     "--slurm: leave --shard out"},
    // A script whose jobs would all fail is not written.
    {{"lab", "tic_tac_toe", "--slurm", "never.sh", "--bots", "nobody"}, "--bots: There is no bot"},
    {{"impact", "tic_tac_toe", "--slurm", "never.sh", "--bots", "nobody"},
     "--bots: There is no bot"},
    {{"sweep", "tic_tac_toe", "--over", "size:3,4", "--slurm", "never.sh", "--bots", "nobody"},
     "--bots: There is no bot"},
    {{"lab", "tic_tac_toe", "--slurm", "never.sh", "--against-option", "size=4", "--question",
      "fun"},
     "is called \"fun\""},
    {{"impact", "tic_tac_toe", "--slurm", "never.sh", "--question", "fun"}, "is called \"fun\""},
    {{"sweep", "tic_tac_toe", "--over", "size:3,4", "--slurm", "never.sh", "--question", "fun"},
     "is called \"fun\""},
    {{"ladder", "tic_tac_toe", "--slurm", "never.sh", "--bots", "random"}, "at least two bots"}};

}  // namespace

TEST_CASE("a command of the lab that contradicts itself is refused with one sentence", "[cli]") {
  for (const Refused& wrong : k_refused) {
    const Finished run = houserules(wrong.typed);
    INFO(run.err);
    CHECK(run.code == 2);
    CHECK(run.out.empty());
    CHECK(std::ranges::count(run.err, '\n') == 1);
    CHECK_THAT(run.err, Catch::Contains(wrong.message));
  }
  CHECK_FALSE(std::filesystem::exists("never.sh"));
  CHECK_FALSE(std::filesystem::exists("never.db"));
}

TEST_CASE("the help of a command says how many bots it takes", "[cli]") {
  CHECK_THAT(houserules({"ladder", "--help"}).out, Catch::Contains("At least two, separated"));
  CHECK_THAT(houserules({"luck", "--help"}).out, !Catch::Contains("one for each"));
  CHECK_THAT(houserules({"lab", "--help"}).out, Catch::Contains("or one for each, separated"));
}

TEST_CASE("an option of B takes the place of that of A", "[cli]") {
  const Finished run = houserules(
      {"lab", "tic_tac_toe", "--option", "size=4", "--against-option", "size=5", "--games", "10"});
  CHECK_THAT(run.out, Catch::Contains("A: tic_tac_toe with size=4\n"));
  CHECK_THAT(run.out, Catch::Contains("B: tic_tac_toe with size=5\n"));
}

TEST_CASE("a file of results may have any name", "[cli]") {
  const TemporaryRuleset place("place", "return {}");
  for (const std::string name : {":memory:", "file:a?mode=memory", "-b"}) {
    const Finished run =
        Process("/usr/bin/env")
            .run({"-C", place.folder(), HOUSERULES_PROGRAM, "ladder", "tic_tac_toe", "--bots",
                  "random,greedy", "--games", "2", "--store=" + name});
    INFO(run.err);
    CHECK(run.code == 0);
    CHECK(std::filesystem::exists(place.folder() + "/" + name));
  }
}

TEST_CASE("what if asks for the folder of rules that are not found by their name", "[cli]") {
  const TemporaryRuleset game("elsewhere", R"(return { name = "Coin", seats = { "sun", "moon" },
  board = grid{ 2, 1 }, zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { roll = { pass{}, effect = function(g, me) g:win(me) end } } })");
  const std::string record = game.folder() + "/game.rec";
  REQUIRE(houserules({"record", game.folder(), "--seat", "all=random", "--out", record}).code == 0);
  const Finished lost = houserules({"whatif", record});
  CHECK(lost.code == 5);
  CHECK_THAT(lost.err, Catch::Contains("the record is of the ruleset \"elsewhere\", which is not "
                                       "found by its name; add --rules and its folder"));
  CHECK(houserules({"whatif", record, "--rules", game.folder()}).code == 0);
}

namespace {

struct Change {
  std::vector<std::string> typed;
  std::string from, to;
};

const std::vector<std::string> k_lab{"lab", "tic_tac_toe", "--games", "16", "--bots", "search:1"};
const std::vector<std::string> k_pairs{"lab",     "tic_tac_toe", "--against-option", "size=4",
                                       "--games", "16",          "--bots",           "search:1"};
const std::vector<std::string> k_ladder{"ladder",        "tic_tac_toe", "--bots",
                                        "random,greedy", "--games",     "16"};
const std::vector<std::string> k_luck{"luck",       "robot_miner", "--bots",  "random",
                                      "--stronger", "greedy",      "--games", "64"};

const std::vector<Change> k_changes{{k_lab, "\"openings\":[[0,", "\"openings\":[[31000,"},
                                    {k_lab, "\"openings\":[[0,", "\"openings\":[[-7,"},
                                    {k_lab, "\"verbs\":[", "\"verbs\":[[1,1,[]],"},
                                    {k_lab, "\"kinds\":[", "\"kinds\":[[1,1,[]],"},
                                    {k_lab, "\"places\":[", "\"places\":[[1,1,[]]"},
                                    {k_lab, "[65536,", "[65537,"},
                                    {k_lab, "[65536,", "[65536,1,"},
                                    {k_pairs, "[65536,", "[4295032832,"},
                                    {k_pairs, "[-65536,", "[-65537,"},
                                    {k_ladder, "[65536,0,1,1]", "[65536,0,1,0]"},
                                    {k_ladder, "[65536,0,1,1]", "[65536,-1,1,1]"},
                                    {k_luck, "\"squares\":[[[", "\"squares\":[[[-1"},
                                    {k_luck, "\"squares\":[[[", "\"squares\":[[[99999999999"}};

}  // namespace

TEST_CASE("results that cannot have been played are not used", "[cli]") {
  const TemporaryRuleset place("place", "return {}");
  const std::string file = place.folder() + "/results.db";
  for (const auto& [arguments, from, to] : k_changes) {
    std::filesystem::remove(file);
    std::vector<std::string> typed = arguments;
    typed.insert(typed.end(), {"--store", file});
    const Finished played = houserules(typed);
    const Finished changed =
        Process("/usr/bin/env")
            .run({"python3", "-c",
                  "import sqlite3, sys\n"
                  "with sqlite3.connect(sys.argv[1]) as d: d.execute('update shards set tally = "
                  "replace(tally, ?, ?)', sys.argv[2:])",
                  file, from, to});
    REQUIRE(changed.code == 0);
    const Finished run = houserules(typed);
    INFO(from << " " << to << " " << run.err);
    CHECK(run.code == 1);
    CHECK(run.out == played.out);
    CHECK_THAT(run.err, Catch::Contains("the file of results is damaged"));
  }
}

}  // namespace hr::tests
