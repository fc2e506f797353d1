// SPDX-License-Identifier: MIT
// houserules solve: how large a small game is, and what it is worth if all play as well as
// possible.
#include "core/solver/solve.h"

#include <fmt/format.h>

#include <memory>
#include <optional>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/report_output.h"
#include "cli/lab/report_parts.h"
#include "cli/lab/reports.h"
#include "cli/terminal/interrupt.h"
#include "core/kernel/make_engine.h"

namespace hr::cli {

namespace {

struct SolveArguments : RulesetArguments {
  std::uint64_t positions = 1'000'000;
  double seconds = 0;
  ReportArguments report;
};

// Why there is nothing to report.
std::string unsolved_text(const std::string& name, const SolveArguments& arguments,
                          const Solution& found, const std::string& ended_by) {
  switch (found.walked) {
    case Walked::all:
      break;
    case Walked::too_many:
      return fmt::format(
          "{} is too large to solve: it has more than {} positions, the limit of --positions", name,
          arguments.positions);
    case Walked::too_long:
      return fmt::format(
          "{} is too long to solve: after {} positions there was a game of more than {} actions",
          name, found.positions, k_max_solved_length);
    case Walked::stuck:
      return fmt::format(
          "{} cannot be solved: after {} positions a seat could give no answer to what all were "
          "asked",
          name, found.positions);
    case Walked::stopped:
      return fmt::format("{} was not solved: stopped by {} after {} positions", name, ended_by,
                         found.positions);
  }
  return "";
}

Exit run_solve(const SolveArguments& arguments) {
  ReportOutput output(arguments.report);
  const auto ruleset = open_ruleset(arguments);
  const std::string name = version_name(arguments);
  const auto engine = make_engine(ruleset->game(), ruleset->rules());
  const Interrupt interrupt;
  ProgressWatch watch("positions walked", arguments.seconds, arguments.report.progress);
  SolveRun run{.max_positions = arguments.positions};
  run.walking = [&](std::uint64_t positions) { return watch(positions, arguments.positions); };
  std::uint64_t rounds = 0;
  run.learning = [&](std::uint64_t done) {
    rounds = done;
    return watch.goes_on();
  };
  const Solution found = solve(*engine, run);
  if (found.walked != Walked::all)
    throw Failure(Exit::not_enough, unsolved_text(name, arguments, found, watch.ended_by()));
  const EarlyStop stop = early_stop(watch.ended_by(), rounds, run.max_rounds, "round", "rounds");
  Document report = solve_report(name, *ruleset->game(), found, stop);
  report.rules = {rules_text(*ruleset->game(), ruleset->text())};
  output.print("solve", report);
  return Exit::ok;
}

}  // namespace

void add_solve(CommandLine& line) {
  const auto arguments = std::make_shared<SolveArguments>();
  Command command = line.add_command(
      "solve", "Walk a small game to its ends: information states, and its value in best play");
  add_ruleset(command, *arguments);
  command
      .add("--positions", arguments->positions,
           "Refuse games with more positions than this (default 1000000)")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000'000);
  add_time_limit(command, arguments->seconds,
                 "Stop after this time: without a result, or with the value as far as it is known");
  add_report(command, arguments->report);
  command.runs([arguments] { return run_solve(*arguments); });
}

}  // namespace hr::cli
