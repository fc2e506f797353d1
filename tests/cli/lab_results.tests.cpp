// SPDX-License-Identifier: MIT
// The file in which the lab keeps results.
#include <sys/stat.h>

#include <catch2/catch.hpp>
#include <cstdio>
#include <filesystem>
#include <sstream>
#include <thread>

#include "tests/cli/results_file.h"
#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

std::vector<std::string> sweep_of(const std::string& games, const Results* results) {
  std::vector<std::string> out{"sweep",     "connect_four", "--over",  "columns:4-6", "--bots",
                               "search:20", "--json",       "--games", games};
  if (results != nullptr) out.insert(out.end(), {"--store", results->file()});
  return out;
}

struct Counts {
  long played = -1, found = -1;
};

// "96 games played, 48 found in the file of results"
Counts counts_of(const Finished& run) {
  Counts out;
  INFO(run.err);
  REQUIRE(run.code == 0);
  const std::size_t at = run.err.rfind("houserules: ");
  REQUIRE(at != std::string::npos);
  REQUIRE(std::sscanf(run.err.c_str() + at, "houserules: %ld %*s played, %ld found", &out.played,
                      &out.found) == 2);
  return out;
}

}  // namespace

TEST_CASE("a sweep that is killed goes on where it was", "[cli]") {
  const auto slow = [](const Results* results) {
    std::vector<std::string> out = sweep_of("100", results);
    out[5] = "search:60";
    out.insert(out.end(), {"--threads", "1"});
    return out;
  };
  const Finished whole = houserules(slow(nullptr));
  REQUIRE(whole.code == 0);
  const Results results;
  std::string kept = "0";
  for (int tenths = 1; kept == "0" && tenths < 50; ++tenths) {
    std::vector<std::string> arguments = slow(&results);
    arguments.insert(arguments.begin(),
                     {"-s", "KILL", std::to_string(0.05 * tenths), HOUSERULES_PROGRAM});
    CHECK(Process("/usr/bin/timeout").run(arguments).code == 128 + SIGKILL);
    // It may have been killed before it had made its tables.
    if (std::filesystem::exists(results.file()) &&
        sql(results, "select count(*) from sqlite_master where name = 'shards'") == "1")
      kept = sql(results, "select ifnull(sum(last - first), 0) from shards");
  }
  const Finished rest = houserules(slow(&results));
  CHECK(rest.out == whole.out);
  const Counts counts = counts_of(rest);
  CHECK(std::to_string(counts.found) == kept);
  CHECK(counts.played == 300 - counts.found);
  CHECK(counts.played > 0);
  const Finished again = houserules(slow(&results));
  CHECK(again.out == whole.out);
  CHECK(counts_of(again).played == 0);
}

TEST_CASE("two processes share one file of results", "[cli]") {
  const Results results;
  Finished first, second;
  {
    const std::jthread other([&] { first = houserules(sweep_of("60", &results)); });
    second = houserules(sweep_of("60", &results));
  }
  CHECK(first.code == 0);
  CHECK(second.code == 0);
  CHECK(first.out == second.out);
  const Finished after = houserules(sweep_of("60", &results));
  CHECK(after.out == first.out);
  CHECK(counts_of(after).played == 0);
}

TEST_CASE("every command of the lab keeps its results", "[cli]") {
  const TemporaryRuleset place("place", "return {}");
  const std::string file = place.folder() + "/results.db";
  for (std::vector<std::string> arguments :
       {std::vector<std::string>{"lab", "tic_tac_toe", "--games", "100"},
        {"lab", "tic_tac_toe", "--against-option", "size=4", "--games", "200", "--question",
         "actions in a game"},
        {"balance", "tic_tac_toe", "--over", "size:3-5", "--games", "200"},
        {"luck", "tic_tac_toe", "--bots", "search:5", "--stronger", "search:9", "--games", "64"},
        {"ladder", "tic_tac_toe", "--bots", "random,greedy,search:5", "--games", "20"}}) {
    arguments.emplace_back("--csv");
    const Finished plain = houserules(arguments);
    arguments.insert(arguments.end(), {"--store", file});
    const Finished kept = houserules(arguments), again = houserules(arguments);
    INFO(kept.err << again.err);
    CHECK(kept.out == plain.out);
    CHECK(again.out == plain.out);
    CHECK_THAT(again.err, Catch::Contains("houserules: 0 "));
  }
}

namespace {

// The commands whose games are divided among workers.
const std::vector<std::vector<std::string>> k_divided{
    {"lab", "tic_tac_toe", "--games", "200", "--csv"},
    {"lab", "tic_tac_toe", "--against-option", "size=4", "--games", "400", "--json"},
    {"sweep", "connect_four", "--over", "columns:4-6", "--games", "40", "--bots", "search:10"},
    {"balance", "tic_tac_toe", "--over", "size:3-5", "--games", "600", "--csv"},
    {"luck", "robot_miner", "--bots", "random", "--stronger", "greedy", "--games", "200"},
    {"ladder", "tic_tac_toe", "--bots", "random,greedy,search:5", "--games", "40"}};

}  // namespace

TEST_CASE("any number of workers comes to the same report as one process", "[cli]") {
  for (const auto& arguments : k_divided) {
    const Finished whole = houserules(arguments);
    for (const int workers : {2, 5}) {
      const TemporaryRuleset place("place", "return {}");
      const std::string stem = place.folder() + "/part";
      std::vector<std::string> merge{"merge", place.folder() + "/all.db"};
      for (int worker = workers; worker >= 1; --worker) {
        std::vector<std::string> typed = arguments;
        const std::string file = stem + std::to_string(worker) + ".db";
        typed.insert(
            typed.end(),
            {"--shard", std::to_string(worker) + "/" + std::to_string(workers), "--store", file});
        // The third one dies, and is never done again: the report plays what is missing.
        if (worker == 3) continue;
        const Finished part = houserules(typed);
        INFO(part.err);
        CHECK(part.code == 0);
        CHECK_THAT(part.out, Catch::StartsWith("Part ") && Catch::Contains("houserules merge"));
        merge.push_back(file);
      }
      const Finished merged = houserules(merge);
      INFO(merged.err);
      REQUIRE(merged.code == 0);
      CHECK(houserules(merge).out.find(": 0 games") != std::string::npos);
      std::vector<std::string> typed = arguments;
      typed.insert(typed.end(), {"--store", place.folder() + "/all.db"});
      const Finished report = houserules(typed);
      CHECK(report.code == whole.code);
      CHECK(report.out == whole.out);
      if (workers < 3 && arguments[0] != "balance")
        CHECK_THAT(report.err, Catch::Contains("houserules: 0 "));
    }
  }
}

TEST_CASE("a script for Slurm plays each part and prints the report", "[cli]") {
  const TemporaryRuleset place("it's here", "return {}");
  const std::string script = place.folder() + "/run.sh";
  const std::vector<std::string> arguments{"sweep",    "tic_tac_toe", "--over",
                                           "size:3-5", "--games",     "300"};
  const Finished whole = houserules(arguments);
  std::vector<std::string> typed = arguments;
  typed.insert(typed.end(), {"--slurm", script, "--jobs", "3"});
  const Finished written = houserules(typed);
  INFO(written.err);
  REQUIRE(written.code == 0);
  CHECK_THAT(written.out, Catch::Contains("sbatch "));
  for (const char* job : {"2", "3", "1", "2"}) {
    const Finished part =
        Process("/usr/bin/env").run({std::string("SLURM_ARRAY_TASK_ID=") + job, "sh", script});
    INFO(part.err);
    CHECK(part.code == 0);
  }
  const Finished report = Process("/usr/bin/env").run({"sh", script, "report"});
  INFO(report.err);
  CHECK(report.code == 0);
  CHECK(report.out == whole.out);
  CHECK_THAT(report.err, Catch::Contains("houserules: 0 games played, 900 found"));
  CHECK_FALSE(Process("/usr/bin/env").run({"-u", "SLURM_ARRAY_TASK_ID", "sh", script}).code == 0);
}

TEST_CASE("the name of a script for Slurm does not leave its comments", "[cli]") {
  const TemporaryRuleset place("it's here", "return {}");
  const std::string script = place.folder() + "/a\n#SBATCH --mail-user=x\ntouch 'out\n.sh";
  const Finished written = houserules({"lab", "tic_tac_toe", "--slurm", script, "--jobs", "3"});
  INFO(written.err);
  REQUIRE(written.code == 0);
  std::istringstream lines(text_of(script));
  std::vector<std::string> head;
  for (std::string line; std::getline(lines, line) && line != "set -eu";) head.push_back(line);
  CHECK(head.size() == 8);
  for (const std::string& line : head) CHECK_THAT(line, Catch::StartsWith("#"));
  CHECK(Process("/usr/bin/env").run({"SLURM_ARRAY_TASK_ID=1", "sh", script}).code == 0);
  const std::string option = place.folder() + "/-x.sh";  // to sbatch an option, without a path
  REQUIRE(houserules({"lab", "tic_tac_toe", "--slurm", option, "--jobs", "3"}).code == 0);
  CHECK_THAT(text_of(option), Catch::Contains("  sbatch ./-x.sh\n"));
}

TEST_CASE("mistakes about parts are told", "[cli]") {
  for (const char* wrong : {"0/3", "4/3", "3", "a/b", "1/0", "1/2/3", "-1/2"}) {
    const Finished run =
        houserules({"lab", "tic_tac_toe", "--store", "never.db", "--shard", wrong});
    CHECK(run.code == 2);
    CHECK_THAT(run.err, Catch::Contains("--shard: expected which part of how many"));
  }
  const Finished nowhere = houserules({"lab", "tic_tac_toe", "--shard", "1/2"});
  CHECK(nowhere.code == 2);
  CHECK_THAT(nowhere.err, Catch::Contains("add --store"));
  const Results results;
  const Finished missing = houserules({"merge", results.file(), results.file() + ".none"});
  CHECK(missing.code == 1);
  CHECK_THAT(missing.err, Catch::Contains("there is no such file"));
  CHECK_FALSE(std::filesystem::exists(results.file()));
}

TEST_CASE("rules that were changed are measured anew", "[cli]") {
  const Results results;
  const auto played = [&](const std::string& text) {
    const TemporaryRuleset game("game", text);
    return counts_of(houserules({"lab", game.folder(), "--games", "20", "--store", results.file()}))
        .played;
  };
  const std::string rules = R"(return { name = "Coin", seats = { "sun", "moon" },
  board = grid{ 2, 1 }, zones = { field = { holds = "one" } }, kinds = { stone = {} },
  verbs = { roll = { pass{}, effect = function(g, me) g:win(me) end } } })";
  CHECK(played(rules) == 20);
  CHECK(played(rules) == 0);
  CHECK(played(rules + "-- ") == 20);
}

TEST_CASE("a file that cannot keep results is refused with a sentence", "[cli]") {
  const Results results;
  const auto refused = [&] {
    const Finished run = houserules(sweep_of("10", &results));
    CHECK(run.code == 1);
    CHECK(run.out.empty());
    CHECK(std::ranges::count(run.err, '\n') == 1);
    return run.err;
  };
  write_text(results.file(), std::string(2000, 'x'));
  CHECK_THAT(refused(), Catch::Contains("not a file of results"));
  std::filesystem::remove(results.file());
  sql(results, "create table notes (text)");
  CHECK_THAT(refused(), Catch::Contains("another program's database"));
  std::filesystem::remove(results.file());
  CHECK(houserules(sweep_of("10", &results)).code == 0);
  sql(results, "pragma user_version = 7");
  CHECK_THAT(refused(), Catch::Contains("later version"));
  std::filesystem::remove(results.file());
  CHECK(houserules(sweep_of("10", &results)).code == 0);
  std::filesystem::resize_file(results.file(), 5000);
  CHECK_THAT(refused(), Catch::Contains("damaged"));
  std::filesystem::remove(results.file());
  std::filesystem::create_directory(results.file());
  CHECK_THAT(refused(), Catch::Contains("cannot be opened"));
  std::filesystem::remove(results.file());
  CHECK(houserules(sweep_of("10", &results)).code == 0);
  chmod(results.file().c_str(), S_IRUSR);
  if (access(results.file().c_str(), W_OK) != 0)  // the superuser may always write
    CHECK_THAT(refused(), Catch::Contains("cannot be written"));
}

}  // namespace hr::tests
