// SPDX-License-Identifier: MIT
// What happens to a report when the file that keeps its results fails in the middle: nothing.
#include <catch2/catch.hpp>
#include <filesystem>

#include "tests/cli/results_file.h"

namespace hr::tests {

namespace {

// The arguments of a command of the lab as a shell reads them. None of them has to be quoted.
std::string shell_text(const std::vector<std::string>& arguments) {
  std::string out = HOUSERULES_PROGRAM;
  for (const std::string& each : arguments) out += " " + each;
  return out;
}

Finished shell(const std::string& script) { return Process("/bin/sh").run({"-c", script}); }

const std::vector<std::string> k_long_sweep{"sweep",  "connect_four", "--over", "columns:4-6",
                                            "--bots", "search:40",    "--csv",  "--threads",
                                            "1",      "--games",      "64"};

// What is printed is what is printed without a file; that it is not kept is said.
void check_unkept(const Finished& run, const std::vector<std::string>& arguments,
                  const std::string& why) {
  INFO(run.err);
  const Finished plain = houserules(arguments);
  CHECK(run.out == plain.out);
  CHECK(run.code == 1);
  CHECK_THAT(run.err, Catch::Contains(why) && Catch::Contains("are not kept in"));
}

}  // namespace

TEST_CASE("a report is printed though the disk has no room for its results", "[cli]") {
  const std::vector<std::vector<std::string>> commands{
      {"lab", "tic_tac_toe", "--games", "3000", "--csv"},
      {"lab", "tic_tac_toe", "--against-option", "size=4", "--games", "2000", "--json"},
      {"balance", "tic_tac_toe", "--over", "size:3-5", "--games", "3000", "--csv"},
      {"luck", "robot_miner", "--bots", "random", "--stronger", "greedy", "--games", "1200",
       "--csv"},
      {"ladder", "tic_tac_toe", "--bots", "random,greedy,search:5", "--games", "400", "--csv"}};
  for (const auto& arguments : commands) {
    const Results results;
    // Blocks of 512 bytes: room for the tables and a little.
    check_unkept(shell("ulimit -f 40; " + shell_text(arguments) + " --store " + results.file()),
                 arguments, "cannot be read or written");
    const Finished again = shell(shell_text(arguments) + " --store " + results.file());
    CHECK_THAT(again.err, !Catch::Contains("damaged"));
  }
}

TEST_CASE("a report is printed though the file of its results was removed", "[cli]") {
  const Results results;
  const std::string file = results.file();
  check_unkept(shell(shell_text(k_long_sweep) + " --store " + file + " & while [ ! -s " + file +
                     " ]; do sleep 0.01; done; sleep 0.05; rm " + file + "; wait $!"),
               k_long_sweep, "moved or removed");
}

TEST_CASE("a report is printed though another program holds the file of its results", "[cli]") {
  const Results results;
  const std::string file = results.file();
  // Held as soon as it is there, until the report is there.
  const std::string hold =
      "python3 -c 'import sqlite3, sys, time\n"
      "d = sqlite3.connect(sys.argv[1], timeout=9, isolation_level=None)\n"
      "open(sys.argv[2], \"w\").close()\n"
      "while not d.execute(\"select count(*) from sqlite_schema\").fetchone()[0]: "
      "time.sleep(0.01)\n"
      "time.sleep(0.05)\n"
      "d.execute(\"begin exclusive\")\n"
      "time.sleep(60)' " +
      file + " " + file + ".ready & holder=$!; while [ ! -e " + file +
      ".ready ]; do sleep 0.01; done; ";
  check_unkept(shell(hold + shell_text(k_long_sweep) + " --store " + file +
                     "; code=$?; kill $holder; exit $code"),
               k_long_sweep, "another program has been using the file for too long");
}

TEST_CASE("a part of a run that could not be kept is not called complete", "[cli]") {
  const Results results;
  const Finished run =
      shell("ulimit -f 40; " + shell_text({"lab", "tic_tac_toe", "--games", "9000"}) +
            " --shard 1/2 --store " + results.file());
  CHECK(run.code == 1);
  CHECK_THAT(run.out, Catch::Contains("Part 1 of 2 is not complete") &&
                          !Catch::Contains("put them together"));
}

TEST_CASE("damaged results are played again, and the file has them then", "[cli]") {
  const Results results;
  const std::vector<std::string> arguments{"lab", "tic_tac_toe", "--games", "100", "--csv"};
  const Finished plain = houserules(arguments);
  std::vector<std::string> typed = arguments;
  typed.insert(typed.end(), {"--store", results.file()});
  REQUIRE(houserules(typed).code == 0);
  sql(results, "update shards set tally = 'null' where first in (16, 48)");
  const Finished mended = houserules(typed);
  INFO(mended.err);
  CHECK(mended.code == 1);
  CHECK(mended.out == plain.out);
  CHECK_THAT(mended.err, Catch::Contains("32 of its games cannot have been played"));
  CHECK_THAT(mended.err, Catch::Contains("32 games played, 68 found"));
  const Finished after = houserules(typed);
  CHECK(after.code == 0);
  CHECK(after.out == plain.out);
  CHECK_THAT(after.err, Catch::Contains("0 games played, 100 found"));
}

}  // namespace hr::tests
