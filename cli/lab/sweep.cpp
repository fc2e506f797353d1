// SPDX-License-Identifier: MIT
// houserules sweep: a share over the values of options, as a table. houserules balance: the values
// with which it comes nearest to a target.
#include "core/lab/sweep.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <functional>
#include <memory>

#include "cli/arguments/locate.h"
#include "cli/lab/commands.h"
#include "cli/lab/lab_arguments.h"
#include "cli/lab/option_range.h"
#include "cli/lab/sweep_report.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/output.h"

namespace hr::cli {

namespace {

constexpr std::size_t k_most_versions = 1000;

struct SweepArguments : RulesetArguments {
  PlayArguments play;
  std::vector<std::string> over;
  std::uint64_t games = 1000;
  std::string question, target, store;
  bool fair = false;  // aim at equal chances
  bool json = false, csv = false, progress = false;
};

// What is tried, and the version of each row: a combination of values on top of what holds for all.
struct Tried {
  SweepTable table;
  std::vector<Version> versions;
};

Tried tried(const SweepArguments& arguments) {
  Tried out{.table = {.title = version_name(arguments), .names = {}, .values = {}}, .versions = {}};
  std::vector<OptionRange> ranges;
  for (const std::string& typed : arguments.over) {
    ranges.push_back(read_option_range(typed, "--over"));
    out.table.names.push_back(ranges.back().option);
  }
  for (const std::vector<std::string>& settings : combinations(ranges, k_most_versions, "--over")) {
    RulesetArguments version = arguments;
    version.flags.option = arguments.settings.empty() ? "--over" : "--option or --over";
    version.settings.insert(version.settings.end(), settings.begin(), settings.end());
    out.versions.push_back(version_of(fmt::format("{}", fmt::join(settings, ", ")),
                                      open_ruleset(version, false)->edition()));
    std::vector<std::string>& values = out.table.values.emplace_back();
    for (const std::string& setting : settings)
      values.push_back(setting.substr(setting.find('=') + 1));
  }
  return out;
}

// "first=50", "draws=5", or the name of a share: sets the question and the target.
void read_target(const std::string& typed, SweepRun& run) {
  const std::size_t equals = typed.rfind('=');
  double percent = -1;
  if (equals != std::string::npos) {
    const char* const end = typed.data() + typed.size();
    const auto [stop, error] = std::from_chars(typed.data() + equals + 1, end, percent);
    if (error != std::errc{} || stop != end) percent = -1;
  }
  if (!(percent >= 0 && percent <= 100))
    throw Failure(
        Exit::usage,
        fmt::format("--target: expected a share and its value of 100, such as first=50 or "
                    "draws=5, got \"{}\"",
                    typed));
  const std::string name = typed.substr(0, equals);
  run.question = question_name(name);
  run.target = percent / 100;
}

Exit run_sweep(const SweepArguments& arguments) {
  const auto [table, versions] = tried(arguments);
  const auto store = open_store(arguments.store);
  SweepRun run{.play = lab_play(arguments.play, versions.front().open().game().seats()),
               .seed = arguments.play.seed,
               .games = arguments.games,
               .threads = arguments.play.threads,
               .question = question_name(arguments.question),
               .fair = arguments.fair,
               .store = store.get()};
  if (!arguments.target.empty()) {
    read_target(arguments.target, run);
    run.fair = false;
  }
  const Interrupt interrupt;
  Watch watch("games played", 0, arguments.progress);
  const Sweep found = measured([&] { return sweep(versions, run, std::ref(watch)); });
  if (!watch.ended_by().empty()) message(watch.ended_by());
  close_store(store.get(), "games");
  if (arguments.json)
    print_json(sweep_json(found, table, run));
  else if (arguments.csv)
    print(sweep_csv(found, table));
  else
    print(sweep_text(found, table, run));
  return found.chosen && open_rows(found) > 1 ? Exit::not_enough : Exit::ok;
}

void add_common(Command& command, SweepArguments& arguments) {
  add_ruleset(command, arguments);
  command
      .add("--over", arguments.over,
           "An option and its values: rows:6-12, rows:6-12/2 (every second), rows:6,8,12; "
           "repeatable, for every combination")
      .type_name("OPTION:VALUES")
      .required();
  add_play(command, arguments.play);
  add_store(command, arguments.store);
  command.add_flag("--progress", arguments.progress,
                   "Report progress on standard error even if that is not a terminal");
  add_json(command, arguments.json);
  add_csv(command, arguments.csv);
}

}  // namespace

void add_sweep(CommandLine& line) {
  const auto arguments = std::make_shared<SweepArguments>();
  Command command = line.add_command("sweep", "Measure a game for many values of its options");
  add_common(command, *arguments);
  command
      .add("--question", arguments->question,
           "What to measure: first, draws, or the name of a share that lab reports (default first)")
      .type_name("ROW");
  command.add("--games", arguments->games, "Games for each combination (default 1000)")
      .type_name("NUMBER")
      .whole_number(1, 1'000'000'000);
  command.runs([arguments] { return run_sweep(*arguments); });
}

void add_balance(CommandLine& line) {
  const auto arguments = std::make_shared<SweepArguments>();
  arguments->fair = true;
  Command command =
      line.add_command("balance", "Find the values of options that make a game fairest");
  add_common(command, *arguments);
  command
      .add("--target", arguments->target,
           "A share and its target in per cent: first=50 (the first player's points), draws=5, or "
           "the name of a share that lab reports (default: equal chances for the first player)")
      .type_name("SHARE=VALUE");
  command
      .add("--games", arguments->games,
           "At most this many games for each combination, at least 64 (default 1000); fewer where "
           "the answer is clear")
      .type_name("NUMBER")
      .whole_number(64, 1'000'000'000);
  command.runs([arguments] { return run_sweep(*arguments); });
}

}  // namespace hr::cli
