// SPDX-License-Identifier: MIT
// houserules-mpi: the commands of the lab, played by all processes that mpirun starts. The leader
// prints; the others are silent, as they would say the same.
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <thread>

#include "cli/arguments/command_line.h"
#include "cli/arguments/run_program.h"
#include "cli/lab/commands.h"
#include "cli/mpi/mpi_team.h"

namespace hr::cli {

namespace {

void be_silent() {
  const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
  dup2(nothing, STDOUT_FILENO);
  dup2(nothing, STDERR_FILENO);
}

Exit run(int argc, const char* const* argv, Team& team) {
  CommandLine line("houserules-mpi", "House Rules: the lab, on many machines under mpirun",
                   "houserules " HOUSERULES_VERSION);
  add_lab(line, &team);
  add_sweep(line, &team);
  add_balance(line, &team);
  add_impact(line, &team);
  add_luck(line, &team);
  add_ladder(line, &team);
  line.add_help();
  return line.run(argc, argv, [&] {
    const std::array help{argv[0], "--help"};
    return line.run(2, help.data(), [] { return Exit::usage; });
  });
}

// Not enough games is a result.
bool failed(Exit code) { return code != Exit::ok && code != Exit::not_enough; }

}  // namespace

}  // namespace hr::cli

int main(int argc, char** argv) {
  using namespace hr::cli;
  MpiTeam team(argc, argv);
  if (!team.leads()) be_silent();
  const Exit code = run_program([&] { return run(argc, argv, team); });
  if (failed(code)) {
    // A mistake that all make is for the leader to report, who would be ended by the others.
    if (!team.leads()) std::this_thread::sleep_for(std::chrono::seconds(2));
    team.abort(static_cast<int>(code));
  }
  return static_cast<int>(code);
}
