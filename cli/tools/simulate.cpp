// SPDX-License-Identifier: MIT
// houserules simulate: plays many random games and reports the results.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <stop_token>
#include <thread>

#include "cli/arguments/arguments.h"
#include "cli/arguments/locate.h"
#include "cli/arguments/seconds.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/output.h"
#include "cli/terminal/progress.h"
#include "cli/tools/engine_instance.h"
#include "cli/tools/simulation_report.h"
#include "cli/tools/tools.h"

namespace hr::cli {

namespace {

constexpr std::uint64_t k_max_games = 1'000'000'000'000;

struct SimulateArguments : RulesetArguments {
  SimulationRun run{.games = 1000,
                    .threads = std::clamp(std::thread::hardware_concurrency(), 1U, 64U),
                    .seed = 1,
                    .limit = 100'000};
  double seconds = 3600;
  bool progress = false;
  bool json = false;
};

Exit simulate_games(const SimulateArguments& arguments) {
  const auto ruleset = open_ruleset(arguments);
  // Each thread has its own rules, loaded from the same text.
  const EngineFactory make = [&] {
    return make_engine_instance(scripting::load_ruleset(ruleset->text()));
  };
  const Interrupt interrupt;
  std::stop_source ended;
  const bool tells = arguments.progress || messages_to_terminal();
  Progress told("games played");
  const auto progress = [&](std::uint64_t done) {
    if (tells) told(done, arguments.run.games);
    if (Interrupt::requested()) ended.request_stop();
  };
  SimulationRun run = arguments.run;
  run.stop = ended.get_token();
  run.allowance = work_limits(arguments.seconds);
  const Tally tally = simulate(make, run, progress);
  if (arguments.json)
    print_json(simulation_json(*ruleset, arguments.run, tally));
  else
    print(simulation_text(*ruleset, arguments.run, tally));
  if (!tally.stopped) return Exit::ok;
  if (ended.stop_requested())
    message(fmt::format("simulate: stopped, with {} of {} games played", tally.games,
                        arguments.run.games));
  else
    message(fmt::format("simulate: each thread {}, with {} of {} games played",
                        out_of_time(arguments.seconds), tally.games, arguments.run.games));
  return Exit::problems;
}

}  // namespace

void add_simulate(CommandLine& line) {
  const auto arguments = std::make_shared<SimulateArguments>();
  Command command = line.add_command(
      "simulate", "Play many random games: win rates, game length, number of choices");
  add_ruleset(command, *arguments);
  command.add("--games", arguments->run.games, "Number of games (default 1000)")
      .type_name("NUMBER")
      .whole_number(1, k_max_games);
  command
      .add("--threads", arguments->run.threads,
           "Number of threads (default: one per processor); does not affect the result")
      .type_name("NUMBER")
      .whole_number(1, 256);
  add_seed(command, arguments->run.seed, "Random seed (default 1)");
  command
      .add("--limit", arguments->run.limit, "Stop a game after this many actions (default 100000)")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000'000);
  add_progress(command, arguments->progress);
  add_seconds(command, arguments->seconds, " per thread; games finished by then count");
  add_json(command, arguments->json);
  command.runs([arguments] { return simulate_games(*arguments); });
}

}  // namespace hr::cli
