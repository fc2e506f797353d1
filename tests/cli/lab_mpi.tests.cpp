// SPDX-License-Identifier: MIT
// The lab under MPI, where it is installed.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "tests/support/process.h"
#include "tests/support/temporary_ruleset.h"

namespace hr::tests {

namespace {

std::string mpi_program() {
  return (std::filesystem::path(HOUSERULES_PROGRAM).parent_path() / "houserules-mpi").string();
}

bool mpi_is_missing() {
  const bool missing =
      access("/usr/bin/mpirun", X_OK) != 0 || access(mpi_program().c_str(), X_OK) != 0;
  if (missing) WARN("skipped: mpirun (package openmpi-bin) or houserules-mpi is not there");
  return missing;
}

// The words before the program; more processes than processors are fine.
std::vector<std::string> mpirun(int ranks) {
  setenv("OMPI_ALLOW_RUN_AS_ROOT", "1", 1);
  setenv("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1", 1);
  // Otherwise it asks every screen for its graphics cards, and ends with that of another test.
  setenv("HWLOC_COMPONENTS", "-gl", 1);
  // Open MPI leaves some of its own memory to the end of the process.
  return {"env", "ASAN_OPTIONS=detect_leaks=0", "mpirun",     "--oversubscribe",
          "-n",  std::to_string(ranks),         mpi_program()};
}

Finished run_mpi(int ranks, const std::vector<std::string>& arguments) {
  std::vector<std::string> words = mpirun(ranks);
  words.insert(words.end(), arguments.begin(), arguments.end());
  words.insert(words.end(), {"--threads", "1"});
  return Process("/usr/bin/env").run(words);
}

}  // namespace

TEST_CASE("any number of processes under MPI comes to the same report as one", "[cli]") {
  if (mpi_is_missing()) return;
  // One process asks nobody and two ask each other; that more come to the same is tried everywhere.
  const std::pair<std::vector<int>, std::vector<std::string>> k_jobs[] = {
      {{1, 2, 7}, {"lab", "tic_tac_toe", "--games", "200", "--csv"}},
      {{4},
       {"lab", "tic_tac_toe", "--against-option", "size=4", "--games", "400", "--question",
        "actions in a game", "--json"}},
      {{7},
       {"sweep", "connect_four", "--over", "columns:4-6", "--games", "40", "--bots", "search:10"}},
      {{4}, {"luck", "robot_miner", "--bots", "random", "--stronger", "greedy", "--games", "200"}},
      {{2, 4}, {"ladder", "tic_tac_toe", "--bots", "random,greedy,search:5", "--games", "40"}}};
  for (const auto& [processes, arguments] : k_jobs) {
    const Finished whole = houserules(arguments);
    for (const int ranks : processes) {
      const Finished found = run_mpi(ranks, arguments);
      INFO(found.err);
      CHECK(found.code == whole.code);
      CHECK(found.out == whole.out);
    }
  }
}

TEST_CASE("under MPI a mistake is told once", "[cli]") {
  if (mpi_is_missing()) return;
  const Finished wrong = run_mpi(3, {"lab", "no_such_game"});
  CHECK(wrong.code == 5);
  const std::size_t first = wrong.err.find("expected the name of a ruleset");
  REQUIRE(first != std::string::npos);
  CHECK(wrong.err.find("expected the name of a ruleset", first + 1) == std::string::npos);
}

TEST_CASE("a process that dies ends the job, and the next start goes on", "[cli]") {
  if (mpi_is_missing()) return;
  const TemporaryRuleset place("place", "return {}");
  const std::string file = place.folder() + "/results.db";
  const std::vector<std::string> arguments{"sweep",   "connect_four", "--over", "columns:4-6",
                                           "--games", "200",          "--bots", "search:60"};
  const Finished whole = houserules(arguments);
  std::vector<std::string> kept = arguments;
  kept.insert(kept.end(), {"--store", file});
  // The last process is killed once the file has something.
  std::vector<std::string> shell{"sh", "-c",
                                 R"sh("$@" & job=$!
for i in $(seq 100); do
  sleep 0.1
  [ "$(stat -c %s "$0" 2>/dev/null || echo 0)" -gt 20480 ] && break
done
kill -9 $(ps -o pid= --ppid $job | tail -1)
wait $job)sh",
                                 file};
  for (const std::string& word : mpirun(3)) shell.push_back(word);
  shell.insert(shell.end(), kept.begin(), kept.end());
  const Finished died = Process("/usr/bin/env").run(shell);
  CHECK(died.code != 0);
  CHECK(died.out.empty());
  const Finished rest = run_mpi(3, kept);
  INFO(died.err << rest.err);
  CHECK(rest.code == 0);
  CHECK(rest.out == whole.out);
  long played = -1;
  const std::size_t at = rest.err.find("houserules: ");
  REQUIRE(at != std::string::npos);
  REQUIRE(std::sscanf(rest.err.c_str() + at, "houserules: %ld games", &played) == 1);
  CHECK(played > 0);
  CHECK(played < 600);
}

}  // namespace hr::tests
